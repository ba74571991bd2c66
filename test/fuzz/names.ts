// Names and texts as documents have them, and as nobody would choose them.

import type { Random } from '../differential/random.ts';

type Texts = readonly [string, ...string[]];

/** Names of components: what OpenAPI allows there, with all that it allows. */
const components: Texts = [
  'Pet', 'Order', 'user', 'USER', 'User', 'pet_list', 'pet-list', 'pet.list', 'PetList', 'petList', '1st', '42', '_', '-', '.', 'A', 'a', 'T', 'class', 'default', 'enum', 'Object', 'object',
  'Array', 'String', 'string', 'Number', 'Error', 'Promise', 'Record', 'Map', 'Set', 'Date', 'Partial', 'Request', 'Response', 'Result', 'Problem', 'check', 'schema', 'is', 'index', 'types',
  'constructor', 'toString', 'hasOwnProperty', 'prototype', 'undefined', 'null', 'true', 'NaN', 'arguments', 'eval', 'await', 'async', 'import', 'export', 'any', 'never', 'unknown', 'symbol',
  'Client', 'Handlers', 'Host', 'Uint8Array', 'Blob', 'FormData', 'Headers', 'URL', 'JSON', 'Math', 'globalThis', 'paths', 'operations', 'components', 'Id', 'ID', 'con', 'NUL', 'v1.2.3', 'a__b', 'a--b',
];

/** Names of members: anything at all. */
const members: Texts = [
  'id', 'name', 'kind', 'type', 'status', 'created_at', 'createdAt', 'tags', 'items', 'data', 'class', 'default', 'in', '', ' ', 'a b', 'a-b', 'a.b', 'a/b', 'a~b', '~1', '$ref', '$id', '@type', '#', '%41', '"', "'", '`',
  '\\', '${x}', '*/', '</script>', '{{x}}', '\n', '\u2028', 'ü', 'ñandú', '名前', '😀', '\ud83d\ude00\u200d', '0', '1', '01', '-1', '1e3', 'constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty', 'length',
  'then', 'toJSON', 'undefined', 'null', 'NaN', 'Infinity', 'Id', 'ID', 'iD', 'x-y', 'x_y', 'xY', 'value', 'value2', 'self', 'problems', 'path',
];

const parameters: Texts = ['id', 'page', 'filter', 'filter[name]', 'filter[]', '$top', 'a.b', 'a-b', 'class', 'in', 'X-Odd', 'x_odd', 'ids', 'q', 'Q', 'ü', '😀', 'body', 'headers', 'query', 'path', 'signal', 'constructor', 'a b', '0', 'sort', 'options'];

const texts: Texts = [
  'Plain.', 'Two\n\nparagraphs.', '', ' ', '*/ alert(1) /*', '`code` and ```\nfence\n```', '<script>alert(1)</script>', '${process.exit(1)}', '{{view}} {{{raw}}}', '[a](javascript:alert(1))', '| a | b |\n|---|---|\n| 1 | 2 |',
  '# Heading\n\n- item\n  - inner\n\n1. one', 'Ünïcödé 名前 😀', '\u2028\u2029\u0000\u001b', '\\u0041 \\', '"quoted" \'single\'', '@deprecated', '{@link x}', '&amp; &lt;', '<!-- comment', ']]>', '-->', 'a'.repeat(300), 'line\r\nline\rline',
];

const tags: Texts = ['pets', 'Pets', 'PETS', 'store', 'a b', 'a/b', '../up', 'class', 'index', '😀', '名前', '', 'constructor', 'types', 'client', 'runtime', 'con', 'a.b'];

const operations: Texts = [
  'getPet', 'get-pet', 'get_pet', 'GetPet', 'list', 'delete', 'new', 'class', 'default', 'import', 'export', 'await', 'constructor', 'toString', '1st', 'a b', 'a/b', '名前', '😀', 'createClient', 'request', 'client', 'index', 'fetch', 'then', 'operationChecks', 'body', 'undefined',
];

export const componentName = (random: Random): string => random.pick(components) + (random.once(3) ? String(random.below(9)) : '');
export const memberName = (random: Random): string => random.pick(members);
export const parameterName = (random: Random): string => random.pick(parameters);
export const text = (random: Random): string => random.pick(texts);
export const tagName = (random: Random): string => random.pick(tags);
export const operationName = (random: Random): string => random.pick(operations);

/** So many different names as there can be up to a number, in the order of their finding. */
export function different(count: number, name: () => string): readonly string[] {
  const found = new Set<string>();
  for (let tries = 0; found.size < count && tries < count * 4; tries++) found.add(name());
  return [...found];
}
