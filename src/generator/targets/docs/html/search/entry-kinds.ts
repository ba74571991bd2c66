// What entries of the index are: the list of the pages' script, which a test holds equal to this one.

/** In the order in which the index numbers them. */
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

/** The function that the files of the index call. */
export const registerName = 'ashlarSearchIndex';
