// Ambiguous schemas outside of `components.schemas`, and behind references.

import { describe, expect, it } from 'vitest';
import { findConversions } from '../../../src/generator/model/value-forms/conversions.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { modelOf, modelOfSchemas } from '../../targets/model-of.ts';

const dateTime = '{ type: string, format: date-time }';
const objectOf = (properties: string): string => `{ type: object, properties: { ${properties} } }`;

async function countAmbiguous(model: Promise<Api>): Promise<number | undefined> {
  return findConversions(await model, { dates: 'Date' })?.ambiguousSchemas.size;
}

describe('a schema is', () => {
  const ambiguous = `{ anyOf: [${dateTime}, { type: string }] }`;
  const content = `content: { application/json: { schema: ${ambiguous} } }`;
  const info = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";

  it.each([
    ['a request body', `paths: { /a: { post: { requestBody: { ${content} } } } }`],
    ['a response', `paths: { /a: { get: { responses: { '200': { description: ok, ${content} } } } } }`],
    ['a webhook', `webhooks: { a: { post: { requestBody: { ${content} } } } }`],
    ['a component that nothing refers to', `components: { responses: { A: { description: a, ${content} } } }`],
  ])('ambiguous in %s', async (_, part) => {
    expect(await countAmbiguous(modelOf(`${info}${part}\n`))).toBe(1);
  });

  it.each(['$ref', '$dynamicRef'])('ambiguous if the branches of a union differ behind %s', async (keyword) => {
    const branches = `A: ${objectOf(`at: ${dateTime}`)}\nB: { $dynamicAnchor: node, type: object, properties: { at: { type: string } } }`;
    const union = `{ anyOf: [{ $ref: '#/components/schemas/A' }, { ${keyword}: '#/components/schemas/B' }] }`;
    expect(await countAmbiguous(modelOfSchemas(`Schema: ${union}\n${branches}`))).toBe(1);
  });
});
