// Coverage of OpenAPI features by random documents.

import { expect, test } from 'vitest';
import { isMap } from '../commands/diff/rewrites/sites.ts';
import { documentFrom } from './document.ts';
import { serializeDocument } from './serialize-document.ts';
import { arrayOf, partsOf, type Kind, type Parts } from './objects-by-kind.ts';
import type { JsonObject } from './schemas.ts';

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
  'path item parameters': /\{"parameters":\[\{"name":"\w+","in":"path"/,
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

test.each(Object.entries(textFeatures))('random documents include %s', (_, expression) => {
  expect(texts.filter((text) => expression.test(text)).length).toBeGreaterThanOrEqual(3);
});

/** Features of one object, each with the kind of the object and a predicate. */
const partFeatures: Readonly<Record<string, readonly [Kind, (part: JsonObject) => boolean]>> = {
  'a parameter that an operation overrides': ['pathItem', hasOverride],
  'a parameter with content': ['parameter', (part) => isMap(part['content']) && part['in'] !== 'querystring'],
  'a parameter with examples': ['parameter', ({ examples }) => isMap(examples) && 'one' in examples],
  'allOf with siblings': [
    'schema',
    (part) => Array.isArray(part['allOf']) && ['properties', 'required', 'type'].some((key) => key in part),
  ],
  'a closed tuple': ['schema', ({ prefixItems, items }) => Array.isArray(prefixItems) && items === false],
  'a union with a discriminator': ['schema', (part) => isMap(part['discriminator']) && isUnion(part)],
  'a base schema with a discriminator': [
    'schema',
    (part) =>
      isMap(part['discriminator']) && !isUnion(part) && isMap(part['properties']) && 'relatives' in part['properties'],
  ],
  'additional properties next to properties': [
    'schema',
    ({ properties, additionalProperties }) => isMap(properties) && isMap(additionalProperties),
  ],
  'a request body with several media types': ['body', ({ content }) => hasSeveral(content)],
  'a response with several media types': ['response', ({ content }) => hasSeveral(content)],
  'a default response': ['operation', ({ responses }) => isMap(responses) && isMap(responses['default'])],
  'a header with content': ['header', ({ content }) => isMap(content)],
  'an object header': ['header', ({ schema }) => isMap(schema) && schema['type'] === 'object'],
  'a part with headers': ['encoding', ({ headers }) => isMap(headers)],
  callbacks: ['operation', ({ callbacks }) => isMap(callbacks)],
  'a callback with several methods': ['callback', (part) => Object.values(part).some(hasSeveral)],
  links: ['link', () => true],
  rules: ['schema', (part) => arrayOf(part['x-rules']).length > 0],
  'a rule on the stored value': ['schema', (part) => rulesOf(part, 'x-rules').some((text) => /\bold[.[]/.test(text))],
  'a rule on the current time': [
    'schema',
    (part) => rulesOf(part, 'x-rules').some((text) => /\bnow (?:>|-)|\bnow\.getHours/.test(text)),
  ],
  'a rule with a macro': [
    'schema',
    (part) => rulesOf(part, 'x-rules').some((text) => /\.(?:all|exists|exists_one|filter|map)\(\w+, /.test(text)),
  ],
  'a rule on an optional field': ['schema', (part) => rulesOf(part, 'x-rules').some((text) => text.includes('has('))],
  'a rule next to allOf': ['schema', (part) => Array.isArray(part['allOf']) && 'x-rules' in part],
  'a lifecycle with moves': ['schema', (part) => arrayOf(propertyOf(part['x-lifecycle'], 'moves')).length > 0],
  'a redaction with an exception': ['schema', (part) => propertyOf(part['x-redacted'], 'unless') !== undefined],
  'a rounded field': ['schema', (part) => isMap(part['x-round'])],
  'a filterable field': ['schema', (part) => part['x-filterable'] === true],
  'a nested resource': ['pathItem', (part) => isMap(propertyOf(part['x-resource'], 'within'))],
  preconditions: ['operation', (part) => arrayOf(part['x-preconditions']).length > 0],
  'a precondition on the resource': [
    'operation',
    (part) => rulesOf(part, 'x-preconditions').some((text) => /\bresource[.[]/.test(text)),
  ],
  'a precondition on the body of an update': [
    'operation',
    (part) =>
      effectKindOf(part) === 'update' && rulesOf(part, 'x-preconditions').some((text) => /\bbody[.[]/.test(text)),
  ],
  'an update with defaults': ['operation', (part) => arrayOf(propertyOf(part['x-effect'], 'defaults')).length > 0],
  'a shallow merge': ['operation', (part) => propertyOf(part['x-effect'], 'merge') === 'shallow'],
  'a conditional limit': [
    'operation',
    (part) => arrayOf(part['x-limits']).some((limit) => propertyOf(limit, 'where') !== undefined),
  ],
  'a rate limit': [
    'operation',
    (part) => arrayOf(part['x-limits']).some((limit) => propertyOf(limit, 'requests') !== undefined),
  ],
  access: ['operation', (part) => isMap(part['x-access'])],
  events: ['operation', (part) => arrayOf(part['x-emits']).length > 0],
  ...Object.fromEntries(
    ['create', 'update', 'replace', 'delete', 'action'].map(
      (kind) => [`the ${kind} effect`, ['operation', (part: JsonObject) => effectKindOf(part) === kind]] as const,
    ),
  ),
  'security alternatives': ['operation', ({ security }) => arrayOf(security).length > 1],
};

test.each(Object.entries(partFeatures))('random documents include %s', (_, [kind, hasFeature]) => {
  expect(parts.filter((documentParts) => documentParts[kind].some(hasFeature)).length).toBeGreaterThanOrEqual(3);
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
          `the ${name} convention`,
          (document: JsonObject) => propertyOf(propertyOf(document['x-ashlar'], 'conventions'), name) !== undefined,
        ] as const,
    ),
  ),
  'an undeclared path parameter': ({ paths }) =>
    isMap(paths) && Object.entries(paths).some(([path, item]) => isMap(item) && lacksParameter(path, item)),
  'a duplicate operation ID': (_, { operation }) => {
    const ids = operation.flatMap(({ operationId }) => (typeof operationId === 'string' ? [operationId] : []));
    return new Set(ids).size < ids.length;
  },
};

test.each(Object.entries(documentFeatures))('random documents include %s', (_, hasFeature) => {
  expect(
    parsed.filter((document, index) => hasFeature(document, parts[index] ?? partsOf(document))).length,
  ).toBeGreaterThanOrEqual(3);
});

test('partsOf does not combine properties of separate objects', () => {
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
  return arrayOf(part[keyword]).map((rule) => String(propertyOf(rule, 'rule')));
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
  return arrayOf(parameters).flatMap((parameter) =>
    isMap(parameter) && parameter['in'] === 'path' ? [parameter['name']] : [],
  );
}

function hasOverride(item: JsonObject): boolean {
  const names = pathParameterNames(item);
  return operationsOf(item).some((operation) => pathParameterNames(operation).some((name) => names.includes(name)));
}

function lacksParameter(path: string, item: JsonObject): boolean {
  const all = [item, ...operationsOf(item)];
  if (
    '$ref' in item ||
    all.some(({ parameters }) => arrayOf(parameters).some((parameter) => isMap(parameter) && '$ref' in parameter))
  )
    return false;
  const declared = all.flatMap(pathParameterNames);
  return [...path.matchAll(/\{([^}]*)\}/g)].some(([, name]) => !declared.includes(name));
}

test('serializeDocument creates JSON and YAML, in one or two files', () => {
  const files = seeds.map((seed, index) =>
    serializeDocument(JSON.parse(texts[index] ?? '') as Record<string, unknown>, seed),
  );
  const countWith = (path: string): number => files.filter((file) => file.has(path)).length;
  expect(countWith('document.json')).toBeGreaterThan(countWith('document.yaml'));
  for (const path of ['document.yaml', 'paths/all.json', 'paths/all.yml'])
    expect(countWith(path)).toBeGreaterThanOrEqual(files.length / 40);
});
