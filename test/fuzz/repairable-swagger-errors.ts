// Mistakes in Swagger 2.0 documents that Ashlar repairs, each with the document that it means.

import {
  asObject,
  inOperation,
  inResponse,
  operationMistakes,
  withParameter,
  type DocumentMistake,
} from './repairable-document-errors.ts';
import type { JsonObject } from './schemas.ts';

const schema = { type: 'object', properties: { a: { type: 'string' } } };

const bodyLocations: ReadonlySet<unknown> = new Set(['body', 'Body', 'formData', 'form', 'FormData']);

function hasBody({ parameters }: JsonObject): boolean {
  return ((parameters ?? []) as readonly JsonObject[]).some((parameter) => bodyLocations.has(parameter['in']));
}

/** Adds the parameters of a body to an operation without one. */
const body = (
  faultyParameters: readonly JsonObject[],
  correctedParameters: readonly JsonObject[] = faultyParameters,
  media: { readonly faulty?: unknown; readonly corrected?: unknown } = {},
): DocumentMistake =>
  inOperation((faulty, corrected) => {
    if (hasBody(faulty) || hasBody(corrected)) return false;
    const add = (operation: JsonObject, parameters: readonly JsonObject[], consumes: unknown): void => {
      operation['parameters'] = [...((operation['parameters'] ?? []) as readonly unknown[]), ...parameters];
      if (consumes !== undefined) operation['consumes'] = consumes;
    };
    add(faulty, faultyParameters, media.faulty);
    add(corrected, correctedParameters, media.corrected);
    return true;
  });

const bodyParameter = { name: 'body', in: 'body', required: true, schema };

/** Declares a security scheme, with a mistake in one of the documents. */
const securityScheme =
  (faultyScheme: unknown, correctedScheme: JsonObject, scopes: readonly string[] = []): DocumentMistake =>
  (faulty, corrected) => {
    const add = (document: JsonObject, scheme: unknown): void => {
      document['securityDefinitions'] = { ...asObject(document['securityDefinitions']), mistaken: scheme };
      document['security'] = [{ mistaken: scopes }];
    };
    add(faulty, faultyScheme);
    add(corrected, correctedScheme);
    return true;
  };

/** The fields of OpenAPI 3 are accepted too; a scheme of the type `unknown` has no credentials. */
const unknownScheme = { type: 'http', scheme: 'unknown' };
const accessCode = {
  type: 'oauth2',
  flow: 'accessCode',
  authorizationUrl: 'https://auth.example/a',
  tokenUrl: 'https://auth.example/t',
  scopes: { read: 'Read' },
};
const withoutFlows = { type: 'oauth2', flows: {} };

