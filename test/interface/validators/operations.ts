// The checks about operations as a whole: their path, their answer, the parameters of collections.

import assert from 'node:assert/strict';

import { at, changedAt, isNode, listOf, type Node } from '../tree.ts';
import type { Breakage, ValidatorCheck } from './claim.ts';
import { assertAccepts, assertRefuses } from './checks.ts';
import { operationOf, withField } from './fields.ts';
import { answer, parameters, type Place } from './interface.ts';
import { dropped, omit, removed, replaced } from './mutate.ts';
import { example } from './samples.ts';

/** The parameter of an operation is another, or none. */
export function parameterAs(place: Place, name: string, says: string, change: (parameter: Node) => unknown): Breakage {
  return {
    says: `${name} ${says}`,
    change: (document) => {
      const visit = (parameter: unknown): unknown => {
        const reference = isNode(parameter) ? parameter['$ref'] : undefined;
        const own =
          typeof reference === 'string'
            ? at(document, ['components', 'parameters', reference.split('/').at(-1) ?? ''])
            : parameter;
        if (!isNode(own) || own['name'] !== name) return parameter;
        return change(own);
      };
      const operation = operationOf(place);
      const changed = [operation, operation.slice(0, -1)].reduce<Node>(
        (result, holder) =>
          changedAt(result, [...holder, 'parameters'], (list) =>
            list === undefined
              ? undefined
              : listOf(list)
                  .map(visit)
                  .filter((entry) => entry !== undefined),
          ),
        document,
      );
      if (JSON.stringify(changed) === JSON.stringify(document)) throw new Error(`there is no parameter ${name}`);
      return changed;
    },
  };
}

/** That a path parameter is required and of a type. */
function pathParameter(call: string, name: string, type: 'integer' | 'string'): ValidatorCheck {
  const place = parameters(call);
  const others = { integer: ['abc', '1.5'], string: [] }[type];
  const other = type === 'integer' ? 'string' : 'integer';
  return {
    places: [place],
    holds: (validators) => {
      assertAccepts(validators, place, { path: { [name]: type === 'integer' ? '42' : 'some-name' } });
      assertRefuses(validators, place, { path: { [name]: undefined } }, name, 'required');
      for (const text of others) assertRefuses(validators, place, { path: { [name]: text } }, name, 'type');
    },
    breaks: [
      parameterAs(place, name, `is of the type ${other}`, (parameter) => ({ ...parameter, schema: { type: other } })),
      removed(place),
    ],
  };
}

/** That an operation answers 200 with a body that has these fields, each of them always. */
export function answers(call: string, fields: readonly string[], within = ''): ValidatorCheck {
  const place = answer(call);
  const names = fields.map((name) => (within === '' ? name : `${within}.${name}`));
  return {
    places: [place],
    holds: (validators) => {
      const body = example(place);
      assertAccepts(validators, place, body);
      for (const name of names) assertRefuses(validators, place, withField(body, name, undefined), name, 'required');
      const statuses = validators.problems({ ...place, kind: 'answer', status: 599 }, body);
      assert(
        statuses.some(({ keyword }) => keyword === 'responses'),
        `${call} does not answer 599`,
      );
    },
    breaks: [
      ...names.map((name) => dropped(place, name, 'required')),
      replaced(place, '', {}, 'the body may be anything'),
      removed(place),
      status(place, '201'),
    ],
  };
}

/** The operation answers another status instead. */
function status(place: Place, other: string): Breakage {
  const path = [...operationOf(place), 'responses'];
  return {
    says: `the answer has the status ${other}`,
    change: (document) =>
      changedAt(document, path, (responses) => (isNode(responses) ? { [other]: responses['200'] } : responses)),
  };
}

/** That an operation answers 200 with an empty object. */
export function answersNothing(call: string): ValidatorCheck {
  const place = answer(call);
  return {
    places: [place],
    holds: (validators) => {
      assertAccepts(validators, place, {});
      assertRefuses(validators, place, { id: 1 }, '', 'maxProperties');
      assertRefuses(validators, place, [], '', 'type');
    },
    breaks: [dropped(place, '', 'maxProperties'), dropped(place, '', 'type'), removed(place), status(place, '204')],
  };
}

/** That an operation takes these path parameters. */
export function path(call: string, types: Readonly<Record<string, 'integer' | 'string'>>): ValidatorCheck[] {
  return Object.entries(types).map(([name, type]) => pathParameter(call, name, type));
}

/** What a query parameter takes and what it refuses, by keyword. */
export function query(
  call: string,
  name: string,
  samples: { readonly good: readonly string[]; readonly bad: Readonly<Record<string, readonly string[]>> },
): ValidatorCheck {
  const place = parameters(call);
  const keywords = Object.keys(samples.bad);
  return {
    places: [place],
    holds: (validators) => {
      for (const text of samples.good) assertAccepts(validators, place, { query: `${name}=${text}` });
      for (const [keyword, texts] of Object.entries(samples.bad)) {
        for (const text of texts) assertRefuses(validators, place, { query: `${name}=${text}` }, name, keyword);
      }
    },
    breaks: [
      ...keywords.map((keyword) =>
        parameterAs(place, name, `has no ${keyword}`, (parameter) => ({
          ...parameter,
          schema: isNode(parameter['schema']) ? omit(parameter['schema'], keyword) : {},
        })),
      ),
      ...(keywords.length > 0 ? [parameterAs(place, name, 'is not declared', () => undefined)] : []),
      ...(samples.good.length > 0
        ? [
            parameterAs(place, name, 'takes no number', (parameter) => ({
              ...parameter,
              schema: { enum: ['none'], type: 'string' },
            })),
          ]
        : []),
    ],
  };
}

/** The bounds of the parameters of a collection. */
export const page = { good: ['1', '2', '1000000'], bad: { minimum: ['0', '-1'], type: ['one', '1.5'] } };
export const pageSize = {
  good: ['25', '100', '500'],
  bad: { minimum: ['24'], maximum: ['501'], type: ['many', '25.5'] },
};

/** That a collection takes `page` and `page_size`, and answers the envelope. */
export function paginated(call: string): ValidatorCheck[] {
  const place = answer(call);
  const wrong = { data: {}, page: 'one', pages: 'one', results: 'none' };
  const typed: ValidatorCheck = {
    places: [place],
    holds: (validators) => {
      for (const [name, value] of Object.entries(wrong))
        assertRefuses(validators, place, withField(example(place), name, value), name, 'type');
    },
    breaks: Object.keys(wrong).map((name) => dropped(place, name, 'type')),
  };
  return [query(call, 'page', page), query(call, 'page_size', pageSize), answers(call, Object.keys(wrong)), typed];
}
