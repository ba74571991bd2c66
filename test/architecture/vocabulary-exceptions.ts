// Uses of banned words that are allowed, because a standard, the documented API, or another project defines the term.

export interface VocabularyException {
  readonly path: string;
  readonly words: readonly string[];
  readonly reason: string;
}

const preconditionIds = 'precondition IDs of the API in spec/';

export const exceptions: readonly VocabularyException[] = [
  { path: 'test/cel/spec-violations/operations.ts', words: ['kept'], reason: preconditionIds },
  { path: 'test/end-to-end/violations/node-balancers.ts', words: ['kept'], reason: preconditionIds },
  {
    path: 'test/service/storage/sqlite-durability.test.ts',
    words: ['foreign'],
    reason: 'the SQLite pragma foreign_keys',
  },
  {
    path: 'test/architecture/vocabulary.test.ts',
    words: ['whoever', 'asks', 'colour', 'unless-given'],
    reason: 'sample sentences of this check',
  },
];
