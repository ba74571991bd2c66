// Mistakes in operations, servers, and security schemes that Ashlar repairs, each with the document that it means.

import type { Random } from '../differential/random.ts';
import { isJsonObject } from '../differential/json-values.ts';
import type { JsonObject } from './schemas.ts';

/**
 * Makes the same document differ in one mistake: changes `faulty` and `corrected`, which are equal at first. Returns
 * whether the document has a place for the mistake.
 */
export type DocumentMistake = (faulty: JsonObject, corrected: JsonObject, random: Random) => boolean;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

function operationsOf({ paths }: JsonObject): readonly JsonObject[] {
  return Object.values(asObject(paths)).flatMap((item) =>
    Object.entries(asObject(item)).flatMap(([method, operation]) =>
      methods.includes(method) && isJsonObject(operation) ? [operation] : [],
    ),
  );
}

/** Applies a mistake to a random operation that can have it. */
export const inOperation =
  (change: (faulty: JsonObject, corrected: JsonObject) => boolean): DocumentMistake =>
  (faulty, corrected, random) => {
    const [faultyOperations, correctedOperations] = [operationsOf(faulty), operationsOf(corrected)];
    const start = random.below(Math.max(1, faultyOperations.length));
    return faultyOperations.some((_, offset) => {
      const index = (start + offset) % faultyOperations.length;
      const [first, second] = [faultyOperations[index], correctedOperations[index]];
      // After a mistake that replaces the array of parameters, nothing can be added to it.
      const isClosed = first?.['parameters'] !== undefined && !Array.isArray(first['parameters']);
      return first !== undefined && second !== undefined && !isClosed && change(first, second);
    });
  };

/** Applies a mistake to the first response that is not a reference. */
export const inResponse = (change: (faulty: JsonObject, corrected: JsonObject) => boolean): DocumentMistake =>
  inOperation((faulty, corrected) =>
    Object.entries(asObject(faulty['responses'])).some(([status, response]) => {
      const correctedResponse = asObject(corrected['responses'])[status];
      return (
        isJsonObject(response) &&
        isJsonObject(correctedResponse) &&
        response['$ref'] === undefined &&
        !status.startsWith('x-') &&
        change(response, correctedResponse)
      );
    }),
  );

/** Adds a parameter. */
export const withParameter = (faultyParameter: JsonObject, correctedParameter: JsonObject): DocumentMistake =>
  inOperation((faulty, corrected) => {
    const add = (operation: JsonObject, parameter: JsonObject): void => {
      operation['parameters'] = [...((operation['parameters'] ?? []) as readonly unknown[]), parameter];
    };
    const parameters = (faulty['parameters'] ?? []) as readonly JsonObject[];
    if (parameters.some(({ name }) => name === faultyParameter['name'])) return false;
    add(faulty, faultyParameter);
    add(corrected, correctedParameter);
    return true;
  });

/** Renames a status in the faulty document. The order of the others remains. */
const status = (valid: string, invalid: string): DocumentMistake =>
  inOperation((faulty) => {
    const responses = asObject(faulty['responses']);
    if (!Object.hasOwn(responses, valid) || Object.hasOwn(responses, invalid)) return false;
    faulty['responses'] = Object.fromEntries(
      Object.entries(responses).map(([key, value]) => [key === valid ? invalid : key, value]),
    );
    return true;
  });

/** Replaces an array of one value by the value. An empty security requirement is not repaired: it would allow everyone. */
const single = (key: string): DocumentMistake =>
  inOperation((faulty) => {
    const values = faulty[key];
    if (!Array.isArray(values) || values.length !== 1) return false;
    const [value] = values as readonly unknown[];
    if (isJsonObject(value) && Object.keys(value).length === 0) return false;
    faulty[key] = value;
    return true;
  });

const unresolved = (key: string, group: string): DocumentMistake =>
  inResponse((faulty) => {
    faulty[key] = { ...asObject(faulty[key]), 'X-Unknown': { $ref: `#/components/${group}/NoSuchComponent` } };
    return true;
  });

/** Declares a security scheme, with a mistake in one of the documents. */
const securityScheme =
  (faultyScheme: JsonObject, correctedScheme: JsonObject): DocumentMistake =>
  (faulty, corrected) => {
    const add = (document: JsonObject, scheme: JsonObject): void => {
      const components = asObject(document['components']);
      document['components'] = {
        ...components,
        securitySchemes: { ...asObject(components['securitySchemes']), mistaken: scheme },
      };
      document['security'] = [{ mistaken: [] }];
    };
    add(faulty, faultyScheme);
    add(corrected, correctedScheme);
    return true;
  };

const server =
  (faultyServers: readonly JsonObject[], correctedServers: readonly JsonObject[]): DocumentMistake =>
  (faulty, corrected) => {
    faulty['servers'] = structuredClone(faultyServers);
    corrected['servers'] = structuredClone(correctedServers);
    return true;
  };

const schema = { type: 'object', properties: { a: { type: 'string' } } };

