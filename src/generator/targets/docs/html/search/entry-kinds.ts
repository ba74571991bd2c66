// Kinds of search index entries; a test checks that they equal those of the page scripts.

/** In the order of their numbers in the index. */
export const entryKinds = [
  'tag',
  'guide',
  'operation',
  'schema',
  'parameter',
  'field',
  'value',
  'rule',
  'section',
  'status',
  'header',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** Name of the global function that the index files call. */
export const registerFunctionName = 'ashlarSearchIndex';
