// Validators of webhooks: read-only properties are validated in bodies, and write-only ones in responses.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { loadValidators } from './load.ts';

const { call } = await loadValidators(
  await modelOf(readFileSync(join(import.meta.dirname, '../webhooks.yaml'), 'utf8')),
);
const json = 'application/json';

/** Returns the fields with problems. */
const fieldsOf = (problems: unknown): readonly string[] =>
  (problems as readonly { readonly field: string }[]).map(({ field }) => field);

it.each([
  [{ id: 'evt_1' }, []],
  [{ id: 'evt_1', invoice: { number: 1 } }, []],
  [{}, ['id']],
  [{ id: 42 }, ['id']],
  [{ id: 'x' }, ['id']],
  [{ id: 'evt_1', invoice: {} }, ['invoice.number']],
])('the check of the body and the guard of its schema agree about %j', (body, fields) => {
  expect(fieldsOf(call('checkPostInvoicePaidBody', json, body))).toEqual(fields);
  expect(fieldsOf(call('checkInvoiceEvent', body))).toEqual(fields);
  expect(call('isInvoiceEvent', body)).toBe(fields.length === 0);
});

it('reads and validates read-only fields of a form', () => {
  const type = 'application/x-www-form-urlencoded';
  const form = call('readPostFormForm', type, 'number=7');
  expect(form).toEqual({ number: 7 });
  expect(fieldsOf(call('checkPostFormBody', type, form))).toEqual([]);
  expect(fieldsOf(call('checkPostFormBody', type, {}))).toEqual(['number']);
});

it('validates the same response as sent by the receiver of a webhook, and as sent by the API', () => {
  const check = (name: string, body: unknown): unknown => fieldsOf(call(name, 200, { 'content-type': json }, body));
  expect(check('checkPostInvoicePaidResponse', { secret: 's' })).toEqual([]);
  expect(check('checkPostInvoicePaidResponse', { number: 1 })).toEqual(['secret']);
  expect(check('checkCreateInvoiceResponse', { number: 1 })).toEqual([]);
  expect(check('checkCreateInvoiceResponse', { secret: 's' })).toEqual(['number']);
});
