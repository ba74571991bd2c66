// Checks for operations: parameters, responses, and pagination.

import assert from 'node:assert/strict';

import { getAt, updateAt, isNode, asArray, type Node } from '../immutable-tree.ts';
import type { ValidatorMutation, ValidatorCheck } from './claim.ts';
import { assertAccepts, assertRejects } from './checks.ts';
import { operationPath, setField } from './locate-fields.ts';
import { responseBody, parameters, type OperationPart } from './validators-interface.ts';
import { dropKeyword, omit, removeOperation, replaceSchema } from './mutations.ts';
import { getExample } from './samples.ts';

/** Creates a mutation that changes or removes a parameter. */
export function changeParameter(
  part: OperationPart,
  name: string,
  description: string,
  change: (parameter: Node) => unknown,
): ValidatorMutation {
  return {
    description: `${name} ${description}`,
    change: (document) => {
      const changeIfNamed = (parameter: unknown): unknown => {
        const reference = isNode(parameter) ? parameter['$ref'] : undefined;
        const resolved =
          typeof reference === 'string'
            ? getAt(document, ['components', 'parameters', reference.split('/').at(-1) ?? ''])
            : parameter;
        return isNode(resolved) && resolved['name'] === name ? change(resolved) : parameter;
      };
      const changeList = (list: unknown): unknown => {
        if (list === undefined) return undefined;
        return asArray(list)
          .map(changeIfNamed)
          .filter((parameter) => parameter !== undefined);
      };
      const operation = operationPath(part);
      const pathItem = operation.slice(0, -1);
      const updated = [operation, pathItem].reduce<Node>(
        (result, owner) => updateAt(result, [...owner, 'parameters'], changeList),
        document,
      );
      if (JSON.stringify(updated) === JSON.stringify(document)) throw new Error(`unknown parameter ${name}`);
      return updated;
    },
  };
}

/** Checks that a path parameter is required and has a type. */
function checkPathParameter(call: string, name: string, type: 'integer' | 'string'): ValidatorCheck {
  const part = parameters(call);
  const invalidValues = { integer: ['abc', '1.5'], string: [] }[type];
  const otherType = type === 'integer' ? 'string' : 'integer';
  return {
    parts: [part],
    verify: (validators) => {
      assertAccepts(validators, part, { path: { [name]: type === 'integer' ? '42' : 'some-name' } });
      assertRejects(validators, part, { path: { [name]: undefined } }, name, 'required');
      for (const value of invalidValues) assertRejects(validators, part, { path: { [name]: value } }, name, 'type');
    },
    mutations: [
      changeParameter(part, name, `has the type ${otherType}`, (parameter) => ({
        ...parameter,
        schema: { type: otherType },
      })),
      removeOperation(part),
    ],
  };
}

/** Checks that an operation returns 200 with a body that requires these fields in an object of the body (`parent`). */
export function checkResponse(call: string, fields: readonly string[], parent = ''): ValidatorCheck {
  const part = responseBody(call);
  const names = fields.map((name) => (parent === '' ? name : `${parent}.${name}`));
  return {
    parts: [part],
    verify: (validators) => {
      const body = getExample(part);
      assertAccepts(validators, part, body);
      for (const name of names) assertRejects(validators, part, setField(body, name, undefined), name, 'required');
      const problems = validators.problems({ ...part, kind: 'response', status: 599 }, body);
      assert(
        problems.some(({ keyword }) => keyword === 'responses'),
        `${call} must not return 599`,
      );
    },
    mutations: [
      ...names.map((name) => dropKeyword(part, name, 'required')),
      replaceSchema(part, '', {}, 'the body accepts any value'),
      removeOperation(part),
      changeStatus(part, '201'),
    ],
  };
}

/** Creates a mutation that changes the status of the response. */
function changeStatus(part: OperationPart, newStatus: string): ValidatorMutation {
  const responsesPath = [...operationPath(part), 'responses'];
  return {
    description: `the response has the status ${newStatus}`,
    change: (document) =>
      updateAt(document, responsesPath, (responses) =>
        isNode(responses) ? { [newStatus]: responses['200'] } : responses,
      ),
  };
}

