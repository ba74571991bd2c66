// What the fuzz has found of documents with rules: what is generated from them compiles.

import { expect, it } from 'vitest';
import { understand } from '../../src/generator/generate.ts';
import { createReport } from '../../src/generator/report/report.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { loadValidators } from '../unit/validators/load.ts';
import { compileAll } from './compile.ts';
import { judge } from './judge.ts';
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
const documents: Readonly<Record<string, Written>> = {
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

it('compiles rules that ask for the time, and those that read what is only sent', async () => {
  const made = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, each] of Object.entries(documents)) {
    const { files, refused, wrong } = await judge(each, 1, 0, 'code');
    expect([...refused, ...wrong]).toEqual([]);
    made.set(name, files);
  }
  expect([...compileAll(made)]).toEqual([]);
});

it('judges an answer by the time that it is told', async () => {
  const text = JSON.stringify(documents['rule-of-time-in-an-answer']);
  const { api } = await understand(
    { document: 'document.json', overlays: [] },
    memoryFiles(new Map([['document.json', text]])),
    createReport(),
  );
  if (!api) throw new Error('there is no model');
  const { exports } = await loadValidators(api);
  const check = exports['checkPostFoundByIdResponse'] as (
    status: number,
    headers: object,
    body: unknown,
    now: number,
  ) => readonly unknown[];
  const problemsAt = (hour: number): number =>
    check(200, { 'content-type': 'application/json' }, { count: 5 }, Date.UTC(2030, 0, 1, hour)).length;
  expect([4, 5, 6].map(problemsAt)).toEqual([1, 1, 0]);
});
