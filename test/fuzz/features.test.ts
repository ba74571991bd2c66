// Whether the fuzz builds what it says that it does: each feature of the specification stands in enough of its documents.

import { expect, it } from 'vitest';
import { isMap } from '../diff/rewrites/sites.ts';
import { documentFrom } from './document.ts';
import { filesOf } from './files.ts';
import { listOf, partsOf, type Kind, type Parts } from './parts.ts';
import type { Written } from './schemas.ts';
import { isFull } from '../tier.ts';

const documents = 400;
const seeds = Array.from({ length: documents }, (_, at) => at + 1);
const texts = seeds.map((seed) => JSON.stringify(documentFrom(seed)));
const parsed = texts.map((text) => JSON.parse(text) as Written);
const parts = parsed.map(partsOf);

/** Features that are one run of text: no expression may reach over anything that it does not spell. */
const written: Readonly<Record<string, RegExp>> = {
  'Swagger 2.0': /"swagger":"2\.0"/,
  'OpenAPI 3.0': /"openapi":"3\.0\.\d"/,
  'OpenAPI 3.1': /"openapi":"3\.1\.\d"/,
  'OpenAPI 3.2': /"openapi":"3\.2\.0"/,
  'its owner’s words': /"x-ashlar"/,
  'parameters of a path item': /\{"parameters":\[\{"name":"\w+","in":"path"/,
  'a list of types with null': /"type":\["object","null"\]/,
  'boolean schemas': /"schema":(?:true|false)/,
  'an enum of mixed types': /"enum":\[1,"a",null\]/,
  'an enum with null': /"enum":\["a","b",null\]/,
  'an open enum': /"enum":\["small","large"\]\},\{"type":"string"\}/,
  'values that are described one by one': /"oneOf":\[\{"title":/,
  'a reference or null': /"(?:anyOf|oneOf)":\[\{"\$ref":"[^"]*"\},\{"type":"null"\}\]/,
  'one of two members': /\{"required":\["id"\]\},\{"required":\["name"\]\}/,
  'a discriminator without mapping': /"discriminator":\{"propertyName":"[^"]*"\}/,
  'a discriminator with mapping': /"discriminator":\{"propertyName":"[^"]*","mapping"/,
  int64: /"format":"int64","m(?:in|ax)imum"/,
  'bytes in text': /"contentEncoding":"base64/,
  'a schema of a text': /"contentSchema"/,
  'a wildcard media type': /"\*\/\*":/,
  'a range of statuses': /"4XX":/,
  'a deep object of a form': /"style":"deepObject","explode":true\},"name"/,
  'variables of a server': /"variables":/,
  'scopes that are asked for': /"oauth":\["/,
  'flows of OAuth': /"implicit":/,
  'server-sent events': /"text\/event-stream"/,
  'a schema of items': /"itemSchema"/,
  'a whole query': /"in":"querystring"/,
  'a reference inside a schema':
    /"\$ref":"#\/components\/schemas\/[^"/]+\/(?:properties|items|allOf|anyOf|oneOf|additionalProperties)/,
  'a reference to a definition': /"\$ref":"#\/components\/schemas\/[^"/]+\/\$defs/,
  'a reference to an anchor': /"\$ref":"#anchored"/,
  'a reference decided late': /"\$dynamicRef"/,
  'a reference to a parameter': /"\$ref":"#\/components\/parameters/,
  'a reference to a header': /"\$ref":"#\/components\/headers/,
  'a reference to a response': /"\$ref":"#\/components\/responses/,
  'a reference to a request body': /"\$ref":"#\/components\/requestBodies/,
  'a reference to an example': /"\$ref":"#\/components\/examples/,
  'a reference to a link': /"\$ref":"#\/components\/links/,
  'a reference to a callback': /"\$ref":"#\/components\/callbacks/,
  'a reference to a path item': /"\$ref":"#\/components\/pathItems/,
  'a reference to a media type': /"\$ref":"#\/components\/mediaTypes/,
  'a path parameter that the path has not': /"name":"unused","in":"path"/,
  'a pattern that is none in Unicode': /\[\\\\w-\.@\]/,
  'a keyword that nobody knows': /"unknownKeyword"/,
};

it.each(Object.entries(written))('%s', (_, expression) => {
  expect(texts.filter((text) => expression.test(text)).length).toBeGreaterThanOrEqual(3);
});

/** Features of one object: its kind, and whether it has them. */
const ofParts: Readonly<Record<string, readonly [Kind, (part: Written) => boolean]>> = {
  'a parameter that an operation says anew': ['pathItem', saysAnew],
  'a parameter of content': ['parameter', (each) => isMap(each['content']) && each['in'] !== 'querystring'],
  'a parameter’s examples': ['parameter', ({ examples }) => isMap(examples) && 'one' in examples],
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
  'members beside others': [
    'schema',
    ({ properties, additionalProperties }) => isMap(properties) && isMap(additionalProperties),
  ],
  'several media types of a body': ['body', ({ content }) => hasSeveral(content)],
  'several media types of a response': ['response', ({ content }) => hasSeveral(content)],
  'a default response': ['operation', ({ responses }) => isMap(responses) && isMap(responses['default'])],
  'a header of content': ['header', ({ content }) => isMap(content)],
  'a header that is an object': ['header', ({ schema }) => isMap(schema) && schema['type'] === 'object'],
  'headers of a part': ['encoding', ({ headers }) => isMap(headers)],
  callbacks: ['operation', ({ callbacks }) => isMap(callbacks)],
  'several methods of a callback': ['callback', (each) => Object.values(each).some(hasSeveral)],
  links: ['link', () => true],
  rules: ['schema', (each) => listOf(each['x-rules']).length > 0],
  'a rule over what was stored': [
    'schema',
    (each) => conditions(each, 'x-rules').some((text) => /\bold[.[]/.test(text)),
  ],
  'a rule over the time': [
    'schema',
    (each) => conditions(each, 'x-rules').some((text) => /\bnow (?:>|-)|\bnow\.getHours/.test(text)),
  ],
  'a rule with a macro': [
    'schema',
    (each) => conditions(each, 'x-rules').some((text) => /\.(?:all|exists|exists_one|filter|map)\(\w+, /.test(text)),
  ],
  'a rule for a field that may be absent': [
    'schema',
    (each) => conditions(each, 'x-rules').some((text) => text.includes('has(')),
  ],
  'a rule of a part of a schema': ['schema', (each) => Array.isArray(each['allOf']) && 'x-rules' in each],
  'a lifecycle with moves': ['schema', (each) => listOf(memberOf(each['x-lifecycle'], 'moves')).length > 0],
  'a redaction with an exception': ['schema', (each) => memberOf(each['x-redacted'], 'unless') !== undefined],
  'a field that is rounded': ['schema', (each) => isMap(each['x-round'])],
  'a field to filter by': ['schema', (each) => each['x-filterable'] === true],
  'a resource within another': ['pathItem', (each) => isMap(memberOf(each['x-resource'], 'within'))],
  preconditions: ['operation', (each) => listOf(each['x-preconditions']).length > 0],
  'a precondition on the resource': [
    'operation',
    (each) => conditions(each, 'x-preconditions').some((text) => /\bresource[.[]/.test(text)),
  ],
  'a precondition on the body of an update': [
    'operation',
    (each) =>
      effectOf(each) === 'update' && conditions(each, 'x-preconditions').some((text) => /\bbody[.[]/.test(text)),
  ],
  'an update with defaults': ['operation', (each) => listOf(memberOf(each['x-effect'], 'defaults')).length > 0],
  'a shallow merge': ['operation', (each) => memberOf(each['x-effect'], 'merge') === 'shallow'],
  'a limit under a condition': [
    'operation',
    (each) => listOf(each['x-limits']).some((limit) => memberOf(limit, 'where') !== undefined),
  ],
  'a limit of requests': [
    'operation',
    (each) => listOf(each['x-limits']).some((limit) => memberOf(limit, 'requests') !== undefined),
  ],
  access: ['operation', (each) => isMap(each['x-access'])],
  events: ['operation', (each) => listOf(each['x-emits']).length > 0],
  ...Object.fromEntries(
    ['create', 'update', 'replace', 'delete', 'action'].map(
      (kind) => [`the effect ${kind}`, ['operation', (each: Written) => effectOf(each) === kind]] as const,
    ),
  ),
  'security alternatives': ['operation', ({ security }) => listOf(security).length > 1],
};

it.each(Object.entries(ofParts))('%s', (_, [kind, has]) => {
  expect(parts.filter((each) => each[kind].some(has)).length).toBeGreaterThanOrEqual(3);
});

/** Features of a document as a whole. */
const ofDocuments: Readonly<Record<string, (document: Written, parts: Parts) => boolean>> = {
  'null left over in 3.1': ({ openapi }, { schema }) =>
    String(openapi).startsWith('3.1') && schema.some(({ nullable }) => nullable === true),
  webhooks: ({ webhooks }) => isMap(webhooks),
  ...Object.fromEntries(
    ['errors', 'pagination', 'filter', 'rateLimit', 'deprecation', 'scopes', 'version'].map(
      (name) =>
        [
          `the convention ${name}`,
          (document: Written) => memberOf(memberOf(document['x-ashlar'], 'conventions'), name) !== undefined,
        ] as const,
    ),
  ),
  'a path parameter that nobody describes': ({ paths }) =>
    isMap(paths) && Object.entries(paths).some(([path, item]) => isMap(item) && lacksParameter(path, item)),
  'an operation id that two have': (_, { operation }) => {
    const ids = operation.flatMap(({ operationId }) => (typeof operationId === 'string' ? [operationId] : []));
    return new Set(ids).size < ids.length;
  },
};

it.each(Object.entries(ofDocuments))('%s', (_, has) => {
  expect(parsed.filter((document, at) => has(document, parts[at] ?? partsOf(document))).length).toBeGreaterThanOrEqual(
    3,
  );
});

it('is not taken in by two places of one document', () => {
  const apart = { description: '', headers: { X: { schema: {} } }, content: {} };
  const { header } = partsOf({ paths: { '/': { get: { responses: { 200: apart } } } } });
  expect(header).toEqual([{ schema: {} }]);
  expect(header.some(({ content }) => isMap(content))).toBe(false);
});

function memberOf(value: unknown, name: string): unknown {
  return isMap(value) ? value[name] : undefined;
}

/** The texts of the conditions under a keyword. */
function conditions(part: Written, keyword: string): readonly string[] {
  return listOf(part[keyword]).map((each) => String(memberOf(each, 'rule')));
}

function effectOf({ 'x-effect': effect }: Written): unknown {
  return isMap(effect) ? effect['kind'] : effect;
}

function isUnion(schema: Written): boolean {
  return Array.isArray(schema['oneOf']) || Array.isArray(schema['anyOf']);
}

function hasSeveral(value: unknown): boolean {
  return isMap(value) && !('$ref' in value) && Object.keys(value).length > 1;
}

function operationsOf(item: Written): readonly Written[] {
  return partsOf({ paths: { '/': item } }).operation;
}

/** The names of the parameters that stand in the path; what is referred to has none here. */
function inPath({ parameters }: Written): readonly unknown[] {
  return listOf(parameters).flatMap((each) => (isMap(each) && each['in'] === 'path' ? [each['name']] : []));
}

function saysAnew(item: Written): boolean {
  const ofAll = inPath(item);
  return operationsOf(item).some((operation) => inPath(operation).some((name) => ofAll.includes(name)));
}

function lacksParameter(path: string, item: Written): boolean {
  const all = [item, ...operationsOf(item)];
  if ('$ref' in item || all.some(({ parameters }) => listOf(parameters).some((each) => isMap(each) && '$ref' in each)))
    return false;
  const described = all.flatMap(inPath);
  return [...path.matchAll(/\{([^}]*)\}/g)].some(([, name]) => !described.includes(name));
}

it('is written in JSON and YAML, in one file and in two', () => {
  const files = seeds
    .slice(0, isFull ? documents : 120)
    .map((seed, at) => filesOf(JSON.parse(texts[at] ?? '') as Record<string, unknown>, seed));
  const having = (path: string): number => files.filter((each) => each.has(path)).length;
  expect(having('document.json')).toBeGreaterThan(having('document.yaml'));
  for (const path of ['document.yaml', 'paths/all.json', 'paths/all.yml'])
    expect(having(path)).toBeGreaterThanOrEqual(files.length / 40);
});
