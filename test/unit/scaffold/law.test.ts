// Whatever a person has put among the handlers, every line of it is there afterwards, in its order.

import fc from 'fast-check';
import { Project } from 'ts-morph';
import { expect, it } from 'vitest';
import { planScaffold } from '../../../src/generator/commands/scaffold/plan-scaffold.ts';
import { parseState, stateFileName } from '../../../src/generator/commands/scaffold/scaffold-state.ts';
import type { ExpectedTag } from '../../../src/generator/commands/scaffold/expected-handlers.ts';
import { runs } from '../../tier.ts';

const modules = { server: '../api/server/index.js', memory: '../api/server/memory.js', extension: '.js' };
const ids = ['alpha', 'beta', 'gamma', 'delta', 'omega'] as const;

const areaOf = (operations: readonly string[]): ExpectedTag => ({
  id: 'pets',
  name: 'pets',
  type: 'Pets',
  file: 'pets.ts',
  operations: ids
    .filter((id) => operations.includes(id))
    .map((id) => ({ key: `GET /${id}`, name: id, type: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
});

/** What a run leaves of the files. */
function scaffold(
  files: Readonly<Record<string, string>>,
  operations: readonly string[],
): Readonly<Record<string, string>> {
  const project = new Project({ useInMemoryFileSystem: true });
  const sources = Object.entries(files)
    .filter(([path]) => path.endsWith('.ts'))
    .map(([path, text]) => project.createSourceFile(`/home/handlers/${path}`, text));
  const previousState = files[stateFileName] === undefined ? undefined : parseState(files[stateFileName]);
  const { files: texts } = planScaffold({
    directory: '/home/handlers',
    expectedTags: [areaOf(operations)],
    previousState,
    specifiers: modules,
    files: sources,
    project,
  });
  return { ...files, ...Object.fromEntries(texts) };
}

const some = fc.subarray([...ids], { minLength: 1 });
const comment = fc.constantFrom(
  '// a remark',
  '/* a { brace } */',
  '/** A doc, with `code`. */',
  '',
  '  // at an odd place',
  "// '",
);
const member = (id: string) =>
  fc
    .tuple(
      comment,
      fc.constantFrom(
        `async ${id}(request) { return { status: 200, body: { a: '}' } }; }`,
        `${id}: (request) => ({ status: 200, body: '{' })`,
        id,
        `'${id}': other.${id}`,
        `async ${id}(\n  request,\n) {\n\n  // inside\n  return answer;\n}`,
      ),
      comment,
    )
    .map(([before, code, after]) => ({ before, code, after }));
const module = fc.record({
  written: some.chain((own) => fc.tuple(...own.map(member))),
  head: comment,
  tail: comment,
  comma: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  indent: fc.constantFrom('  ', '\t', '    '),
});

it('keeps every line of a person, and is done after one run', () => {
  fc.assert(
    fc.property(module, some, some, ({ written, head, tail, comma, lineEnd, indent }, first, second) => {
      const members = written.map(
        ({ before, code, after }, index) =>
          `${before === '' ? '' : `${indent}${before}\n`}${indent}${code.replaceAll('\n', `\n${indent}`)}${comma || index < written.length - 1 ? ',' : ''}${after.startsWith('//') ? ` ${after}` : ''}\n`,
      );
      const text =
        `${head}\nimport type { PetsHandlers } from '../api/server/index.js';\n\nexport const pets: PetsHandlers<Tx> = {\n${members.join('')}};\n${tail}\n`.replaceAll(
          '\n',
          lineEnd,
        );
      let files: Readonly<Record<string, string>> = { 'pets.ts': text, 'index.ts': '// Mine.\n' };
      let lines = text.split(lineEnd);
      for (const operations of [first, second]) {
        files = scaffold(files, operations);
        const after = files['pets.ts'] ?? '';
        expect(after.replaceAll('\r\n', '').includes('\n')).toBe(lineEnd === '\n');
        expect(lostOf(lines, after.split(lineEnd))).toEqual([]);
        expect(scaffold(files, operations)).toEqual(files);
        for (const id of operations) expect(after).toMatch(new RegExp(`(?:async |^\\s*|')${id}\\b`, 'm'));
        lines = after.split(lineEnd).filter((line) => !/^\s*\/\/ (?:Gone from|Moved in) the document/.test(line));
      }
    }),
    { numRuns: runs(100) },
  );
});

/** The lines that are not there in their order; the last member may have got a comma. */
function lostOf(lines: readonly string[], after: readonly string[]): readonly string[] {
  const lost: string[] = [];
  let at = 0;
  for (const line of lines) {
    const found = after.findIndex(
      (other, index) => index >= at && (other === line || withoutComma(other) === withoutComma(line)),
    );
    if (found < 0) lost.push(line);
    else at = found + 1;
  }
  return lost;
}

function withoutComma(line: string): string {
  return line.replace(/,(\s*(?:\/\/.*)?)$/, '$1');
}
