// Random valid OpenAPI 3.0, 3.1, and 3.2 and Swagger 2.0 documents with any combination of features.

import { createRandom, type Random } from '../differential/random.ts';
import { withNestedReferences } from './subschema-references.ts';
import { extractComponents } from './extract-components.ts';
import { createSchemasWithIdentifiers } from './schema-identifiers.ts';
import { pickComponentName, pickDistinct, pickTagName, pickText } from './names.ts';
import {
  createHeader,
  createOperation,
  createParameter,
  createPathItem,
  createRequestBody,
  createResponse,
  createSecurity,
  createServers,
  type OperationContext,
  type SharedComponents,
} from './operations.ts';
import { addVersion32Fields } from './openapi-3-2.ts';
import { ruleSchemaNames } from './rule-schemas.ts';
import { createSchema, type GenerationContext, type JsonObject } from './schemas.ts';
import { withRecoverableErrors } from './inject-recoverable-errors.ts';
import { convertToSwagger } from './convert-to-swagger.ts';
import { createDiscriminatedSchemas } from './discriminated-schemas.ts';
import { withResources, withVocabulary } from './add-vocabulary.ts';

const paths = [
  '/',
  '/pets',
  '/Pets',
  '/pets/{id}',
  '/pets/{petId}/toys/{toy-id}',
  '/files/{name}.{ext}',
  '/range/{from}-{to}',
  '/a b',
  '/ü',
  '/名前/{名前}',
  '/class',
  '/pets/',
  '/a.b',
  '/v1/{class}',
  '/q/{id}:cancel',
  '/x/{constructor}',
  '/deep/er/and/deep/er',
] as const;

/** Creates the document for a seed. */
export function documentFrom(seed: number): JsonObject {
  const random = createRandom(seed);
  const release = random.pick<Release>(['2.0', '3.0', '3.0', '3.0', '3.1', '3.1', '3.1', '3.2']);
  const hasVocabulary = release !== '2.0' && random.oneIn(4);
  const hasResources = hasVocabulary && !random.oneIn(4);
  const document = createOpenApi(random, release, hasResources ? ruleSchemaNames : []);
  if (release === '2.0') return convertToSwagger(document);
  const nested = withNestedReferences(random, document);
  if (!hasVocabulary)
    return extractComponents(random, random.oneIn(4) ? withRecoverableErrors(random, nested) : nested);
  const extended = withVocabulary(random, nested);
  return extractComponents(random, hasResources ? withResources(random, extended) : extended);
}

type Release = '2.0' | '3.0' | '3.1' | '3.2';

function createOpenApi(random: Random, release: Release, reservedNames: readonly string[]): JsonObject {
  const version = release < '3.1' ? '3.0' : '3.1';
  const unions = random.oneIn(3) ? ['Cat', 'Dog', 'Animal'] : [];
  const ownNames = [...pickDistinct(1 + random.below(7), () => pickComponentName(random)), ...unions];
  // The reserved schemas apply no other schema to the same value, so other schemas may apply them without a cycle.
  const names = [...ownNames, ...reservedNames];
  const context: GenerationContext = { random, version, isVersion32: release === '3.2', names, inPlace: names };
  const shared: SharedComponents =
    release === '2.0'
      ? noComponents
      : {
          parameters: pickDistinct(random.below(3), () => pickComponentName(random)),
          responses: pickDistinct(random.below(3), () => pickComponentName(random)),
          requestBodies: pickDistinct(random.below(2), () => pickComponentName(random)),
          headers: pickDistinct(random.below(2), () => pickComponentName(random)),
          schemes: Object.keys(securitySchemes).filter(
            (name) => random.oneIn(3) && (version === '3.1' || name !== 'mutual'),
          ),
        };
  const operationContext: OperationContext = { ...context, shared, ids: new Set() };
  const documentPaths = withoutEquivalentPaths(pickDistinct(1 + random.below(4), () => random.pick(paths)));
  const document: JsonObject = {
    openapi: version === '3.0' ? random.pick(['3.0.0', '3.0.3', '3.0.4']) : random.pick(['3.1.0', '3.1.1']),
    info: {
      title: random.oneIn(5) ? pickText(random) : 'Fuzzed',
      version: random.pick(['1', '1.0.0', 'v2-beta', '']),
      ...(random.oneIn(3) && { description: pickText(random) }),
      ...(random.oneIn(8) && {
        license: { name: 'MIT', ...(version === '3.1' && random.oneIn(2) && { identifier: 'MIT' }) },
        contact: { name: pickText(random), url: 'https://contact.example', email: 'contact@contact.example' },
        termsOfService: 'https://contact.example/terms',
        ...(version === '3.1' && { summary: pickText(random) }),
      }),
    },
    paths: Object.fromEntries(documentPaths.map((path) => [path, createPathItem(operationContext, path)])),
  };
  if (random.oneIn(2)) document['servers'] = createServers(context);
  if (random.oneIn(3))
    document['tags'] = pickDistinct(1 + random.below(3), () => pickTagName(random)).map((name) => ({
      name,
      ...(random.oneIn(2) && { description: pickText(random) }),
      ...(random.oneIn(4) && { externalDocs: { url: 'https://docs.example/tag' } }),
    }));
  if (shared.schemes.length > 0 && random.oneIn(2)) document['security'] = createSecurity(operationContext);
  if (random.oneIn(10)) document['externalDocs'] = { url: 'https://docs.example', description: pickText(random) };
  if (version === '3.1' && random.oneIn(5))
    document['webhooks'] = Object.fromEntries(
      pickDistinct(1 + random.below(2), () => pickComponentName(random)).map((name) => [
        name,
        { [random.pick(['post', 'put', 'get', 'delete'])]: createOperation(operationContext, [], 'post') },
      ]),
    );
  if (version === '3.1' && random.oneIn(10))
    document['jsonSchemaDialect'] = random.pick([
      'https://spec.openapis.org/oas/3.1/dialect/base',
      'https://json-schema.org/draft/2020-12/schema',
    ]);
  document['components'] = createComponents(context, ownNames, shared, unions);
  return context.isVersion32 ? addVersion32Fields(context, document) : document;
}

