// Rules for uniform collections: response envelopes and pagination parameters.

import type { Api, Operation, Response } from '../../../../model/types/api.ts';
import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { LintRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import { findExceptions } from './majority-style.ts';

interface Collection {
  readonly operation: Operation;
  readonly response: Response;
  /** Description of the envelope, such as `a bare list`. */
  readonly envelope: string;
}

/** Returns the operations that return an array, except on paths that end in a parameter. */
function findCollections(api: Api): readonly Collection[] {
  return api.operations.flatMap((operation) => {
    const response =
      operation.method === 'get' && !operation.path.endsWith('}')
        ? operation.responses.find(({ status }) => status === '200' || status === '2XX')
        : undefined;
    const schema = response?.content.find(({ mediaType }) => /\bjson\b/i.test(mediaType))?.schema?.jsonSchema;
    const envelope = schema === undefined ? undefined : describeEnvelope(schema, api);
    return response && envelope !== undefined ? [{ operation, response, envelope }] : [];
  });
}

function describeEnvelope(jsonSchema: JsonSchema, api: Api): string | undefined {
  const parts = inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema);
  if (parts.some(({ types, array }) => types?.includes('array') === true && array?.items !== undefined))
    return 'a bare list';
  const properties = new Map(parts.flatMap(({ object }) => [...(object?.properties ?? [])]));
  const lists = [...properties].filter(([, property]) =>
    inPlaceSchemas(property, (id) => api.schema(id)?.jsonSchema, true).some(
      ({ types, array }) =>
        types?.includes('array') === true && array?.items !== undefined && hasObjectItems(array.items, api),
    ),
  );
  if (lists.length !== 1 || properties.size > 8) return undefined;
  return `an object whose list is "${lists[0]?.[0] ?? ''}"`;
}

/** Returns whether the items are objects. An array of scalars is a property, not a collection. */
function hasObjectItems(jsonSchema: JsonSchema, api: Api): boolean {
  return inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema).some(
    ({ types, object }) => types?.includes('object') === true || object?.properties !== undefined,
  );
}

/** Describes the pagination parameters of an operation. */
function describePagination({ operation }: Collection): string {
  return (
    operation.parameters
      .filter(({ name, in: location }) => location === 'query' && paginationParameter.test(name))
      .map(({ name }) => name)
      .sort()
      .join(' and ') || 'nothing'
  );
}

const paginationParameter =
  /^(?:page|per_?page|page_?(?:size|number|token)|limit|offset|cursor|after|before|starting_after|ending_before)$/i;

export const uniformEnvelope: LintRule = {
  code: 'consistency/collection-envelope',
  severity: 'note',
  explanation:
    'Most collections come in one form, such as an object with the list in `data`, and some in another: clients cannot go through them with the same code. Where x-ashlar states the form, it binds every operation that takes its parameters.',
  help: 'Answer in the form that the other collections have, where nobody depends on this one yet.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    end: () => {
      const { pagination: declared } = api.conventions;
      const collections = findCollections(api);
      const convention = declared && `an object whose list is "${declared.items}"`;
      const majority = declared
        ? {
            custom: convention,
            others: collections.filter(
              (each) =>
                each.envelope !== convention &&
                hasPaginationParameters(each.operation, [declared.page, declared.size], 1),
            ),
          }
        : findExceptions(collections, (each) => each.envelope);
      for (const { operation, response, envelope: ownEnvelope } of majority?.others ?? [])
        report({
          message: `${operation.id} answers with ${ownEnvelope}, where the custom is ${majority?.custom ?? ''}`,
          at: response.sourceLocation,
        });
    },
  }),
};

export const uniformPagination: LintRule = {
  code: 'consistency/pagination',
  severity: 'warning',
  explanation:
    'Most collections are paged by the same parameters, and some by others or not at all: one that grows cannot be read to its end. Where x-ashlar states the parameters, whatever comes in its envelope takes them.',
  help: 'Take the parameters that the other collections take.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    end: () => {
      const { pagination: declared } = api.conventions;
      const collections = findCollections(api);
      const convention = declared && `${declared.page} and ${declared.size}`;
      const majority = declared
        ? {
            custom: convention,
            others: collections.filter(
              (each) =>
                each.envelope === `an object whose list is "${declared.items}"` &&
                !hasPaginationParameters(each.operation, [declared.page, declared.size], 2),
            ),
          }
        : findExceptions(collections, describePagination);
      if (majority === undefined || majority.custom === 'nothing') return;
      for (const each of majority.others)
        report({
          message: `${each.operation.id} is paged by ${describePagination(each)}, where the custom is ${majority.custom ?? ''}`,
          at: each.operation.sourceLocation,
          within: ['parameters'],
        });
    },
  }),
};

/** Returns whether an operation has at least `least` of these parameters. */
function hasPaginationParameters({ parameters }: Operation, names: readonly string[], least: number): boolean {
  return (
    names.filter((name) => parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      .length >= least
  );
}
