// Regressions: documents with rules for which generation once failed.

import type { JsonObject } from './schemas.ts';

const ruleKeyword = (text: string): JsonObject => ({
  'x-rules': [{ id: 'only-rule', rule: text, message: 'The rule is violated.' }],
});
const timeSchema = {
  type: 'object',
  properties: { count: { type: 'integer' } },
  ...ruleKeyword('!has(self.count) || self.count < now.getHours()'),
};
const timeReference = { $ref: '#/components/schemas/TimeLimited' };
const secretSchema = {
  type: 'object',
  required: ['pin', 'inner'],
  properties: {
    pin: { type: 'string', writeOnly: true },
    inner: { type: 'object', properties: { key: { type: 'integer', writeOnly: true }, size: { type: 'integer' } } },
  },
};
const ruleOnSecrets = (variable: string): string =>
  `(!has(${variable}.pin) || ${variable}.pin != "1") && (!has(${variable}.inner.key) || !has(${variable}.inner.size) || ${variable}.inner.key > ${variable}.inner.size)`;
const jsonContent = (schema: unknown): JsonObject => ({ 'application/json': { schema } });
const okResponse = (content: JsonObject = {}): JsonObject => ({ 200: { description: 'OK', content } });

const createDocument = (operation: JsonObject, schemas: JsonObject, vocabulary: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Rules', version: '1' },
  'x-ashlar': { version: 1, ...vocabulary },
  paths: {
    '/pet/{id}': {
      ...(schemas['Secret'] !== undefined && { 'x-resource': { schema: 'Secret', parameter: 'id' } }),
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      post: operation,
    },
  },
  components: { schemas },
});

/** Documents, by cause of the former failure. */
export const ruleRegressions: Readonly<Record<string, JsonObject>> = {
  // The time was missing in the validators of responses, headers, and parameters.
  'time-rule-in-response': createDocument(
    { responses: okResponse(jsonContent(timeReference)) },
    { TimeLimited: timeSchema },
  ),
  'time-rule-in-response-of-any-media-type': createDocument(
    { responses: okResponse({ '*/*': { schema: timeReference } }) },
    { TimeLimited: timeSchema },
  ),
  'time-rule-in-csv-and-text': createDocument(
    {
      responses: okResponse({
        'text/csv': { schema: timeReference },
        'text/plain': { schema: { type: 'array', items: timeReference } },
      }),
    },
    { TimeLimited: timeSchema },
  ),
  'time-rule-in-csv': createDocument(
    { responses: okResponse({ 'text/csv': { schema: timeReference } }) },
    { TimeLimited: timeSchema },
  ),
  'time-rule-in-header': createDocument(
    { responses: { 200: { description: 'OK', headers: { 'X-Now': { schema: timeReference } } } } },
    { TimeLimited: timeSchema },
  ),
  'time-rule-in-parameters': createDocument(
    {
      parameters: [
        { name: 'deep', in: 'query', style: 'deepObject', schema: timeReference },
        { name: 'text', in: 'query', content: jsonContent(timeReference) },
      ],
      responses: okResponse(),
    },
    { TimeLimited: timeSchema },
  ),
  'time-rule-in-shared-response': {
    ...createDocument({ responses: { 200: { $ref: '#/components/responses/Shared' } } }, {}),
    components: {
      schemas: { TimeLimited: timeSchema },
      responses: {
        Shared: {
          description: 'OK',
          content: jsonContent(timeReference),
          headers: { 'X-Now': { $ref: '#/components/headers/Now' } },
        },
      },
      headers: { Now: { schema: timeReference } },
    },
  },
  // Validators received the time although none of their rules used it.
  'time-rule-without-effect': createDocument(
    {
      responses: okResponse(
        jsonContent({
          oneOf: [
            { if: { type: 'object', properties: { at: timeReference } }, then: {} },
            { type: 'integer', not: timeSchema },
          ],
        }),
      ),
    },
    {
      TimeLimited: timeSchema,
      Never: {
        type: 'object',
        properties: { now: { type: 'integer' } },
        allOf: [{ if: timeReference, then: {} }, { not: { type: 'string', not: timeReference } }],
      },
    },
  ),
  'unreachable-time-rule': createDocument(
    { responses: okResponse() },
    {
      TimeLimited: timeSchema,
      Never: { type: 'array', items: { type: 'boolean', allOf: [{ type: 'integer' }, timeReference] } },
    },
  ),
  'time-rule-next-to-similar-message': createDocument(
    { responses: okResponse() },
    {
      TimeLimited: timeSchema,
      Flag: { type: 'boolean', allOf: [{ type: 'integer', 'x-message': 'f(x, now)' }, timeReference] },
    },
  ),
  // A map entry was confused with an inherited property of the same name.
  'rule-on-map-with-inherited-name': createDocument(
    { responses: okResponse() },
    {
      Mapped: {
        type: 'object',
        properties: { flags: { type: 'object', additionalProperties: { type: 'boolean' } } },
        additionalProperties: { type: 'integer' },
        ...ruleKeyword(
          '!has(self.flags) || !("constructor" in self.flags) || self.flags["constructor"] == true && (!("valueOf" in self) || self["valueOf"] > 1)',
        ),
      },
    },
  ),
  'rule-on-object-behind-inherited-name': createDocument(
    { responses: okResponse() },
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
        ...ruleKeyword(
          '!has(self.of) || !("constructor" in self.of) || (has(self.of["constructor"].a) ? self.of["constructor"].a > 1 : has(self.of["constructor"].b) && self.of["constructor"].b != null && self.of["constructor"].b > 1)',
        ),
      },
    },
  ),
  'rule-on-array-behind-inherited-name': createDocument(
    { responses: okResponse() },
    {
      Deep: {
        type: 'object',
        properties: {
          of: {
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
          },
        },
        ...ruleKeyword(
          '!has(self.of) || !("constructor" in self.of) || size(self.of["constructor"]) < 2 || !("a" in self.of["constructor"][1]) || isCidr(self.of["constructor"][1].a)',
        ),
      },
    },
  ),
  // A rule on a nullable object was rejected, although rules apply only to objects.
  'rule-on-nullable-object': createDocument(
    { responses: okResponse() },
    { Nullable: { ...timeSchema, type: ['object', 'null'] } },
  ),
  // A write-only property was looked up in the type of the response.
  'precondition-on-write-only-property': createDocument(
    {
      'x-preconditions': [
        { id: 'pinned', rule: ruleOnSecrets('resource'), message: 'The PIN must differ from 1.' },
        { id: 'called', rule: ruleOnSecrets('caller'), message: 'The PIN of the caller must differ from 1.' },
      ],
      responses: okResponse(),
    },
    { Secret: secretSchema },
    { caller: 'Secret' },
  ),
  'limit-on-write-only-property': createDocument(
    {
      'x-limits': [{ id: 'few', of: 'Secret', per: 'account', max: 1, where: ruleOnSecrets('self') }],
      responses: okResponse(),
    },
    { Secret: secretSchema },
  ),
  'redaction-by-write-only-property': createDocument(
    {
      responses: okResponse(
        jsonContent({
          type: 'object',
          properties: { name: { type: 'string', 'x-redacted': { as: '*', unless: ruleOnSecrets('caller') } } },
        }),
      ),
    },
    { Secret: secretSchema },
    { caller: 'Secret' },
  ),
};
