/** What a test has drawn goes with it. Tests without a document do not load what it takes to draw anything. */

if (typeof document !== "undefined") await import("@testing-library/svelte/vitest");

export {};
