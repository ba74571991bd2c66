// Where findings stand, to the first and the last character, however the text is written.

import { describe, expect, it } from 'vitest';
import { folderWith } from './folder.ts';
import { findings, places } from './scattered.ts';

/** The text without its marks « and », and the range between them: lines and columns from 1, in units of UTF-16. */
function marked(text: string): { readonly text: string; readonly range: string } {
  const start = text.indexOf('«');
  const plain = text.replace(/[«»]/g, '');
  const position = (offset: number): string => {
    const before = plain.slice(plain.startsWith('\uFEFF') ? 1 : 0, offset).split(/\r\n|\r|\n/);
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  return { text: plain, range: `${position(start)}-${position(text.indexOf('»') - 1)}` };
}

const head = 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}\ncomponents:\n  schemas:\n';
const wrongDefault = 'correctness/default-value';

/** A document, and the code that is told between its marks. */
const cases: readonly (readonly [what: string, file: string, text: string, code: string])[] = (
  [
    ['block style', 'openapi.yaml', `${head}    A:\n      type: integer\n      default: «none»\n`],
    ['flow style', 'openapi.yaml', `${head}    A: { type: integer, default: «"none"», description: x }\n`],
    [
      'lines of Windows',
      'openapi.yaml',
      `${head}    A:\n      type: integer\n      default: «none» # no\n`.replaceAll('\n', '\r\n'),
    ],
    [
      'lines of old Macs',
      'openapi.json',
      '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},\r"components":{"schemas":{\r"A":{"type":"integer",\r"default":«"x"»}}}}',
    ],
    ['a byte order mark', 'openapi.yaml', `\uFEFF${head}    A: { default: «none», type: integer }\n`],
    [
      'a byte order mark and what stands in the first line',
      'openapi.json',
      '\uFEFF{"components":{"schemas":{"A":{"type":"integer","default":«"none"»}}},"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}}',
    ],
    [
      'characters beyond the basic plane before it',
      'openapi.yaml',
      `${head}    A: { description: "😀 𝒳 é", default: «none», type: integer }\n`,
    ],
    [
      'such characters in it',
      'openapi.json',
      '{"openapi":"3.1.0","info":{"title":"😀","version":"1"},"paths":{},"components":{"schemas":{"A":{"title":"😀","type":"integer","default":«"😀😀"»}}}}',
    ],
    [
      'tabs',
      'openapi.json',
      '{\n\t"openapi": "3.1.0",\n\t"info": { "title":\t"t", "version": "1" },\n\t"paths": {},\n\t"components": { "schemas": { "A": { "type": "integer",\t"default":\t«"x"» } } }\n}\n',
    ],
    ['tabs between tokens of YAML', 'openapi.yaml', `${head}    A:\n      type: integer\n      default:\t«none»\n`],
    [
      'text in lines before it',
      'openapi.yaml',
      `${head}    A:\n      description: |\n        One: # two\n\n          three\n      type: integer\n      default: «none»\n`,
    ],
    [
      'text in lines itself',
      'openapi.yaml',
      `${head}    A:\n      type: integer\n      default: «|\n        none\n\n        at all»\n\n      description: x\n`,
    ],
    [
      'text over several lines',
      'openapi.yaml',
      `${head}    A:\n      type: integer\n      default: «none\n        at all» # x\n      description: x\n`,
    ],
    ['an anchor before it', 'openapi.yaml', `${head}    A:\n      type: integer\n      default: &a «none»\n`],
    [
      'an alias: what it names',
      'openapi.yaml',
      `x-none: &a «none»\n${head}    A:\n      type: integer\n      default: *a\n`,
    ],
    [
      'a merge key: where the key is written',
      'openapi.yaml',
      `x-base: &b { «minLength»: 1 }\n${head}    A:\n      type: integer\n      <<: *b\n`,
      'vocabulary/type-mismatch',
    ],
    [
      'a name',
      'openapi.yaml',
      `${head}    A:\n      "type": integer\n      «"minLength"»: 1\n`,
      'vocabulary/type-mismatch',
    ],
    ['a map, by its name', 'openapi.yaml', `${head}    A:\n      type: integer\n      «default»:\n        a: 1\n`],
    [
      'an item of a list',
      'openapi.yaml',
      `${head}    A:\n      type: string\n      enum:\n      - ab\n      - «abc»\n      maxLength: 2\n`,
      'correctness/enum-value',
    ],
  ] as const
).map(([what, file, text, code]) => [what, file, text, code ?? wrongDefault]);

describe('the range of a finding', () => {
  it.each(cases)('is exact in %s', async (_what, file, written, code) => {
    const { text, range } = marked(written);
    const folder = folderWith({ [file]: text });
    expect(places(await findings(folder, file, '--no-redocly')).filter((each) => each.startsWith(code))).toEqual([
      `${code} ${file}:${range}`,
    ]);
  });

  it.each(cases)('is exact in a file that is referred to, in %s', async (_what, file, written, code) => {
    const { text, range } = marked(written);
    const other = `parts/${file}`;
    const entry = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas: { B: { type: 'array', items: { $ref: `${other}#/components/schemas/A` } } } },
    });
    const folder = folderWith({ 'entry.json': entry, [other]: text });
    expect(
      places(await findings(folder, 'entry.json', '--no-redocly')).filter((each) => each.startsWith(code)),
    ).toEqual([`${code} ${other}:${range}`]);
  });

  it('is that of what a rule underneath is about', async () => {
    const { text, range } = marked(
      head
        .replace('paths: {}', 'servers:\n  - description: "😀"\n    url: «https://a.b/»\npaths: {}')
        .replaceAll('\n', '\r\n'),
    );
    const folder = folderWith({ 'openapi.yaml': `${text}    A: { type: string }\r\n` });
    expect(places(await findings(folder, 'openapi.yaml'))).toContain(
      `redocly/no-server-trailing-slash openapi.yaml:${range}`,
    );
  });
});
