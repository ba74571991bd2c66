// The vocabulary is said in three places (registry, docs, the editors' schema); here they are held against each other.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import {
  isExtensionName,
  extensionRegistry,
  type ExtensionName,
} from '../../src/generator/openapi/extensions/registry.ts';
import { lintIgnoreKeyword } from '../../src/generator/openapi/extensions/lint-ignore.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { parseText } from '../../src/generator/source/parse-text.ts';
import { createSource } from '../../src/generator/source/source-text.ts';
import type { Json } from '../../src/generator/source/node.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'vocabulary.md'), 'utf8');
const schema = JSON.parse(readFileSync(join(root, 'schemas', 'vocabulary.schema.json'), 'utf8')) as {
  // a file of this repository
  readonly $defs: Readonly<
    Record<string, { readonly examples: readonly Json[]; readonly properties: Readonly<Record<string, unknown>> }>
  >;
};
const names = Object.keys(extensionRegistry).filter(isExtensionName);

/** The rows of the page's table of keywords. */
const rows = [...page.matchAll(/^\| `(x-[a-z]+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(
  ([, name = '', on = '', sort = '']) => ({ name, on: on.trim(), sort: sort.trim() }),
);

test('the page lists each keyword with its place and sort', () => {
  const wanted = names
    .filter((name) => name !== 'x-ashlar')
    .map((name) => ({
      name,
      on: extensionRegistry[name].positions
        .join(', ')
        .replace(/^schema$/, 'any schema')
        .replace('status schema', 'schema of a status'),
      sort: extensionRegistry[name].kind,
    }));
  expect(rows).toEqual(wanted);
  expect(page).toContain('## `x-ashlar`');
});

test("the editors' schema knows the same keywords", () => {
  const known = [...names, lintIgnoreKeyword];
  expect(Object.keys(schema.$defs).filter((name) => name.startsWith('x-'))).toEqual(known);
  expect(Object.keys(schema.$defs['spoken']?.properties ?? {}).filter((name) => name.startsWith('x-'))).toEqual(known);
});

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema, 'vocabulary');

describe('of a whole document', () => {
  const stranger = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: { '/a': { get: { 'x-access': 'anyone', responses: {} } } },
  };
  const sound = (document: object): boolean => ajv.validate('vocabulary', document);

  test('a keyword is judged where the vocabulary is spoken, and in files without a root', () => {
    expect(sound(stranger)).toBe(true);
    expect(sound({ ...stranger, 'x-ashlar': { version: 1 } })).toBe(false);
    expect(sound(stranger.paths)).toBe(false);
  });

  test('reasons are asked for everywhere', () => {
    const ignoring = (reason: unknown): object => ({
      ...stranger,
      info: { ...stranger.info, [lintIgnoreKeyword]: { 'completeness/*': reason } },
    });
    for (const spoken of [{}, { 'x-ashlar': { version: 1 }, paths: {} }]) {
      expect(sound({ ...ignoring('Nobody reads it.'), ...spoken })).toBe(true);
      for (const reason of ['', ' ', null, true]) expect(sound({ ...ignoring(reason), ...spoken })).toBe(false);
    }
  });
});

/** What the registry's reader says of a value. */
function faults(name: ExtensionName, value: Json): readonly string[] {
  const report = createReport();
  const node = parseText(createSource('value.json', JSON.stringify(value)), report);
  const said: string[] = [];
  if (node) extensionRegistry[name].read(node, (_where, message) => said.push(message));
  return said;
}

/** The value with one member at any depth taken away, added, or replaced by what hardly belongs there. */
function mutations(value: Json): readonly Json[] {
  const odd: readonly Json[] = [
    '',
    'x y',
    'update',
    0,
    -1,
    1.5,
    400,
    true,
    false,
    null,
    [],
    ['a', 'b'],
    {},
    { a: 'b' },
  ];
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    return [
      ...odd,
      [...items, ...items],
      ...items.flatMap((item, index) => mutations(item).map((changed) => items.with(index, changed))),
    ];
  }
  if (typeof value !== 'object' || value === null) return odd;
  const object = value as Readonly<Record<string, Json>>; // Array.isArray does not rule out readonly lists
  const members = Object.entries(object);
  return [
    ...odd,
    { ...object, other: 1 },
    ...members.map(([key]) => Object.fromEntries(members.filter(([name]) => name !== key))),
    ...members.flatMap(([key, member]) => mutations(member).map((changed) => ({ ...object, [key]: changed }))),
  ];
}

// What JSON Schema cannot say, or says otherwise, is the registry's to judge.
const beyondSchema = /is not an identifier|"to" ascend|^the id .* stands twice/;

describe.each(names)('%s', (name) => {
  const examples = schema.$defs[name]?.examples ?? [];
  const valid = ajv.getSchema(`vocabulary#/$defs/${name}`);

  test('has examples that both accept', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect({ example, faults: faults(name, example) }).toEqual({ example, faults: [] });
  });

  test("the registry and the editors' schema refuse the same values", () => {
    if (!valid) throw new Error(`no definition of ${name}`);
    for (const value of examples.flatMap(mutations)) {
      const said = faults(name, value);
      if (said.length > 0 && said.every((message) => beyondSchema.test(message))) continue;
      expect({ value, sound: said.length === 0, said }).toEqual({ value, sound: valid(value) === true, said });
    }
  });
});
