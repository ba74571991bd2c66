// Queries and mutations over HTTP, with a `QueryClient`: data, errors, pages, invalidation, and stored caches.

import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
  type DehydratedState,
} from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { withServer } from '../client/local-server.ts';
import type { Key, LooseInfiniteOptions, LooseMutationOptions } from './load-queries.ts';
import { petQueries, petServer, type Requests } from './pets-api.ts';

const queries = await petQueries;

/** Runs a test with a query client, a client of a new server, and the requests that the server receives. */
async function withPets(
  run: (queryClient: QueryClient, client: object, requests: Requests) => Promise<void>,
): Promise<void> {
  const requests: Requests = [];
  await withServer(petServer(requests), async (baseUrl) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    await run(queryClient, queries.createClient({ baseUrl, retry: false }), requests);
    queryClient.clear();
  });
}

describe('a query', () => {
  it('returns the data of a success', () =>
    withPets(async (queryClient, client) => {
      const data = await queryClient.query(queries.query('getPet', client, { path: { petId: 1 } }));
      expect(data).toEqual({ id: 1, name: 'Rex' });
    }));

  it('throws an error with the result', () =>
    withPets(async (queryClient, client) => {
      const failure = queryClient.query(queries.query('getPet', client, { path: { petId: 404 } }));
      const result = { ok: false, status: 404, error: { detail: 'There is no such pet.' } };
      await expect(failure).rejects.toMatchObject({ name: 'ApiError', result });
    }));

  it('has the data null if a success has no body, because undefined would be an error', () =>
    withPets(async (queryClient, client) => {
      expect(await queryClient.query(queries.query('ping', client))).toBeNull();
    }));

  it('aborts its request if it is canceled', async () => {
    const reasons: unknown[] = [];
    const fetchForever = (_: string, { signal }: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reasons.push(signal.reason);
          reject(new Error('aborted'));
        });
      });
    const client = queries.createClient({ baseUrl: 'http://pets.test', fetch: fetchForever, retry: false });
    const unsubscribe = new QueryObserver(new QueryClient(), queries.query('ping', client)).subscribe(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 0));
    unsubscribe();
    await vi.waitFor(() => expect(reasons).toMatchObject([{ name: 'AbortError' }]));
  });

  it('can be called without a context, as SWR does', () =>
    withPets(async (_, client) => {
      expect(await queries.query('getPet', client, { path: { petId: 1 } }).queryFn()).toMatchObject({ name: 'Rex' });
    }));
});

describe('an infinite query', () => {
  const request = (name: string): object => (name === 'listPhotos' ? { path: { id: 1 } } : {});

  async function fetchAll(queryClient: QueryClient, options: LooseInfiniteOptions): Promise<readonly unknown[]> {
    const observer = new InfiniteQueryObserver(queryClient, options);
    let result = await observer.fetchNextPage();
    // A defect must not request pages forever.
    for (let count = 0; result.hasNextPage && count < 10; count++) result = await observer.fetchNextPage();
    return result.data?.pages ?? [];
  }

  it.each([
    ['listPets', ['/pets?page=1', '/pets?page=2', '/pets?page=3']],
    ['listVisits', ['/visits?offset=0', '/visits?offset=2', '/visits?offset=4']],
    ['listPhotos', ['/pets/1/photos', '/pets/1/photos?cursor=2', '/pets/1/photos?cursor=4']],
    ['listLogs', ['/logs', '/logs?starting_after=2', '/logs?starting_after=4']],
  ])('%s requests each page once', (name, expected) =>
    withPets(async (queryClient, client, requests) => {
      const pages = await fetchAll(queryClient, queries.infinite(name, client, request(name)));
      expect(requests).toEqual(expected.map((path) => `GET ${path}`));
      const text = JSON.stringify(pages);
      expect(['1', '2', '3', '4', '5'].filter((id) => !text.includes(id))).toEqual([]);
    }),
  );

  it('follows the links of a header, and repeats the arrays of the request', () =>
    withPets(async (queryClient, client, requests) => {
      const query = { per_page: 2, tags: ['a', 'b'] };
      const pages = await fetchAll(queryClient, queries.infinite('listOwners', client, { query }));
      expect(pages).toMatchObject([{ data: ['1', '2'] }, { data: ['3', '4'] }, { data: ['5'], next: null }]);
      expect(requests.map((each) => new URL(each.slice(4), 'http://localhost').searchParams.toString())).toEqual([
        'per_page=2&tags=a&tags=b',
        'per_page=2&tags=a&tags=b&page=2',
        'per_page=2&tags=a&tags=b&page=3',
      ]);
    }));

  it('begins with the page of the request', () =>
    withPets(async (queryClient, client, requests) => {
      await fetchAll(queryClient, queries.infinite('listPets', client, { query: { page: 2 } }));
      expect(requests).toEqual(['GET /pets?page=2', 'GET /pets?page=3']);
    }));

  it('does not share data with a plain query of the same request', () =>
    withPets(async (queryClient, client) => {
      const pages = await queryClient.infiniteQuery(queries.infinite('listPets', client));
      const page = await queryClient.query(queries.query('listPets', client));
      expect(pages).toMatchObject({ pages: [page], pageParams: [1] });
      expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
    }));
});

