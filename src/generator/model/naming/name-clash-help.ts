// What helps where two names fall together: a keyword of the vocabulary where it counts, else another name in the document.

/** A sort of things whose names the document gives. */
export type Renamed = 'schema' | 'operation' | 'area';

/** What to do for one of two things that share a name; `x-name` counts only in a document that speaks the `vocabulary`. */
export function renameOne(first: Renamed, second: Renamed, vocabulary: boolean): string {
  if (first === 'area' || second === 'area') return 'Rename one of the tags.';
  if (vocabulary) return 'Give one of them an x-name.';
  if (first !== second) return 'Rename the schema, or give the operation another operationId.';
  return first === 'schema' ? 'Rename one of the schemas.' : 'Give one of them another operationId.';
}

/** What to do for an operation whose name is taken by what no document names. */
export function renameOperation(vocabulary: boolean): string {
  return vocabulary ? 'Give the operation an x-name.' : 'Give the operation another operationId.';
}
