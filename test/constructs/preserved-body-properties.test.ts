// Tests which body properties server and client preserve: those declared in derived schemas, `required`, and
// alternatives.

import { describe, expect, it } from 'vitest';
import { createExchange, transports } from './exchange.ts';

const exchange = createExchange('body-properties', 'test/constructs/documents/body-properties.yaml');

/** Sends a body in both directions. Returns the body that the handler receives and the one that the client receives. */
async function roundTrip(transport: string, name: string, body: object): Promise<readonly [unknown, unknown]> {
  exchange.response = { status: 200, body };
  const result = await exchange.call(transport, name, { body });
  expect(result).toMatchObject({ status: 200 });
  return [exchange.request.body, result.data];
}

describe.each(transports)('%s', (transport) => {
  it('preserves the properties of the schema that the discriminator selects', async () => {
    const cat = { petType: 'Cat', lives: 9, tail: false };
    expect(await roundTrip(transport, 'pet', { ...cat, bark: 'loud', other: 1 })).toEqual([cat, cat]);
    expect(await roundTrip(transport, 'pet', { ...cat, id: 1, chip: 'c' })).toEqual([
      { ...cat, chip: 'c' },
      { ...cat, id: 1 },
    ]);
    expect((await roundTrip(transport, 'pet', { petType: 'Cat', lives: 9 }))[0]).toEqual({ ...cat, tail: true });
    const lion = { petType: 'Lion', lives: 1, tail: true, mane: { length: 3 } };
    expect(await roundTrip(transport, 'pet', { ...lion, mane: { length: 3, other: 1 } })).toEqual([lion, lion]);
  });

  it('selects a derived schema by its name and by the constants of its discriminator property', async () => {
    const dog = { petType: 'hound', bark: 'loud', id: 'd' };
    expect(await roundTrip(transport, 'pet', { ...dog, lives: 9 })).toEqual([dog, dog]);
    expect(await roundTrip(transport, 'pet', { ...dog, petType: 'Dog' })).toEqual([
      { ...dog, petType: 'Dog' },
      { ...dog, petType: 'Dog' },
    ]);
  });

  it('preserves only the properties of the base schema if the discriminator value selects no derived schema', async () => {
    for (const petType of ['Fish', 'Pet', 'toString', '__proto__']) {
      expect(await roundTrip(transport, 'pet', { petType, name: 'n', lives: 9, bark: 'loud' })).toEqual([
        { petType, name: 'n' },
        { petType, name: 'n' },
      ]);
    }
  });

  it('validates only against the referenced base schema', async () => {
    expect((await roundTrip(transport, 'pet', { petType: 'Cat', lives: 'many' }))[0]).toEqual({
      petType: 'Cat',
      lives: 'many',
      tail: true,
    });
    expect(await exchange.call(transport, 'pet', { body: { lives: 9 } })).toMatchObject({
      ok: false,
      response: { status: 400 },
    });
  });

  it('applies the discriminator to nullable properties, items, and additional properties', async () => {
    const [cat, dog] = [
      { petType: 'Cat', lives: 9 },
      { petType: 'dog', bark: 'loud' },
    ];
    const owner = { first: cat, pets: [dog, cat], byName: { a: { ...cat, since: 1 }, b: { ...dog, since: 2 } } };
    const catWithDefault = { ...cat, tail: true };
    // Defaults inside alternatives, such as those of `first`, don't apply.
    const received = {
      first: cat,
      pets: [dog, catWithDefault],
      byName: { a: { ...catWithDefault, since: 1 }, b: { ...dog, since: 2 } },
    };
    expect(await roundTrip(transport, 'owner', owner)).toEqual([received, owner]);
    expect(await roundTrip(transport, 'owner', { first: null })).toEqual([{ first: null }, { first: null }]);
  });

  it('rejects properties from a derived schema if the base schema is closed', async () => {
    exchange.response = { status: 200, body: { k: 'Part', x: 1 } };
    expect(await exchange.call(transport, 'closed', { body: { k: 'Part' } })).toMatchObject({ data: { k: 'Part' } });
    expect(await exchange.call(transport, 'closed', { body: { k: 'Part', x: 1 } })).toMatchObject({
      ok: false,
      response: { status: 400 },
    });
  });

  it('selects a schema by the discriminator mapping', async () => {
    for (const k of ['lion', 'Beast'])
      expect(await roundTrip(transport, 'animal', { k, claws: 4, weight: 1 })).toEqual([
        { k, claws: 4 },
        { k, claws: 4 },
      ]);
    expect(await roundTrip(transport, 'animal', { k: 'stone', claws: 4, weight: 1 })).toEqual([
      { k: 'stone', weight: 1 },
      { k: 'stone', weight: 1 },
    ]);
  });

  it('preserves properties that only `required`, conditions, or dependencies declare', async () => {
    const minimal = { id: 1, name: 'n', extra: [1, { any: null }] };
    expect(await roundTrip(transport, 'declared', { ...minimal, other: 1 })).toEqual([minimal, minimal]);
    const complete = {
      ...minimal,
      first: 'f',
      card: 'c',
      address: {},
      zip: 1,
      city: 'c',
      street: 's',
      country: 'US',
      state: 's',
    };
    expect(await roundTrip(transport, 'declared', { ...complete, other: 1 })).toEqual([complete, complete]);
    for (const invalid of [
      { legacy: 1 },
      { card: 1 },
      { zip: 1 },
      { state: 's' },
      { country: 'US' },
      { extra: undefined },
      { name: undefined },
    ]) {
      expect(await exchange.call(transport, 'declared', { body: { ...minimal, ...invalid } })).toMatchObject({
        ok: false,
        response: { status: 400 },
      });
    }
    exchange.response = { status: 200, body: { legacy: true, other: 1 } };
    expect(await exchange.call(transport, 'either', { body: { b: 1, c: 2 } })).toMatchObject({
      data: { legacy: true, other: 1 },
    });
    expect(exchange.request.body).toEqual({ b: 1 });
    expect(await exchange.call(transport, 'either', { body: { c: 2 } })).toMatchObject({
      ok: false,
      response: { status: 400 },
    });
  });

  it('preserves a property that only a different alternative marks read-only', async () => {
    exchange.response = { status: 204 };
    const receivedBody = async (name: string, body: unknown): Promise<unknown> => {
      expect(await exchange.call(transport, name, { body })).toMatchObject({ status: 204 });
      return exchange.request.body;
    };
    expect(await receivedBody('unions', { t: 'w', id: 3 })).toEqual({ t: 'w', id: 3 });
    for (const t of ['r', 's']) expect(await receivedBody('unions', { t, id: 3 })).toEqual({ t });
    expect(
      await receivedBody('unions', [
        { t: 'w', id: 3 },
        { t: 'r', id: 3 },
      ]),
    ).toEqual([{ t: 'w', id: 3 }, { t: 'r' }]);
    expect(await receivedBody('partlyReadOnly', { a: 1, id: 3, at: 4, both: 5 })).toEqual({ a: 1, id: 3, both: 5 });
  });

  it('requires a property that only a different alternative marks read-only', async () => {
    exchange.response = { status: 204 };
    expect(await exchange.call(transport, 'unions', { body: { t: 'r' } })).toMatchObject({ status: 204 });
    expect(await exchange.call(transport, 'unions', { body: { t: 'w' } })).toMatchObject({
      ok: false,
      response: { status: 400 },
    });
  });
});
