// Generated names: valid, unique, and independent of the document order.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import tsc from 'typescript';
import { describe, expect, it } from 'vitest';
import { identifier } from '../../src/generator/code/typescript/typescript.ts';
import { assignNames, type NameRequest } from '../../src/generator/model/naming/assign-names.ts';
import { byCodePoint } from '../../src/generator/model/naming/code-point-order.ts';
import { reservedFiles, reservedTypes, reservedValues } from '../../src/generator/model/naming/reserved.ts';
import { maxNameLength, toCaseStyles, splitWords, firstFreeId } from '../../src/generator/model/naming/case-styles.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';

const difficultNames = fc.constantFrom(
  '',
  '---',
  '__proto__',
  'constructor',
  'class',
  'CON',
  'nul',
  'await',
  'eval',
  'Object',
  'Promise',
  '2fa',
  '3',
  'foo_bar',
  'fooBar',
  'FooBar',
  'FOO_BAR',
  'foo bar',
  'Foo',
  'foo',
  'FOO',
  'foo2',
  'Foo_2',
  'Größe',
  '宠物',
  '🚀',
  "l'été",
  'V1',
  'V12',
  'x'.repeat(300),
  `${'x'.repeat(300)}y`,
);
const anyName = fc.oneof(
  difficultNames,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 400 }),
);

const location = (): { file: string; line: number; column: number } => ({ file: 'f', line: 1, column: 1 });
function nameRequests(ids: readonly string[]): readonly NameRequest[] {
  return ids.map((id) => ({ id, location }));
}

describe('toCaseStyles', () => {
  it('turns every TypeScript keyword into a valid identifier', () => {
    const words = Object.values(tsc.SyntaxKind).flatMap((kind) =>
      typeof kind === 'number' ? (tsc.tokenToString(kind) ?? []) : [],
    );
    expect(words).toEqual(expect.arrayContaining(['class', 'string', 'await', 'undefined', 'of']));
    for (const word of words.filter((token) => /^[a-z]+$/.test(token))) {
      const { type, value } = toCaseStyles(word, 'schema');
      expect([identifier(type), identifier(value)]).toEqual([type, value]);
    }
  });

  it('changes the names of the utility types of TypeScript, except those that generated code does not use', () => {
    const library = readFileSync(createRequire(import.meta.url).resolve('typescript/lib/lib.es5.d.ts'), 'utf8');
    const utilityTypes = [...library.matchAll(/^type (\w+)</gm)].map(([, name = '']) => name);
    expect(utilityTypes).toEqual(expect.arrayContaining(['Partial', 'Record', 'Capitalize']));
    expect(utilityTypes.filter((name) => toCaseStyles(name, 'schema').type === name)).toEqual([
      'ThisParameterType',
      'OmitThisParameter',
      'ConstructorParameters',
      'InstanceType',
      'NoInfer',
    ]);
  });

  it('returns valid, unreserved identifiers and file names for any string', () => {
    fc.assert(
      fc.property(anyName, (source) => {
        const { type, value, file } = toCaseStyles(source, 'schema');
        expect(type).toMatch(/^[A-Z_][A-Za-z0-9_]*$/);
        expect(value).toMatch(/^[a-z_][A-Za-z0-9_]*$/);
        expect(file).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        for (const spelling of [type, value, file]) expect(spelling.length).toBeLessThanOrEqual(maxNameLength);
        expect(reservedTypes.has(type) || reservedValues.has(value) || reservedFiles.has(file)).toBe(false);
      }),
    );
  });

  it.each([
    ['list_pets', 'ListPets', 'listPets', 'list-pets'],
    ['APIKey', 'APIKey', 'apiKey', 'api-key'],
    ['GET_USERS', 'GetUsers', 'getUsers', 'get-users'],
    ['OAuthClient', 'OAuthClient', 'oauthClient', 'oauth-client'],
    ['listIPv4Ranges', 'ListIPv4Ranges', 'listIPv4Ranges', 'list-ipv4-ranges'],
    ['userIDs', 'UserIDs', 'userIDs', 'user-ids'],
    ['class', 'Class', 'class_', 'class'],
    ['Record', 'Record_', 'record', 'record'],
    ['2fa', '_2fa', '_2fa', '2fa'],
    ['Größe', 'Grosse', 'grosse', 'grosse'],
    ['', 'Schema', 'schema', 'schema'],
    ['con', 'Con', 'con', 'con-schema'],
  ])('converts %s to %s, %s, and %s', (source, type, value, file) => {
    expect(toCaseStyles(source, 'schema')).toEqual({ type, value, file });
  });

  it('returns different names for long names with a common prefix', () => {
    expect(toCaseStyles(`${'x'.repeat(300)}a`, 'schema')).not.toEqual(toCaseStyles(`${'x'.repeat(300)}b`, 'schema'));
  });
});