/** Mistakes in OpenAPI 3 and in Swagger 2.0. */
export const operationMistakes: Readonly<Record<string, DocumentMistake>> = {
  'a status with its reason': status('200', '200 OK'),
  'a status in another case': status('default', 'Default'),
  'a status 0': status('default', '0'),
  'an unknown status': inOperation((faulty) => {
    faulty['responses'] = { ...asObject(faulty['responses']), error: { description: 'unknown' } };
    return true;
  }),
  'a response that is null': inOperation((faulty, corrected) => {
    if (Object.hasOwn(asObject(faulty['responses']), '418')) return false;
    faulty['responses'] = { ...asObject(faulty['responses']), 418: null };
    corrected['responses'] = { ...asObject(corrected['responses']), 418: { description: '' } };
    return true;
  }),
  'a tag instead of an array': single('tags'),
  'a security requirement instead of an array': single('security'),
  'a path without a slash': (faulty) => {
    const paths = asObject(faulty['paths']);
    const first = Object.keys(paths).find((path) => path.length > 1);
    if (first === undefined) return false;
    faulty['paths'] = Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path === first ? path.slice(1) : path, item]),
    );
    return true;
  },
};

/** Mistakes in OpenAPI 3. */
export const documentMistakes: Readonly<Record<string, DocumentMistake>> = {
  'a body parameter': inOperation((faulty, corrected) => {
    if (Object.hasOwn(faulty, 'requestBody') || Object.hasOwn(corrected, 'requestBody')) return false;
    const parameters = (faulty['parameters'] ?? []) as readonly unknown[];
    faulty['parameters'] = [...parameters, { name: 'body', in: 'body', required: true, schema }];
    corrected['requestBody'] = { required: true, content: { 'application/json': { schema } } };
    return true;
  }),
  'form parameters': inOperation((faulty, corrected) => {
    if (Object.hasOwn(faulty, 'requestBody') || Object.hasOwn(corrected, 'requestBody')) return false;
    const parameters = (faulty['parameters'] ?? []) as readonly unknown[];
    faulty['parameters'] = [...parameters, { name: 'a', in: 'formData', type: 'string', required: true }];
    corrected['requestBody'] = {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
        },
      },
    };
    return true;
  }),
  'a request body without content': inOperation((faulty, corrected) => {
    if (Object.hasOwn(faulty, 'requestBody') || Object.hasOwn(corrected, 'requestBody')) return false;
    faulty['requestBody'] = { required: true };
    return true;
  }),
  'a parameter instead of an array': inOperation((faulty, corrected) => {
    const parameters = (faulty['parameters'] ?? []) as readonly JsonObject[];
    if (parameters.length > 0) return false;
    const parameter = { name: 'single', in: 'query', schema: { type: 'string' } };
    faulty['parameters'] = parameter;
    corrected['parameters'] = [parameter];
    return true;
  }),
  'a style of another location': inOperation((faulty, corrected) => {
    const parameters = (faulty['parameters'] ?? []) as readonly JsonObject[];
    const name = 'styled';
    faulty['parameters'] = [...parameters, { name, in: 'query', style: 'simple', schema: { type: 'string' } }];
    corrected['parameters'] = [...parameters, { name, in: 'query', schema: { type: 'string' } }];
    return true;
  }),
  'a header without a target': unresolved('headers', 'headers'),
  'a link without a target': unresolved('links', 'links'),
  'an example without a target': inResponse((faulty, corrected) => {
    const content = { 'application/json': { schema } };
    faulty['content'] = { 'application/json': { schema, examples: { unknown: { $ref: '#/no-such-pointer' } } } };
    corrected['content'] = content;
    return true;
  }),
  'a media type that is null': inResponse((faulty, corrected) => {
    faulty['content'] = { 'application/json': null };
    corrected['content'] = { 'application/json': {} };
    return true;
  }),
  'a reference instead of media types': (faulty, corrected, random) =>
    inResponse((faultyResponse, correctedResponse) => {
      const content = { 'application/json': { schema } };
      faulty['x-media-types'] = { shared: content };
      faultyResponse['content'] = { $ref: '#/x-media-types/shared' };
      correctedResponse['content'] = structuredClone(content);
      return true;
    })(faulty, corrected, random),
  'a server without a URL': server([{ description: 'unknown' }, { url: '/v1' }], [{ url: '/v1' }]),
  'a server variable without a default': server(
    [{ url: 'https://{host}.example', variables: { host: { enum: ['a', 'b'] } } }],
    [{ url: 'https://{host}.example', variables: { host: { enum: ['a', 'b'], default: 'a' } } }],
  ),
  'a bearer scheme': securityScheme({ type: 'bearer' }, { type: 'http', scheme: 'bearer' }),
  'a basic scheme': securityScheme({ type: 'basic' }, { type: 'http', scheme: 'basic' }),
  'a security scheme in another case': securityScheme(
    { type: 'apikey', in: 'header', name: 'X-Mistaken' },
    { type: 'apiKey', in: 'header', name: 'X-Mistaken' },
  ),
  'a parameter in another case': withParameter(
    { name: 'mistaken', in: 'Query', schema: { type: 'string' } },
    { name: 'mistaken', in: 'query', schema: { type: 'string' } },
  ),
};

/** Mistakes in the text of a document. */
export const jsonMistakes: Readonly<Record<string, (text: string) => string>> = {
  'a comment in JSON': (text) => `// A comment.\n${text}`,
  'a duplicate key': (text) => text.replace(/^\{("(?:openapi|swagger)"):"[^"]*",/, '$&$1:"3.9.9",'),
};

/** Mistakes in the text of a document in YAML. */
export const yamlMistakes: Readonly<Record<string, (text: string) => string>> = {
  'a duplicate key in YAML': (text) => text.replace(/^(openapi|swagger): ['"\d].*$/m, '$&\n$1: 3.9.9'),
};
