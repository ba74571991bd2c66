// Format of the search index.

/** Kinds of entries; the index stores positions in this array. */
export const kinds = [
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

export type Kind = (typeof kinds)[number];

/** A page: kind, title, URL relative to the site's root; for operations, also method, path, and ID. */
export type PageEntry = readonly [
  kind: number,
  title: string,
  url: string,
  method?: string,
  path?: string,
  id?: string,
];

/** A term: kind, text, and alternating page number and fragment of each location. */
export type TermEntry = readonly [kind: number, text: string, ...locations: readonly (number | string)[]];

/** Content of an index file: pages first, then terms in any order. `files` is the number of term files. */
export type IndexPart =
  | { readonly pages: readonly PageEntry[]; readonly files: number }
  | { readonly terms: readonly TermEntry[] };

/** Name of the global function that index files call. */
export const registerName = 'ashlarSearchIndex';
