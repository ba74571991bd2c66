// Canonical OpenAPI document of a model: OpenAPI 3.1, or 3.2 if required, self-contained, in a fixed order.

import { methods } from '../../openapi/types.ts';
import type { JsonTree } from '../../code/json/json.ts';
import type { Api, Component, Operation, Tag } from '../../model/types/api.ts';
import { printBody, printExample, printHeader, printLink, printParameter, printResponse } from './body-object.ts';
import { leftOpen } from './extensions.ts';
import { componentNames, filled, keyed, sorted, type Names, type Section } from '../../model/naming/component-keys.ts';
import { createParts, type Parts } from './part.ts';
import { printCallback, printPaths, printSecurity } from './operation-object.ts';
import { printSchema } from './schema-object.ts';
import { printSecurityScheme } from './security-object.ts';
import { printServer } from './server-object.ts';

/** Prints the whole document as a tree; reading it results in the same model. */
export function printDocument(api: Api): JsonTree {
  const names = componentNames(api);
  const parts = createParts(api, names);
  const paths = printPaths(api.operations, names, parts.of('path'));
  const webhooks = printPaths(api.webhooks, names, parts.of('webhook'));
  const components = printComponents(api, names, parts);
  parts.printed();
  return {
    openapi: needsNewer(api) ? '3.2.0' : '3.1.0',
    info: printInfo(api),
    servers: filled(api.servers)?.map(printServer),
    tags: filled(api.tags)?.map(printTag),
    externalDocs: api.info.externalDocs && { ...api.info.externalDocs },
    security: filled(api.security) && printSecurity(api.security, names),
    'x-ashlar': api.vocabulary ? printVocabulary(api, names) : undefined,
    paths,
    webhooks: webhooks.size === 0 ? undefined : webhooks,
    components,
  };
}

/** Whether the document needs OpenAPI 3.2, for additional methods or the device authorization flow. */
function needsNewer({ operations, webhooks, components, securitySchemes }: Api): boolean {
  const all = [...operations, ...webhooks, ...components.callbacks.flatMap(({ value }) => value.operations)];
  const within = all.flatMap(({ callbacks }) => callbacks.flatMap((callback) => callback.operations));
  const newer = ({ method }: Operation): boolean => method === 'query' || !methods.some((known) => known === method);
  return (
    [...all, ...within].some(newer) ||
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
    ...leftOpen(info.unspecified),
  };
}

function printTag({ name, description, externalDocs, unspecified }: Tag): JsonTree {
  return { name, description, externalDocs: externalDocs && { ...externalDocs }, ...leftOpen(unspecified) };
}

function printVocabulary({ caller, conventions }: Api, names: Names): JsonTree {
  const { errors } = conventions;
  const named = errors
    ? { ...conventions, errors: { ...errors, schema: names.key('schemas', errors.schema) } }
    : conventions;
  return {
    version: 1,
    caller: caller === undefined ? undefined : names.key('schemas', caller),
    conventions: keyed(Object.entries(named)),
    allow: filled([...names.foreign].sort()),
  };
}

function printComponents(api: Api, names: Names, parts: Parts): JsonTree | undefined {
  const { components } = api;
  const section = <T>(
    of: Section,
    list: readonly Component<T>[],
    print: (value: T, names: Names) => JsonTree,
  ): JsonTree | undefined =>
    sorted(list.map(({ name, value }) => [names.key(of, name), parts.of(of)(name, (own) => print(value, own))]));
  const tree = {
    schemas: sorted(
      api.schemas.map((schema) => [
        names.key('schemas', schema.id),
        parts.of('schemas')(schema.id, (own) => printSchema(schema.assertion, own)),
      ]),
    ),
    responses: section('responses', components.responses, printResponse),
    parameters: section('parameters', components.parameters, printParameter),
    examples: section('examples', components.examples, printExample),
    requestBodies: section('requestBodies', components.requestBodies, printBody),
    headers: section('headers', components.headers, printHeader),
    securitySchemes: sorted(
      api.securitySchemes.map((scheme) => [names.key('securitySchemes', scheme.name), printSecurityScheme(scheme)]),
    ),
    links: section('links', components.links, printLink),
    callbacks: section('callbacks', components.callbacks, printCallback),
  };
  return Object.values(tree).some((part) => part !== undefined) ? tree : undefined;
}
