// Consistency of the vocabulary in the registry, the docs, and the JSON Schema for editors.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import {
  isExtensionName,
  extensionRegistry,
  type ExtensionName,
  lintIgnoreKeyword,
} from '../../src/generator/openapi/extensions/registry.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { parseJson } from '../../src/generator/source/json.ts';
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

/** The rows of the keyword table of the page. */
const rows = [...page.matchAll(/^\| `(x-[a-z]+)` +\| ([^|]+) \| ([^|]+) \|/gm)].map(
  ([, name = '', positions = '', kind = '']) => ({ name, positions: positions.trim(), kind: kind.trim() }),
);

test('docs/vocabulary.md lists each keyword with its positions and kind', () => {
  const expected = names
    .filter((name) => name !== 'x-ashlar')
    .map((name) => ({
      name,
      positions: extensionRegistry[name].positions
        .join(', ')
        .replace(/^schema$/, 'any schema')
        .replace('status schema', 'schema of a status'),
      kind: extensionRegistry[name].kind,
    }));
  expect(rows).toEqual(expected);
  expect(page).toContain('## `x-ashlar`');
});

test('the JSON Schema defines the same keywords', () => {
  const keywords = [...names, lintIgnoreKeyword];
  expect(Object.keys(schema.$defs).filter((name) => name.startsWith('x-'))).toEqual(keywords);
  expect(Object.keys(schema.$defs['spoken']?.properties ?? {}).filter((name) => name.startsWith('x-'))).toEqual(
    keywords,
  );
});

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema, 'vocabulary');

describe('a complete document', () => {
  const thirdPartyDocument = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: { '/a': { get: { 'x-access': 'anyone', responses: {} } } },
  };
  const isValid = (document: object): boolean => ajv.validate('vocabulary', document);

  test('is validated if it uses the vocabulary, and so are files without a root', () => {
    expect(isValid(thirdPartyDocument)).toBe(true);
    expect(isValid({ ...thirdPartyDocument, 'x-ashlar': { version: 1 } })).toBe(false);
    expect(isValid(thirdPartyDocument.paths)).toBe(false);
  });

  test('requires the reason of a suppressed finding, with or without the vocabulary', () => {
    const withSuppression = (reason: unknown): object => ({
      ...thirdPartyDocument,
      info: { ...thirdPartyDocument.info, [lintIgnoreKeyword]: { 'completeness/*': reason } },
    });
    for (const vocabulary of [{}, { 'x-ashlar': { version: 1 }, paths: {} }]) {
      expect(isValid({ ...withSuppression('The endpoint is internal.'), ...vocabulary })).toBe(true);
      for (const reason of ['', ' ', null, true])
        expect(isValid({ ...withSuppression(reason), ...vocabulary })).toBe(false);
    }
  });
});

/** Returns the problems that the reader of the registry reports for a value. */
function findProblems(name: ExtensionName, value: Json): readonly string[] {
  const report = createReport();
  const node = parseJson(createSource('value.json', JSON.stringify(value)), report);
  const problems: string[] = [];
  if (node) extensionRegistry[name].read(node, (_location, message) => problems.push(message));
  return problems;
}

/** Returns the value with one property at any depth removed, added, or replaced by an unlikely value. */
function listMutations(value: Json): readonly Json[] {
  const unlikelyValues: readonly Json[] = [
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
      ...unlikelyValues,
      [...items, ...items],
      ...items.flatMap((item, index) => listMutations(item).map((changed) => items.with(index, changed))),
    ];
  }
  if (typeof value !== 'object' || value === null) return unlikelyValues;
  const object = value as Readonly<Record<string, Json>>; // Array.isArray does not exclude readonly arrays
  const properties = Object.entries(object);
  return [
    ...unlikelyValues,
    { ...object, other: 1 },
    ...properties.map(([key]) => Object.fromEntries(properties.filter(([name]) => name !== key))),
    ...properties.flatMap(([key, property]) =>
      listMutations(property).map((changed) => ({ ...object, [key]: changed })),
    ),
  ];
}

// Problems that JSON Schema cannot express are reported only by the registry.
const registryOnly = /^expected an identifier|must be ascending|^duplicate ID/;

describe.each(names)('%s', (name) => {
  const examples = schema.$defs[name]?.examples ?? [];
  const validate = ajv.getSchema(`vocabulary#/$defs/${name}`);

  test('has examples that the registry and the JSON Schema accept', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect({ example, problems: findProblems(name, example) }).toEqual({ example, problems: [] });
  });

  test('the registry and the JSON Schema reject the same values', () => {
    if (!validate) throw new Error(`no definition of ${name}`);
    for (const value of examples.flatMap(listMutations)) {
      const problems = findProblems(name, value);
      if (problems.length > 0 && problems.every((message) => registryOnly.test(message))) continue;
      expect({ value, isValid: problems.length === 0, problems }).toEqual({
        value,
        isValid: validate(value) === true,
        problems,
      });
    }
  });
});
