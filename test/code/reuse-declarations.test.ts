// Reuse of declarations: what a later run declares again, and that the result is the same.

import { expect, it } from 'vitest';
import { array, call, keyword, literal, returnStatement } from '../../src/generator/code/typescript/build-tree.ts';
import type { ModuleDeclaration } from '../../src/generator/code/typescript/module-scope.ts';
import {
  requestDeclarations,
  type ReuseDeclaration,
} from '../../src/generator/code/typescript/request-declarations.ts';
import type { Declaration, OnDemandSymbol } from '../../src/generator/code/typescript/tree.ts';

/** A run in which `main` calls `helper`, which calls `shared`, and the keys that it declared. */
function createRun(value: number): { readonly root: OnDemandSymbol; readonly declared: string[] } {
  const declared: string[] = [];
  const create = (key: string, module: string | undefined, ...callees: readonly OnDemandSymbol[]): OnDemandSymbol => ({
    kind: 'declared',
    key,
    name: key,
    ...(module !== undefined && { module }),
    declare: () => {
      declared.push(key);
      return {
        kind: 'function',
        parameters: [],
        result: keyword('unknown'),
        body: [returnStatement(array([literal(value), ...callees.map((callee) => call(callee))]))],
      };
    },
  });
  const shared = create('shared', 'b');
  return { root: create('main', 'a', create('helper', undefined, shared)), declared };
}

/** Creates a function that reuses declarations while the module has the same hash. */
function createReuse(
  hashes: Readonly<Record<string, string>>,
  results: Map<string, ModuleDeclaration>,
): ReuseDeclaration {
  return (path, key, prepare) => {
    const hash = `${path} ${key} ${hashes[path] ?? ''}`;
    const result = results.get(hash) ?? { ...prepare()(), hash };
    results.set(hash, result);
    return result;
  };
}

function listKeys(requested: ReadonlyMap<string, readonly ModuleDeclaration[]>): readonly string[] {
  return [...requested].flatMap(([path, declarations]) => declarations.map(({ symbol }) => `${path} ${symbol.key}`));
}

it('declares nothing again if nothing has changed, and keeps no function', () => {
  const results = new Map<string, ModuleDeclaration>();
  const [first, second] = [createRun(1), createRun(1)];
  const firstResult = requestDeclarations([first.root], createReuse({ a: '1', b: '1' }, results));
  const secondResult = requestDeclarations([second.root], createReuse({ a: '1', b: '1' }, results));
  expect(first.declared).toEqual(['main', 'helper', 'shared']);
  expect(second.declared).toEqual([]);
  expect(listKeys(secondResult)).toEqual(['a main', 'a helper', 'b shared']);
  expect(secondResult).toEqual(firstResult);
  const mentioned = [...results.values()].flatMap(({ symbol, mentions }) => [symbol, ...mentions.keys()]);
  expect(mentioned.filter((symbol) => 'declare' in symbol)).toEqual([]);
});

it('declares a changed symbol that only reused declarations mention', () => {
  const results = new Map<string, ModuleDeclaration>();
  requestDeclarations([createRun(1).root], createReuse({ a: '1', b: '1' }, results));
  const edited = createRun(2);
  const requested = requestDeclarations([edited.root], createReuse({ a: '1', b: '2' }, results));
  // The callers are declared again only to reach the changed function.
  expect(edited.declared).toEqual(['main', 'helper', 'shared']);
  expect(requested.get('a')?.[0]?.declaration).toMatchObject({
    body: [{ value: { items: [{ value: 1 }, { kind: 'call' }] } }],
  });
  expect(requested.get('b')?.[0]?.declaration).toMatchObject({ body: [{ value: { items: [{ value: 2 }] } }] });
});

it('keeps literals that look like symbols', () => {
  const value = { kind: 'declared', key: 'x', name: 'x' };
  const root: OnDemandSymbol = {
    kind: 'declared',
    key: 'main',
    name: 'main',
    module: 'a',
    declare: () => ({ kind: 'const', type: keyword('unknown'), value: literal(value) }),
  };
  const requested = requestDeclarations([root], createReuse({}, new Map()));
  expect(requested.get('a')?.[0]?.declaration).toEqual({
    kind: 'const',
    type: keyword('unknown'),
    value: literal(value),
  });
});

it('names a private symbol after its first mention in this run', () => {
  const mentionHelper = (name: string): OnDemandSymbol => ({
    ...createRun(1).root,
    key: `mentions ${name}`,
    declare: () => {
      const value = call({ kind: 'declared', key: 'helper', name, declare: () => declaration });
      return { kind: 'const', type: keyword('unknown'), value };
    },
  });
  const declaration: Declaration = { kind: 'const', type: keyword('unknown'), value: literal(1) };
  const [first, second] = [mentionHelper('first'), mentionHelper('second')];
  const results = new Map<string, ModuleDeclaration>();
  const nameOfHelper = (...roots: readonly OnDemandSymbol[]): string | undefined =>
    requestDeclarations(roots, createReuse({}, results))
      .get('a')
      ?.find(({ symbol }) => symbol.key === 'helper')?.symbol.name;
  expect(nameOfHelper(first, second)).toBe('first');
  expect(nameOfHelper(second, first)).toBe('second');
});
