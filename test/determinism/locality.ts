// Files that change if one operation of a large document is removed.

import { expect } from 'vitest';
import { createLargeDocument, operationId } from './many-operations.ts';
import { generateOutputs, type Outputs } from './outputs.ts';

/** Files that list every operation. Other files change only if they belong to the operation or its tag. */
const indexes: readonly string[] = [
  'model', // the printed model
  'spec/openapi.json',
  'spec/openapi.yaml', // the whole document
  'types/src/openapi.ts', // the types of the whole document
  'types/src/operations.ts', // the types of all operations by ID
  'validators/src/checks.ts', // the validators of all operations by ID
  'docs/README.md',
  'docs/llms.txt',
  'docs/html/index.html', // the lists of all operations
  'docs/html/assets/search/pages.js', // the numbered pages of the search index
  'docs/html/guides/authentication.html',
  'docs/html/guides/errors.html', // the operations by scheme and by error
];

/** Term files of the search index, which refer to pages by number. */
const terms = /^docs\/html\/assets\/search\/terms-\d+\.js$/;

/** Returns the files of one operation, which are removed with it. */
function operationFiles(file: string): readonly string[] {
  return [`docs/html/operations/${file}.html`, `docs/operations/${file}.md`];
}

/**
 * Removes operations of one tag, one at a time, and checks which files change. These must change: the tag's modules and
 * pages, and the pages of schemas that the operation uses (they list their uses). The pages of the tag's other
 * operations may change, because their navigation shows neighbors.
 */
export async function expectLocalChanges(
  tagCount: number,
  operationsPerTag: number,
  tag: number,
  numbers: readonly number[],
  before: Outputs,
): Promise<void> {
  for (const number of numbers) {
    const id = operationId(tag, number);
    const file = fileName(id);
    const after = await generateForManyOperations(tagCount, operationsPerTag, new Set([id]));
    const name = `group-${String(tag).padStart(2, '0')}`;
    const neighborPages = new Set(
      Array.from(
        { length: operationsPerTag },
        (_, other) => `docs/html/operations/${fileName(operationId(tag, other))}.html`,
      ),
    );
    const expected = [
      ...indexes,
      `client/src/tags/${name}.ts`,
      `validators/src/operations/${name}.ts`,
      `query/src/tags/${name}.ts`,
      'mocks/src/index.ts',
      `mocks/src/responses/${name}.ts`,
      `server/src/tags/${name}.ts`,
      `server/src/operations/${name}.ts`,
      `docs/tags/${name}.md`,
      `docs/html/tags/${name}.html`,
      ...[file.replace(/^[a-z]+-/, ''), 'problem'].flatMap((schema) => [
        `docs/schemas/${schema}.md`,
        `docs/html/schemas/${schema}.html`,
      ]),
    ];
    const changed = Object.keys(before).filter((path) => after[path] !== undefined && after[path] !== before[path]);
    expect(
      Object.keys(before)
        .filter((path) => after[path] === undefined)
        .sort(),
    ).toEqual(operationFiles(file));
    expect(Object.keys(after).filter((path) => before[path] === undefined)).toEqual([]);
    expect(changed.filter((path) => !neighborPages.has(path) && !terms.test(path)).sort()).toEqual(
      [...expected].sort(),
    );
  }
}

/** Generates the output for a document with many operations, without those whose IDs are in `excludedIds`. */
export function generateForManyOperations(
  tagCount: number,
  operationsPerTag: number,
  excludedIds: ReadonlySet<string> = new Set(),
): Promise<Outputs> {
  return generateOutputs(
    new Map([['many.json', createLargeDocument(tagCount, operationsPerTag, excludedIds)]]),
    'many.json',
  );
}

/** Returns the base name of the files of an operation: `get-group03-thing00` for `getGroup03Thing00`. */
function fileName(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
