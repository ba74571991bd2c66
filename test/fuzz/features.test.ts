// Coverage of OpenAPI features by the random documents.

import { expect, it } from 'vitest';
import { isMap } from '../commands/diff/rewrites/sites.ts';
import { documentFrom } from './document.ts';
import { serializeDocument } from './serialize-document.ts';
import { arrayOf, partsOf, type Kind, type Parts } from './parts.ts';
import type { JsonObject } from './schemas.ts';
import { isFull } from '../tier.ts';

const documents = 400;
const seeds = Array.from({ length: documents }, (_, index) => index + 1);
const texts = seeds.map((seed) => JSON.stringify(documentFrom(seed)));
const parsed = texts.map((text) => JSON.parse(text) as JsonObject);
const parts = parsed.map(partsOf);

/** Features that a regular expression finds in the JSON text. Expressions must not match across objects. */
const textFeatures: Readonly<Record<string, RegExp>> = {
  'Swagger 2.0': /"swagger":"2\.0"/,
  'OpenAPI 3.0': /"openapi":"3\.0\.\d"/,
  'OpenAPI 3.1': /"openapi":"3\.1\.\d"/,
  'OpenAPI 3.2': /"openapi":"3\.2\.0"/,
  'the vocabulary': /"x-ashlar"/,
  'parameters of a path item': /\{"parameters":\[\{"name":"\w+","in":"path"/,
  'a type array with null': /"type":\["object","null"\]/,
  'boolean schemas': /"schema":(?:true|false)/,
  'an enum of mixed types': /"enum":\[1,"a",null\]/,
  'an enum with null': /"enum":\["a","b",null\]/,
  'an open enum': /"enum":\["small","large"\]\},\{"type":"string"\}/,
  'an enum with described values': /"oneOf":\[\{"title":/,
  'a reference or null': /"(?:anyOf|oneOf)":\[\{"\$ref":"[^"]*"\},\{"type":"null"\}\]/,
  'one of two properties': /\{"required":\["id"\]\},\{"required":\["name"\]\}/,
  'a discriminator without mapping': /"discriminator":\{"propertyName":"[^"]*"\}/,
  'a discriminator with mapping': /"discriminator":\{"propertyName":"[^"]*","mapping"/,
  'bounds of an int64': /"format":"int64","m(?:in|ax)imum"/,
  'binary data in a string': /"contentEncoding":"base64/,
  'a content schema': /"contentSchema"/,
  'a wildcard media type': /"\*\/\*":/,
  'a status range': /"4XX":/,
  'a deepObject style in a form': /"style":"deepObject","explode":true\},"name"/,
  'server variables': /"variables":/,
  'required scopes': /"oauth":\["/,
  'OAuth flows': /"implicit":/,
  'server-sent events': /"text\/event-stream"/,
  'an item schema': /"itemSchema"/,
  'a querystring parameter': /"in":"querystring"/,
  'a reference to a subschema':
    /"\$ref":"#\/components\/schemas\/[^"/]+\/(?:properties|items|allOf|anyOf|oneOf|additionalProperties)/,
  'a reference to a definition': /"\$ref":"#\/components\/schemas\/[^"/]+\/\$defs/,
  'a reference to an anchor': /"\$ref":"#anchored"/,
  'a dynamic reference': /"\$dynamicRef"/,
  'a reference to a parameter': /"\$ref":"#\/components\/parameters/,
  'a reference to a header': /"\$ref":"#\/components\/headers/,
  'a reference to a response': /"\$ref":"#\/components\/responses/,
  'a reference to a request body': /"\$ref":"#\/components\/requestBodies/,
  'a reference to an example': /"\$ref":"#\/components\/examples/,
  'a reference to a link': /"\$ref":"#\/components\/links/,
  'a reference to a callback': /"\$ref":"#\/components\/callbacks/,
  'a reference to a path item': /"\$ref":"#\/components\/pathItems/,
  'a reference to a media type': /"\$ref":"#\/components\/mediaTypes/,
  'a path parameter that is not in the path': /"name":"unused","in":"path"/,
  'a pattern that is invalid with the u flag': /\[\\\\w-\.@\]/,
  'an unknown keyword': /"unknownKeyword"/,
};

it.each(Object.entries(textFeatures))('creates documents with %s', (_, expression) => {
  expect(texts.filter((text) => expression.test(text)).length).toBeGreaterThanOrEqual(3);
});

/** Features of one object: its kind, and a predicate. */
const partFeatures: Readonly<Record<string, readonly [Kind, (part: JsonObject) => boolean]>> = {
  'a parameter that an operation overrides': ['pathItem', hasOverride],
  'a parameter with content': ['parameter', (each) => isMap(each['content']) && each['in'] !== 'querystring'],
  'examples of a parameter': ['parameter', ({ examples }) => isMap(examples) && 'one' in examples],
  'allOf with siblings': [
    'schema',
    (each) => Array.isArray(each['allOf']) && ['properties', 'required', 'type'].some((key) => key in each),
  ],
  'a closed tuple': ['schema', ({ prefixItems, items }) => Array.isArray(prefixItems) && items === false],
  'a discriminator of a union': ['schema', (each) => isMap(each['discriminator']) && isUnion(each)],
  'a discriminator of a parent': [
    'schema',
    (each) =>
      isMap(each['discriminator']) && !isUnion(each) && isMap(each['properties']) && 'relatives' in each['properties'],
  ],
  'additional properties next to properties': [
    'schema',
    ({ properties, additionalProperties }) => isMap(properties) && isMap(additionalProperties),
  ],
  'several media types of a request body': ['body', ({ content }) => hasSeveral(content)],
  'several media types of a response': ['response', ({ content }) => hasSeveral(content)],
  'a default response': ['operation', ({ responses }) => isMap(responses) && isMap(responses['default'])],
  'a header with content': ['header', ({ content }) => isMap(content)],
  'an object header': ['header', ({ schema }) => isMap(schema) && schema['type'] === 'object'],
  'headers of a part': ['encoding', ({ headers }) => isMap(headers)],
  callbacks: ['operation', ({ callbacks }) => isMap(callbacks)],
  'several methods of a callback': ['callback', (each) => Object.values(each).some(hasSeveral)],
  links: ['link', () => true],
  rules: ['schema', (each) => arrayOf(each['x-rules']).length > 0],
  'a rule over the stored value': ['schema', (each) => rulesOf(each, 'x-rules').some((text) => /\bold[.[]/.test(text))],
  'a rule over the time': [
    'schema',
    (each) => rulesOf(each, 'x-rules').some((text) => /\bnow (?:>|-)|\bnow\.getHours/.test(text)),
  ],
  'a rule with a macro': [
    'schema',
    (each) => rulesOf(each, 'x-rules').some((text) => /\.(?:all|exists|exists_one|filter|map)\(\w+, /.test(text)),
  ],
  'a rule over an optional field': ['schema', (each) => rulesOf(each, 'x-rules').some((text) => text.includes('has('))],
  'a rule next to allOf': ['schema', (each) => Array.isArray(each['allOf']) && 'x-rules' in each],
  'a lifecycle with moves': ['schema', (each) => arrayOf(propertyOf(each['x-lifecycle'], 'moves')).length > 0],
  'a redaction with an exception': ['schema', (each) => propertyOf(each['x-redacted'], 'unless') !== undefined],
  'a rounded field': ['schema', (each) => isMap(each['x-round'])],
  'a filterable field': ['schema', (each) => each['x-filterable'] === true],
  'a nested resource': ['pathItem', (each) => isMap(propertyOf(each['x-resource'], 'within'))],
  preconditions: ['operation', (each) => arrayOf(each['x-preconditions']).length > 0],
  'a precondition on the resource': [
    'operation',
    (each) => rulesOf(each, 'x-preconditions').some((text) => /\bresource[.[]/.test(text)),
  ],
  'a precondition on the body of an update': [
    'operation',
    (each) =>
      effectKindOf(each) === 'update' && rulesOf(each, 'x-preconditions').some((text) => /\bbody[.[]/.test(text)),
  ],
  'an update with defaults': ['operation', (each) => arrayOf(propertyOf(each['x-effect'], 'defaults')).length > 0],
  'a shallow merge': ['operation', (each) => propertyOf(each['x-effect'], 'merge') === 'shallow'],
  'a conditional limit': [
    'operation',
    (each) => arrayOf(each['x-limits']).some((limit) => propertyOf(limit, 'where') !== undefined),
  ],
  'a rate limit': [
    'operation',
    (each) => arrayOf(each['x-limits']).some((limit) => propertyOf(limit, 'requests') !== undefined),
  ],
  access: ['operation', (each) => isMap(each['x-access'])],
  events: ['operation', (each) => arrayOf(each['x-emits']).length > 0],
  ...Object.fromEntries(
    ['create', 'update', 'replace', 'delete', 'action'].map(
      (kind) => [`the effect ${kind}`, ['operation', (each: JsonObject) => effectKindOf(each) === kind]] as const,
    ),
  ),
  'security alternatives': ['operation', ({ security }) => arrayOf(security).length > 1],
};

it.each(Object.entries(partFeatures))('creates documents with %s', (_, [kind, hasFeature]) => {
  expect(parts.filter((each) => each[kind].some(hasFeature)).length).toBeGreaterThanOrEqual(3);
});

/** Features of a whole document. */
const documentFeatures: Readonly<Record<string, (document: JsonObject, parts: Parts) => boolean>> = {
  'nullable in 3.1': ({ openapi }, { schema }) =>
    String(openapi).startsWith('3.1') && schema.some(({ nullable }) => nullable === true),
  webhooks: ({ webhooks }) => isMap(webhooks),
  ...Object.fromEntries(
    ['errors', 'pagination', 'filter', 'rateLimit', 'deprecation', 'scopes', 'version'].map(
      (name) =>
        [
          `the convention ${name}`,
          (document: JsonObject) => propertyOf(propertyOf(document['x-ashlar'], 'conventions'), name) !== undefined,
        ] as const,
    ),
  ),
  'an undeclared path parameter': ({ paths }) =>
    isMap(paths) && Object.entries(paths).some(([path, item]) => isMap(item) && lacksParameter(path, item)),
  'a duplicate operation id': (_, { operation }) => {
    const ids = operation.flatMap(({ operationId }) => (typeof operationId === 'string' ? [operationId] : []));
    return new Set(ids).size < ids.length;
  },
};

it.each(Object.entries(documentFeatures))('creates documents with %s', (_, hasFeature) => {
  expect(
    parsed.filter((document, index) => hasFeature(document, parts[index] ?? partsOf(document))).length,
  ).toBeGreaterThanOrEqual(3);
});

it('does not combine properties of separate objects', () => {
  const response = { description: '', headers: { X: { schema: {} } }, content: {} };
  const { header } = partsOf({ paths: { '/': { get: { responses: { 200: response } } } } });
  expect(header).toEqual([{ schema: {} }]);
  expect(header.some(({ content }) => isMap(content))).toBe(false);
});

function propertyOf(value: unknown, name: string): unknown {
  return isMap(value) ? value[name] : undefined;
}

/** Returns the rules of a keyword. */
function rulesOf(part: JsonObject, keyword: string): readonly string[] {
  return arrayOf(part[keyword]).map((each) => String(propertyOf(each, 'rule')));
}

function effectKindOf({ 'x-effect': effect }: JsonObject): unknown {
  return isMap(effect) ? effect['kind'] : effect;
}

function isUnion(schema: JsonObject): boolean {
  return Array.isArray(schema['oneOf']) || Array.isArray(schema['anyOf']);
}

function hasSeveral(value: unknown): boolean {
  return isMap(value) && !('$ref' in value) && Object.keys(value).length > 1;
}

function operationsOf(item: JsonObject): readonly JsonObject[] {
  return partsOf({ paths: { '/': item } }).operation;
}

/** Returns the names of inline path parameters. */
function pathParameterNames({ parameters }: JsonObject): readonly unknown[] {
  return arrayOf(parameters).flatMap((each) => (isMap(each) && each['in'] === 'path' ? [each['name']] : []));
}

function hasOverride(item: JsonObject): boolean {
  const names = pathParameterNames(item);
  return operationsOf(item).some((operation) => pathParameterNames(operation).some((name) => names.includes(name)));
}

function lacksParameter(path: string, item: JsonObject): boolean {
  const all = [item, ...operationsOf(item)];
  if ('$ref' in item || all.some(({ parameters }) => arrayOf(parameters).some((each) => isMap(each) && '$ref' in each)))
    return false;
  const declared = all.flatMap(pathParameterNames);
  return [...path.matchAll(/\{([^}]*)\}/g)].some(([, name]) => !declared.includes(name));
}

it('serializes documents as JSON and YAML, and in one or two files', () => {
  const files = seeds
    .slice(0, isFull ? documents : 120)
    .map((seed, index) => serializeDocument(JSON.parse(texts[index] ?? '') as Record<string, unknown>, seed));
  const countWith = (path: string): number => files.filter((each) => each.has(path)).length;
  expect(countWith('document.json')).toBeGreaterThan(countWith('document.yaml'));
  for (const path of ['document.yaml', 'paths/all.json', 'paths/all.yml'])
    expect(countWith(path)).toBeGreaterThanOrEqual(files.length / 40);
});
