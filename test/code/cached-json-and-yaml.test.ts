// Incremental printing of YAML and JSON: the output is the same with and without cached parts.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printJson, type JsonTree, markCacheable } from '../../src/generator/code/json/print-json.ts';
import { printYaml } from '../../src/generator/code/json/print-yaml.ts';
import { readProjectFile } from '../architecture/files.ts';
import { runs } from '../tier.ts';

/** Prints the value as the only item of an array, which is not split into properties, and removes the indentation. */
function printWhole(value: JsonTree): string {
  return printYaml([value])
    .split('\n')
    .map((line) => line.slice(2))
    .join('\n');
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' x',
    'x\n',
    'x\n\n',
    '\n',
    '\n\n a',
    'a\n\nb',
    'a\n  b\n c',
    'a\n\tb',
    '- a',
    '? k',
    'k: v',
    '#c',
    '|',
    '>',
    'yes',
    '2020-01-01',
    'x'.repeat(1100),
  ),
);
const { tree } = fc.letrec<{ tree: JsonTree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(text, tie('tree'), { maxKeys: 4 }),
  ),
}));

it('prints the same YAML whether property by property or in one piece', () => {
  fc.assert(
    fc.property(fc.dictionary(text, tree, { minKeys: 1, maxKeys: 4 }), (value) => {
      expect(printYaml(value).trimEnd()).toBe(printWhole(value).trimEnd());
    }),
    { numRuns: runs(1000) },
  );
});

it('prints the same document with cached parts, and prints replaced parts again', () => {
  const document = JSON.parse(readProjectFile('generated/spec/openapi.json')) as Record<string, JsonTree>;
  const { schemas } = document['components'] as Record<string, Record<string, JsonTree>>;
  const original = schemas?.['Volume'];
  if (schemas === undefined || original === undefined) throw new Error('the document has no Volume');
  const pathItems = document['paths'] as Record<string, JsonTree>;
  // Each of these parts occurs only once in the document.
  for (const part of [...Object.values(schemas), ...Object.values(pathItems)]) markCacheable(part);
  const print = (): readonly string[] => [printJson(document), printYaml(document)];
  const expected = [readProjectFile('generated/spec/openapi.json'), readProjectFile('generated/spec/openapi.yaml')];
  expect([print(), print()]).toEqual([expected, expected]);
  schemas['Volume'] = { description: 'Another.' };
  const uncached = JSON.parse(JSON.stringify(document)) as JsonTree;
  expect(print()).toEqual([printJson(uncached), printYaml(uncached)]);
  schemas['Volume'] = original;
  expect(print()).toEqual(expected);
});
