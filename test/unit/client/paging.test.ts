// Lists that come in pages: asked for one by one, as long as somebody wants more.

import { describe, expect, it } from 'vitest';
import { unwrap, isApiError } from '../../../src/runtime/client/unwrap.ts';
import { paginate } from '../../../src/runtime/client/pagination.ts';
import type { SuccessResult, UnexpectedResult } from '../../../src/runtime/client/result.ts';

const names = { page: 'page', items: 'data', pages: 'pages' };
interface Page {
  readonly data: readonly number[];
  readonly pages: number;
}
type Answer = SuccessResult<200, Page> | UnexpectedResult;

const answered = (data: Page): Answer => ({
  ok: true,
  status: 200,
  data,
  headers: new Headers(),
  response: new Response(),
});

/** A list of the numbers from 1, three on a page, and the queries that it was asked. */
function listOf(total: () => number): {
  asked: unknown[];
  list: (request: { query?: object; path?: object } | undefined) => Promise<Answer>;
} {
  const asked: unknown[] = [];
  const list = (request: { query?: object; path?: object } | undefined): Promise<Answer> => {
    asked.push(request);
    const { page = 1 } = (request?.query ?? {}) as { page?: number };
    const all = Array.from({ length: total() }, (_, index) => index + 1);
    return Promise.resolve(
      answered({ data: all.slice((page - 1) * 3, page * 3), pages: Math.max(1, Math.ceil(all.length / 3)) }),
    );
  };
  return { asked, list };
}

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('pages', () => {
  it.each([
    [0, [[]]],
    [3, [[1, 2, 3]]],
    [4, [[1, 2, 3], [4]]],
  ])('of %i items', async (total, pages) => {
    expect((await all(paginate(listOf(() => total).list, names).pages())).map(({ data }) => data)).toEqual(pages);
  });

  it('start where they are asked to, and keep the rest of the request', async () => {
    const { asked, list } = listOf(() => 9);
    expect(
      (await all(paginate(list, names).pages({ query: { page: 2, page_size: 3 }, path: { a: 1 } }))).map(
        ({ data }) => data,
      ),
    ).toEqual([
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(asked).toEqual([2, 3].map((page) => ({ query: { page, page_size: 3 }, path: { a: 1 } })));
  });

  it('follow a list that grows or shrinks meanwhile', async () => {
    let total = 4;
    const { list, asked } = listOf(() => total);
    for await (const { pages } of paginate(list, names).pages()) total = pages === 2 ? 9 : 5;
    expect(asked).toHaveLength(3);
  });
});

describe('items', () => {
  it('are all there, in order', async () => {
    expect(await all(paginate(listOf(() => 7).list, names).items())).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are asked for no further than they are wanted', async () => {
    const { list, asked } = listOf(() => 9);
    for await (const item of paginate(list, names).items()) if (item === 3) break;
    expect(asked).toHaveLength(1);
    expect(await paginate(list, names).collect(4)).toEqual([1, 2, 3, 4]);
    expect(asked).toHaveLength(3);
    expect(await paginate(list, names).collect(0)).toEqual([]);
    expect(asked).toHaveLength(3);
  });
});

describe('an answer that is no success', () => {
  const refused: Answer = {
    ok: false,
    status: 'unexpected',
    error: { errors: [] },
    headers: new Headers(),
    response: new Response(null, { status: 403 }),
  };

  it('ends a list, and is there to be looked at', async () => {
    const thrown: unknown = await all(paginate(() => Promise.resolve(refused), names).items()).catch(
      (error: unknown) => error,
    );
    expect(isApiError(thrown) && thrown.result).toBe(refused);
    expect(String(thrown)).toBe('ApiError: 403, which the interface does not describe');
    expect([
      isApiError(undefined),
      isApiError(new Error('ApiError')),
      isApiError({ name: 'ApiError', result: 1 }),
    ]).toEqual([false, false, false]);
  });

  it('is thrown where only data is wanted', async () => {
    expect(await unwrap(answered({ data: [1], pages: 1 }))).toEqual({ data: [1], pages: 1 });
    expect(await unwrap(Promise.resolve(answered({ data: [1], pages: 1 })))).toEqual({ data: [1], pages: 1 });
    await expect(unwrap(refused)).rejects.toMatchObject({ name: 'ApiError', result: refused });
  });
});
