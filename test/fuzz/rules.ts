// What the fuzz has found of documents with rules.

import type { Written } from './schemas.ts';

const rule = (text: string): Written => ({ 'x-rules': [{ id: 'only-rule', rule: text, message: 'It must hold.' }] });
const timely = {
  type: 'object',
  properties: { count: { type: 'integer' } },
  ...rule('!has(self.count) || self.count < now.getHours()'),
};
const Timely = { $ref: '#/components/schemas/Timely' };
const secret = {
  type: 'object',
  required: ['pin', 'inner'],
  properties: {
    pin: { type: 'string', writeOnly: true },
    inner: { type: 'object', properties: { key: { type: 'integer', writeOnly: true }, size: { type: 'integer' } } },
  },
};
const readsSecrets = (of: string): string =>
  `(!has(${of}.pin) || ${of}.pin != "1") && (!has(${of}.inner.key) || !has(${of}.inner.size) || ${of}.inner.key > ${of}.inner.size)`;
const json = (schema: unknown): Written => ({ 'application/json': { schema } });
const ok = (content: Written = {}): Written => ({ 200: { description: 'So', content } });

const document = (operation: Written, schemas: Written, more: Written = {}): Written => ({
  openapi: '3.1.0',
  info: { title: 'Rules', version: '1' },
  'x-ashlar': { version: 1, ...more },
  paths: {
    '/found/{id}': {
      ...(schemas['Secret'] !== undefined && { 'x-resource': { schema: 'Secret', parameter: 'id' } }),
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      post: operation,
    },
  },
  components: { schemas },
});

/** By what is particular to each. */
export const ruledDocuments: Readonly<Record<string, Written>> = {
  // What judges answers, their headers and parameters was not told the time.
  'rule-of-time-in-an-answer': document({ responses: ok(json(Timely)) }, { Timely: timely }),
  'rule-of-time-in-an-answer-of-any-type': document(
    { responses: ok({ '*/*': { schema: Timely } }) },
    { Timely: timely },
  ),
  'rule-of-time-in-rows': document(
    { responses: ok({ 'text/csv': { schema: Timely }, 'text/plain': { schema: { type: 'array', items: Timely } } }) },
    { Timely: timely },
  ),
  'rule-of-time-in-rows-alone': document({ responses: ok({ 'text/csv': { schema: Timely } }) }, { Timely: timely }),
  'rule-of-time-in-a-header': document(
    { responses: { 200: { description: 'So', headers: { 'X-Now': { schema: Timely } } } } },
    { Timely: timely },
  ),
  'rule-of-time-in-parameters': document(
    {
      parameters: [
        { name: 'deep', in: 'query', style: 'deepObject', schema: Timely },
        { name: 'text', in: 'query', content: json(Timely) },
      ],
      responses: ok(),
    },
    { Timely: timely },
  ),
  'rule-of-time-in-a-shared-answer': {
    ...document({ responses: { 200: { $ref: '#/components/responses/Shared' } } }, {}),
    components: {
      schemas: { Timely: timely },
      responses: {
        Shared: {
          description: 'So',
          content: json(Timely),
          headers: { 'X-Now': { $ref: '#/components/headers/Now' } },
        },
      },
      headers: { Now: { schema: Timely } },
    },
  },
  // It was told the time where nothing asked for it.
  'rule-of-time-that-decides-nothing': document(
    {
      responses: ok(
        json({
          oneOf: [
            { if: { type: 'object', properties: { at: Timely } }, then: {} },
            { type: 'integer', not: timely },
          ],
        }),
      ),
    },
    {
      Timely: timely,
      Never: {
        type: 'object',
        properties: { now: { type: 'integer' } },
        allOf: [{ if: Timely, then: {} }, { not: { type: 'string', not: Timely } }],
      },
    },
  ),
  'rule-of-time-that-is-never-come-to': document(
    { responses: ok() },
    { Timely: timely, Never: { type: 'array', items: { type: 'boolean', allOf: [{ type: 'integer' }, Timely] } } },
  ),
  'rule-of-time-beside-a-text-that-reads-like-it': document(
    { responses: ok() },
    { Timely: timely, Told: { type: 'boolean', allOf: [{ type: 'integer', 'x-message': 'f(x, now)' }, Timely] } },
  ),
  // A member of a map that is called as what all objects inherit was taken for that.
  'rule-of-a-map-with-an-inherited-name': document(
    { responses: ok() },
    {
      Mapped: {
        type: 'object',
        properties: { flags: { type: 'object', additionalProperties: { type: 'boolean' } } },
        additionalProperties: { type: 'integer' },
        ...rule(
          '!has(self.flags) || !("constructor" in self.flags) || self.flags["constructor"] == true && (!("valueOf" in self) || self["valueOf"] > 1)',
        ),
      },
    },
  ),
  'rule-behind-an-inherited-name': document(
    { responses: ok() },
    {
      Deep: {
        type: 'object',
        properties: {
          of: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: { a: { type: 'integer' }, b: { type: ['integer', 'null'] } },
            },
          },
        },
        ...rule(
          '!has(self.of) || !("constructor" in self.of) || (has(self.of["constructor"].a) ? self.of["constructor"].a > 1 : has(self.of["constructor"].b) && self.of["constructor"].b != null && self.of["constructor"].b > 1)',
        ),
      },
    },
  ),
  'rule-behind-a-list-of-an-inherited-name': document(
    { responses: ok() },
    {
      Deep: {
        type: 'object',
        properties: {
          of: {
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
          },
        },
        ...rule(
          '!has(self.of) || !("constructor" in self.of) || size(self.of["constructor"]) < 2 || !("a" in self.of["constructor"][1]) || isCidr(self.of["constructor"][1].a)',
        ),
      },
    },
  ),
  // A schema that allows null beside objects was refused, although rules are asked of objects alone.
  'rule-of-an-object-or-null': document({ responses: ok() }, { Nullable: { ...timely, type: ['object', 'null'] } }),
  // A member that is only sent was looked for in the type of what is answered.
  'precondition-on-what-is-never-answered': document(
    {
      'x-preconditions': [
        { id: 'pinned', rule: readsSecrets('resource'), message: 'Not so.' },
        { id: 'called', rule: readsSecrets('caller'), message: 'Nor so.' },
      ],
      responses: ok(),
    },
    { Secret: secret },
    { caller: 'Secret' },
  ),
  'limit-on-what-is-never-answered': document(
    { 'x-limits': [{ id: 'few', of: 'Secret', per: 'account', max: 1, where: readsSecrets('self') }], responses: ok() },
    { Secret: secret },
  ),
  'redaction-by-what-is-never-answered': document(
    {
      responses: ok(
        json({
          type: 'object',
          properties: { name: { type: 'string', 'x-redacted': { as: '*', unless: readsSecrets('caller') } } },
        }),
      ),
    },
    { Secret: secret },
    { caller: 'Secret' },
  ),
};
