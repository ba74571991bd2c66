// Converts Swagger 2.0 to OpenAPI 3.0. Converted nodes keep their original source ranges.

import type { Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { scalarText, type MapNode, type Node } from '../../source/node.ts';
import { sourceLocation } from '../read-context.ts';
import { createConversionContext, type ConversionContext } from './context.ts';
import {
  findEntry,
  createArray,
  createMap,
  copyProperties,
  withPointers,
  createScalar,
  stringProperty,
  type PropertyInit,
} from '../create-node.ts';
import { convertPathItem, isPathItem, convertResponse } from './path-item-and-response.ts';
import { convertParameter, isParameter } from './parameter.ts';
import { convertSchema, convertSchemas } from './schema.ts';
import { convertSecurity } from './security.ts';

/**
 * Converts all trees if the entry document is Swagger 2.0, and reports the conversion. Otherwise, returns the sources
 * unchanged.
 */
export function convertSwagger(sources: SourceSet, report: Report): SourceSet {
  const root = sources.roots.get(sources.entry);
  if (root?.kind !== 'map' || !isSwagger2(root)) return sources;
  const swaggerEntry = root.entries.get('swagger');
  report.add('document/swagger-converted', {
    message: 'this Swagger 2.0 document is converted to OpenAPI 3.0',
    location: swaggerEntry && sourceLocation(swaggerEntry),
  });
  const context = createConversionContext(root, sources, report);
  const roots = new Map<string, Node>();
  for (const [file, tree] of sources.roots)
    roots.set(file, withPointers(tree === root ? convertRoot(root, context) : convertFragment(tree, context), ''));
  return { ...sources, roots };
}

/** Returns whether a root object is of Swagger 2.0. With `openapi` too, it is of OpenAPI 3. */
export function isSwagger2(root: MapNode): boolean {
  const value = root.entries.get('swagger')?.value;
  return !root.entries.has('openapi') && value?.kind === 'scalar' && /^2(?:\.0)?$/.test(scalarText(value));
}

const convertedFields = new Set([
  'swagger',
  'host',
  'basePath',
  'schemes',
  'consumes',
  'produces',
  'paths',
  'definitions',
  'parameters',
  'responses',
  'securityDefinitions',
]);

function convertRoot(root: MapNode, context: ConversionContext): Node {
  const paths = findEntry(root, 'paths');
  const swagger = root.entries.get('swagger')?.value ?? root;
  return createMap(root, [
    ['openapi', createScalar(swagger, '3.0.4'), root.entries.get('swagger')],
    ...copyProperties(root, convertedFields),
    ['servers', convertServers(root, context)],
    ['paths', paths && convertEntries(paths.value, (item) => convertPathItem(item, context)), paths],
    ['components', convertComponents(root, context)],
  ]);
}

function convertServers(root: MapNode, context: ConversionContext): Node | undefined {
  const origin = root.entries.get('host') ?? root.entries.get('basePath');
  if (!origin) return undefined;
  const { host, basePath: base, scheme } = context.address;
  const declaredSchemes = context.readStrings(root, 'schemes') ?? [];
  const schemes = declaredSchemes.length === 0 && scheme !== undefined ? [scheme] : declaredSchemes;
  if (host !== undefined && schemes.length === 0)
    context.reportAt('document/swagger-default', origin, 'missing `schemes`; using `https`');
  const urls = context.serverUrls(schemes.length > 0 ? schemes : ['https']);
  return createArray(
    origin,
    (urls.length > 0 ? urls : [base === '' ? '/' : base]).map((url) =>
      createMap(origin, [['url', createScalar(origin.value, url), origin]]),
    ),
  );
}

function convertComponents(root: MapNode, context: ConversionContext): Node | undefined {
  const [definitions, parameters, responses, security] = [
    'definitions',
    'parameters',
    'responses',
    'securityDefinitions',
  ].map((key) => findEntry(root, key));
  const parts: readonly PropertyInit[] = [
    [
      'schemas',
      definitions?.value.kind === 'map' ? convertSchemas(definitions.value, context) : definitions?.value,
      definitions,
    ],
    // Body parameters are converted where they are used, because only then are their media types known.
    [
      'parameters',
      parameters &&
        convertEntries(parameters.value, (node) =>
          isBodyParameter(node, context) ? undefined : convertParameter(node, context),
        ),
      parameters,
    ],
    [
      'responses',
      responses && convertEntries(responses.value, (node) => convertResponse(node, context.produces, context)),
      responses,
    ],
    ['securitySchemes', security && convertSecurity(security.value, context), security],
  ];
  const origin = definitions ?? parameters ?? responses ?? security;
  return origin && createMap(origin, parts);
}

function isBodyParameter(node: Node, context: ConversionContext): boolean {
  const location = stringProperty(context.resolveReferences(node), 'in');
  return location === 'body' || location === 'formData';
}

function convertEntries(node: Node, convert: (value: Node) => Node | undefined): Node {
  if (node.kind !== 'map') return node;
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]): PropertyInit => [
      key,
      value && !key.startsWith('x-') ? convert(value) : value,
      originalEntry,
    ]),
  );
}

/** Converts a file other than the entry. */
function convertFragment(node: Node, context: ConversionContext): Node {
  if (node.kind !== 'map') return node;
  const kind = fragmentKind(node);
  if (kind === 'path item') return convertPathItem(node, context);
  if (kind === 'parameter' && !isBodyParameter(node, context)) return convertParameter(node, context);
  if (kind === 'response') return convertResponse(node, context.produces, context);
  if (kind === 'schema') return convertSchema(node, context);
  return createMap(
    node,
    copyProperties(node).map(([key, value, originalEntry]): PropertyInit => [
      key,
      value && convertFragment(value, context),
      originalEntry,
    ]),
  );
}

/** Infers the kind of an object in a file other than the entry; `undefined` if it may contain objects of these kinds. */
export function fragmentKind(node: MapNode): 'path item' | 'parameter' | 'response' | 'schema' | undefined {
  if (isPathItem(node)) return 'path item';
  if (isParameter(node)) return 'parameter';
  if (isResponse(node)) return 'response';
  return ['type', '$ref', 'allOf', 'properties', 'enum'].some((key) => isSchemaKeyword(node, key))
    ? 'schema'
    : undefined;
}

/** Returns whether an object has a description, and fields that only responses have. */
function isResponse(node: MapNode): boolean {
  return (
    stringProperty(node, 'description') !== undefined &&
    ['schema', 'headers'].some((key) => findEntry(node, key)?.value.kind === 'map')
  );
}

/**
 * Returns whether a value has the type that the keyword requires. If not, `type` or `enum` may be the name of a
 * property, whose value is a schema.
 */
function isSchemaKeyword(node: MapNode, key: string): boolean {
  const kind = findEntry(node, key)?.value.kind;
  return key === 'properties'
    ? kind === 'map'
    : key === 'allOf' || key === 'enum'
      ? kind === 'list'
      : kind === 'scalar';
}