const noComponents: SharedComponents = { parameters: [], responses: [], requestBodies: [], headers: [], schemes: [] };

/** Removes paths that differ from an earlier path only in parameter names, which OpenAPI forbids. */
function withoutEquivalentPaths(candidates: readonly string[]): readonly string[] {
  const templates = new Set<string>();
  return candidates.filter((path) => {
    const template = path.replace(/\{[^}]*\}/g, '{}');
    if (templates.has(template)) return false;
    templates.add(template);
    return true;
  });
}

const securitySchemes: Readonly<Record<string, JsonObject>> = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  basic: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  'query-key': { type: 'apiKey', in: 'query', name: 'api key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  oauth: {
    type: 'oauth2',
    flows: {
      authorizationCode: {
        authorizationUrl: 'https://auth.example/authorize',
        tokenUrl: 'https://auth.example/token',
        scopes: { 'read:all': 'Read', 'write:*': '*/' },
      },
      clientCredentials: { tokenUrl: '/token', refreshUrl: '/refresh', scopes: {} },
      implicit: { authorizationUrl: '/implicit', scopes: { 'read:all': '' } },
      password: { tokenUrl: '/token', scopes: {} },
    },
  },
  class: { type: 'openIdConnect', openIdConnectUrl: 'https://auth.example/.well-known/openid-configuration' },
  mutual: { type: 'mutualTLS' },
};

function createComponents(
  context: GenerationContext,
  ownNames: readonly string[],
  shared: SharedComponents,
  unions: readonly string[],
): JsonObject {
  const { random, version, names } = context;
  const [union = '', ...branches] = [...unions].reverse();
  const unionSchemas = unions.length > 0 ? createDiscriminatedSchemas(context, branches, union) : {};
  const byName = <T>(keys: readonly string[], create: (key: string) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(keys.map((key) => [key, create(key)]));
  const result: JsonObject = {
    schemas: {
      ...byName(ownNames, (key) => createSchema({ ...context, inPlace: names.slice(names.indexOf(key) + 1) })),
      ...unionSchemas,
      ...(version === '3.1' && random.oneIn(3) && createSchemasWithIdentifiers(context)),
    },
  };
  if (shared.parameters.length > 0)
    result['parameters'] = byName(shared.parameters, (key) =>
      createParameter(context, random.pick(['query', 'header']), `shared-${key}`),
    );
  if (shared.responses.length > 0) result['responses'] = byName(shared.responses, () => createResponse(context));
  if (shared.requestBodies.length > 0)
    result['requestBodies'] = byName(shared.requestBodies, () => createRequestBody(context));
  if (shared.headers.length > 0) result['headers'] = byName(shared.headers, () => createHeader(context));
  if (shared.schemes.length > 0) result['securitySchemes'] = byName(shared.schemes, (key) => securitySchemes[key]);
  return result;
}
