// Converts Swagger 2.0 path items, operations, and responses.

import type { MapNode, Node, Entry } from '../../source/node.ts';
import type { ConversionContext } from './context.ts';
import { convertBody, type BodyParameter, convertParameter, arrayStyle } from './parameter.ts';
import {
  findEntry,
  createArray,
  createMap,
  copyProperties,
  createScalar,
  stringProperty,
  type PropertyInit,
} from '../create-node.ts';
import { isNull } from '../parser-combinators.ts';
import { convertSchema, splitValueSchema } from './schema.ts';

/** Methods of a path item. */
export const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);
const convertedFields = new Set(['parameters', 'consumes', 'produces', 'schemes', 'responses']);

/** Parameters of an operation or path item. `nonBody` contains the original nodes, which may be references. */
interface SplitParameters {
  readonly nonBody: readonly Node[];
  readonly body: readonly BodyParameter[];
}

/** Converts a path item; keeps its `$ref` next to the other fields. */
export function convertPathItem(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const shared = sharedParameters(node, context);
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]): PropertyInit => {
      if (value && methods.has(key)) return [key, convertOperation(value, shared, context), originalEntry];
      if (key === 'parameters') return [key, convertParameters(value, shared, context), originalEntry];
      return [key, value, originalEntry];
    }),
  );
}

/** Returns the parameters of a path item, including the body parameters of its `$ref` targets. */
function sharedParameters(node: MapNode, context: ConversionContext): SplitParameters {
  const ownParameters = splitParameters(findEntry(node, 'parameters')?.value, context);
  const visited = new Set<Node>([node]);
  let { body } = ownParameters;
  for (
    let target = context.followReference(node);
    target && !visited.has(target);
    target = context.followReference(target)
  ) {
    visited.add(target);
    body = mergeBodyParameters(splitParameters(findEntry(target, 'parameters')?.value, context).body, body);
  }
  const parameters = findEntry(node, 'parameters');
  if (parameters && ownParameters.body.length > 0 && visited.size > 1) {
    context.reportAt(
      'document/swagger-unsupported',
      parameters,
      'a body parameter next to `$ref` does not apply to the referenced operations',
      'declare it in the referenced path item, or in each operation',
    );
  }
  return { nonBody: ownParameters.nonBody, body };
}

/** Returns whether a node looks like a path item, in a file without a declared type. */
export function isPathItem(node: Node): boolean {
  if (node.kind !== 'map') return false;
  const parameters = findEntry(node, 'parameters')?.value;
  if (parameters?.kind === 'list' && !node.entries.has('responses')) return true;
  return [...node.entries.values()].some(
    ({ key, value }) => methods.has(key) && value.kind === 'map' && value.entries.has('responses'),
  );
}

function convertOperation(node: Node, shared: SplitParameters, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const parameters = findEntry(node, 'parameters');
  const ownParameters = splitParameters(parameters?.value, context);
  const consumes = declaredMediaTypes(node, 'consumes', context) ?? context.consumes;
  const produces = declaredMediaTypes(node, 'produces', context);
  const responses = findEntry(node, 'responses');
  const schemes = findEntry(node, 'schemes');
  const servers = context.serverUrls(context.readStrings(node, 'schemes') ?? []);
  return createMap(node, [
    ...copyProperties(node, convertedFields),
    [
      'parameters',
      parameters?.value.kind === 'list' && ownParameters.nonBody.length === 0
        ? undefined
        : convertParameters(parameters?.value, ownParameters, context),
      parameters,
    ],
    ['requestBody', convertBody(mergeBodyParameters(shared.body, ownParameters.body), consumes, context)],
    ['responses', responses && convertResponses(responses.value, produces, context), responses],
    [
      'servers',
      schemes && servers.length > 0
        ? createArray(
            schemes,
            servers.map((url) => createMap(schemes, [['url', createScalar(schemes, url)]])),
          )
        : undefined,
      schemes,
    ],
  ]);
}

/** Converts parameters; keeps a value other than an array, which is reported as in OpenAPI 3. */
function convertParameters(
  origin: Node | undefined,
  { nonBody }: SplitParameters,
  context: ConversionContext,
): Node | undefined {
  if (origin?.kind !== 'list') return origin;
  return createArray(
    origin,
    nonBody.map((parameter) => convertParameter(parameter, context)),
  );
}

