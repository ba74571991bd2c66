// Conversions of the parameters, the request body, and the responses of an operation.

import { object } from '../../code/typescript/build-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import { isHeaderNamed, type OperationFilter } from '../../model/collection-filters.ts';
import { mediaTypeEssence, parameterValueType } from '../../model/media-types.ts';
import type { Api, MediaType, Operation, Parameter } from '../../model/types/api.ts';
import { isConvertedContent } from '../../model/value-forms/converted-contents.ts';
import type { Conversion } from '../../model/value-forms/conversions.ts';
import { conversionExpression } from '../../plugin/conversion-expressions.ts';
import { hasBody } from '../../plugin/client-calls.ts';
import type { TargetContext } from './target-context.ts';

const parameterLocations = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const satisfies readonly (readonly [Parameter['in'], string])[];

type ConversionOf = (part: { readonly schema?: MediaType['schema'] }) => Conversion | undefined;

/** Returns the conversions of an operation; `undefined` if no value is converted. */
export function operationConversions(
  operation: Operation,
  filter: OperationFilter | undefined,
  { api, conversions }: TargetContext,
): Expression | undefined {
  if (!conversions) return undefined;
  const toExpression = (conversion: Conversion | undefined): Expression =>
    conversionExpression(conversion, { api, conversions, toReference: (constant) => constant });
  const conversionOf: ConversionOf = ({ schema }) => conversions.conversionOf(schema?.jsonSchema ?? true);
  const parameters = convertParameters(operation, filter, conversionOf);
  const body = hasBody(operation)
    ? contentConversions(operation.requestBody?.content ?? [], 'request', conversionOf, toExpression)
    : undefined;
  const responses = responseConversions(operation, api, conversionOf, toExpression);
  if ((parameters ?? body ?? responses) === undefined) return undefined;
  return object([
    ['parameters', parameters && toExpression(parameters)],
    ['body', body],
    ['responses', responses],
  ]);
}

/** Returns the conversion of the object with the parameters of each location. */
function convertParameters(
  operation: Operation,
  filter: OperationFilter | undefined,
  conversionOf: ConversionOf,
): Conversion | undefined {
  const locations = parameterLocations.flatMap(([location, property]) => {
    const properties = operation.parameters.flatMap((parameter) => {
      const value = parameterValueType(parameter);
      if (parameter.in !== location || typeof value === 'string' || (filter && isHeaderNamed(parameter, filter.header)))
        return [];
      const conversion = conversionOf({ schema: value });
      return conversion ? [[parameter.name, conversion] as const] : [];
    });
    return properties.length === 0 ? [] : [[property, { kind: 'object', properties: new Map(properties) }] as const];
  });
  return locations.length === 0 ? undefined : { kind: 'object', properties: new Map(locations) };
}

/** Returns the conversions by media type; `undefined` if there are none. */
function contentConversions(
  contents: readonly MediaType[],
  direction: 'request' | 'response',
  conversionOf: ConversionOf,
  toExpression: (conversion: Conversion | undefined) => Expression,
): Expression | undefined {
  const conversions = contents
    .filter((content) => isConvertedContent(content, contents, direction))
    .map((content) => [mediaTypeEssence(content.mediaType), conversionOf(content)] as const);
  if (conversions.every(([, conversion]) => conversion === undefined)) return undefined;
  return object(conversions.map(([mediaType, conversion]) => [mediaType, toExpression(conversion)]));
}

function responseConversions(
  { method, responses }: Operation,
  { conventions: { deprecation } }: Api,
  conversionOf: ConversionOf,
  toExpression: (conversion: Conversion | undefined) => Expression,
): Expression | undefined {
  if (method === 'head') return undefined;
  const byStatus = responses.map(
    ({ status, content }) => [status, contentConversions(content, 'response', conversionOf, toExpression)] as const,
  );
  const success = byStatus.find(([status]) => /^2[0-9]{2}$/.test(status));
  // A deprecated operation can return its success with another status.
  if (deprecation && success && byStatus.every(([status]) => status !== String(deprecation.status)))
    byStatus.push([String(deprecation.status), success[1]]);
  const converted = byStatus.filter(([, conversion]) => conversion);
  return converted.length === 0 ? undefined : object(converted);
}
