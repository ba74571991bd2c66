// Keys: JSON whatever the values, the same for equal requests, and different for plain and infinite queries.

import { hashKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { loadQueries } from './load-queries.ts';
import { petQueries, pets } from './pets-api.ts';

const client = {};

describe('a key', () => {
  it('consists of the API, the resource, the operation, and the arguments', async () => {
    const { query, key } = await petQueries;
    const expected = ['pet-store', 'pets', 'listPets', { query: { kind: 'cat', page: 2 } }];
    const request = { query: { page: 2, kind: 'cat' }, signal: AbortSignal.timeout(1), init: { cache: 'no-store' } };
    expect(query('listPets', client, request).queryKey).toEqual(expected);
    expect(key('listPets', request)).toEqual(expected);
  });

  it('is the prefix of all keys without a request, and matches all requests', async () => {
    const { key, query, exports } = await petQueries;
    expect(exports['apiKey']).toEqual(['pet-store']);
    expect(exports['resourceKeys']).toMatchObject({ pets: ['pet-store', 'pets'], photos: ['pet-store', 'photos'] });
    expect(key('listPets')).toEqual(['pet-store', 'pets', 'listPets']);
    // A query without arguments has another key than the prefix.
    expect(query('listPets', client).queryKey).toEqual(['pet-store', 'pets', 'listPets', {}]);
    expect(key('listPets', {})).toEqual(query('listPets', client, { query: {} }).queryKey);
  });

  it('differs between plain and infinite queries, whose data has another form', async () => {
    const { query, infinite } = await petQueries;
    const [plain, pages] = [query('listPets', client).queryKey, infinite('listPets', client).queryKey];
    expect(hashKey(pages)).not.toBe(hashKey(plain));
    expect(pages.slice(0, plain.length)).toEqual(plain);
  });

  it('is JSON, also with 64-bit integers and dates', async () => {
    const { query } = await loadQueries(await pets, { integers64: 'bigint', dates: 'Date' });
    const requests = [
      query('getPet', client, { path: { petId: 9007199254740993n } }),
      query('listPets', client, { query: { bornAfter: new Date(0), page: Infinity, kind: undefined } }),
    ];
    const keys = requests.map(({ queryKey }) => queryKey);
    expect(keys.map((each) => each[3])).toEqual([
      { path: { petId: '9007199254740993' } },
      { query: { bornAfter: '1970-01-01T00:00:00.000Z', page: 'Infinity' } },
    ]);
    expect(JSON.parse(JSON.stringify(keys))).toEqual(keys);
    expect(keys.map((each) => hashKey(each))).toHaveLength(2);
  });

  it('does not depend on the order of members, at any depth', async () => {
    const { query } = await petQueries;
    const text = (request: object): string => JSON.stringify(query('searchPets', client, request).queryKey);
    const first = text({ body: { name: 'Rex', tags: [{ a: 1, b: 2 }] }, accept: undefined });
    expect(text({ body: { tags: [{ b: 2, a: 1 }], name: 'Rex' } })).toBe(first);
    expect(text({ body: { tags: [{ b: 2, a: 3 }], name: 'Rex' } })).not.toBe(first);
  });

  it('is the same for a number and a string in the path, which are the same URL', async () => {
    const { key } = await petQueries;
    expect(key('getPet', { path: { petId: 1 } })).toEqual(key('getPet', { path: { petId: '1' } }));
  });

  it('begins with the configured name', async () => {
    const { key, exports } = await loadQueries(await pets, { query: { key: 'pets-v2' } });
    expect(key('getPet')).toEqual(['pets-v2', 'pets', 'getPet']);
    expect(exports['apiKey']).toEqual(['pets-v2']);
  });
});

describe('queries', () => {
  it('are operations with safe methods and complete responses; the others are mutations', async () => {
    const { names } = await petQueries;
    const withSuffix = (suffix: string): readonly string[] =>
      names.flatMap((name) => (name.endsWith(suffix) ? [name.slice(0, -suffix.length)] : [])).sort();
    const infinite = withSuffix('InfiniteOptions');
    expect(infinite).toEqual(['listLogs', 'listOwners', 'listPets', 'listPhotos', 'listVisits']);
    const all = ['getPet', ...infinite, 'listPhones', 'ping', 'searchPets'].sort();
    expect(withSuffix('Key').filter((name) => name !== 'api')).toEqual(all);
    expect(withSuffix('Options')).toEqual([...all, ...infinite.map((name) => `${name}Infinite`)].sort());
    expect(withSuffix('Mutation')).toEqual(
      ['addPhoto', 'adoptPet', 'createPet', 'deleteOwners', 'deletePet', 'replacePet', 'reset', 'rotateLogs'].sort(),
    );
    // Streams, and methods without a body in the response, have neither.
    expect(names.filter((name) => /^(?:watchPets|exportPets|headPing)/.test(name))).toEqual([]);
  });
});
