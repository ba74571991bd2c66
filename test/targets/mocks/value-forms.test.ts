// Factories of values whose form in programs differs from that in JSON.

import { expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { factoryOf, loadMocks } from './load-mocks.ts';

const document = `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /events:
    get:
      operationId: listEvents
      responses:
        '200':
          description: ok
          content:
            application/json: { schema: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Sale' } } }
            text/plain: { schema: { type: string, format: date-time } }
components:
  schemas:
    Sale:
      type: object
      required: [id, at]
      properties:
        id: { type: integer, format: int64, minimum: 1 }
        at: { type: string, format: date-time }
        cause: { $ref: '#/components/schemas/Sale' }
`;

it('returns dates and bigints, which are strings and numbers in JSON', async () => {
  const mocks = await loadMocks(await modelOf(document), { dates: 'Date', integers64: 'bigint' });
  const aSale = factoryOf(mocks, 'aSale');
  const value = aSale(undefined, { seed: 3 }) as { readonly id: unknown; readonly at: unknown };
  expect(value.id).toBeTypeOf('bigint');
  expect(value.at).toBeInstanceOf(Date);
  const json = aSale.json(undefined, { seed: 3 }) as { readonly id: unknown; readonly at: unknown };
  expect(json).toMatchObject({ id: Number(value.id), at: (value.at as Date).toISOString().replace('.000', '') });
  const body = factoryOf(mocks, 'listEventsResponses 200 application/json');
  expect((body() as readonly { readonly at: unknown }[])[0]?.at).toBeInstanceOf(Date);
  // Only bodies in JSON are converted.
  expect(factoryOf(mocks, 'listEventsResponses 200 text/plain')()).toBeTypeOf('string');
});

it('takes overrides in the form of programs', async () => {
  const mocks = await loadMocks(await modelOf(document), { dates: 'Date', integers64: 'bigint' });
  const aSale = factoryOf(mocks, 'aSale');
  const at = new Date('2031-05-06T07:08:09.123Z');
  expect(aSale({ at, id: 9007199254740993n, cause: { at } }, { seed: 1 })).toMatchObject({
    at,
    id: 9007199254740993n,
    cause: { at },
  });
  expect(aSale.json({ at }, { seed: 1 })).toMatchObject({ at: '2031-05-06T07:08:09.123Z' });
  expect(() => aSale({ id: 0n })).toThrow('cannot create Sale: id must be at least 1');
});
