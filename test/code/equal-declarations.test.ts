// Equal functions of a generated module, of which one is kept.

import { describe, expect, it } from 'vitest';
import { call, literal, local, name, returnStatement } from '../../src/generator/code/typescript/build-tree.ts';
import { link } from '../../src/generator/code/typescript/link.ts';
import type { OnDemandSymbol, Expression } from '../../src/generator/code/typescript/tree.ts';

function declare(
  module: string | undefined,
  functionName: string,
  result: (value: Expression) => Expression,
): OnDemandSymbol {
  const value = local('value');
  return {
    kind: 'declared',
    key: functionName,
    name: functionName,
    ...(module !== undefined && { module }),
    declare: () => ({
      kind: 'function',
      parameters: [{ symbol: value, type: { kind: 'keyword', name: 'unknown' } }],
      result: { kind: 'keyword', name: 'unknown' },
      body: [returnStatement(result(name(value)))],
    }),
  };
}

/** Returns the names of the functions in each module, after those that `roots` need are linked. */
function linkedNames(...roots: readonly OnDemandSymbol[]): Readonly<Record<string, readonly string[]>> {
  const { modules } = link<never, never>(roots, (_, source) => source, {
    statement: () => undefined,
    declaration: () => undefined,
  });
  return Object.fromEntries(modules.map(({ path, view }) => [path, view().declarations.map((each) => each.name)]));
}

describe('equal functions of a module', () => {
  it('keeps one, and one of those that call them', () => {
    const first = declare('inner', 'first', () => literal(1));
    const second = declare('inner', 'second', () => literal(1));
    const callsFirst = declare('outer', 'callsFirst', (value) => call(first, value));
    const callsSecond = declare('outer', 'callsSecond', (value) => call(second, value));
    const root = declare('root', 'root', (value) => call(callsFirst, call(callsSecond, value)));
    expect(linkedNames(root)).toEqual({ root: ['root'], outer: ['callsFirst'], inner: ['first'] });
  });

  it('follows replacements that are replaced later', () => {
    const one = declare('inner', 'one', () => literal(1));
    const same = declare('inner', 'same', () => literal(1));
    const callsOne = declare('middle', 'callsOne', (value) => call(one, value));
    const callsSame = declare('middle', 'callsSame', (value) => call(same, value));
    const callers = [callsOne, callsSame, callsSame].map((callee, index) =>
      declare('early', `caller${index}`, (value) => call(callee, value)),
    );
    const root = declare('root', 'root', (value) =>
      callers.reduceRight((result, caller) => call(caller, result), value),
    );
    expect(linkedNames(root).early).toEqual(['caller0']);
  });

  it('keeps functions that differ, roots, and exports that equal a private function', () => {
    const one = declare('module', 'one', () => literal(1));
    const two = declare('module', 'two', () => literal(2));
    expect(linkedNames(declare('root', 'root', (value) => call(one, call(two, value)))).module).toEqual(['one', 'two']);
    expect(
      linkedNames(
        one,
        declare('module', 'same', () => literal(1)),
      ).module,
    ).toEqual(['one', 'same']);
    const hidden = declare(undefined, 'hidden', () => literal(3));
    const visible = declare('module', 'visible', () => literal(3));
    const user = declare('module', 'user', (value) => call(hidden, value));
    expect(
      linkedNames(
        user,
        declare('root', 'root', (value) => call(visible, value)),
      ).module,
    ).toContain('visible');
  });
});
