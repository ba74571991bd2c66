// Adapter from generated validator functions to the `Validators` interface.

import assert from 'node:assert/strict';

import type { Api } from '../../../src/generator/model/types/api.ts';
import { isNode, asArray } from '../immutable-tree.ts';
import type { Exports } from './generate.ts';
import { headers } from './valid-response-headers.ts';
import {
  now,
  type OperationPart,
  type Problem,
  type RequestParameters,
  type Validators,
} from './validators-interface.ts';
import { getExample } from './samples.ts';

/** Type name of each operation, by `METHOD path`. */
export type OperationTypeNames = ReadonlyMap<string, string>;

/** Returns the type names of the operations of a model. */
export function getOperationTypeNames(api: Api): OperationTypeNames {
  return new Map(api.operations.map(({ method, path, name }) => [`${method.toUpperCase()} ${path}`, name.type]));
}

/** Creates the validators from the exports of a package. */
export function createValidators(exports: Exports, names: OperationTypeNames): Validators {
  const call = (name: string, values: readonly unknown[]): unknown => {
    const validator = exports[name];
    assert(typeof validator === 'function', `missing export ${name}`);
    return Reflect.apply(validator, undefined, [...values]) as unknown;
  };
  const getTypeName = ({ call: operation }: OperationPart): string => {
    const name = names.get(operation);
    if (name === undefined) throw new Error(`unknown operation: ${operation}`);
    return name;
  };
  return {
    problems(part, value) {
      switch (part.kind) {
        case 'body': {
          const schemaProblems = toProblems(call(`check${getTypeName(part)}Body`, ['application/json', value]));
          const rulesName = `check${getTypeName(part)}Rules`;
          return schemaProblems.length > 0 || !(rulesName in exports)
            ? schemaProblems
            : toProblems(call(rulesName, [value, now]));
        }
        // The resource's example stands in for the stored resource.
        case 'merged':
          return toProblems(call(`check${getTypeName(part)}Merged`, [value, now, getExample(part)]));
        case 'response':
          return toProblems(call(`check${getTypeName(part)}Response`, [part.status, headers, value]));
        case 'parameters': {
          const result = call(`read${getTypeName(part)}Parameters`, [
            createRequest(part.call, isNode(value) ? value : {}),
          ]);
          assert(isNode(result), 'a parameter reader returns an object');
          return result['ok'] === true ? [] : toProblems(result['problems']);
        }
      }
    },
  };
}

/** Creates a request. Path parameters default to valid values. */
function createRequest(call: string, { path, query, filter }: RequestParameters): object {
  const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const validPath = Object.fromEntries(names.map((name) => [name, name.endsWith('Id') ? '123' : 'demo-user']));
  return {
    path: { ...validPath, ...path },
    query: query ?? '',
    headers: filter === undefined ? {} : { 'x-filter': filter },
  };
}

function toProblems(value: unknown): readonly Problem[] {
  assert(Array.isArray(value), 'problems are an array');
  return asArray(value).map((problem) => {
    assert(isProblem(problem), 'a problem has a location and a message');
    return problem;
  });
}

function isProblem(value: unknown): value is Problem {
  return (
    isNode(value) && ['pointer', 'field', 'keyword', 'schema', 'message'].every((key) => typeof value[key] === 'string')
  );
}
