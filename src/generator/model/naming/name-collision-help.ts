// Help texts for name collisions.

/** The kinds of names that a document defines. */
export type NameKind = 'schema' | 'operation' | 'tag';

/** Returns the help for a collision of two names; `x-name` applies only in a document with the vocabulary. */
export function nameCollisionHelp(first: NameKind, second: NameKind, hasVocabulary: boolean): string {
  if (first === 'tag' || second === 'tag') return 'Rename one of the tags.';
  if (hasVocabulary) return 'Give one of them an x-name.';
  if (first !== second) return 'Rename the schema, or give the operation another operationId.';
  return first === 'schema' ? 'Rename one of the schemas.' : 'Give one of them another operationId.';
}

/** Returns the help for an operation whose name is reserved. */
export function renameOperationHelp(hasVocabulary: boolean): string {
  return hasVocabulary ? 'Give the operation an x-name.' : 'Give the operation another operationId.';
}
