// Canonical OpenAPI document of a model: OpenAPI 3.1, or 3.2 if required, self-contained, in a fixed order.

import { pathItemMethods } from '../../openapi/types.ts';
import { type JsonTree, type JsonObject, markCacheable } from '../../code/json/print-json.ts';
import type { Api, Component, Operation, Tag, SecurityScheme } from '../../model/types/api.ts';
import {
  printBody,
  printExample,
  printHeader,
  printLink,
  printParameter,
  printResponse,
  printServer,
  printCallback,
  printPathItem,
  printPaths,
  printSecurity,
} from './path-and-operation-objects.ts';
import { printUnspecified } from './extensions.ts';
import {
  createComponentKeys,
  type ComponentKeys,
  type ComponentSection,
} from '../../model/naming/document-component-keys.ts';
import { nonEmptyArray, nonEmptyMap, nonEmptySortedMap } from './non-empty.ts';
import { printSchema } from './schema-object.ts';
import type { ModelSlices } from '../../model/model-slices.ts';
import type { ModelMemo } from '../../plugin/target.ts';

/** Prints the whole document as a tree; reading it results in the same model. */
export function printDocument(api: Api, memo?: ModelMemo): JsonTree {
  const names = createComponentKeys(api);
  const reuse = createReuse(names, memo);
  const printItem =
    (kind: string) =>
    (path: string, item: readonly Operation[]): JsonTree =>
      reuse(
        `spec ${kind} ${path}`,
        ({ hashOfOperation }) => item.map(hashOfOperation).join(' '),
        (itemNames) => printPathItem(item, itemNames),
      );
  const paths = printPaths(api.operations, names, printItem('path'));
  const webhooks = printPaths(api.webhooks, names, printItem('webhook'));
  const components = printComponents(api, names, reuse);
  return {
    openapi: hasOpenapi32Features(api) ? '3.2.0' : '3.1.0',
    info: printInfo(api),
    servers: nonEmptyArray(api.servers)?.map(printServer),
    tags: nonEmptyArray(api.tags)?.map(printTag),
    externalDocs: api.info.externalDocs && { ...api.info.externalDocs },
    security: nonEmptyArray(api.security) && printSecurity(api.security, names),
    'x-ashlar': api.hasVocabulary ? printVocabulary(api, names) : undefined,
    paths,
    webhooks: webhooks.size === 0 ? undefined : webhooks,
    components,
  };
}

/** Returns whether the document needs OpenAPI 3.2, for additional methods or the device authorization flow. */
function hasOpenapi32Features({ operations, webhooks, components, securitySchemes }: Api): boolean {
  const roots = [...operations, ...webhooks, ...components.callbacks.flatMap(({ value }) => value.operations)];
  const hasNewMethod = ({ method, callbacks }: Operation): boolean =>
    method === 'query' ||
    !pathItemMethods.some((known) => known === method) ||
    callbacks.some((callback) => callback.operations.some(hasNewMethod));
  return (
    roots.some(hasNewMethod) ||
    securitySchemes.some(
      ({ scheme }) => scheme.type === 'oauth2' && scheme.flows.some(({ grant }) => grant === 'deviceAuthorization'),
    )
  );
}

function printInfo({ info }: Api): JsonTree {
  const { license } = info;
  return {
    title: info.title,
    summary: info.summary,
    description: info.description,
    termsOfService: info.termsOfService,
    contact: info.contact && { ...info.contact },
    license: license && {
      name: license.name,
      // OpenAPI allows `url` or `identifier`, but not both.
      ...(license.identifier === undefined ? { url: license.url } : { identifier: license.identifier }),
    },
    version: info.version,
    ...printUnspecified(info.unspecified),
  };
}

function printTag({ name, description, externalDocs, unspecified }: Tag): JsonTree {
  return { name, description, externalDocs: externalDocs && { ...externalDocs }, ...printUnspecified(unspecified) };
}

function printVocabulary({ caller, conventions }: Api, names: ComponentKeys): JsonTree {
  const { errors } = conventions;
  const conventionsWithKeys = errors
    ? { ...conventions, errors: { ...errors, schema: names.key('schemas', errors.schema) } }
    : conventions;
  return {
    version: 1,
    caller: caller === undefined ? undefined : names.key('schemas', caller),
    conventions: nonEmptyMap(Object.entries(conventionsWithKeys)),
    allow: nonEmptyArray([...names.unknownExtensions].sort()),
  };
}

