// Module printer: names of imports, constants, and variables in a module that a template renders.

import { expect, it } from 'vitest';
import {
  arrow,
  binary,
  call,
  cast,
  constant,
  globalType,
  imported,
  importedType,
  keyword,
  literal,
  literalType,
  local,
  name,
  object,
  objectType,
  satisfies,
  union,
} from '../../src/generator/code/typescript/build-tree.ts';
import { createModulePrinter, type ModulePrinter } from '../../src/generator/code/typescript/module-printer.ts';
import type { TemplateModule } from '../../src/generator/code/typescript/module-printer.ts';

function createPrinter(layout: Partial<TemplateModule> = {}): ModulePrinter {
  return createModulePrinter({
    path: 'tags/pets',
    declaredNames: [],
    specifierOf: (module, source) => (source === 'types' ? '@pets/types' : `${module} → ${source}`),
    ...layout,
  });
}

it('renames an import that has the name of a declaration, a global type, or another import', () => {
  const printer = createPrinter({ declaredNames: ['PetRequest'] });
  const types = ['PetRequest', 'Blob', 'Pet'].map((typeName) => printer.type(importedType(typeName, 'types')));
  expect([...types, printer.type(importedType('Pet', 'pets')), printer.type(importedType('Pet', 'types'))]).toEqual([
    'PetRequest_',
    'Blob_',
    'Pet',
    'Pet_',
    'Pet',
  ]);
  expect(printer.imports).toEqual([
    {
      isTypeOnly: true,
      names: [
        { name: 'Blob', alias: 'Blob_', isType: false },
        { name: 'Pet', isType: false },
        { name: 'PetRequest', alias: 'PetRequest_', isType: false },
      ],
      from: "'@pets/types'",
    },
    { isTypeOnly: true, names: [{ name: 'Pet', alias: 'Pet_', isType: false }], from: "'tags/pets → pets'" },
  ]);
});

it('keeps the names of imports that the template mentions', () => {
  const printer = createPrinter({
    imports: [
      { kind: 'import', name: 'Client', from: 'client', isType: true },
      { kind: 'import', name: 'Options', from: 'client', isType: true, localName: 'CommonOptions' },
    ],
  });
  expect(printer.type(importedType('Client', 'types'))).toBe('Client_');
  expect(printer.imports.map(({ names }) => names.map(({ alias, name: exportName }) => alias ?? exportName))).toEqual([
    ['Client_'],
    ['Client', 'CommonOptions'],
  ]);
});

it('imports a value if it is used as a type and as a value', () => {
  const printer = createPrinter();
  printer.type(importedType('Pet', 'pets'));
  printer.type(importedType('Other', 'pets'));
  printer.expression(imported('Pet', 'pets'));
  expect(printer.imports.map(({ isTypeOnly, names }) => [isTypeOnly, names.map(({ isType }) => isType)])).toEqual([
    [false, [true, false]],
  ]);
});

it('declares equal constants once, each under its own name', () => {
  const printer = createPrinter({ declaredNames: ['pattern'] });
  const pattern = (source: string) => constant('pattern', { kind: 'regex', source, flags: 'u' });
  const test = (source: string) => printer.expression(pattern(source));
  expect([test('^a'), test('^b'), test('^a')]).toEqual(['pattern2', 'pattern3', 'pattern2']);
  expect(printer.constants).toMatchObject([
    { name: 'pattern2', value: '/^a/u' },
    { name: 'pattern3', value: '/^b/u' },
  ]);
});

it('names variables differently from everything that the module mentions', () => {
  const printer = createPrinter({ declaredNames: ['body'] });
  const [body, item] = [local('body'), local('check')];
  const test = arrow([item], binary(call(imported('check', 'runtime'), name(item)), '===', name(body)));
  expect(printer.expression(arrow([{ properties: [body], type: keyword('object') }], test))).toBe(
    '({ body: body2 }: object) => (check2) => check(check2) === body2',
  );
});

it('prints assertions, and members that are not read-only', () => {
  const printer = createPrinter();
  expect(printer.expression(cast(object([['style', literal('form')]]), keyword('const')))).toBe(
    "{ style: 'form' } as const",
  );
  expect(printer.expression(satisfies(literal({}), importedType('Shape', 'types')))).toBe('{} satisfies Shape');
  expect(
    printer.type(
      globalType(
        'Omit',
        objectType([{ name: '200', type: union([keyword('string'), keyword('string')]), isMutable: true }]),
        union([literalType('a'), literalType('b')]),
      ),
    ),
  ).toBe("Omit<{ 200: string; }, 'a' | 'b'>");
  expect(printer.type(union([]))).toBe('never');
});