export const swaggerMistakes: Readonly<Record<string, DocumentMistake>> = {
  ...operationMistakes,
  'a security requirement instead of an array': inOperation((faulty, corrected) => {
    faulty['security'] = { token: [] };
    corrected['security'] = [{ token: [] }];
    return true;
  }),
  'a body parameter in another case': body([{ ...bodyParameter, in: 'Body' }], [bodyParameter]),
  'a form parameter of Swagger 1.2': body(
    [{ name: 'a', in: 'form', type: 'string', required: true }],
    [{ name: 'a', in: 'formData', type: 'string', required: true }],
  ),
  'a file in another case': body(
    [{ name: 'a', in: 'FormData', type: 'File' }],
    [{ name: 'a', in: 'formData', type: 'file' }],
  ),
  'a list in a form': body(
    [{ name: 'a', in: 'formData', type: 'list', items: { type: 'str' }, collectionFormat: 'pipes' }],
    [{ name: 'a', in: 'formData', type: 'array', items: { type: 'string' }, collectionFormat: 'pipes' }],
  ),
  'a consumed media type instead of an array': body([bodyParameter], [bodyParameter], {
    faulty: 'application/vnd.mistaken+json',
    corrected: ['application/vnd.mistaken+json'],
  }),
  'a produced media type instead of an array': inOperation((faulty, corrected) => {
    if (Object.hasOwn(faulty, 'produces')) return false;
    faulty['produces'] = 'application/vnd.mistaken+json';
    corrected['produces'] = ['application/vnd.mistaken+json'];
    return true;
  }),
  'media types in a string': body([bodyParameter], [bodyParameter], {
    faulty: 'application/json, application/vnd.mistaken+json',
    corrected: ['application/json', 'application/vnd.mistaken+json'],
  }),
  'a parameter instead of an array': inOperation((faulty, corrected) => {
    if (Object.hasOwn(faulty, 'parameters') || Object.hasOwn(corrected, 'parameters')) return false;
    const parameter = { name: 'mistaken', in: 'query', type: 'string' };
    faulty['parameters'] = parameter;
    corrected['parameters'] = [parameter];
    return true;
  }),
  'a scheme of a URL instead of an array': (faulty, corrected) => {
    faulty['schemes'] = 'http';
    corrected['schemes'] = ['http'];
    return true;
  },
  'a parameter in another case': withParameter(
    { name: 'mistaken', in: 'Query', type: 'string' },
    { name: 'mistaken', in: 'query', type: 'string' },
  ),
  'a parameter of type list': withParameter(
    { name: 'mistaken', in: 'query', type: 'List', items: { type: 'int' }, collectionFormat: 'multi' },
    { name: 'mistaken', in: 'query', type: 'array', items: { type: 'integer' }, collectionFormat: 'multi' },
  ),
  'a collection format in another case': withParameter(
    { name: 'mistaken', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'CSV' },
    { name: 'mistaken', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'csv' },
  ),
  'a parameter of an unknown type': withParameter(
    { name: 'mistaken', in: 'query', type: 'datetime' },
    { name: 'mistaken', in: 'query', type: 'string', format: 'date-time' },
  ),
  'a parameter with an invalid bound': withParameter(
    { name: 'mistaken', in: 'query', type: 'string', maxLength: -1 },
    { name: 'mistaken', in: 'query', type: 'string' },
  ),
  'a header of an unknown type': inResponse((faulty, corrected) => {
    faulty['headers'] = { ...asObject(faulty['headers']), 'X-Mistaken': { type: 'int' } };
    corrected['headers'] = { ...asObject(corrected['headers']), 'X-Mistaken': { type: 'integer' } };
    return true;
  }),
  'a response of an unknown type': inResponse((faulty, corrected) => {
    faulty['schema'] = { type: 'String', format: null };
    corrected['schema'] = { type: 'string' };
    return true;
  }),
  'a bearer scheme': securityScheme({ type: 'bearer' }, { type: 'http', scheme: 'bearer' }),
  'a basic scheme in another case': securityScheme({ type: 'Basic' }, { type: 'basic' }),
  'an API key in another case': securityScheme(
    { type: 'apikey', in: 'header', name: 'X-Mistaken' },
    { type: 'apiKey', in: 'header', name: 'X-Mistaken' },
  ),
  'an API key without a location': securityScheme({ type: 'apiKey', name: 'X-Mistaken' }, unknownScheme),
  'a security scheme that is null': securityScheme(null, unknownScheme),
  'OAuth in another case': securityScheme({ ...accessCode, type: 'OAuth2' }, accessCode, ['read']),
  'an OAuth flow in another case': securityScheme({ ...accessCode, flow: 'accesscode' }, accessCode, ['read']),
  'an unknown OAuth flow': securityScheme({ ...accessCode, flow: 'code' }, withoutFlows, ['read']),
  'OAuth without a flow': securityScheme({ type: 'oauth2' }, withoutFlows),
  'an OAuth flow without its URL': securityScheme(
    { type: 'oauth2', flow: 'implicit', scopes: { read: 'Read' } },
    withoutFlows,
    ['read'],
  ),
};
