// A YAML document that is printed member by member is the one that is printed whole, and what is remembered of it is printed once.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonTree } from '../../../src/generator/emit/code/json.ts';
import { yaml } from '../../../src/generator/emit/code/yaml.ts';
import { textOf } from '../../architecture/files.ts';

/** The same value as the only item of a list, which is printed whole, without the dash. */
function whole(value: JsonTree): string {
  return yaml([value]).split('\n').map((line) => line.slice(2)).join('\n');
}

const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('', ' x', 'x\n', 'x\n\n', '\n', '\n\n a', 'a\n\nb', 'a\n  b\n c', 'a\n\tb', '- a', '? k', 'k: v', '#c', '|', '>', 'yes', '2020-01-01', 'x'.repeat(1100)));
const { tree } = fc.letrec<{ tree: JsonTree }>((tie) => ({
  tree: fc.oneof({ depthSize: 'medium' }, text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(tie('tree'), { maxLength: 3 }), fc.dictionary(text, tie('tree'), { maxKeys: 4 })),
}));

it('is the one that is printed whole', () => {
  fc.assert(
    fc.property(fc.dictionary(text, tree, { minKeys: 1, maxKeys: 4 }), (value) => {
      expect(yaml(value).trimEnd()).toBe(whole(value).trimEnd());
    }),
    { numRuns: 1000 },
  );
});

it('is printed from what is remembered', () => {
  const document = JSON.parse(textOf('generated/spec/openapi.json')) as JsonTree; // a document
  const remembered = new Map<string, string>();
  const remember = (key: string, make: () => string): string => {
    const known = remembered.get(key) ?? make();
    remembered.set(key, known);
    return known;
  };
  expect(yaml(document, remember)).toBe(textOf('generated/spec/openapi.yaml'));
  const printed = remembered.size;
  expect(yaml(document, remember)).toBe(textOf('generated/spec/openapi.yaml'));
  expect(remembered.size).toBe(printed);
});
