// Runtime: what the other modules share.

// Keys of queries: `[api, resource, operation, args]`, of JSON values only.

/** A key, or a prefix of keys. */
export type QueryKey = readonly unknown[];

/** Options of a call that do not select data. */
const callOptions: ReadonlySet<string> = new Set(['signal', 'init']);

/** Returns the key of a request; without one, the prefix of the keys of all requests. */
export function createKey(prefix: QueryKey, request?: object): QueryKey {
  return request === undefined ? prefix : [...prefix, toKeyArguments(request)];
}

/** Returns the key of an infinite query. The key of the same request without pages is a prefix of it. */
export function createInfiniteKey(key: QueryKey): QueryKey {
  return [...key, 'infinite'];
}

/** Returns the parts of a request that select data, as JSON. Parts without values are omitted. */
function toKeyArguments(request: object): object {
  const parts = Object.entries(request).filter(([name]) => !callOptions.has(name));
  return Object.fromEntries(
    sortByName(parts.map(([name, part]) => [name, toKeyValue(part, name === 'path')])).filter(
      ([, part]) => !isEmpty(part),
    ),
  );
}

function isEmpty(part: unknown): boolean {
  return part === undefined || (typeof part === 'object' && part !== null && Object.keys(part).length === 0);
}

/**
 * Returns a value as JSON: with members in code unit order and without undefined ones, dates as strings, and a `bigint`
 * as the string of its digits, which `JSON.stringify` would reject. Path parameters are strings in a URL: the number 1
 * selects the same data as the string `1`.
 */
function toKeyValue(value: unknown, isPath: boolean): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return isPath || !Number.isFinite(value) ? String(value) : value;
  if (typeof value === 'boolean') return isPath ? String(value) : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (hasJsonForm(value)) return toKeyValue(value.toJSON(), isPath);
  if (Array.isArray(value)) return value.map((item) => toKeyValue(item, isPath) ?? null);
  return Object.fromEntries(
    sortByName(Object.entries(value).map(([name, member]) => [name, toKeyValue(member, isPath)])).filter(
      ([, member]) => member !== undefined,
    ),
  );
}

/** Type guard for values that determine their form in JSON, such as dates. */
function hasJsonForm(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

function sortByName(entries: [string, unknown][]): readonly [string, unknown][] {
  return entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

// Queries that a mutation affects: invalidation, and optimistic updates.

/** A mutation that states the keys, or prefixes of keys, of the queries whose data it changes. */
export interface AffectingMutation<Request> {
  readonly affects: (request: Request) => readonly QueryKey[];
}

/** The request of a mutation, which can be omitted if the mutation needs none. */
type RequestParameter<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/** The part of a `QueryClient` that invalidates queries. */
export interface QueryInvalidator {
  invalidateQueries(filters: { readonly queryKey: QueryKey }): Promise<void>;
}

/** The part of a `QueryClient` that changes cached data. */
export interface QueryDataStore {
  cancelQueries(filters: { readonly queryKey: QueryKey }): Promise<void>;
  getQueriesData(filters: { readonly queryKey: QueryKey }): (readonly [QueryKey, unknown])[];
  setQueryData(queryKey: QueryKey, data: unknown): unknown;
  resetQueries(filters: { readonly queryKey: QueryKey; readonly exact: boolean }): Promise<void>;
}

/**
 * Invalidates the queries that a mutation affects. The promise is fulfilled when those in use are fetched again:
 * `onSuccess: (pet, request) => invalidate(queryClient, mutation, request)`.
 */
export async function invalidate<Request>(
  queryClient: QueryInvalidator,
  { affects }: AffectingMutation<Request>,
  ...[request]: RequestParameter<Request>
): Promise<void> {
  await Promise.all(affects(request as Request).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * Cancels the requests of the queries that a mutation affects, so that they do not replace data that is now set. Returns
 * a function that restores their cached data, and removes data of queries that had none: return it in `onMutate`, and
 * call it in `onError`.
 */
export async function beginOptimisticUpdate<Request>(
  queryClient: QueryDataStore,
  { affects }: AffectingMutation<Request>,
  ...[request]: RequestParameter<Request>
): Promise<() => void> {
  const keys = affects(request as Request);
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const readData = (): (readonly [QueryKey, unknown])[] =>
    keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey })).filter(([, data]) => data !== undefined);
  const snapshots = readData();
  return () => {
    const known = new Set(snapshots.map(([queryKey]) => queryKey));
    for (const [queryKey] of readData()) {
      // `setQueryData` ignores undefined. Removed queries would no longer be invalidated for the components that use them.
      if (!known.has(queryKey)) void queryClient.resetQueries({ queryKey, exact: true });
    }
    for (const [queryKey, data] of snapshots) queryClient.setQueryData(queryKey, data);
  };
}

// Binds the functions of a module to a client.

/** The functions of a module without their `client` parameter, and without the keys, which need no client. */
export type BoundQueries<Functions> = {
  readonly [Name in keyof Functions as Name extends `${string}Key` ? never : Name]: Functions[Name] extends (
    client: infer _Client,
    ...rest: infer Rest
  ) => infer Options
    ? (...rest: Rest) => Options
    : never;
};

/** Binds the functions of a module to a client. */
export function bindQueries<Functions extends object>(client: object, functions: Functions): BoundQueries<Functions> {
  const bound = Object.entries(functions)
    .filter(([name]) => !name.endsWith('Key'))
    .map(([name, createOptions]) => [
      name,
      // The type of each function is that of its name, which TypeScript cannot infer through `Object.entries`.
      (...rest: unknown[]) => (createOptions as (...parameters: unknown[]) => unknown)(client, ...rest),
    ]);
  return Object.fromEntries(bound) as BoundQueries<Functions>;
}

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

// Pages of infinite queries for SWR.

/** The part of the options of an infinite query that SWR needs. */
export interface PagedQuery<Page, PageParam> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly pageParam: PageParam }) => Promise<Page>;
  readonly initialPageParam: PageParam;
  readonly getNextPageParam: (lastPage: Page, pages: Page[], lastPageParam: PageParam) => PageParam | null | undefined;
}

/**
 * Returns the parameters of `useSWRInfinite` for the options of an infinite query:
 * `useSWRInfinite(...swrInfinite(listPetsInfiniteOptions(client)))`. A page depends on the previous ones, so SWR cannot
 * fetch them in parallel.
 */
export function swrInfinite<Page, PageParam>({
  queryKey,
  queryFn,
  initialPageParam,
  getNextPageParam,
}: PagedQuery<Page, PageParam>): readonly [
  getKey: (index: number, previous: Page | null) => QueryKey | null,
  fetchPage: (key: QueryKey) => Promise<Page>,
] {
  // SWR requests the keys of all pages in order, each time from the first one, and passes only the previous page.
  const pages: Page[] = [];
  const params: PageParam[] = [initialPageParam];
  const getKey = (index: number, previous: Page | null): QueryKey | null => {
    if (index === 0) return [...queryKey, initialPageParam];
    const last = params[index - 1];
    if (previous === null || params.length < index) return null;
    pages[index - 1] = previous;
    // `params` has the parameter of the previous page, whose type can include undefined.
    const next = getNextPageParam(previous, pages.slice(0, index), last as PageParam);
    if (next === undefined || next === null) return null;
    params[index] = next;
    return [...queryKey, next];
  };
  // The key is that of a page, whose last element is its parameter.
  return [getKey, (key) => queryFn({ pageParam: key.at(-1) as PageParam })];
}
