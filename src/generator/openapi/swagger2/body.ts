// Conversion of body and form parameters (Swagger 2.0) to a request body.

import type { MapNode, Node } from '../../source/node.ts';
import type { ConversionContext } from './context.ts';
import { findEntry, createArray, createMap, createScalar, stringProperty, type PropertyInit } from './create-node.ts';
import { arrayStyle } from './parameter.ts';
import { convertSchema, isArrayType, splitValueSchema } from './schema.ts';

const multipart = 'multipart/form-data';
const formMediaTypes: readonly string[] = ['application/x-www-form-urlencoded', multipart];

/** A body or form parameter, and the node that uses it: itself, or a reference to it. */
export interface BodyParameter {
  readonly parameter: MapNode;
  readonly use: Node;
}

/** Returns the request body; `undefined` if there are no such parameters. */
export function convertBody(
  all: readonly BodyParameter[],
  consumes: readonly string[],
  context: ConversionContext,
): Node | undefined {
  const parameters = all.map(({ parameter }) => parameter);
  const [first] = parameters;
  if (!first) return undefined;
  const bodyParameter = parameters.find((parameter) => stringProperty(parameter, 'in') === 'body');
  if (!bodyParameter) return formBody(first, parameters, consumes, context);
  const [other] = all.filter(({ parameter }) => parameter !== bodyParameter);
  if (other)
    context.reportAt(
      'document/swagger-unsupported',
      other.use,
      'an operation has one body: this parameter stands beside another that is the body',
    );
  const schema = findEntry(bodyParameter, 'schema');
  const mediaType = createMap(bodyParameter, [['schema', schema && convertSchema(schema.value, context), schema]]);
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

function descriptionFields(parameter: MapNode): readonly PropertyInit[] {
  return ['description', 'required'].map((key) => [key, findEntry(parameter, key)?.value, findEntry(parameter, key)]);
}

function formBody(
  at: MapNode,
  parameters: readonly MapNode[],
  consumes: readonly string[],
  context: ConversionContext,
): Node {
  const declaredTypes = consumes.filter((type) => formMediaTypes.includes(type.toLowerCase()));
  const hasFile = parameters.some((parameter) => stringProperty(parameter, 'type') === 'file');
  const types = declaredTypes.length > 0 ? declaredTypes : [hasFile ? multipart : 'application/x-www-form-urlencoded'];
  const requiredParameters = parameters.filter(isRequired);
  const fields = parameters.map((parameter) => ({
    name: stringProperty(parameter, 'name') ?? '',
    parameter,
    node: formField(parameter, context),
  }));
  const schema = createMap(at, [
    ['type', createScalar(at, 'object')],
    [
      'properties',
      createMap(
        at,
        fields.map(({ name, node }) => [name, node]),
      ),
    ],
    [
      'required',
      requiredParameters.length > 0
        ? createArray(
            at,
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
          at,
          styles.map(([name, style]) => [name, createMap(at, style)]),
        )
      : undefined;
  if (types.some(isMultipart)) for (const parameter of parameters) reportMultipartArrays(parameter, context);
  const media = (type: string): Node =>
    createMap(at, [
      ['schema', schema],
      ['encoding', isMultipart(type) ? undefined : encoding],
    ]);
  return createMap(at, [
    ['required', requiredParameters.length > 0 ? createScalar(at, true) : undefined],
    [
      'content',
      createMap(
        at,
        types.map((type) => [type, media(type)]),
      ),
    ],
  ]);
}

function isMultipart(type: string): boolean {
  return type.toLowerCase() === multipart;
}

/** Parts of a multipart body have no style: each item of an array is a part. */
function reportMultipartArrays(parameter: MapNode, context: ConversionContext): void {
  const format = stringProperty(parameter, 'collectionFormat') ?? 'csv';
  if (!isArrayType(parameter) || !['csv', 'ssv', 'pipes'].includes(format)) return;
  const at = findEntry(parameter, 'collectionFormat')?.value ?? parameter;
  context.reportAt(
    'document/swagger-default',
    at,
    `each item of the list is a part of its own in ${multipart}, as OpenAPI 3 writes lists there, and not "${format}"`,
    'Say "collectionFormat: multi", or describe the field as a text.',
  );
}

/** Returns the schema of a form field, with the description and extensions of its parameter. */
function formField(parameter: MapNode, context: ConversionContext): Node {
  const { schema, rest } = splitValueSchema(parameter, context);
  const annotations = rest.filter(([key]) => key === 'description' || key.startsWith('x-'));
  return schema.kind === 'map'
    ? createMap(parameter, [
        ...[...schema.entries.values()].map((entry): PropertyInit => [entry.key, entry.value, entry]),
        ...annotations,
      ])
    : schema;
}

function isRequired(parameter: MapNode): boolean {
  const required = findEntry(parameter, 'required')?.value;
  return required?.kind === 'scalar' && required.value === true;
}