/** Checks that an operation returns 200 with an empty object. */
export function checkEmptyResponse(call: string): ValidatorCheck {
  const part = responseBody(call);
  return {
    parts: [part],
    verify: (validators) => {
      assertAccepts(validators, part, {});
      assertRejects(validators, part, { id: 1 }, '', 'maxProperties');
      assertRejects(validators, part, [], '', 'type');
    },
    mutations: [
      dropKeyword(part, '', 'maxProperties'),
      dropKeyword(part, '', 'type'),
      removeOperation(part),
      changeStatus(part, '204'),
    ],
  };
}

/** Checks that an operation has these path parameters. */
export function checkPathParams(call: string, types: Readonly<Record<string, 'integer' | 'string'>>): ValidatorCheck[] {
  return Object.entries(types).map(([name, type]) => checkPathParameter(call, name, type));
}

/** Checks that an operation has these path parameters, and returns 200 with a body that requires these fields. */
export function checkOperation(
  call: string,
  fields: readonly string[],
  types: Readonly<Record<string, 'integer' | 'string'>>,
): ValidatorCheck[] {
  return [checkResponse(call, fields), ...checkPathParams(call, types)];
}

/** Checks which values a query parameter accepts, and which it rejects, grouped by keyword. */
export function checkQueryParameter(
  call: string,
  name: string,
  samples: { readonly good: readonly string[]; readonly bad: Readonly<Record<string, readonly string[]>> },
): ValidatorCheck {
  const part = parameters(call);
  const keywords = Object.keys(samples.bad);
  return {
    parts: [part],
    verify: (validators) => {
      for (const value of samples.good) assertAccepts(validators, part, { query: `${name}=${value}` });
      for (const [keyword, values] of Object.entries(samples.bad)) {
        for (const value of values) assertRejects(validators, part, { query: `${name}=${value}` }, name, keyword);
      }
    },
    mutations: [
      ...keywords.map((keyword) =>
        changeParameter(part, name, `has no ${keyword}`, (parameter) => ({
          ...parameter,
          schema: isNode(parameter['schema']) ? omit(parameter['schema'], keyword) : {},
        })),
      ),
      ...(keywords.length > 0 ? [changeParameter(part, name, 'is not declared', () => undefined)] : []),
      ...(samples.good.length > 0
        ? [
            changeParameter(part, name, 'does not accept numbers', (parameter) => ({
              ...parameter,
              schema: { enum: ['none'], type: 'string' },
            })),
          ]
        : []),
    ],
  };
}

/** Samples for `page`, including its bound. */
export const pageSamples = { good: ['1', '2', '1000000'], bad: { minimum: ['0', '-1'], type: ['one', '1.5'] } };

/** Samples for `page_size`, including its bounds. */
export const pageSizeSamples = {
  good: ['25', '100', '500'],
  bad: { minimum: ['24'], maximum: ['501'], type: ['many', '25.5'] },
};

/** Checks that a collection accepts `page` and `page_size`, and returns the pagination envelope. */
export function checkPagination(call: string): ValidatorCheck[] {
  const part = responseBody(call);
  const wrongValues = { data: {}, page: 'one', pages: 'one', results: 'none' };
  const typeCheck: ValidatorCheck = {
    parts: [part],
    verify: (validators) => {
      for (const [name, value] of Object.entries(wrongValues))
        assertRejects(validators, part, setField(getExample(part), name, value), name, 'type');
    },
    mutations: Object.keys(wrongValues).map((name) => dropKeyword(part, name, 'type')),
  };
  return [
    checkQueryParameter(call, 'page', pageSamples),
    checkQueryParameter(call, 'page_size', pageSizeSamples),
    checkResponse(call, Object.keys(wrongValues)),
    typeCheck,
  ];
}