describe('pages for SWR', () => {
  type Pages = readonly [(index: number, previous: unknown) => Key | null, (key: Key) => Promise<unknown>];
  const pagesOf = (name: string, client: object): Pages => {
    const request = name === 'listPhotos' ? { path: { id: 1 } } : {};
    const swrInfinite = queries.exports['swrInfinite'] as (options: LooseInfiniteOptions) => Pages;
    return swrInfinite(queries.infinite(name, client, request));
  };

  /** Loads pages as `useSWRInfinite` does: in order, with cached pages, and with a render while a page is loaded. */
  async function load([getKey, fetchPage]: Pages, cache: Map<string, unknown>, size: number): Promise<number> {
    let previous: unknown = null;
    for (let index = 0; index < size; index++) {
      const key = getKey(index, previous);
      if (!key) return index;
      const name = JSON.stringify(key);
      if (!cache.has(name)) cache.set(name, await fetchPage(key));
      expect(getKey(0, null)).not.toBeNull();
      previous = cache.get(name);
    }
    return size;
  }

  it.each([
    ['listPets', ['/pets?page=1', '/pets?page=2', '/pets?page=3']],
    ['listVisits', ['/visits?offset=0', '/visits?offset=2', '/visits?offset=4']],
    ['listPhotos', ['/pets/1/photos', '/pets/1/photos?cursor=2', '/pets/1/photos?cursor=4']],
    ['listLogs', ['/logs', '/logs?starting_after=2', '/logs?starting_after=4']],
    ['listOwners', ['/owners', '/owners?page=2&per_page=2&tags=a&tags=b', '/owners?page=3&per_page=2&tags=a&tags=b']],
  ])('of %s are requested once each', (name, expected) =>
    withPets(async (_, client, requests) => {
      const cache = new Map<string, unknown>();
      const pages = pagesOf(name, client);
      expect(await load(pages, cache, 2)).toBe(2);
      expect(await load(pages, cache, 9)).toBe(3);
      // A component that renders again has new functions.
      expect(await load(pagesOf(name, client), cache, 9)).toBe(3);
      expect(requests).toEqual(expected.map((path) => `GET ${path}`));
    }),
  );

  it('have no key after the first one without the previous page, as with `parallel`', () =>
    withPets((_, client) => {
      const [getKey] = pagesOf('listPets', client);
      expect(getKey(1, null)).toBeNull();
      return Promise.resolve();
    }));
});

