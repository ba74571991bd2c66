// Line preservation of `ashlar scaffold`: property-based test that every line of existing handlers remains, in order.

import fc from 'fast-check';
import { Project } from 'ts-morph';
import { expect, it } from 'vitest';
import { planScaffold } from '../../../src/generator/commands/scaffold/plan-scaffold.ts';
import { parseState, stateFileName } from '../../../src/generator/commands/scaffold/scaffold-state.ts';
import type { ExpectedTag } from '../../../src/generator/commands/scaffold/expected-handlers.ts';
import { runs } from '../../tier.ts';

const specifiers = { server: '../api/server/index.js', memory: '../api/server/memory.js', extension: '.js' };
const ids = ['alpha', 'beta', 'gamma', 'delta', 'omega'] as const;

const createExpectedTag = (operations: readonly string[]): ExpectedTag => ({
  id: 'pets',
  name: 'pets',
  type: 'Pets',
  file: 'pets.ts',
  operations: ids
    .filter((id) => operations.includes(id))
    .map((id) => ({ key: `GET /${id}`, name: id, type: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
});

/** Runs scaffold in memory and returns the files after the run. */
function scaffold(
  files: Readonly<Record<string, string>>,
  operations: readonly string[],
): Readonly<Record<string, string>> {
  const project = new Project({ useInMemoryFileSystem: true });
  const sources = Object.entries(files)
    .filter(([path]) => path.endsWith('.ts'))
    .map(([path, text]) => project.createSourceFile(`/home/handlers/${path}`, text));
  const previousState = files[stateFileName] === undefined ? undefined : parseState(files[stateFileName]);
  const { files: changedFiles } = planScaffold({
    directory: '/home/handlers',
    expectedTags: [createExpectedTag(operations)],
    previousState,
    specifiers,
    files: sources,
    project,
  });
  return { ...files, ...Object.fromEntries(changedFiles) };
}

const operationIds = fc.subarray([...ids], { minLength: 1 });
const commentArbitrary = fc.constantFrom(
  '// a comment',
  '/* a { brace } */',
  '/** Documentation with `code`. */',
  '',
  '  // with more indentation',
  "// '",
);
const memberArbitrary = (id: string) =>
  fc
    .tuple(
      commentArbitrary,
      fc.constantFrom(
        `async ${id}(request) { return { status: 200, body: { a: '}' } }; }`,
        `${id}: (request) => ({ status: 200, body: '{' })`,
        id,
        `'${id}': other.${id}`,
        `async ${id}(\n  request,\n) {\n\n  // inside\n  return response;\n}`,
      ),
      commentArbitrary,
    )
    .map(([leading, code, trailing]) => ({ leading, code, trailing }));
const moduleArbitrary = fc.record({
  members: operationIds.chain((selectedIds) => fc.tuple(...selectedIds.map(memberArbitrary))),
  head: commentArbitrary,
  tail: commentArbitrary,
  hasTrailingComma: fc.boolean(),
  lineEnding: fc.constantFrom('\n', '\r\n'),
  indent: fc.constantFrom('  ', '\t', '    '),
});

it('keeps every existing line in order, and changes nothing in a second run', () => {
  fc.assert(
    fc.property(
      moduleArbitrary,
      operationIds,
      operationIds,
      ({ members, head, tail, hasTrailingComma, lineEnding, indent }, first, second) => {
        const memberLines = members.map(
          ({ leading, code, trailing }, index) =>
            `${leading === '' ? '' : `${indent}${leading}\n`}${indent}${code.replaceAll('\n', `\n${indent}`)}${hasTrailingComma || index < members.length - 1 ? ',' : ''}${trailing.startsWith('//') ? ` ${trailing}` : ''}\n`,
        );
        const text =
          `${head}\nimport type { PetsHandlers } from '../api/server/index.js';\n\nexport const pets: PetsHandlers<Tx> = {\n${memberLines.join('')}};\n${tail}\n`.replaceAll(
            '\n',
            lineEnding,
          );
        let files: Readonly<Record<string, string>> = { 'pets.ts': text, 'index.ts': '// Mine.\n' };
        let lines = text.split(lineEnding);
        for (const operations of [first, second]) {
          files = scaffold(files, operations);
          const after = files['pets.ts'] ?? '';
          expect(after.replaceAll('\r\n', '').includes('\n')).toBe(lineEnding === '\n');
          expect(findLostLines(lines, after.split(lineEnding))).toEqual([]);
          expect(scaffold(files, operations)).toEqual(files);
          for (const id of operations) expect(after).toMatch(new RegExp(`(?:async |^\\s*|')${id}\\b`, 'm'));
          lines = after
            .split(lineEnding)
            .filter((line) => !/^\s*\/\/ (?:Removed from|Moved in) the document/.test(line));
        }
      },
    ),
    { numRuns: runs(100) },
  );
});

/** Returns the lines that are missing or out of order; a comma after the last member is allowed. */
function findLostLines(lines: readonly string[], after: readonly string[]): readonly string[] {
  const lostLines: string[] = [];
  let start = 0;
  for (const line of lines) {
    const index = after.findIndex(
      (candidate, candidateIndex) =>
        candidateIndex >= start && (candidate === line || withoutComma(candidate) === withoutComma(line)),
    );
    if (index < 0) lostLines.push(line);
    else start = index + 1;
  }
  return lostLines;
}

function withoutComma(line: string): string {
  return line.replace(/,(\s*(?:\/\/.*)?)$/, '$1');
}
