// Linker: requests of declarations, imports, and names of exports, private declarations, and variables.

import { expect, it } from 'vitest';
import {
  array,
  arrow,
  call,
  constant,
  importedType,
  keyword,
  literal,
  local,
  name,
  returnStatement,
} from '../../src/generator/code/typescript/build-tree.ts';
import { link } from '../../src/generator/code/typescript/link.ts';
import type { OnDemandSymbol, Expression, LocalSymbol } from '../../src/generator/code/typescript/tree.ts';

interface FunctionOptions {
  /** Key, if it differs from the name. */
  readonly key?: string;
  readonly module?: string;
  readonly parameters?: readonly LocalSymbol[];
}

/** Creates a function that returns its key and these values. */
function createFunction(
  functionName: string,
  { key = functionName, module, parameters = [] }: FunctionOptions,
  ...values: readonly Expression[]
): OnDemandSymbol {
  return {
    kind: 'declared',
    key,
    name: functionName,
    ...(module !== undefined && { module }),
    declare: () => ({
      kind: 'function',
      parameters: parameters.map((symbol) => ({ symbol, type: keyword('string') })),
      result: keyword('unknown'),
      body: [returnStatement(array([literal(key), ...values]))],
    }),
  };
}

/** Links the roots, and returns the lines of each module. */
function linkModules(...roots: readonly OnDemandSymbol[]): Readonly<Record<string, readonly string[]>> {
  const { modules } = link<never, never>(roots, (_module, source) => source, {
    statement: () => undefined,
    declaration: () => undefined,
  });
  return Object.fromEntries(
    modules.map(({ path, view }) => {
      const { imports, constants, declarations } = view();
      return [
        path,
        [
          ...imports.flatMap(({ names, from }) => names.map((each) => `import ${each.name} from ${from}`)),
          ...[...constants, ...declarations].map((declaration) => {
            if (declaration.partial === 'shared/declarations/constant')
              return `const ${declaration.name}: ${declaration.type ?? ''} = ${declaration.value}`;
            if (declaration.partial !== 'shared/declarations/function') throw new Error('unexpected declaration');
            const [statement] = declaration.body;
            const value = statement?.partial === 'shared/statements/return' ? statement.value : undefined;
            return `${declaration.isExported ? 'export ' : ''}${declaration.name}(${declaration.parameters}) ${value ?? ''}`;
          }),
        ],
      ];
    }),
  );
}

it('declares what the roots mention, directly or indirectly', () => {
  const shared = createFunction('shared', { module: 'b' });
  const inner = createFunction('inner', {});
  const helper = createFunction('helper', {}, call(inner), call(shared));
  expect(linkModules(createFunction('main', { module: 'a' }, call(helper), call(inner)))).toEqual({
    a: [
      "import shared from 'b'",
      "export main() ['main', helper(), inner()]",
      "helper() ['helper', inner(), shared()]",
      "inner() ['inner']",
    ],
    b: ["export shared() ['shared']"],
  });
});

it('declares a private function in each module that mentions it', () => {
  const helper = createFunction('helper', {});
  const [first, second] = ['a', 'b'].map((module) => createFunction(`main${module}`, { module }, call(helper)));
  expect(first && second && linkModules(first, second)).toEqual({
    a: ["export maina() ['maina', helper()]", "helper() ['helper']"],
    b: ["export mainb() ['mainb', helper()]", "helper() ['helper']"],
  });
});

it('keeps the names of roots', () => {
  const other = createFunction('main', { key: 'other', module: 'a' });
  const first = createFunction('first', { module: 'a' }, call(other));
  expect(linkModules(first, createFunction('main', { module: 'a' }))).toEqual({
    a: ["export first() ['first', main2()]", "export main() ['main']", "export main2() ['other']"],
  });
});

it.each([
  ['an export', createFunction('main', { key: 'private' }), [], 'main2()'],
  ['a variable', createFunction('item', { key: 'private' }), [name(local('item'))], 'item2(), _item'],
])('names a private function differently from %s', (_, helper, values, printed) => {
  const [line] = linkModules(createFunction('main', { module: 'a' }, call(helper), ...values))['a'] ?? [];
  expect(line).toBe(`export main() ['main', ${printed}]`);
});

it('names an unused parameter differently from a private function', () => {
  const helper = createFunction('_item', {});
  const main = createFunction('main', { module: 'a', parameters: [local('item')] }, call(helper));
  expect(linkModules(main)['a']?.[0]).toBe("export main(_item2: string) ['main', _item()]");
});

it('names the variables of one scope differently', () => {
  const [outer, inner] = [local('item'), local('item')];
  const callback = arrow([inner], array([name(inner), name(outer)]));
  const main = createFunction('main', { module: 'a', parameters: [outer] }, callback);
  expect(linkModules(main)['a']?.[0]).toBe("export main(item: string) ['main', (item2) => [item2, item]]");
});

it('imports the types of constants', () => {
  const limits = constant('limits', literal(3), importedType('Limits', 'types'));
  expect(linkModules(createFunction('main', { module: 'a' }, limits))['a']).toEqual([
    "import Limits from 'types'",
    'const limits: Limits = 3',
    "export main() ['main', limits]",
  ]);
});

it('shares a constant only if its type is the same, too', () => {
  const values = [
    constant('limits', literal(3), importedType('Limits', 'types')),
    constant('count', literal(3)),
    constant('sizes', literal(3), importedType('Limits', 'types')),
  ];
  expect(linkModules(createFunction('a', { module: 'm' }, ...values))['m']).toEqual([
    "import Limits from 'types'",
    'const limits: Limits = 3',
    'const count:  = 3',
    "export a() ['a', limits, count, limits]",
  ]);
});

it('marks unused parameters in constants, and gives variables other names than the constants that these use', () => {
  const [value, now, three] = [local('value'), local('now'), local('three')];
  const check = arrow([value, now, three], array([name(value), name(three), constant('three', literal(3))]));
  expect(linkModules(createFunction('a', { module: 'm' }, constant('check', check)))['m']).toEqual([
    'const three2:  = 3',
    'const check:  = (value, _now, three) => [value, three, three2]',
    "export a() ['a', check]",
  ]);
});
