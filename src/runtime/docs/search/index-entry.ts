// What can be searched for, as the index of a site carries it: pages, and what stands on them.

/** What an entry is; an index names it by its place in this list. */
export const kinds = [
  'area',
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

/** A page: kind, title, address relative to the folder of the site; of an operation its method, its path and its id. */
export type PageEntry = readonly [
  kind: number,
  title: string,
  address: string,
  method?: string,
  path?: string,
  id?: string,
];

/** What stands on pages: kind, text, and where: the number of a page and the name of the place on it, for each. */
export type TermEntry = readonly [kind: number, text: string, ...places: readonly (number | string)[]];

/** The files of an index register themselves: pages first, then terms in any order. `files` is how many of terms there are. */
export type IndexPart =
  | { readonly pages: readonly PageEntry[]; readonly files: number }
  | { readonly terms: readonly TermEntry[] };

/** The name of the function that the files of an index call. */
export const registerName = 'ashlarSearchIndex';
