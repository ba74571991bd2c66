// Pages of infinite queries: requests of a page, and the parameter of the next one.

/** Paths of the properties of a page, and the number of the first one. */
export interface PageNames {
  /** Number of the first page: 0 or 1. */
  readonly first?: number;
  /** Path of the items; empty if the page itself is the array. */
  readonly items: readonly string[];
  /** Path of the number of pages. */
  readonly pages?: readonly string[];
  /** Path of the number of items on all pages. */
  readonly total?: readonly string[];
  /** Path of the boolean that says whether there is a next page. */
  readonly more?: readonly string[];
}

/** A page of a list whose response has a `Link` header (RFC 8288). */
export interface LinkedPage<Data> {
  readonly data: Data;
  /** Query parameters of the next page; `null` on the last page. */
  readonly next: PageLink | null;
}

/** Query parameters of a link: an array if a parameter is repeated. */
export type PageLink = Readonly<Record<string, string | readonly string[]>>;

interface RequestWithQuery {
  readonly query?: object | undefined;
}

/** Returns the request of a page: with these query parameters, and with the signal of the query. */
export function pageRequest<Request extends RequestWithQuery>(
  request: Request | undefined,
  parameters: object | undefined,
  signal: AbortSignal | undefined,
): Request {
  // The document declares the parameters, but not that they are numbers or strings of exactly these types.
  return { ...request, query: { ...request?.query, ...parameters }, ...(signal && { signal }) } as unknown as Request;
}

/**
 * Returns the request of a page that a link selects. Arrays and objects of the request are repeated as they are, because
 * their form in the link depends on the API.
 */
export function linkedPageRequest<Request extends RequestWithQuery>(
  request: Request | undefined,
  link: PageLink | undefined,
  signal: AbortSignal | undefined,
): Request {
  const repeated = Object.entries(request?.query ?? {}).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [name] : [],
  );
  const isRepeated = (name: string): boolean => repeated.some((each) => name === each || name.startsWith(`${each}[`));
  const parameters = Object.entries(link ?? {}).filter(([name]) => !isRepeated(name));
  return pageRequest(request, Object.fromEntries(parameters), signal);
}

/** Returns the number in a query parameter of the request, or `fallback` if there is none. */
export function readPageNumber(request: RequestWithQuery | undefined, name: string, fallback: number): number {
  const value = Number(readPath(request?.query, [name]) ?? fallback);
  return Number.isFinite(value) ? value : fallback;
}

/** Returns the string in a query parameter of the request, which selects its first page. */
export function readCursor(request: RequestWithQuery | undefined, name: string): string | undefined {
  return toCursor(readPath(request?.query, [name]));
}

/**
 * Returns the number of the page after `number`; `undefined` for the last page. If the page does not have the number of
 * pages, the last one is empty: a shorter page proves nothing, because a server can limit the size of pages.
 */
export function nextPageNumber(
  page: unknown,
  pages: readonly unknown[],
  number: number,
  names: PageNames,
): number | undefined {
  const count = readCount(page, names.pages) ?? Infinity;
  const total = readCount(page, names.total) ?? Infinity;
  const position = number - (names.first ?? 1) + 1;
  const isEmpty = count === Infinity && countItems(page, names) === 0;
  const known = pages.reduce<number>((sum, each) => sum + countItems(each, names), 0);
  return isEmpty || isLast(page, names.more) || position >= count || known >= total ? undefined : number + 1;
}

/** Returns the offset of the page after the one at `offset`; `undefined` for the last page, as for `nextPageNumber`. */
export function nextOffset(page: unknown, offset: number, names: PageNames): number | undefined {
  const next = offset + countItems(page, names);
  const total = readCount(page, names.total) ?? Infinity;
  return next > offset && next < total && !isLast(page, names.more) ? next : undefined;
}

/**
 * Returns the cursor of the next page in a property of the page; `undefined` for the last page. On the last page, APIs
 * omit the cursor, set the boolean at `more` to false, or repeat the cursor of the page.
 */
export function nextCursor(
  page: unknown,
  current: string | undefined,
  path: readonly string[],
  more?: readonly string[],
): string | undefined {
  const next = toCursor(readPath(page, path));
  return next === current || isLast(page, more) ? undefined : next;
}

/** Returns a property of the last item as cursor if the property at `more` is true; otherwise `undefined`. */
export function nextItemCursor(
  page: unknown,
  more: readonly string[],
  items: readonly string[],
  id: string,
): string | undefined {
  const list = readPath(page, items);
  return readPath(page, more) === true && Array.isArray(list) ? toCursor(readPath(list.at(-1), [id])) : undefined;
}

/** Returns the query parameters of the link with `rel="next"` in a `Link` header; `null` if there is none. */
export function nextLink(headers: Headers): PageLink | null {
  for (const [, url = '', attributes = ''] of (headers.get('link') ?? '').matchAll(/<([^>]*)>((?:[^,"]|"[^"]*")*)/g)) {
    const [, quoted, token] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(attributes) ?? [];
    if (!(quoted ?? token ?? '').toLowerCase().split(/\s+/).includes('next')) continue;
    const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
    const parameters = new URLSearchParams(query);
    return Object.fromEntries(
      [...parameters.keys()].map((name) => {
        const [value = '', ...more] = parameters.getAll(name);
        return [name, more.length === 0 ? value : [value, ...more]];
      }),
    );
  }
  return null;
}

/** Returns whether the page says that there is no next one. */
function isLast(page: unknown, more: readonly string[] | undefined): boolean {
  return more !== undefined && readPath(page, more) === false;
}

function countItems(page: unknown, { items }: PageNames): number {
  const list = readPath(page, items);
  return Array.isArray(list) ? list.length : 0;
}

function readCount(page: unknown, path: readonly string[] | undefined): number | undefined {
  const value = path && readPath(page, path);
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;
}

function toCursor(value: unknown): string | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : undefined;
}

function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined,
    value,
  );
}