function printComponents(api: Api, names: ComponentKeys, reuse: Reuse): JsonTree | undefined {
  const { components } = api;
  const section = <T>(
    key: ComponentSection,
    componentList: readonly Component<T>[],
    print: (value: T, names: ComponentKeys) => JsonTree,
  ): JsonTree | undefined =>
    nonEmptySortedMap(
      componentList.map(({ name, value }) => [
        names.key(key, name),
        reuse(
          `spec ${key} ${name}`,
          () => '',
          (partNames) => print(value, partNames),
        ),
      ]),
    );
  const tree = {
    schemas: nonEmptySortedMap(
      api.schemas.map((schema) => [
        names.key('schemas', schema.id),
        reuse(
          `spec schema ${schema.id}`,
          ({ hashOfSchema }) => hashOfSchema(schema),
          (partNames) => printSchema(schema.jsonSchema, partNames),
        ),
      ]),
    ),
    responses: section('responses', components.responses, printResponse),
    parameters: section('parameters', components.parameters, printParameter),
    examples: section('examples', components.examples, printExample),
    requestBodies: section('requestBodies', components.requestBodies, printBody),
    headers: section('headers', components.headers, printHeader),
    securitySchemes: nonEmptySortedMap(
      api.securitySchemes.map((scheme) => [names.key('securitySchemes', scheme.name), printSecurityScheme(scheme)]),
    ),
    links: section('links', components.links, printLink),
    callbacks: section('callbacks', components.callbacks, printCallback),
  };
  return Object.values(tree).some((part) => part !== undefined) ? tree : undefined;
}

export function printSecurityScheme({ description, scheme, unspecified }: SecurityScheme): JsonTree {
  return { ...printScheme(scheme, description), ...printUnspecified(unspecified) };
}

function printScheme(scheme: SecurityScheme['scheme'], description: string | undefined): JsonObject {
  switch (scheme.type) {
    case 'apiKey':
      return { type: scheme.type, description, name: scheme.name, in: scheme.in };
    case 'http':
      return { type: scheme.type, description, scheme: scheme.scheme, bearerFormat: scheme.bearerFormat };
    case 'oauth2':
      return {
        type: scheme.type,
        description,
        flows: new Map(scheme.flows.map((flow) => [flow.grant, printFlow(flow)])),
      };
    case 'openIdConnect':
      return { type: scheme.type, description, openIdConnectUrl: scheme.openIdConnectUrl };
    case 'mutualTLS':
      return { type: scheme.type, description };
  }
}

type Flow = Extract<SecurityScheme['scheme'], { type: 'oauth2' }>['flows'][number];

function printFlow({
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
  scopes,
  unspecified,
}: Flow): JsonTree {
  return {
    authorizationUrl,
    deviceAuthorizationUrl,
    tokenUrl,
    refreshUrl,
    scopes: new Map(scopes.map(({ scope, description }) => [scope, description])),
    ...printUnspecified(unspecified),
  };
}

/**
 * Returns the tree of a part from the previous run if its hash and that of the base are the same, or else prints it.
 */
type Reuse = (
  kind: string,
  hashOf: (slices: ModelSlices) => string,
  print: (names: ComponentKeys) => JsonTree,
) => JsonTree;

/** The tree of a part, and the unknown extensions in it. */
interface PrintedPart {
  readonly tree: JsonTree;
  readonly unknownExtensions: readonly string[];
}

function createReuse(names: ComponentKeys, memo: ModelMemo | undefined): Reuse {
  if (memo === undefined) return (_kind, _hashOf, print) => print(names);
  return (kind, hashOf, print) => {
    const { tree, unknownExtensions } = memo.get(
      kind,
      { hash: `${memo.slices.base} ${hashOf(memo.slices)}` },
      (): PrintedPart => {
        const partNames: ComponentKeys = { ...names, unknownExtensions: new Set() };
        return { tree: markCacheable(print(partNames)), unknownExtensions: [...partNames.unknownExtensions] };
      },
    );
    for (const keyword of unknownExtensions) names.unknownExtensions.add(keyword);
    return tree;
  };
}
