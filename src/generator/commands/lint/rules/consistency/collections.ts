// Rules for uniform collection endpoints: response envelopes and pagination parameters.

import type { Api, Operation, Response } from '../../../../model/types/api.ts';
import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { LintRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import { findExceptions } from './majority-style.ts';

/** Operation that returns a collection. */
interface Collection {
  readonly operation: Operation;
  readonly response: Response;
  /** Description of the envelope, such as `a bare list`. */
  readonly envelope: string;
}

/** Finds the operations that return an array, except those whose path ends in a parameter. */
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

/** Describes how a response contains an array; `undefined` if the response is not a collection. */
function describeEnvelope(jsonSchema: JsonSchema, api: Api): string | undefined {
  const parts = inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema);
  if (parts.some(({ types, array }) => types?.includes('array') === true && array?.items !== undefined))
    return 'a bare list';
  const properties = new Map(parts.flatMap(({ object }) => [...(object?.properties ?? [])]));
  const arrayProperties = [...properties].filter(([, property]) =>
    inPlaceSchemas(property, (id) => api.schema(id)?.jsonSchema, true).some(
      ({ types, array }) =>
        types?.includes('array') === true && array?.items !== undefined && hasObjectItems(array.items, api),
    ),
  );
  if (arrayProperties.length !== 1 || properties.size > 8) return undefined;
  return `an object whose list is "${arrayProperties[0]?.[0] ?? ''}"`;
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
            convention,
            exceptions: collections.filter(
              (collection) =>
                collection.envelope !== convention &&
                hasPaginationParameters(collection.operation, [declared.page, declared.size], 1),
            ),
          }
        : findExceptions(collections, (collection) => collection.envelope);
      for (const { operation, response, envelope: ownEnvelope } of majority?.exceptions ?? [])
        report({
          message: `${operation.id} answers with ${ownEnvelope}, where the custom is ${majority?.convention ?? ''}`,
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
            convention,
            exceptions: collections.filter(
              (collection) =>
                collection.envelope === `an object whose list is "${declared.items}"` &&
                !hasPaginationParameters(collection.operation, [declared.page, declared.size], 2),
            ),
          }
        : findExceptions(collections, describePagination);
      if (majority === undefined || majority.convention === 'nothing') return;
      for (const collection of majority.exceptions)
        report({
          message: `${collection.operation.id} is paged by ${describePagination(collection)}, where the custom is ${majority.convention ?? ''}`,
          at: collection.operation.sourceLocation,
          within: ['parameters'],
        });
    },
  }),
};

/** Returns whether an operation has at least `minCount` of these parameters. */
function hasPaginationParameters({ parameters }: Operation, names: readonly string[], minCount: number): boolean {
  return (
    names.filter((name) => parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      .length >= minCount
  );
}
