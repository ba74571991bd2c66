// Rules for uniform collections: response envelopes and pagination parameters.

import type { Api, Operation, Response } from '../../../../model/types/api.ts';
import type { Assertion } from '../../../../model/types/schema.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';
import { exceptions } from './majority-style.ts';

interface Collection {
  readonly operation: Operation;
  readonly response: Response;
  /** Description of the envelope, such as `a bare list`. */
  readonly envelope: string;
}

/** Returns the operations that return an array, except on paths that end in a parameter. */
function collectionsOf(api: Api): readonly Collection[] {
  return api.operations.flatMap((operation) => {
    const response =
      operation.method === 'get' && !operation.path.endsWith('}')
        ? operation.responses.find(({ status }) => status === '200' || status === '2XX')
        : undefined;
    const schema = response?.contents.find(({ mediaType }) => /\bjson\b/i.test(mediaType))?.schema?.assertion;
    const envelope = schema === undefined ? undefined : envelopeOf(schema, api);
    return response && envelope !== undefined ? [{ operation, response, envelope }] : [];
  });
}

function envelopeOf(assertion: Assertion, api: Api): string | undefined {
  const parts = inPlace(assertion, (id) => api.schema(id)?.assertion);
  if (parts.some(({ types, array }) => types?.includes('array') === true && array?.items !== undefined))
    return 'a bare list';
  const properties = new Map(parts.flatMap(({ object }) => [...(object?.properties ?? [])]));
  const lists = [...properties].filter(([, property]) =>
    inPlace(property, (id) => api.schema(id)?.assertion, true).some(
      ({ types, array }) => types?.includes('array') === true && array?.items !== undefined && items(array.items, api),
    ),
  );
  if (lists.length !== 1 || properties.size > 8) return undefined;
  return `an object whose list is "${lists[0]?.[0] ?? ''}"`;
}

/** Returns whether the items are objects. An array of scalars is a property, not a collection. */
function items(assertion: Assertion, api: Api): boolean {
  return inPlace(assertion, (id) => api.schema(id)?.assertion).some(
    ({ types, object }) => types?.includes('object') === true || object?.properties !== undefined,
  );
}

/** Describes the pagination parameters of an operation. */
function pagingOf({ operation }: Collection): string {
  return (
    operation.parameters
      .filter(({ name, in: place }) => place === 'query' && paging.test(name))
      .map(({ name }) => name)
      .sort()
      .join(' and ') || 'nothing'
  );
}

const paging =
  /^(?:page|per_?page|page_?(?:size|number|token)|limit|offset|cursor|after|before|starting_after|ending_before)$/i;

export const envelope: Rule = {
  code: 'consistency/envelope',
  severity: 'note',
  meaning:
    'Most collections come in one form, such as an object with the list in `data`, and some in another: clients cannot go through them with the same code. Where x-ashlar states the form, it binds every operation that takes its parameters.',
  remedy: 'Answer in the form that the other collections have, where nobody depends on this one yet.',
  needsWhole: true,
  look: ({ api, say }) => ({
    end: () => {
      const { pagination: stated } = api.conventions;
      const all = collectionsOf(api);
      const custom = stated && `an object whose list is "${stated.items}"`;
      const found = stated
        ? {
            custom,
            others: all.filter(
              (each) => each.envelope !== custom && isPaged(each.operation, [stated.page, stated.size], 1),
            ),
          }
        : exceptions(all, (each) => each.envelope);
      for (const { operation, response, envelope: own } of found?.others ?? [])
        say({
          message: `${operation.id} answers with ${own}, where the custom is ${found?.custom ?? ''}`,
          at: response.origin,
        });
    },
  }),
};

export const pagination: Rule = {
  code: 'consistency/pagination',
  severity: 'warning',
  meaning:
    'Most collections are paged by the same parameters, and some by others or not at all: one that grows cannot be read to its end. Where x-ashlar states the parameters, whatever comes in its envelope takes them.',
  remedy: 'Take the parameters that the other collections take.',
  needsWhole: true,
  look: ({ api, say }) => ({
    end: () => {
      const { pagination: stated } = api.conventions;
      const all = collectionsOf(api);
      const custom = stated && `${stated.page} and ${stated.size}`;
      const found = stated
        ? {
            custom,
            others: all.filter(
              (each) =>
                each.envelope === `an object whose list is "${stated.items}"` &&
                !isPaged(each.operation, [stated.page, stated.size], 2),
            ),
          }
        : exceptions(all, pagingOf);
      if (found === undefined || found.custom === 'nothing') return;
      for (const each of found.others)
        say({
          message: `${each.operation.id} is paged by ${pagingOf(each)}, where the custom is ${found.custom ?? ''}`,
          at: each.operation.origin,
          within: ['parameters'],
        });
    },
  }),
};

/** Returns whether an operation has at least `least` of these parameters. */
function isPaged({ parameters }: Operation, names: readonly string[], least: number): boolean {
  return (
    names.filter((name) => parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      .length >= least
  );
}