function splitParameters(parameters: Node | undefined, context: ConversionContext): SplitParameters {
  const items = parameters?.kind === 'list' ? parameters.items : [];
  const nonBody: Node[] = [];
  const body: BodyParameter[] = [];
  for (const item of items) {
    const parameter = context.resolveReferences(item);
    const location = stringProperty(parameter, 'in');
    if (parameter && (location === 'body' || location === 'formData')) body.push({ parameter, item });
    else nonBody.push(item);
  }
  return { nonBody, body };
}

/** Merges the body parameters of a path item with those of an operation, which take precedence. */
function mergeBodyParameters(
  shared: readonly BodyParameter[],
  overriding: readonly BodyParameter[],
): readonly BodyParameter[] {
  const overridingNames = new Set(overriding.map(({ parameter }) => stringProperty(parameter, 'name')));
  const overridingLocations = new Set(overriding.map(({ parameter }) => stringProperty(parameter, 'in')));
  const inherited = shared.filter(({ parameter }) =>
    stringProperty(parameter, 'in') === 'body'
      ? overridingLocations.size === 0
      : !overridingLocations.has('body') && !overridingNames.has(stringProperty(parameter, 'name')),
  );
  return [...inherited, ...overriding];
}

function declaredMediaTypes(node: MapNode, key: string, context: ConversionContext): readonly string[] | undefined {
  const types = context.readStrings(node, key);
  return types === undefined || types.length === 0 ? undefined : types;
}

/** Converts the responses of an operation. `produces` is `undefined` if the operation uses the defaults. */
function convertResponses(node: Node, produces: readonly string[] | undefined, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]) => [
      key,
      value && !key.startsWith('x-') ? convertResponseOrReference(value, produces, context) : value,
      originalEntry,
    ]),
  );
}

/**
 * Converts a response or a reference to one. A shared response has no media types, so it is inlined into operations
 * that declare `produces`.
 */
function convertResponseOrReference(
  node: Node,
  produces: readonly string[] | undefined,
  context: ConversionContext,
): Node {
  if (produces === undefined || stringProperty(node, '$ref') === undefined)
    return convertResponse(node, produces ?? context.produces, context);
  return convertResponse(context.resolveReferences(node) ?? node, produces, context);
}

export function convertResponse(node: Node, produces: readonly string[], context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const ref = findEntry(node, '$ref');
  if (ref) return createMap(node, [['$ref', context.convertReference(ref.value), ref]]);
  const headers = findEntry(node, 'headers');
  return createMap(node, [
    ...copyProperties(node, new Set(['schema', 'examples', 'headers'])),
    ['headers', headers && convertHeaders(headers.value, context), headers],
    ['content', convertContent(node, produces, context)],
  ]);
}

function convertContent(node: MapNode, produces: readonly string[], context: ConversionContext): Node | undefined {
  const schema = findField(node, 'schema', context);
  const examples = findEntry(node, 'examples');
  const byType = new Map<string, Entry>(
    examples?.value.kind === 'map' ? [...examples.value.entries].filter(([type]) => type.includes('/')) : [],
  );
  if (!schema && byType.size === 0) return undefined;
  const convertedSchema = schema && convertSchema(schema.value, context);
  const origin = schema ?? examples;
  if (!origin) return undefined;
  const types = schema ? new Set([...produces, ...byType.keys()]) : new Set(byType.keys());
  return createMap(
    origin,
    [...types].map((type) => [
      type,
      createMap(origin, [
        ['schema', convertedSchema, schema],
        ['example', byType.get(type)?.value, byType.get(type)],
      ]),
      byType.get(type),
    ]),
  );
}

/** Returns a field. Reports one that is null, which has no effect. */
function findField(node: MapNode, key: string, context: ConversionContext): Entry | undefined {
  const entry = findEntry(node, key);
  if (!entry || !isNull(entry.value)) return entry;
  context.reportAt('document/null-field', entry.value, `\`${key}\` has no effect: it is null`);
  return undefined;
}

function convertHeaders(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]): PropertyInit => [
      key,
      value && convertHeader(value, context),
      originalEntry,
    ]),
  );
}

function convertHeader(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const { schema, rest } = splitValueSchema(node, context);
  return createMap(node, [...rest, ...arrayStyle(node, false, context), ['schema', schema]]);
}
