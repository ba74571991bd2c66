// Rules for uniform collection endpoints: response envelopes and pagination parameters.

import type { Api, Operation, Response } from '../../../../model/types/api.ts';
import { canReturnPages } from '../../../../model/operations/pagination-extension.ts';
import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { BuiltinRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import { findMajorityStyle } from './majority-style.ts';

/** Operation that returns a collection. */
interface Collection {
  readonly operation: Operation;
  readonly response: Response;
  /** Description of the envelope, such as `a plain array`. */
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
    return 'a plain array';
  const properties = new Map(parts.flatMap(({ object }) => [...(object?.properties ?? [])]));
  const arrayProperties = [...properties].filter(([, property]) =>
    inPlaceSchemas(property, (id) => api.schema(id)?.jsonSchema, true).some(
      ({ types, array }) =>
        types?.includes('array') === true && array?.items !== undefined && hasObjectItems(array.items, api),
    ),
  );
  if (arrayProperties.length !== 1 || properties.size > 8) return undefined;
  return describeObjectEnvelope(arrayProperties[0]?.[0] ?? '');
}

function describeObjectEnvelope(arrayProperty: string): string {
  return `an object with the array \`${arrayProperty}\``;
}

/** Returns whether the items are objects. An array of scalars is a property, not a collection. */
function hasObjectItems(jsonSchema: JsonSchema, api: Api): boolean {
  return inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema).some(
    ({ types, object }) => types?.includes('object') === true || object?.properties !== undefined,
  );
}

const noParameters = 'no parameters';

/** Describes the pagination parameters of an operation. */
function describePagination({ operation }: Collection): string {
  return (
    operation.parameters
      .filter(({ name, in: location }) => location === 'query' && paginationParameter.test(name))
      .map(({ name }) => `\`${name}\``)
      .sort()
      .join(' and ') || noParameters
  );
}

const paginationParameter =
  /^(?:page|per_?page|page_?(?:size|number|token)|limit|offset|cursor|after|before|starting_after|ending_before)$/i;

export const uniformEnvelope: BuiltinRule = {
  code: 'consistency/collection-envelope',
  severity: 'note',
  cause:
    'Most collections have the same form, such as an object with the array in `data`, but some differ. If `x-ashlar` declares the form, it applies to every operation with the declared pagination parameters.',
  consequence:
    'Clients cannot process all collections with the same code: a function that reads `data` finds no items in a plain array.',
  help: 'Use the same response envelope as the other collections, unless clients already depend on this one.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    end: () => {
      const { pagination: declared } = api.conventions;
      const collections = findCollections(api);
      const convention = declared && describeObjectEnvelope(declared.items);
      const majority = declared
        ? {
            convention,
            exceptions: collections.filter(
              (collection) =>
                collection.envelope !== convention &&
                hasPaginationParameters(collection.operation, [declared.page, declared.size], 1),
            ),
          }
        : findMajorityStyle(collections, (collection) => collection.envelope);
      for (const { operation, response, envelope: actualEnvelope } of majority?.exceptions ?? [])
        report({
          message: `expected \`${operation.id}\` to return ${majority?.convention ?? ''}, found ${actualEnvelope}`,
          at: response.sourceLocation,
        });
    },
  }),
};

export const uniformPagination: BuiltinRule = {
  code: 'consistency/pagination',
  severity: 'warning',
  cause:
    'Most collections have the same pagination parameters, but some have different ones or none. If `x-ashlar` declares the parameters, they apply to every operation that returns the declared envelope. Operations with `x-pagination: false` return no pages.',
  consequence:
    'Client code that reads all pages of the other collections gets only the first page of these, or the same page repeatedly.',
  help: 'Use the pagination parameters of the other collections.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    end: () => {
      const { pagination: declared } = api.conventions;
      const collections = findCollections(api).filter(({ operation }) => canReturnPages(operation));
      const convention = declared && `\`${declared.page}\` and \`${declared.size}\``;
      const majority = declared
        ? {
            convention,
            exceptions: collections.filter(
              (collection) =>
                collection.envelope === describeObjectEnvelope(declared.items) &&
                !hasPaginationParameters(collection.operation, [declared.page, declared.size], 2),
            ),
          }
        : findMajorityStyle(collections, describePagination);
      if (majority === undefined || majority.convention === noParameters) return;
      for (const collection of majority.exceptions)
        report({
          message: `expected \`${collection.operation.id}\` to be paginated by ${majority.convention ?? ''}, found ${describePagination(collection)}`,
          at: collection.operation.sourceLocation,
          within: ['parameters'],
        });
    },
  }),
};

/** Returns whether an operation that can return pages has at least `minCount` of these parameters. */
function hasPaginationParameters(operation: Operation, names: readonly string[], minCount: number): boolean {
  return (
    canReturnPages(operation) &&
    names.filter((name) =>
      operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
    ).length >= minCount
  );
}
