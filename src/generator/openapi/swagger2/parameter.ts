// Converts Swagger 2.0 parameters to parameters with a schema, or to a request body.

import type { MapNode, Node } from '../../source/node.ts';
import type { ConversionContext } from './context.ts';
import { findEntry, createMap, createScalar, stringProperty, type PropertyInit, createArray } from '../create-node.ts';
import { describeNode, isNull } from '../parser-combinators.ts';
import { isArrayType, splitValueSchema, convertSchema } from './schema.ts';

/** Returns whether an object has the name and location of a parameter, and is not an API key, which has both too. */
export function isParameter(node: Node): boolean {
  return (
    stringProperty(node, 'name') !== undefined &&
    stringProperty(node, 'in') !== undefined &&
    stringProperty(node, 'type')?.toLowerCase() !== 'apikey'
  );
}

/** Returns whether a value is one parameter, or a reference to one, where an array of parameters is expected. */
export function isSingleParameter(node: Node): boolean {
  return isParameter(node) || stringProperty(node, '$ref') !== undefined;
}

/** Converts a parameter that is not part of the body. */
export function convertParameter(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const ref = findEntry(node, '$ref');
  if (ref) return createMap(node, [['$ref', context.convertReference(ref.value), ref]]);
  const { schema, rest } = splitValueSchema(node, context);
  return createMap(node, [
    ...rest.map(renameExample),
    ...arrayStyle(node, stringProperty(node, 'in') === 'query', context),
    ['schema', openApi3Schema(node, context) ?? schema],
  ]);
}

/** Returns the `schema` of a parameter without a `type`, as in OpenAPI 3. */
function openApi3Schema(node: MapNode, context: ConversionContext): Node | undefined {
  const schema = findEntry(node, 'schema');
  if (!schema || node.entries.has('type')) return undefined;
  context.reportAt('document/newer-field', schema, '`schema` requires OpenAPI 3.0');
  return convertSchema(schema.value, context);
}

// `x-example` is common, because Swagger 2.0 has no example for parameters.
function renameExample([key, value, originalEntry]: PropertyInit): PropertyInit {
  return [key === 'x-example' ? 'example' : key, value, originalEntry];
}

const stylesByFormat: ReadonlyMap<string, { readonly style: string; readonly explode: boolean }> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['multi', { style: 'form', explode: true }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
]);

/** Valid values of `collectionFormat`. */
export const collectionFormats: readonly string[] = [...stylesByFormat.keys()];

/**
 * Returns the style properties for `collectionFormat`. Only parameters in a query or form (`isInQuery`) support styles
 * other than comma-separated.
 */
export function arrayStyle(node: MapNode, isInQuery: boolean, context: ConversionContext): readonly PropertyInit[] {
  if (!isArrayType(node)) return [];
  const format = findEntry(node, 'collectionFormat');
  const formatName = stringProperty(node, 'collectionFormat') ?? 'csv';
  if (format && isNull(format.value))
    context.reportAt('document/null-field', format.value, '`collectionFormat` has no effect: it is null');
  else if (format && stringProperty(node, 'collectionFormat') === undefined)
    context.reportAt('document/wrong-type', format.value, `expected a string, found ${describeNode(format.value)}`);
  const serialization = stylesByFormat.get(formatName);
  const origin = format?.value ?? node;
  const inner = findEntry(node, 'items')?.value;
  if (inner?.kind === 'map' && isArrayType(inner)) {
    context.reportAt(
      'document/swagger-unsupported',
      inner,
      `OpenAPI 3 has no equivalent of \`collectionFormat: ${stringProperty(inner, 'collectionFormat') ?? 'csv'}\` for nested arrays`,
      'declare the items as strings',
    );
  }
  if (!serialization || (!isInQuery && formatName !== 'csv')) {
    context.reportAt(
      'document/swagger-unsupported',
      origin,
      `OpenAPI 3 has no equivalent of \`collectionFormat: ${formatName}\` here`,
      'use `collectionFormat: csv`, or declare the parameter as a string',
    );
    return [];
  }
  return isInQuery
    ? [
        ['style', createScalar(origin, serialization.style)],
        ['explode', createScalar(origin, serialization.explode)],
      ]
    : [];
}

const multipart = 'multipart/form-data';
const formMediaTypes: readonly string[] = ['application/x-www-form-urlencoded', multipart];

/** A body or form parameter, and its item in `parameters`: the parameter itself, or a reference to it. */
export interface BodyParameter {
  readonly parameter: MapNode;
  readonly item: Node;
}

/** Returns the request body for body or form parameters; `undefined` if there are none. */
export function convertBody(
  bodyParameters: readonly BodyParameter[],
  consumes: readonly string[],
  context: ConversionContext,
): Node | undefined {
  const parameters = bodyParameters.map(({ parameter }) => parameter);
  const [first] = parameters;
  if (!first) return undefined;
  const bodyParameter = parameters.find((parameter) => stringProperty(parameter, 'in') === 'body');
  if (!bodyParameter) return formBody(first, parameters, consumes, context);
  const [extraParameter] = bodyParameters.filter(({ parameter }) => parameter !== bodyParameter);
  if (extraParameter)
    context.reportAt(
      'document/swagger-unsupported',
      extraParameter.item,
      'parameter conflicts with the body parameter: an operation can have only one body',
    );
  const schema = findEntry(bodyParameter, 'schema');
  const mediaType = createMap(bodyParameter, [
    ['schema', schema ? convertSchema(schema.value, context) : typeOfBody(bodyParameter, context), schema],
  ]);
  return createMap(bodyParameter, [
    ...descriptionFields(bodyParameter),
    [
      'content',
      createMap(
        bodyParameter,
        consumes.map((type) => [type, mediaType]),
      ),
    ],
  ]);
}

