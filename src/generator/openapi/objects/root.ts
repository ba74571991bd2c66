// Root and components objects.

import {
  defaulted,
  dictionary,
  list,
  mapped,
  named,
  object,
  optional,
  since31,
  since32,
  text,
} from '../object-parsers.ts';
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
  SchemaSite,
  SecurityScheme,
} from '../types.ts';
import { slip, type Read, type Reading } from '../read-context.ts';
import type { MapNode } from '../../source/node.ts';
import { readExternalDocs, readInfo, readServer, readTags } from './info-servers-tags.ts';
import { anything, readExamples } from './example.ts';
import { readMediaTypes, readNamedHeaders } from './media-type.ts';
import { readParameter } from './parameter.ts';
import { readCallbacks, readPathItem } from './path-item.ts';
import { readLinks, readNamedResponse, readRequestBody } from './response.ts';
import { readSchema } from './schema-location.ts';
import { readRequirements, readSecurityScheme } from './security.ts';

/** Maps the items of an array by name. */
function byName<T extends { readonly name: string }>(read: Read<readonly T[]>): Read<ReadonlyMap<string, T>> {
  return mapped(read, (all) => new Map(all.map((one) => [one.name, one])));
}

const readPathItems: Read<readonly PathItem[]> = named(readPathItem, (path, item): PathItem => ({ ...item, path }));
const readSchemes: Read<readonly SecurityScheme[]> = named(readSecurityScheme, (name, scheme): SecurityScheme => ({
  ...scheme,
  name,
}));
const none = <T>(): ReadonlyMap<string, T> => new Map<string, T>();

const readComponents: Read<Components & { readonly node: MapNode }> = mapped(
  object('components', {
    schemas: defaulted(dictionary(readSchema), none<SchemaSite>()),
    responses: defaulted(dictionary(readNamedResponse), none<Response>()),
    parameters: defaulted(dictionary(readParameter), none<Parameter>()),
    examples: defaulted(byName(readExamples), none<Example>()),
    requestBodies: defaulted(dictionary(readRequestBody), none<RequestBody>()),
    headers: defaulted(byName(readNamedHeaders), none<Header>()),
    securitySchemes: defaulted(byName(readSchemes), none<SecurityScheme>()),
    links: defaulted(byName(readLinks), none<Link>()),
    callbacks: defaulted(byName(readCallbacks), none<Callback>()),
    pathItems: since31(
      defaulted(
        mapped(readPathItems, (items) => new Map(items.map((item) => [item.path, item]))),
        none<PathItem>(),
      ),
    ),
    mediaTypes: since32(optional(readMediaTypes)),
  }),
  (components, _at, reading) => {
    checkNames(components.node, reading);
    return components;
  },
);

/** Components of a document without `components`. */
export const noComponents: Components = {
  schemas: none(),
  responses: none(),
  parameters: none(),
  examples: none(),
  requestBodies: none(),
  headers: none(),
  securitySchemes: none(),
  links: none(),
  callbacks: none(),
  pathItems: none(),
};

/** Parses the root object. */
export const readRoot = object('root', {
  // Checked by `detectVersion`. YAML may parse the version as a number, which needs no second diagnostic.
  openapi: optional(anything),
  // URI of the document. References to it are resolved when sources are loaded.
  $self: since32(optional(text)),
  info: optional(readInfo),
  jsonSchemaDialect: since31(optional(text)),
  servers: defaulted(list(readServer), []),
  paths: optional(named(readPathItem, (path, item): PathItem => ({ ...item, path }), 'paths')),
  webhooks: since31(defaulted(readPathItems, [])),
  components: optional(readComponents),
  security: optional(readRequirements),
  tags: defaulted(readTags, []),
  externalDocs: optional(readExternalDocs),
});

// Component names appear in JSON Pointers, so OpenAPI restricts them to characters that need no escape.
function checkNames(node: MapNode, reading: Reading): void {
  for (const { key: group, value } of node.entries.values()) {
    if (value.kind !== 'map' || group.startsWith('x-')) continue;
    for (const entry of value.entries.values()) {
      if (/^[a-zA-Z0-9._-]+$/.test(entry.key)) continue;
      slip(
        reading,
        'document/component-name',
        entry,
        `the name "${entry.key}" has other characters than letters, digits, ".", "_" and "-"`,
      );
    }
  }
}
