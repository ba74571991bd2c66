// A file that is parsed again after an edit: the tree equals that of a fresh run, and unchanged values keep their nodes.

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { ParsedFile } from '../../src/generator/source/file-reader.ts';
import type { Node } from '../../src/generator/source/node.ts';
import { parseFile } from '../../src/generator/source/parse-file.ts';

const parse = (text: string, previous?: ParsedFile): Promise<ParsedFile> =>
  parseFile('a.json', { read: () => Promise.resolve(text) }, { previous });

/** Returns everything in a tree, and whether each node belongs to the file. */
function describeTree({ source, root, diagnostics }: ParsedFile): unknown {
  const describe = (node: Node): unknown => {
    const { kind, start, end, pointer } = node;
    const head = [kind, start, end, pointer, node.source === source];
    if (kind === 'scalar') return [head, node.value, node.raw];
    if (kind === 'list') return [head, node.items.map(describe)];
    return [head, [...node.entries].map(([name, { key, value, ...range }]) => [name, key, range, describe(value)])];
  };
  return [source?.text, root && describe(root), diagnostics];
}

function lookUp({ root }: ParsedFile, ...path: readonly (string | number)[]): Node | undefined {
  let node = root;
  for (const key of path)
    node =
      node?.kind === 'map'
        ? node.entries.get(String(key))?.value
        : node?.kind === 'list'
          ? node.items[Number(key)]
          : undefined;
  return node;
}

const before = '{"a":{"x":[1,2]},"b":{"y":[true,"t"]},"c":{"z":12}}';

it('keeps the nodes before and after an edit', async () => {
  const first = await parse(before);
  const [a, b, c] = ['a', 'b', 'c'].map((key) => lookUp(first, key));
  const item = lookUp(first, 'b', 'y', 0);
  const second = await parse(before.replace('"t"', '"longer"'), first);
  expect(lookUp(second, 'a')).toBe(a);
  expect(lookUp(second, 'b')).not.toBe(b);
  expect(lookUp(second, 'b', 'y', 0)).toBe(item);
  expect(lookUp(second, 'c')).toBe(c);
});

it.each([
  ['an added digit', '{"z":12}', '{"z":123}'],
  ['a removed digit', '{"z":12}', '{"z":1}'],
  ['a first digit', '{"z":12}', '{"z":412}'],
  ['a space after a value', '{"z":12}', '{"z":12 }'],
  ['an inserted item', '[1,2]', '[1,1,2]'],
  ['a removed item', '[1,2]', '[2]'],
  ['a renamed key', '"b":', '"longer":'],
  ['swapped properties', before, '{"b":{"y":[true,"t"]},"a":{"x":[1,2]},"c":{"z":12}}'],
  ['a comment', '"c":', '/* c */"c":'],
  ['a duplicate key', '"c":', '"a":1,"c":'],
  ['a leading line', before, `\n${before}`],
  ['a trailing line', before, `${before}\n`],
  ['another document', before, '[]'],
  ['a syntax error', '"b":', '"b"'],
])('parses %s as a fresh run does, and the correction of it', async (_name, part, replacement) => {
  const after = before.replace(part, replacement);
  const second = await parse(after, await parse(before));
  expect(describeTree(second)).toEqual(describeTree(await parse(after)));
  expect(describeTree(await parse(before, second))).toEqual(describeTree(await parse(before)));
});

it('does not return a file whose nodes a later version has taken', async () => {
  const first = await parse(before);
  const second = await parse(before.replace('true', 'false'), first);
  expect(describeTree(await parse(before, first))).toEqual(describeTree(await parse(before)));
  expect(describeTree(second)).toEqual(describeTree(await parse(before.replace('true', 'false'))));
});

test('any sequence of texts gives the trees of fresh runs', async () => {
  // Few keys and values, so that versions have equal parts.
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<unknown>(1, 12, 'a', null),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c~/'), tie('tree')),
    ),
  }));
  const text = fc
    .tuple(tree, fc.constantFrom(0, 1, 2))
    .map(([value, indent]) => JSON.stringify(value, undefined, indent));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 5 }), async (versions) => {
      let previous: ParsedFile | undefined;
      for (const version of versions) {
        previous = await parse(version, previous);
        expect(describeTree(previous)).toEqual(describeTree(await parse(version)));
      }
    }),
  );
});

test('two versions that are parsed at the same time do not share nodes', async () => {
  const previous = await parse('{"a":{"b":1,"c":"xx"},"d":[1,2,{"e":3}]}');
  const texts = ['{"a":{"b":1,"c":"xx"},"d":[1,2,{"e":4}]}', '{"zz":0,"a":{"b":1,"c":"xx"},"d":[1,2,{"e":3}]}'];
  const parsed = await Promise.all(texts.map((text) => parse(text, previous)));
  const expected = await Promise.all(texts.map((text) => parse(text)));
  expect(parsed.map(describeTree)).toEqual(expected.map(describeTree));
});