/** Returns the schema of a body parameter that declares its `type` as other parameters do. */
function typeOfBody(parameter: MapNode, context: ConversionContext): Node | undefined {
  const type = findEntry(parameter, 'type');
  if (!type) return undefined;
  context.reportAt('document/inferred-field', type, 'missing `schema`; using the type of the parameter');
  return splitValueSchema(parameter, context).schema;
}

function descriptionFields(parameter: MapNode): readonly PropertyInit[] {
  return ['description', 'required'].map((key) => [key, findEntry(parameter, key)?.value, findEntry(parameter, key)]);
}

function formBody(
  origin: MapNode,
  parameters: readonly MapNode[],
  consumes: readonly string[],
  context: ConversionContext,
): Node {
  const declaredTypes = consumes.filter((type) => formMediaTypes.includes(type.toLowerCase()));
  const hasFile = parameters.some(isFile);
  const types = declaredTypes.length > 0 ? declaredTypes : [hasFile ? multipart : 'application/x-www-form-urlencoded'];
  const requiredParameters = parameters.filter((parameter) => isRequired(parameter, context));
  const fields = parameters.map((parameter) => ({
    name: stringProperty(parameter, 'name') ?? '',
    parameter,
    node: formField(parameter, context),
  }));
  const schema = createMap(origin, [
    ['type', createScalar(origin, 'object')],
    [
      'properties',
      createMap(
        origin,
        fields.map(({ name, node }) => [name, node]),
      ),
    ],
    [
      'required',
      requiredParameters.length > 0
        ? createArray(
            origin,
            requiredParameters.map((parameter) => findEntry(parameter, 'name')?.value ?? parameter),
          )
        : undefined,
    ],
  ]);
  const styles = fields
    .map(({ name, parameter }) => [name, arrayStyle(parameter, true, context)] as const)
    .filter(([, style]) => style.length > 0);
  const encoding =
    styles.length > 0
      ? createMap(
          origin,
          styles.map(([name, style]) => [name, createMap(origin, style)]),
        )
      : undefined;
  if (types.some(isMultipart)) for (const parameter of parameters) reportMultipartArrays(parameter, context);
  const createMediaType = (type: string): Node =>
    createMap(origin, [
      ['schema', schema],
      ['encoding', isMultipart(type) ? undefined : encoding],
    ]);
  return createMap(origin, [
    ['required', requiredParameters.length > 0 ? createScalar(origin, true) : undefined],
    [
      'content',
      createMap(
        origin,
        types.map((type) => [type, createMediaType(type)]),
      ),
    ],
  ]);
}

/** Returns whether a form parameter is a file, possibly with the `schema` of OpenAPI 3. */
function isFile(parameter: MapNode): boolean {
  const type = findEntry(parameter, 'type') ? parameter : findEntry(parameter, 'schema')?.value;
  return stringProperty(type, 'type') === 'file' || (type !== parameter && stringProperty(type, 'format') === 'binary');
}

function isMultipart(type: string): boolean {
  return type.toLowerCase() === multipart;
}

/** Reports an array whose format is lost in a multipart body: each item becomes a part, and parts have no style. */
function reportMultipartArrays(parameter: MapNode, context: ConversionContext): void {
  const format = stringProperty(parameter, 'collectionFormat') ?? 'csv';
  if (!isArrayType(parameter) || !['csv', 'ssv', 'pipes'].includes(format)) return;
  const origin = findEntry(parameter, 'collectionFormat')?.value ?? parameter;
  context.reportAt(
    'document/swagger-default',
    origin,
    `\`collectionFormat: ${format}\` is ignored in \`${multipart}\`; using one part for each item`,
    'use `collectionFormat: multi`, or declare the field as a string',
  );
}

/** Returns the schema of a form field, with the description and extensions of its parameter. */
function formField(parameter: MapNode, context: ConversionContext): Node {
  const { schema: ownSchema, rest } = splitValueSchema(parameter, context);
  const schema = openApi3Schema(parameter, context) ?? ownSchema;
  const annotations = rest.filter(([key]) => key === 'description' || key.startsWith('x-'));
  if (schema.kind === 'map' && schema.entries.has('$ref') && annotations.length > 0)
    return createMap(parameter, [['allOf', createArray(schema, [schema])], ...annotations]);
  return schema.kind === 'map'
    ? createMap(parameter, [
        ...[...schema.entries.values()].map((entry): PropertyInit => [entry.key, entry.value, entry]),
        ...annotations,
      ])
    : schema;
}

function isRequired(parameter: MapNode, context: ConversionContext): boolean {
  const required = findEntry(parameter, 'required')?.value;
  if (!required) return false;
  const value = required.kind === 'scalar' ? required.value : undefined;
  if (typeof value === 'boolean') return value;
  if (value === null) context.reportAt('document/null-field', required, '`required` has no effect: it is null');
  else if (value === 'true' || value === 'false')
    context.reportAt(
      'document/quoted-value',
      required,
      `expected a boolean, found the string \`${value}\`; using \`${value}\``,
    );
  else context.reportAt('document/wrong-type', required, `expected a boolean, found ${describeNode(required)}`);
  return value === 'true';
}
