// Pagination: pages and items, fetched on demand.

import { describe, expect, it, test } from 'vitest';
import { unwrap, isApiError } from '../../../src/runtime/client/unwrap.ts';
import { paginate } from '../../../src/runtime/client/pagination.ts';
import type { SuccessResult, UnexpectedResult } from '../../../src/runtime/client/result.ts';
import { collect } from './collect.ts';

const names = { page: 'page', items: 'data', pages: 'pages' };
interface Page {
  readonly data: readonly number[];
  readonly pages: number;
}
type PageResult = SuccessResult<200, Page> | UnexpectedResult;

const createResult = (data: Page): PageResult => ({
  operation: 'listThings',
  ok: true,
  status: 200,
  data,
  headers: new Headers(),
  response: new Response(),
});

interface ListRequest {
  readonly query?: object;
  readonly path?: object;
}

/** Creates a list operation for the numbers from 1, three per page; `requests` records its requests. */
function createList(total: () => number): {
  requests: unknown[];
  list: (request: ListRequest | undefined) => Promise<PageResult>;
} {
  const requests: unknown[] = [];
  const list = (request: ListRequest | undefined): Promise<PageResult> => {
    requests.push(request);
    const { page = 1 } = (request?.query ?? {}) as { page?: number };
    const numbers = Array.from({ length: total() }, (_, index) => index + 1);
    return Promise.resolve(
      createResult({
        data: numbers.slice((page - 1) * 3, page * 3),
        pages: Math.max(1, Math.ceil(numbers.length / 3)),
      }),
    );
  };
  return { requests, list };
}

describe('pages', () => {
  test.each([
    [0, [[]]],
    [3, [[1, 2, 3]]],
    [4, [[1, 2, 3], [4]]],
  ])('contain %i items', async (total, pages) => {
    const { list } = createList(() => total);
    const results = await collect(paginate(list, names).pages());
    expect(results.map(({ data }) => data)).toEqual(pages);
  });

  test('start at the requested page, with the other parameters of the request', async () => {
    const { requests, list } = createList(() => 9);
    const request = { query: { page: 2, page_size: 3 }, path: { a: 1 } };
    const results = await collect(paginate(list, names).pages(request));
    expect(results.map(({ data }) => data)).toEqual([
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(requests).toEqual([2, 3].map((page) => ({ query: { page, page_size: 3 }, path: { a: 1 } })));
  });

  test('continue up to the latest page count if the list grows or shrinks during the iteration', async () => {
    let total = 4;
    const { list, requests } = createList(() => total);
    for await (const { pages } of paginate(list, names).pages()) total = pages === 2 ? 9 : 5;
    expect(requests).toHaveLength(3);
  });
});

describe('items', () => {
  test('are complete and in order', async () => {
    expect(await collect(paginate(createList(() => 7).list, names).items())).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('are fetched only as they are read', async () => {
    const { list, requests } = createList(() => 9);
    for await (const item of paginate(list, names).items()) if (item === 3) break;
    expect(requests).toHaveLength(1);
    expect(await paginate(list, names).collect(4)).toEqual([1, 2, 3, 4]);
    expect(requests).toHaveLength(3);
    expect(await paginate(list, names).collect(0)).toEqual([]);
    expect(requests).toHaveLength(3);
  });
});

describe('a result that is not a success', () => {
  const failure: PageResult = {
    operation: 'listThings',
    ok: false,
    status: 'unexpected',
    error: { errors: [] },
    headers: new Headers(),
    response: new Response(null, { status: 403 }),
  };

  it('ends the iteration with an ApiError that contains it', async () => {
    const thrown: unknown = await collect(paginate(() => Promise.resolve(failure), names).items()).catch(
      (error: unknown) => error,
    );
    expect(isApiError(thrown) && thrown.result).toBe(failure);
    expect(String(thrown)).toBe('ApiError: listThings: unexpected response with status 403');
    expect([
      isApiError(undefined),
      isApiError(new Error('ApiError')),
      isApiError({ name: 'ApiError', result: 1 }),
    ]).toEqual([false, false, false]);
  });

  it('is thrown by unwrap, which returns the data of a successful result', async () => {
    expect(await unwrap(createResult({ data: [1], pages: 1 }))).toEqual({ data: [1], pages: 1 });
    expect(await unwrap(Promise.resolve(createResult({ data: [1], pages: 1 })))).toEqual({ data: [1], pages: 1 });
    await expect(unwrap(failure)).rejects.toMatchObject({ name: 'ApiError', result: failure });
  });

  it.each([
    [{ title: 'Bad Request', detail: 'size: is too large' }, ': size: is too large'],
    [{ code: 7, message: 'Too large' }, ': Too large'],
    [{ title: 'Bad Request', detail: 7 }, ': Bad Request'],
    [{ errors: [{ detail: 'size' }] }, ''],
    ['Bad Request', ''],
    [undefined, ''],
  ])('has a message with the operation, the status, and the description in the body: %j', async (error, reason) => {
    const result = { ...failure, status: 400, error, response: new Response(null, { status: 400 }) } as const;
    await expect(unwrap(result)).rejects.toHaveProperty('message', `listThings: status 400${reason}`);
  });
});
