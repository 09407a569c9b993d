import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Every file that gets smaller by it also as `.br` and `.gz`, so that the server never packs anything itself. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "civitas-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const file of files(folder)) if (COMPRESSIBLE.test(file)) pack(file);
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

function pack(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const forms = { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) };
  for (const [suffix, packed] of Object.entries(forms)) {
    if (packed.length < content.length) writeFileSync(`${file}.${suffix}`, packed);
  }
}
