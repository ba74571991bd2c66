// Exact ranges of lint findings in YAML and JSON.

import { describe, expect, it } from 'vitest';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { getFindings, formatLocations } from './lint-findings.ts';

/** Returns the text without its markers « and », and their range: lines and columns from 1, in UTF-16 units. */
function parseMarkers(text: string): { readonly text: string; readonly range: string } {
  const start = text.indexOf('«');
  const unmarked = text.replace(/[«»]/g, '');
  const position = (offset: number): string => {
    const before = unmarked.slice(unmarked.startsWith('\uFEFF') ? 1 : 0, offset).split(/\r\n|\r|\n/);
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  return { text: unmarked, range: `${position(start)}-${position(text.indexOf('»') - 1)}` };
}

const head = 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}\ncomponents:\n  schemas:\n';
const defaultValueCode = 'correctness/default-value';

/** Documents, and the code of the finding between their markers. */
const cases: readonly (readonly [name: string, file: string, text: string, code: string])[] = (
  [
    ['block style', 'openapi.yaml', `${head}    A:\n      type: integer\n      default: «none»\n`],
    ['flow style', 'openapi.yaml', `${head}    A: { type: integer, default: «"none"», description: x }\n`],
    [
      'CRLF line endings',
      'openapi.yaml',
      `${head}    A:\n      type: integer\n      default: «none» # no\n`.replaceAll('\n', '\r\n'),
    ],
    [
      'CR line endings',
      'openapi.json',
      '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},\r"components":{"schemas":{\r"A":{"type":"integer",\r"default":«"x"»}}}}',
    ],
    ['a byte order mark', 'openapi.yaml', `\uFEFF${head}    A: { default: «none», type: integer }\n`],
    [
      'the first line after a byte order mark',
      'openapi.json',
      '\uFEFF{"components":{"schemas":{"A":{"type":"integer","default":«"none"»}}},"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}}',
    ],
    [
      'a line with characters outside the BMP before the value',
      'openapi.yaml',
      `${head}    A: { description: "😀 𝒳 é", default: «none», type: integer }\n`,
    ],
    [
      'a value with characters outside the BMP',
      'openapi.json',
      '{"openapi":"3.1.0","info":{"title":"😀","version":"1"},"paths":{},"components":{"schemas":{"A":{"title":"😀","type":"integer","default":«"😀😀"»}}}}',
    ],
    [
      'tabs',
      'openapi.json',
      '{\n\t"openapi": "3.1.0",\n\t"info": { "title":\t"t", "version": "1" },\n\t"paths": {},\n\t"components": { "schemas": { "A": { "type": "integer",\t"default":\t«"x"» } } }\n}\n',
    ],
    ['tabs between YAML tokens', 'openapi.yaml', `${head}    A:\n      type: integer\n      default:\t«none»\n`],
    [
      'a document with a block scalar before the value',
      'openapi.yaml',
      `${head}    A:\n      description: |\n        One: # two\n\n          three\n      type: integer\n      default: «none»\n`,
    ],
    [
      'a block scalar',
      'openapi.yaml',
      `${head}    A:\n      type: integer\n      default: «|\n        none\n\n        at all»\n\n      description: x\n`,
    ],
    [
      'a plain scalar over several lines',
      'openapi.yaml',
      `${head}    A:\n      type: integer\n      default: «none\n        at all» # x\n      description: x\n`,
    ],
    ['a value with an anchor', 'openapi.yaml', `${head}    A:\n      type: integer\n      default: &a «none»\n`],
    [
      'the value of an alias',
      'openapi.yaml',
      `x-none: &a «none»\n${head}    A:\n      type: integer\n      default: *a\n`,
    ],
    [
      'a merged key',
      'openapi.yaml',
      `x-base: &b { «minLength»: 1 }\n${head}    A:\n      type: integer\n      <<: *b\n`,
      'vocabulary/type-mismatch',
    ],
    [
      'a key',
      'openapi.yaml',
      `${head}    A:\n      "type": integer\n      «"minLength"»: 1\n`,
      'vocabulary/type-mismatch',
    ],
    ['the key of a mapping', 'openapi.yaml', `${head}    A:\n      type: integer\n      «default»:\n        a: 1\n`],
    [
      'an item of a sequence',
      'openapi.yaml',
      `${head}    A:\n      type: string\n      enum:\n      - ab\n      - «abc»\n      maxLength: 2\n`,
      'correctness/enum-value',
    ],
  ] as const
).map(([name, file, text, code]) => [name, file, text, code ?? defaultValueCode]);

describe('the range of a finding', () => {
  it.each(cases)('is exact: %s', async (_name, file, markedText, code) => {
    const { text, range } = parseMarkers(markedText);
    const directory = createTempDirectory({ [file]: text });
    const locations = formatLocations(await getFindings(directory, file, '--no-redocly'));
    expect(locations.filter((location) => location.startsWith(code))).toEqual([`${code} ${file}:${range}`]);
  });

  it.each(cases)('is exact in a referenced file: %s', async (_name, file, markedText, code) => {
    const { text, range } = parseMarkers(markedText);
    const referencedPath = `parts/${file}`;
    const entry = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { B: { type: 'array', items: { $ref: `${referencedPath}#/components/schemas/A` } } } },
    });
    const directory = createTempDirectory({ 'entry.json': entry, [referencedPath]: text });
    const locations = formatLocations(await getFindings(directory, 'entry.json', '--no-redocly'));
    expect(locations.filter((location) => location.startsWith(code))).toEqual([`${code} ${referencedPath}:${range}`]);
  });

  it('is exact for a Redocly rule', async () => {
    const { text, range } = parseMarkers(
      head
        .replace('paths: {}', 'servers:\n  - description: "😀"\n    url: «https://a.b/»\npaths: {}')
        .replaceAll('\n', '\r\n'),
    );
    const directory = createTempDirectory({ 'openapi.yaml': `${text}    A: { type: string }\r\n` });
    expect(formatLocations(await getFindings(directory, 'openapi.yaml'))).toContain(
      `redocly/no-server-trailing-slash openapi.yaml:${range}`,
    );
  });
});
