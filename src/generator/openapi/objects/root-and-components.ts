// Root and components objects.

import {
  defaulted,
  mapOf,
  array,
  transform,
  mapAsArray,
  object,
  optional,
  since31,
  since32,
  string,
} from '../parser-combinators.ts';
import type {
  Callback,
  Components,
  Example,
  Header,
  Link,
  Parameter,
  PathItem,
  RequestBody,
  Response,
  SchemaLocation,
  SecurityScheme,
} from '../types.ts';
import { reportAt, type Parser, type ReadContext } from '../read-context.ts';
import type { MapNode } from '../../source/node.ts';
import { readExternalDocs, readInfo, readServer, readTags } from './info-servers-tags.ts';
import { anyNode, readExamples, readSchema } from './schema-and-example.ts';
import { readComponentMediaTypes, readNamedHeaders } from './media-type-and-header.ts';
import { readParameter } from './parameter.ts';
import { readCallbacks, readPathItem } from './path-item-and-callback.ts';
import { readLinks, readNamedResponse, readRequestBody } from './request-body-and-response.ts';
import { readRequirements, readSecurityScheme } from './security.ts';

/** Wraps an array parser to return the items by name. */
function mapByName<T extends { readonly name: string }>(read: Parser<readonly T[]>): Parser<ReadonlyMap<string, T>> {
  return transform(read, (items) => new Map(items.map((item) => [item.name, item])));
}

const readPathItems: Parser<readonly PathItem[]> = mapAsArray(readPathItem, (path, item): PathItem => ({
  ...item,
  path,
}));
const readSecuritySchemes: Parser<readonly SecurityScheme[]> = mapAsArray(
  readSecurityScheme,
  (name, scheme): SecurityScheme => ({
    ...scheme,
    name,
  }),
);
const emptyMap = <T>(): ReadonlyMap<string, T> => new Map<string, T>();

const readComponents: Parser<Components & { readonly node: MapNode }> = transform(
  object('components', {
    schemas: defaulted(mapOf(readSchema), emptyMap<SchemaLocation>()),
    responses: defaulted(mapOf(readNamedResponse), emptyMap<Response>()),
    parameters: defaulted(mapOf(readParameter), emptyMap<Parameter>()),
    examples: defaulted(mapByName(readExamples), emptyMap<Example>()),
    requestBodies: defaulted(mapOf(readRequestBody), emptyMap<RequestBody>()),
    headers: defaulted(mapByName(readNamedHeaders), emptyMap<Header>()),
    securitySchemes: defaulted(mapByName(readSecuritySchemes), emptyMap<SecurityScheme>()),
    links: defaulted(mapByName(readLinks), emptyMap<Link>()),
    callbacks: defaulted(mapByName(readCallbacks), emptyMap<Callback>()),
    pathItems: since31(
      defaulted(
        transform(readPathItems, (items) => new Map(items.map((item) => [item.path, item]))),
        emptyMap<PathItem>(),
      ),
    ),
    mediaTypes: since32(optional(readComponentMediaTypes)),
  }),
  (components, _location, context) => {
    checkComponentNames(components.node, context);
    return components;
  },
);

/** Components of a document without `components`. */
export const emptyComponents: Components = {
  schemas: emptyMap(),
  responses: emptyMap(),
  parameters: emptyMap(),
  examples: emptyMap(),
  requestBodies: emptyMap(),
  headers: emptyMap(),
  securitySchemes: emptyMap(),
  links: emptyMap(),
  callbacks: emptyMap(),
  pathItems: emptyMap(),
};

/** Parses the root object. */
export const readRoot = object('root', {
  // `detectVersion` checks the version. Any value is accepted here, because YAML can parse the version as a number.
  openapi: optional(anyNode),
  // URI of the document. References to it are resolved when sources are loaded.
  $self: since32(optional(string)),
  info: optional(readInfo),
  jsonSchemaDialect: since31(optional(string)),
  servers: defaulted(array(readServer), []),
  paths: optional(mapAsArray(readPathItem, (path, item): PathItem => ({ ...item, path }), 'paths')),
  webhooks: since31(defaulted(readPathItems, [])),
  components: optional(readComponents),
  security: optional(readRequirements),
  tags: defaulted(readTags, []),
  externalDocs: optional(readExternalDocs),
});

// Component names appear in JSON Pointers, so OpenAPI allows only characters that do not need to be escaped.
function checkComponentNames(node: MapNode, context: ReadContext): void {
  for (const { key: group, value } of node.entries.values()) {
    if (value.kind !== 'map' || group.startsWith('x-')) continue;
    for (const entry of value.entries.values()) {
      if (/^[a-zA-Z0-9._-]+$/.test(entry.key)) continue;
      reportAt(
        context,
        'document/invalid-component-name',
        entry,
        `invalid component name \`${entry.key}\`: only letters, digits, \`.\`, \`_\`, and \`-\` are allowed`,
      );
    }
  }
}
