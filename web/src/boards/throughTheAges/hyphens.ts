/**
 * Soft hyphens for the names of cards, so that long words break where a reader would break them.
 * Browsers do not have patterns for every language everywhere; card names are few, so simple rules and a list will do.
 */

const SHY = "\u00ad";
/** Words shorter than this stay whole, and so many letters stay together at both ends. */
const SHORTEST = 8;
const ENDS = 3;

/** Compounds and words that the rules would break elsewhere. */
const GERMAN = words(`
  Unab-hängig-keits-erklä-rung Bürger-un-ruhen Handels-wege-ab-kommen Handels-ab-kommen Verteidi-gungs-armee
  Schutz-ver-sprechen Eroberungs-krieg Gebiets-krieg Graben-krieg Kultur-krieg Techno-logie-krieg Kultur-erbe
  Ozean-dampfer Städte-wachs-tum Vorrats-lager Verbrechens-welle Spiele-autor Industrie-staat Rechts-staat
  Luft-streit-kräfte Schwert-kämpfer Stoß-truppen Kampf-trupp Kunst-stiftung Kunst-werk Bau-kunst Bau-grund
  Militär-bonus Militär-pakt Militär-theorie Militä-risches Militä-rischen Welt-wunder Eiffel-turm Peters-dom
  Profi-sport Mann-schafts-sport Feld-arbeit Fried-rich Hand-werk Hand-werks Boden-schätze Lager-stätten
  Schützen-gräben Grenz-konflikt Beute-zug Streif-zug Kreuz-züge Bilder-sturm National-stolz Wohl-stand
  Wohl-habendes Raum-flug Zusammen-arbeit Zivili-sation Souve-ränität Shake-speare Robes-pierre Michel-angelo
  Rock'n'Roll Holly-wood Chur-chill Internet Ein-stein Auf-rüstung Aus-wanderung Ein-wanderung Unter-wanderung
  Be-siedlung Ent-wicklung Ent-wickeltes Ver-besserung Ver-sklavung Ver-teidigung Zer-störung Über-fall Über-legenheit
  Gleich-gewichts Glück-selig-keit Spar-samkeit Ingenieurs-genie Ingenieurs-kunst Gesetzes-kodex Gesetz-gebung
  Justiz-wesen Kriegs-kunst Krieg-führung Kriegs-führung Karto-grafie Weit-läufiges Öffent-licher
  Trans-konti-nentale Multi-media Jour-na-lismus Christoph Wettbe-werbs Flücht-linge Vor-kommen Durch-bruch Buch-druck
  Aggres-sion Annexion Bau-wesen Bevöl-kerung Bewäs-serung Kavalle-risten Konquis-ta-doren Mittel-alter-liche
  Roh-stoffe Konsti-tutio-nelle Schreckens-herr-schaft Ab-kommen Regierungs-form Aktions-karte Spezial-techno-logie Zivil-gebäude Militär-einheit Laborato-rium Erfor-schung
`);
const ENGLISH = words(`
  Accep-tance Agree-ment Agri-culture Alex-ander Alex-andria Archi-tecture Aris-totle Artil-lery Assas-sinate
  Barbar-ians Barba-rossa Basil-ica Bona-parte Bounti-ful Break-through Breed-ing Build-ing Caro-lina Cartog-raphy
  Cavalry-men Christo-pher Chur-chill Circuses Civili-zation Colo-nies Coloni-zation Colos-sus Colum-bus Commu-nism
  Compe-tition Com-puters Con-flict Conquis-tadors Consti-tutional Cooper-ation Crusades Cultural Decla-ration
  Defen-sive Democ-racy Deposits Designer Despo-tism Devel-oped Develop-ment Eco-nomic Effi-cient Einstein Emi-gration
  Endow-ment Engi-neering Entrench-ments Fight-ing Fortifi-cations Fred-erick Fru-gality Funda-mentalism Govern-ment
  Hammu-rabi Happi-ness Heri-tage Historic Holly-wood Icono-clasm Immi-gration Indepen-dence Indus-try Infan-try
  Infil-trate Influ-ence Inhab-ited Inter-national Inter-net Inter-vention Irri-gation Jour-nalism Leo-nardo
  Maxi-milien Mecha-nized Medi-eval Michel-angelo Mili-tary Mon-archy Multi-media Napo-leon Napo-leonic Na-tional
  Nation-alism Navi-gation Organ-ized Patrio-tism Pesti-lence Philos-ophy Pol-itics Popular-ization Popu-lation
  Print-ing Profes-sional Prog-ress Pros-perity Protec-tion Pyra-mids Rail-road Rebel-lion Refu-gees Reli-gion
  Repub-lic Reserves Re-sources Revolu-tionary Rifle-men Robes-pierre Sabo-tage Satel-lites Scien-tific Selec-tive
  Settle-ment Shake-speare Sover-eignty Stock-pile Stra-tegic Strat-egy Suprem-acy Swords-men Tech-nology Terri-tory
  Terror-ism Theoc-racy Theol-ogy Trans-conti-nental Uncer-tain Univer-sitas War-riors Air-planes
`);

function words(list: string): Map<string, string> {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SHY)]),
  );
}

/** A name with soft hyphens in words that are longer than there is room for, in letters. */
export function hyphenated(name: string, language: string, room = SHORTEST - 1): string {
  const known = language === "de" ? GERMAN : ENGLISH;
  const broken = (word: string): string => known.get(word) ?? (language === "de" ? syllables(word) : word);
  return name.replace(/[\p{L}']+/gu, (word) => (word.length > room ? broken(word) : word));
}

/**
 * How long the longest word of a hyphenated name is, and the longest stretch of it that cannot be broken, in letters:
 * names are set a little smaller before they are broken, and much smaller never.
 */
export function measure(name: string): string {
  const length = (parts: string[]): number => Math.max(...parts.map((part) => part.replaceAll(SHY, "").length));
  return `--word:${length(name.split(/[\s-]+/))};--part:${length(name.split(/[\s\u00ad-]+/))}`;
}

/** Consonants that begin a syllable together. */
const ONSETS = [
  "schl",
  "schm",
  "schn",
  "schr",
  "schw",
  "sch",
  "ch",
  "ck",
  "ph",
  "th",
  "qu",
  "pf",
  "bl",
  "br",
  "dr",
  "fl",
  "fr",
  "gl",
  "gr",
  "kl",
  "kr",
  "pl",
  "pr",
  "tr",
];

/** German syllables, roughly: a break comes before the last consonants between two vowels that can begin a syllable. */
function syllables(word: string): string {
  if (word.length < SHORTEST) return word;
  const low = word.toLowerCase();
  let found = "";
  let last = 0;
  for (const match of low.matchAll(/(?<=[aeiouyäöü])([^aeiouyäöü']+)(?=[aeiouyäöü])/g)) {
    const cluster = match[1] ?? "";
    const onset = ONSETS.find((each) => cluster.endsWith(each)) ?? cluster.slice(-1);
    const at = match.index + cluster.length - onset.length;
    if (at - last < ENDS || word.length - at < ENDS) continue;
    found += word.slice(last, at) + SHY;
    last = at;
  }
  return found + word.slice(last);
}