describe('splitWords', () => {
  it('replaces letters without an ASCII form with their code points', () => {
    expect(splitWords('宠物 pet')).toEqual(['u5ba0', 'u7269', 'pet']);
  });
});

it('firstFreeId numbers an identifier, after an underscore if it ends with a digit', () => {
  expect(firstFreeId('Pet', new Set())).toBe('Pet');
  expect(firstFreeId('Pet', new Set(['Pet', 'Pet2']))).toBe('Pet3');
  expect(firstFreeId('V1', new Set(['V1']))).toBe('V1_2');
  expect(firstFreeId('V1', new Set(['V1', 'V1_2']))).toBe('V1_3');
});

describe('assignNames', () => {
  const ids = fc.uniqueArray(anyName, { maxLength: 30 });

  it('assigns unique names, with file names unique regardless of case', () => {
    fc.assert(
      fc.property(ids, (sources) => {
        const names = [...assignNames(nameRequests(sources), 'schema', createReport()).values()];
        expect(names).toHaveLength(sources.length);
        for (const spelling of ['type', 'value', 'file'] as const) {
          const spellings = names.map((name) => (spelling === 'file' ? name.file.toLowerCase() : name[spelling]));
          expect(new Set(spellings).size).toBe(names.length);
        }
        for (const { type, value, file } of names) {
          expect(type).toMatch(/^[A-Z_][A-Za-z0-9_]*$/);
          expect(value).toMatch(/^[a-z_][A-Za-z0-9_]*$/);
          expect(file).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect(Math.max(type.length, value.length, file.length)).toBeLessThanOrEqual(maxNameLength);
        }
      }),
    );
  });

  it('does not depend on the order of the requests', () => {
    fc.assert(
      fc.property(
        ids.chain((sources) =>
          fc.tuple(fc.constant(sources), fc.shuffledSubarray(sources, { minLength: sources.length })),
        ),
        ([sources, shuffled]) => {
          const first = assignNames(nameRequests(sources), 'schema', createReport());
          const second = assignNames(nameRequests(shuffled), 'schema', createReport());
          for (const id of sources) expect(second.get(id)).toEqual(first.get(id));
        },
      ),
    );
  });

  it('reports each collision once, with both locations', () => {
    const report = createReport();
    const locationAt = (line: number) => () => ({ file: 'f', line, column: 1 });
    const names = assignNames(
      [
        { id: 'foo_bar', location: locationAt(1) },
        { id: 'FooBar', location: locationAt(2) },
        { id: 'other', location: locationAt(3) },
      ],
      'schema',
      report,
    );
    expect([...names.values()].map(({ type }) => type)).toEqual(['FooBar', 'FooBar2', 'Other']);
    expect(report.diagnostics).toMatchObject([
      {
        code: 'model/name-collision',
        severity: 'warning',
        location: { line: 1 },
        related: [{ location: { line: 2 } }],
      },
    ]);
  });

  it('gives an `x-name` precedence over a derived name', () => {
    const names = assignNames(
      [
        { id: 'Pet', location },
        { id: 'A', override: 'Pet', location },
      ],
      'schema',
      createReport(),
    );
    expect(names.get('A')?.type).toBe('Pet');
    expect(names.get('Pet')?.type).toBe('Pet2');
  });
});

describe('byCodePoint', () => {
  it('orders by code point, including supplementary planes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const codePoints = (source: string): readonly number[] =>
          Array.from(source, (character) => character.codePointAt(0) ?? 0);
        const [left, right] = [codePoints(a), codePoints(b)];
        const index = left.findIndex((point, position) => point !== right[position]);
        const isPrefix = index < 0 || right[index] === undefined;
        const expected = isPrefix ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? 0);
        expect(Math.sign(byCodePoint(a, b))).toBe(Math.sign(expected));
      }),
    );
  });
});
