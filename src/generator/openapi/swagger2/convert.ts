// Conversion of Swagger 2.0 to OpenAPI 3.0. Nodes keep the source ranges of the original.

import type { Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { placeOf } from '../read-context.ts';
import { startConversion, type Conversion } from './context.ts';
import { entryOf, list, map, members, placed, scalar, textAt, textsAt, type Member } from './create-node.ts';
import { convertPathItem, isPathItem } from './operation.ts';
import { convertParameter } from './parameter.ts';
import { convertResponse } from './response.ts';
import { convertSchema, convertSchemas } from './schema.ts';
import { convertSecurity } from './security.ts';

/**
 * Returns the sources with every tree converted if the entry document is Swagger 2.0, which is reported; else
 * unchanged.
 */
export function withoutSwagger(sources: SourceSet, report: Report): SourceSet {
  const root = sources.roots.get(sources.entry);
  if (root?.kind !== 'map' || root.entries.has('openapi') || !isSwagger(root)) return sources;
  const stated = root.entries.get('swagger');
  report.add('document/swagger', {
    message: 'this is Swagger 2.0; it is read as the OpenAPI 3.0 document that means the same',
    place: stated && placeOf(stated),
  });
  const conversion = startConversion(root, sources, report);
  const roots = new Map<string, Node>();
  for (const [file, tree] of sources.roots)
    roots.set(file, placed(tree === root ? convertRoot(root, conversion) : convertPart(tree, conversion), ''));
  return { ...sources, roots };
}

function isSwagger(root: MapNode): boolean {
  const value = root.entries.get('swagger')?.value;
  return value?.kind === 'scalar' && /^["']?2(?:\.0)?["']?$/.test(value.raw);
}

const replaced = new Set([
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

function convertRoot(root: MapNode, conversion: Conversion): Node {
  const paths = entryOf(root, 'paths');
  const swagger = root.entries.get('swagger')?.value ?? root;
  return map(root, [
    ['openapi', scalar(swagger, '3.0.4'), root.entries.get('swagger')],
    ...members(root, replaced),
    ['servers', servers(root, conversion)],
    ['paths', paths && convertEach(paths.value, (item) => convertPathItem(item, conversion)), paths],
    ['components', components(root, conversion)],
  ]);
}

function servers(root: MapNode, conversion: Conversion): Node | undefined {
  const at = root.entries.get('host') ?? root.entries.get('basePath');
  if (!at) return undefined;
  const { host, base, scheme } = conversion.address;
  const stated = textsAt(root, 'schemes') ?? [];
  const schemes = stated.length === 0 && scheme !== undefined ? [scheme] : stated;
  if (host !== undefined && schemes.length === 0)
    conversion.say('document/swagger-assumed', at, '"schemes" does not say how the host is reached; https is assumed');
  const urls = conversion.serversBy(schemes.length > 0 ? schemes : ['https']);
  return list(
    at,
    (urls.length > 0 ? urls : [base === '' ? '/' : base]).map((url) => map(at, [['url', scalar(at.value, url), at]])),
  );
}

function components(root: MapNode, conversion: Conversion): Node | undefined {
  const [definitions, parameters, responses, security] = [
    'definitions',
    'parameters',
    'responses',
    'securityDefinitions',
  ].map((key) => entryOf(root, key));
  const parts: readonly Member[] = [
    [
      'schemas',
      definitions?.value.kind === 'map' ? convertSchemas(definitions.value, conversion) : definitions?.value,
      definitions,
    ],
    // Body parameters are converted at each use, where their media types are known.
    [
      'parameters',
      parameters &&
        convertEach(parameters.value, (one) =>
          isBody(one, conversion) ? undefined : convertParameter(one, conversion),
        ),
      parameters,
    ],
    [
      'responses',
      responses && convertEach(responses.value, (one) => convertResponse(one, conversion.produces, conversion)),
      responses,
    ],
    ['securitySchemes', security && convertSecurity(security.value), security],
  ];
  const at = definitions ?? parameters ?? responses ?? security;
  return at && map(at, parts);
}

function isBody(node: Node, conversion: Conversion): boolean {
  const place = textAt(conversion.behind(node), 'in');
  return place === 'body' || place === 'formData';
}

function convertEach(node: Node, convert: (value: Node) => Node | undefined): Node {
  if (node.kind !== 'map') return node;
  return map(
    node,
    members(node).map(([key, value, from]): Member => [
      key,
      value && !key.startsWith('x-') ? convert(value) : value,
      from,
    ]),
  );
}

/** Other files have no declared type, so it is inferred: path items, or schemas, single or by name. */
function convertPart(node: Node, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  if (isPathItem(node)) return convertPathItem(node, conversion);
  if (
    ['type', '$ref', 'allOf', 'properties', 'enum'].some(
      (key) => entryOf(node, key)?.value.kind !== undefined && isKeyword(node, key),
    )
  )
    return convertSchema(node, conversion);
  return map(
    node,
    members(node).map(([key, value, from]): Member => [key, value && convertPart(value, conversion), from]),
  );
}

/** A property may be named `type` or `enum`; its value is then a schema. */
function isKeyword(node: MapNode, key: string): boolean {
  const kind = entryOf(node, key)?.value.kind;
  return key === 'properties'
    ? kind === 'map'
    : key === 'allOf' || key === 'enum'
      ? kind === 'list'
      : kind === 'scalar';
}
