// What the document has of a body or an answer arrives, wherever the document has it: by a schema that derives from the one that stands there, by a demand alone, by an alternative beside one in which it is read-only.

import { describe, expect, it } from 'vitest';
import { exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('kept', 'test/constructs/documents/kept.yaml');

/** What the handler is given of a body, and the client of the same as an answer. */
async function passed(way: string, name: string, body: object): Promise<readonly [unknown, unknown]> {
  there.response = { status: 200, body };
  const answer = await there.ask(way, name, { body });
  expect(answer).toMatchObject({ status: 200 });
  return [there.request.body, answer.data];
}

describe.each(ways)('%s', (way) => {
  it('the schema that the discriminator names says which members a value has', async () => {
    const cat = { petType: 'Cat', lives: 9, tail: false };
    expect(await passed(way, 'pet', { ...cat, bark: 'wow', other: 1 })).toEqual([cat, cat]);
    expect(await passed(way, 'pet', { ...cat, id: 1, chip: 'c' })).toEqual([
      { ...cat, chip: 'c' },
      { ...cat, id: 1 },
    ]);
    expect((await passed(way, 'pet', { petType: 'Cat', lives: 9 }))[0]).toEqual({ ...cat, tail: true });
    const lion = { petType: 'Lion', lives: 1, tail: true, mane: { length: 3 } };
    expect(await passed(way, 'pet', { ...lion, mane: { length: 3, other: 1 } })).toEqual([lion, lion]);
  });

  it('a constant of the derived schema is its name, too', async () => {
    const dog = { petType: 'hound', bark: 'wow', id: 'd' };
    expect(await passed(way, 'pet', { ...dog, lives: 9 })).toEqual([dog, dog]);
    expect(await passed(way, 'pet', { ...dog, petType: 'Dog' })).toEqual([
      { ...dog, petType: 'Dog' },
      { ...dog, petType: 'Dog' },
    ]);
  });

  it('what names no schema has the members of the one that stands there', async () => {
    for (const petType of ['Fish', 'Pet', 'toString', '__proto__']) {
      expect(await passed(way, 'pet', { petType, name: 'n', lives: 9, bark: 'wow' })).toEqual([
        { petType, name: 'n' },
        { petType, name: 'n' },
      ]);
    }
  });

  it('only the schema that stands there is judged', async () => {
    expect((await passed(way, 'pet', { petType: 'Cat', lives: 'many' }))[0]).toEqual({
      petType: 'Cat',
      lives: 'many',
      tail: true,
    });
    expect(await there.ask(way, 'pet', { body: { lives: 9 } })).toMatchObject({ ok: false, response: { status: 400 } });
  });

  it('wherever the schema stands', async () => {
    const [cat, dog] = [
      { petType: 'Cat', lives: 9 },
      { petType: 'dog', bark: 'wow' },
    ];
    const owner = { first: cat, pets: [dog, cat], byName: { a: { ...cat, since: 1 }, b: { ...dog, since: 2 } } };
    const kept = { ...cat, tail: true };
    // A default of one of several alternatives does not apply.
    const whole = { first: cat, pets: [dog, kept], byName: { a: { ...kept, since: 1 }, b: { ...dog, since: 2 } } };
    expect(await passed(way, 'owner', owner)).toEqual([whole, owner]);
    expect(await passed(way, 'owner', { first: null })).toEqual([{ first: null }, { first: null }]);
  });

  it('but not where that one is closed', async () => {
    there.response = { status: 200, body: { k: 'Part', x: 1 } };
    expect(await there.ask(way, 'closed', { body: { k: 'Part' } })).toMatchObject({ data: { k: 'Part' } });
    expect(await there.ask(way, 'closed', { body: { k: 'Part', x: 1 } })).toMatchObject({
      ok: false,
      response: { status: 400 },
    });
  });

  it('by the mapping', async () => {
    for (const k of ['lion', 'Beast'])
      expect(await passed(way, 'animal', { k, claws: 4, weight: 1 })).toEqual([
        { k, claws: 4 },
        { k, claws: 4 },
      ]);
    expect(await passed(way, 'animal', { k: 'stone', claws: 4, weight: 1 })).toEqual([
      { k: 'stone', weight: 1 },
      { k: 'stone', weight: 1 },
    ]);
  });

  it('members that are demanded, or asked for, and not described', async () => {
    const least = { id: 1, name: 'n', extra: [1, { any: null }] };
    expect(await passed(way, 'mentioned', { ...least, other: 1 })).toEqual([least, least]);
    const most = {
      ...least,
      first: 'f',
      card: 'c',
      address: {},
      zip: 1,
      city: 'c',
      street: 's',
      country: 'US',
      state: 's',
    };
    expect(await passed(way, 'mentioned', { ...most, other: 1 })).toEqual([most, most]);
    for (const wrong of [
      { legacy: 1 },
      { card: 1 },
      { zip: 1 },
      { state: 's' },
      { country: 'US' },
      { extra: undefined },
      { name: undefined },
    ]) {
      expect(await there.ask(way, 'mentioned', { body: { ...least, ...wrong } })).toMatchObject({
        ok: false,
        response: { status: 400 },
      });
    }
    there.response = { status: 200, body: { legacy: true, other: 1 } };
    expect(await there.ask(way, 'either', { body: { b: 1, c: 2 } })).toMatchObject({
      data: { legacy: true, other: 1 },
    });
    expect(there.request.body).toEqual({ b: 1 });
    expect(await there.ask(way, 'either', { body: { c: 2 } })).toMatchObject({ ok: false, response: { status: 400 } });
  });

  it('members that are read-only in another alternative', async () => {
    there.response = { status: 204 };
    const sent = async (name: string, body: unknown): Promise<unknown> => {
      expect(await there.ask(way, name, { body })).toMatchObject({ status: 204 });
      return there.request.body;
    };
    expect(await sent('unions', { t: 'w', id: 3 })).toEqual({ t: 'w', id: 3 });
    for (const t of ['r', 's']) expect(await sent('unions', { t, id: 3 })).toEqual({ t });
    expect(
      await sent('unions', [
        { t: 'w', id: 3 },
        { t: 'r', id: 3 },
      ]),
    ).toEqual([{ t: 'w', id: 3 }, { t: 'r' }]);
    expect(await sent('trials', { a: 1, id: 3, at: 4, both: 5 })).toEqual({ a: 1, id: 3, both: 5 });
  });

  it('which the alternative demands that has them', async () => {
    there.response = { status: 204 };
    expect(await there.ask(way, 'unions', { body: { t: 'r' } })).toMatchObject({ status: 204 });
    expect(await there.ask(way, 'unions', { body: { t: 'w' } })).toMatchObject({
      ok: false,
      response: { status: 400 },
    });
  });
});
