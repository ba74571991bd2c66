// Which outputs of `manyOperations` may change when one of its operations goes, and why each of the others' may.

import { expect } from 'vitest';
import { manyOperations, operationId } from './many-operations.ts';
import { outputsOf, type Outputs } from './outputs.ts';

/** Files that tell of every operation in one place. What is not here and is no file of the operation or its area stays as it was. */
const indexes: readonly string[] = [
  'model', // the model's whole text
  'spec/openapi.json',
  'spec/openapi.yaml', // the whole document
  'types/src/openapi.ts', // the types of the whole document
  'types/src/operations.ts', // the types of all operations by their ids
  'validators/src/checks.ts',
  'validators/src/index.ts', // the validators of all operations by their ids
  'docs/README.md',
  'docs/llms.txt',
  'docs/html/index.html', // the lists of all operations
  'docs/html/assets/search/pages.js', // the pages that are searched, whose numbers the terms have
  'docs/html/guides/authentication.html',
  'docs/html/guides/errors.html', // the operations by scheme and by error
];

/** The terms of the search index name pages by number. */
const terms = /^docs\/html\/assets\/search\/terms-\d+\.js$/;

/** What is the operation's alone, and goes with it. */
function ownFiles(file: string): readonly string[] {
  return [`docs/html/operations/${file}.html`, `docs/operations/${file}.md`, `validators/src/operations/${file}.ts`];
}

/**
 * Removes one operation from `areas` areas of `each`, and holds what became of each output against what may. Of an area
 * the modules and pages may change, with the pages of its operations, whose navigation shows their neighbours; of schemas
 * the pages of those that the operation used, which list their uses.
 */
export async function expectLocal(
  areas: number,
  each: number,
  area: number,
  numbers: readonly number[],
  before: Outputs,
): Promise<void> {
  for (const number of numbers) {
    const id = operationId(area, number);
    const file = fileOf(id);
    const after = await manyOutputs(areas, each, new Set([id]));
    const name = `area-${String(area).padStart(2, '0')}`;
    const neighbours = new Set(
      Array.from({ length: each }, (_, other) => `docs/html/operations/${fileOf(operationId(area, other))}.html`),
    );
    const must = [
      ...indexes,
      `client/src/areas/${name}.ts`,
      `server/src/areas/${name}.ts`,
      `server/src/operations/${name}.ts`,
      `docs/areas/${name}.md`,
      `docs/html/areas/${name}.html`,
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
    ).toEqual(ownFiles(file));
    expect(Object.keys(after).filter((path) => before[path] === undefined)).toEqual([]);
    expect(changed.filter((path) => !neighbours.has(path) && !terms.test(path)).sort()).toEqual([...must].sort());
  }
}

/** The outputs of a document of so many operations, but for those of the ids. */
export function manyOutputs(areas: number, each: number, without: ReadonlySet<string> = new Set()): Promise<Outputs> {
  return outputsOf(new Map([['many.json', manyOperations(areas, each, without)]]), 'many.json');
}

/** `getArea03Thing00` is in files of the name `get-area03-thing00`. */
function fileOf(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
