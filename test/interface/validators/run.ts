// The interface of the claims over generated functions, found by the names that the package exports them by.

import assert from 'node:assert/strict';

import type { Api } from '../../../src/generator/model/types/api.ts';
import { isNode, listOf } from '../tree.ts';
import type { Exports } from './generate.ts';
import { headers } from './headers.ts';
import { now, type Place, type Problem, type Texts, type Validators } from './interface.ts';
import { example } from './samples.ts';

/** The name of each operation's type, by `METHOD path`. */
export type Names = ReadonlyMap<string, string>;

/** The names of the operations of a model. */
export function namesOf(api: Api): Names {
  return new Map(api.operations.map(({ method, path, name }) => [`${method.toUpperCase()} ${path}`, name.type]));
}

/** The validators that a package exports. */
export function validatorsOf(exports: Exports, names: Names): Validators {
  const call = (name: string, values: readonly unknown[]): unknown => {
    const found = exports[name];
    assert(typeof found === 'function', `there is no ${name}`);
    return Reflect.apply(found, undefined, [...values]) as unknown;
  };
  const type = ({ call: operation }: Place): string => {
    const name = names.get(operation);
    if (name === undefined) throw new Error(`the interface has no ${operation}`);
    return name;
  };
  return {
    problems(place, value) {
      switch (place.kind) {
        case 'body': {
          const shape = problemsIn(call(`check${type(place)}Body`, ['application/json', value]));
          const rules = `check${type(place)}Rules`;
          return shape.length > 0 || !(rules in exports) ? shape : problemsIn(call(rules, [value, now]));
        }
        // What was stored is the example of the resource.
        case 'merged':
          return problemsIn(call(`check${type(place)}Merged`, [value, now, example(place)]));
        case 'answer':
          return problemsIn(call(`check${type(place)}Response`, [place.status, headers, value]));
        case 'parameters': {
          const read = call(`read${type(place)}Parameters`, [request(place.call, isNode(value) ? value : {})]);
          assert(isNode(read), 'a reader answers an object');
          return read['ok'] === true ? [] : problemsIn(read['problems']);
        }
      }
    },
  };
}

/** A request whose path parameters are valid unless the texts say otherwise. */
function request(call: string, { path, query, filter }: Texts): object {
  const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const valid = Object.fromEntries(names.map((name) => [name, name.endsWith('Id') ? '123' : 'demo-user']));
  return {
    path: { ...valid, ...path },
    query: query ?? '',
    headers: filter === undefined ? {} : { 'x-filter': filter },
  };
}

function problemsIn(value: unknown): readonly Problem[] {
  assert(Array.isArray(value), 'problems are a list');
  return listOf(value).map((problem) => {
    assert(isProblem(problem), 'a problem has a place and a sentence');
    return problem;
  });
}

function isProblem(value: unknown): value is Problem {
  return (
    isNode(value) && ['pointer', 'field', 'keyword', 'schema', 'message'].every((key) => typeof value[key] === 'string')
  );
}
