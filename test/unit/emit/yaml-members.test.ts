// A YAML document that is printed member by member is the one that is printed whole, and so is one whose parts keep their texts.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printJson, type JsonTree } from '../../../src/generator/code/json/json.ts';
import { cacheable } from '../../../src/generator/code/cacheable.ts';
import { printYaml } from '../../../src/generator/code/json/yaml.ts';
import { textOf } from '../../architecture/files.ts';
import { runs } from '../../tier.ts';

/** The same value as the only item of a list, which is printed whole, without the dash. */
function whole(value: JsonTree): string {
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

it('is the one that is printed whole', () => {
  fc.assert(
    fc.property(fc.dictionary(text, tree, { minKeys: 1, maxKeys: 4 }), (value) => {
      expect(printYaml(value).trimEnd()).toBe(whole(value).trimEnd());
    }),
    { numRuns: runs(1000) },
  );
});

it('is printed from what its parts were printed as', () => {
  const document = JSON.parse(textOf('generated/spec/openapi.json')) as Record<string, JsonTree>; // a document
  const { schemas } = document['components'] as Record<string, Record<string, JsonTree>>; // as OpenAPI has them
  const before = schemas?.['Volume'];
  if (schemas === undefined || before === undefined) throw new Error('the document has no Volume');
  for (const part of [...Object.values(schemas), ...Object.values(document['paths'] as Record<string, JsonTree>)])
    cacheable(part); // trees, each at one place
  const print = (): readonly string[] => [printJson(document), printYaml(document)];
  const own = [textOf('generated/spec/openapi.json'), textOf('generated/spec/openapi.yaml')];
  expect([print(), print()]).toEqual([own, own]);
  schemas['Volume'] = { description: 'Another.' };
  const another = [JSON.parse(JSON.stringify(document)) as JsonTree].map((anew) => [printJson(anew), printYaml(anew)]);
  expect([print()]).toEqual(another);
  schemas['Volume'] = before;
  expect(print()).toEqual(own);
});
