// A document from chance: every feature of OpenAPI 3.0, 3.1 and 3.2 and of Swagger 2.0, sound as a whole, in any combination.

import { createRandom, type Random } from '../differential/random.ts';
import { deepened } from './deep.ts';
import { moved } from './moved.ts';
import { idioms } from './named.ts';
import { componentName, different, tagName, text } from './names.ts';
import {
  body,
  header,
  operation,
  parameter,
  pathItem,
  response,
  security,
  servers,
  type MakingOperations,
  type Shared,
} from './operations.ts';
import { newerWhole } from './newer.ts';
import { ruledNames } from './ruled.ts';
import { schema, type Making, type Written } from './schemas.ts';
import { withSlips } from './slips.ts';
import { swaggerOf } from './swagger.ts';
import { discriminated } from './unions.ts';
import { vocal, withResources } from './vocabulary.ts';

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

/** The document of a seed. */
export function documentFrom(seed: number): Written {
  const random = createRandom(seed);
  const release = random.pick<Release>(['2.0', '3.0', '3.0', '3.0', '3.1', '3.1', '3.1', '3.2']);
  const speaks = release !== '2.0' && random.once(4);
  const hasResources = speaks && !random.once(4);
  const document = openapi(random, release, hasResources ? ruledNames : []);
  if (release === '2.0') return swaggerOf(document);
  const deep = deepened(random, document);
  if (!speaks) return moved(random, random.once(4) ? withSlips(random, deep) : deep);
  const words = vocal(random, deep);
  return moved(random, hasResources ? withResources(random, words) : words);
}

type Release = '2.0' | '3.0' | '3.1' | '3.2';

function openapi(random: Random, release: Release, elsewhere: readonly string[]): Written {
  const version = release < '3.1' ? '3.0' : '3.1';
  const unions = random.once(3) ? ['Cat', 'Dog', 'Animal'] : [];
  const own = [...different(1 + random.below(7), () => componentName(random)), ...unions];
  // Those that are made elsewhere refer to none of these where they judge the very value.
  const names = [...own, ...elsewhere];
  const making: Making = { random, version, newer: release === '3.2', names, inPlace: names };
  const shared: Shared =
    release === '2.0'
      ? nothing
      : {
          parameters: different(random.below(3), () => componentName(random)),
          responses: different(random.below(3), () => componentName(random)),
          requestBodies: different(random.below(2), () => componentName(random)),
          headers: different(random.below(2), () => componentName(random)),
          schemes: Object.keys(schemes).filter((name) => random.once(3) && (version === '3.1' || name !== 'mutual')),
        };
  const all: MakingOperations = { ...making, shared, ids: new Set() };
  const chosen = sound(different(1 + random.below(4), () => random.pick(paths)));
  const document: Written = {
    openapi: version === '3.0' ? random.pick(['3.0.0', '3.0.3', '3.0.4']) : random.pick(['3.1.0', '3.1.1']),
    info: {
      title: random.once(5) ? text(random) : 'Fuzzed',
      version: random.pick(['1', '1.0.0', 'v2-beta', '']),
      ...(random.once(3) && { description: text(random) }),
      ...(random.once(8) && {
        license: { name: 'MIT', ...(version === '3.1' && random.once(2) && { identifier: 'MIT' }) },
        contact: { name: text(random), url: 'https://who.example', email: 'who@who.example' },
        termsOfService: 'https://who.example/terms',
        ...(version === '3.1' && { summary: text(random) }),
      }),
    },
    paths: Object.fromEntries(chosen.map((path) => [path, pathItem(all, path)])),
  };
  if (random.once(2)) document['servers'] = servers(making);
  if (random.once(3))
    document['tags'] = different(1 + random.below(3), () => tagName(random)).map((name) => ({
      name,
      ...(random.once(2) && { description: text(random) }),
      ...(random.once(4) && { externalDocs: { url: 'https://docs.example/tag' } }),
    }));
  if (shared.schemes.length > 0 && random.once(2)) document['security'] = security(all);
  if (random.once(10)) document['externalDocs'] = { url: 'https://docs.example', description: text(random) };
  if (version === '3.1' && random.once(5))
    document['webhooks'] = Object.fromEntries(
      different(1 + random.below(2), () => componentName(random)).map((name) => [
        name,
        { [random.pick(['post', 'put', 'get', 'delete'])]: operation(all, [], 'post') },
      ]),
    );
  if (version === '3.1' && random.once(10))
    document['jsonSchemaDialect'] = random.pick([
      'https://spec.openapis.org/oas/3.1/dialect/base',
      'https://json-schema.org/draft/2020-12/schema',
    ]);
  document['components'] = components(making, own, shared, unions);
  return making.newer ? newerWhole(making, document) : document;
}

const nothing: Shared = { parameters: [], responses: [], requestBodies: [], headers: [], schemes: [] };

/** Without paths that mean the same as another: those are a mistake of the document. */
function sound(chosen: readonly string[]): readonly string[] {
  const forms = new Set<string>();
  return chosen.filter((path) => {
    const form = path.replace(/\{[^}]*\}/g, '{}');
    if (forms.has(form)) return false;
    forms.add(form);
    return true;
  });
}

const schemes: Readonly<Record<string, Written>> = {
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

function components(making: Making, own: readonly string[], shared: Shared, unions: readonly string[]): Written {
  const { random, version, names } = making;
  const [union = '', ...branches] = [...unions].reverse();
  const toldApart = unions.length > 0 ? discriminated(making, branches, union) : {};
  const named = <T>(keys: readonly string[], make: (key: string) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(keys.map((key) => [key, make(key)]));
  const made: Written = {
    schemas: {
      ...named(own, (key) => schema({ ...making, inPlace: names.slice(names.indexOf(key) + 1) })),
      ...toldApart,
      ...(version === '3.1' && random.once(3) && idioms(making)),
    },
  };
  if (shared.parameters.length > 0)
    made['parameters'] = named(shared.parameters, (key) =>
      parameter(making, random.pick(['query', 'header']), `shared-${key}`),
    );
  if (shared.responses.length > 0) made['responses'] = named(shared.responses, () => response(making));
  if (shared.requestBodies.length > 0) made['requestBodies'] = named(shared.requestBodies, () => body(making));
  if (shared.headers.length > 0) made['headers'] = named(shared.headers, () => header(making));
  if (shared.schemes.length > 0) made['securitySchemes'] = named(shared.schemes, (key) => schemes[key]);
  return made;
}