describe('a mutation', () => {
  const affects = (name: string, request?: object): readonly Key[] => queries.mutation(name, {}).affects(request);
  const { key } = queries;
  const pet = { path: { petId: 1 } };

  it('of a list affects the list, and not its items', () => {
    expect(affects('createPet', { body: { name: 'Rex' } })).toEqual([key('listPets'), key('searchPets')]);
  });

  it.each(['replacePet', 'deletePet', 'adoptPet'])('%s affects the item and the lists', (name) => {
    expect(affects(name, pet)).toEqual([key('listPets'), key('searchPets'), key('getPet', pet)]);
  });

  it('of a part of an item affects the part, the item, and the list', () => {
    const photos = { path: { id: 1 } };
    expect(affects('addPhoto', photos)).toEqual([key('listPets'), key('listPhotos', photos), key('getPet', pet)]);
  });

  it('affects the queries above its path, or else all of its tag', () => {
    expect(affects('rotateLogs')).toEqual([key('listLogs')]);
    expect(affects('reset')).toEqual([['pet-store', 'health']]);
  });

  it('fetches the affected queries again, and no others', () =>
    withPets(async (queryClient, client, requests) => {
      const invalidate = queries.exports['invalidate'] as Invalidate;
      const mutation = queries.mutation('replacePet', client);
      const variables = { ...pet, body: { name: 'Rex' } };
      const observed = [
        queries.query('getPet', client, pet),
        queries.query('getPet', client, { path: { petId: 2 } }),
        queries.query('listPets', client, { query: { kind: 'cat' } }),
        queries.query('listVisits', client),
      ];
      const subscriptions = observed.map((options) =>
        new QueryObserver(queryClient, options).subscribe(() => undefined),
      );
      await Promise.all(observed.map((options) => queryClient.query(options)));
      await queryClient.infiniteQuery(queries.infinite('listPets', client));
      requests.length = 0;
      const observer = new MutationObserver(queryClient, {
        ...mutation,
        onSuccess: () => invalidate(queryClient, mutation, variables),
      });
      await observer.mutate(variables);
      expect(requests.toSorted()).toEqual(['GET /pets/1', 'GET /pets?kind=cat', 'PUT /pets/1']);
      // Infinite queries that are not in use are fetched when they are.
      const { queryKey } = queries.infinite('listPets', client);
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
      for (const unsubscribe of subscriptions) unsubscribe();
    }));

  it('is rolled back by what an optimistic update returned', () =>
    withPets(async (queryClient, client) => {
      const begin = queries.exports['beginOptimisticUpdate'] as Begin;
      const { queryKey } = queries.query('getPet', client, pet);
      const before = await queryClient.query(queries.query('getPet', client, pet));
      const rollBack = await begin(queryClient, queries.mutation('replacePet', client), pet);
      queryClient.setQueryData(queryKey, { id: 1, name: 'Changed' });
      rollBack();
      expect(queryClient.getQueryData(queryKey)).toEqual(before);
    }));

  it('is rolled back also if there was no data, which is fetched again where it is in use', () =>
    withPets(async (queryClient, client, requests) => {
      const begin = queries.exports['beginOptimisticUpdate'] as Begin;
      const [used, unused] = [queries.query('getPet', client, pet), queries.query('listPets', client)];
      const unsubscribe = new QueryObserver(queryClient, used).subscribe(() => undefined);
      const rollBack = await begin(queryClient, queries.mutation('replacePet', client), pet);
      queryClient.setQueryData(used.queryKey, { id: 1, name: 'Changed' });
      queryClient.setQueryData(unused.queryKey, { data: [], pages: 0 });
      requests.length = 0;
      rollBack();
      expect(queryClient.getQueryData(unused.queryKey)).toBeUndefined();
      await vi.waitFor(() => expect(queryClient.getQueryData(used.queryKey)).toEqual({ id: 1, name: 'Rex' }));
      expect(requests).toEqual(['GET /pets/1']);
      unsubscribe();
    }));
});

type Invalidate = (queryClient: QueryClient, mutation: LooseMutationOptions, request: object) => Promise<void>;
type Begin = (queryClient: QueryClient, mutation: LooseMutationOptions, request: object) => Promise<() => void>;

describe('a cache', () => {
  it('is the same after it was stored as JSON', () =>
    withPets(async (queryClient, client, requests) => {
      await queryClient.query(queries.query('getPet', client, pet));
      await queryClient.infiniteQuery({ ...queries.infinite('listOwners', client), pages: 2 });
      const stored = JSON.stringify(dehydrate(queryClient));
      const restored = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      hydrate(restored, JSON.parse(stored) as DehydratedState);
      const count = requests.length;
      expect(await restored.query(queries.query('getPet', client, pet))).toEqual({ id: 1, name: 'Rex' });
      const observer = new InfiniteQueryObserver(restored, queries.infinite('listOwners', client));
      expect((await observer.fetchNextPage()).data?.pages).toHaveLength(3);
      expect(requests.slice(count)).toEqual(['GET /owners?page=3&per_page=2&tags=a&tags=b']);
    }));

  const pet = { path: { petId: 1 } };
});
