// Banned words and constructions, for which OpenAPI, JSON Schema, HTTP, or TypeScript has a standard term.

/** Words that neither names nor prose may use, each with the term to use instead. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['tell', 'report'],
  ['tells', 'report'],
  ['told', 'report'],
  ['judge', 'validate, check'],
  ['judges', 'validate, check'],
  ['judged', 'validate, check'],
  ['mend', 'fix'],
  ['mends', 'fix'],
  ['mended', 'fix'],
  ['remark', 'annotation'],
  ['refuse', 'reject'],
  ['refuses', 'reject'],
  ['refused', 'reject'],
  ['refusal', 'error response'],
  ['anew', 'again'],
  ['beside', 'next to, besides'],
  ['nobody', 'the actor'],
  ['somebody', 'the actor'],
  ['whoever', 'the actor'],
  ['shelf', 'cache'],
  ['misfit', 'type error'],
  ['stray', 'orphaned'],
  ['strays', 'orphaned'],
  ['complaint', 'error'],
  ['complaints', 'error'],
  ['surroundings', 'detected project'],
  ['sought', 'lookup'],
  ['stranger', 'third-party'],
  ['strangers', 'third-party'],
  ['grave', 'severe'],
  ['folder', 'directory'],
  ['folders', 'directory'],
  ['area', 'tag'],
  ['areas', 'tag'],
  ['world', 'seed data'],
  ['worlds', 'seed data'],
  ['ask', 'require, prompt, request'],
  ['asks', 'require, prompt, request'],
  ['colour', 'color'],
  ['colours', 'color'],
  ['licence', 'license'],
  ['nowhere', 'cannot be resolved'],
  ...[
    ['behaviour', 'behavior'],
    ['behaviours', 'behaviors'],
    ['favour', 'favor'],
    ['honour', 'honor'],
    ['analyse', 'analyze'],
    ['analysed', 'analyzed'],
    ['normalise', 'normalize'],
    ['normalised', 'normalized'],
    ['serialise', 'serialize'],
    ['serialised', 'serialized'],
    ['initialise', 'initialize'],
    ['initialised', 'initialized'],
    ['optimise', 'optimize'],
    ['optimised', 'optimized'],
    ['recognise', 'recognize'],
    ['recognised', 'recognized'],
    ['authorise', 'authorize'],
    ['authorised', 'authorized'],
    ['utilize', 'use'],
    ['utilise', 'use'],
  ].map(([word = '', replacement = '']) => [word, replacement] as const),
]);

/** Constructions that prose may not use, in hyphens, each with what to write instead. */
const constructions: ReadonlyMap<string, string> = new Map([
  ['unless-given', 'default:'],
  ['what-is-generated', 'the output'],
  ['it-is-none', 'it is not a valid'],
  ['let-be', 'suppress'],
  ['would-rather', 'to'],
  ['please-note', 'the fact alone'],
  ['note-that', 'the fact alone'],
  ['as-you-can-see', 'the fact alone'],
]);

/** Words banned only in names, where a participle does not say what the value is. In prose, they can be verbs. */
const nameReplacements: ReadonlyMap<string, string> = new Map([
  ['kept', 'cached, remaining'],
  ['asked', 'requested'],
  ['gone', 'removed'],
  ['foreign', 'other, opposite-direction'],
  ['remembered', 'cached'],
  ['sound', 'valid'],
]);

/** Returns the words of a name or sentence, in lowercase. A hyphen or a capital letter begins a word. */
function splitWords(text: string): readonly string[] {
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** Returns the banned words in an identifier, key, or file name. */
export function findBannedInName(name: string): readonly string[] {
  return splitWords(name).filter((word) => replacements.has(word) || nameReplacements.has(word));
}

/** Returns the banned words and constructions in a comment or title, except in code, quotations, and a few allowed phrases. */
export function findBannedInProse(prose: string): readonly string[] {
  const text = prose.replace(/`[^`]*`|"[^"]*"|\breal-world\b|\bconnections? refused\b/gi, ' ');
  const words = splitWords(text);
  const hyphenated = `-${words.join('-')}-`;
  return [
    ...words.filter((word) => replacements.has(word)),
    ...[...constructions.keys()].filter((phrase) => hyphenated.includes(`-${phrase}-`)),
  ];
}

/** Returns the term to use instead of a banned word. */
export function getReplacement(word: string): string {
  return replacements.get(word) ?? nameReplacements.get(word) ?? constructions.get(word) ?? '';
}
