// Options of queries and mutations, which TanStack Query takes as they are.

import type { DataTag, InfiniteData } from '@tanstack/react-query';
import type {
  CallError,
  ErrorResult,
  SuccessResult,
  UnexpectedResult,
  UnwrappedData,
} from '../client/index.js';
import { unwrap } from '../client/runtime.js';
import { type LinkedPage, nextLink, type PageLink, type QueryKey } from './runtime.js';

export type { CallError };

/** Result of a call. */
type CallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/** Data of a success. It is null if there is no body, because queries cannot have undefined data. */
export type QueryData<Result> =
  undefined extends UnwrappedData<Result>
    ? Exclude<UnwrappedData<Result>, undefined> | null
    : UnwrappedData<Result>;

/** Key of a query, with the types of its data and errors, which `getQueryData` and others infer. */
export type DataKey<Result extends CallResult> = DataTag<
  QueryKey,
  QueryData<Result>,
  CallError<Result>
>;

/** Function that returns the key of a request; without one, the prefix of the keys of all requests. */
export interface KeyFunction<Request, Result extends CallResult> {
  (): QueryKey;
  (request: Request): DataKey<Result>;
}

/** Property from which TanStack Query infers the type of errors. It is never set. */
interface WithErrorType<Failure> {
  throwOnError?: (error: Failure) => boolean;
}

export interface QueryOptions<Data, Failure> extends WithErrorType<Failure> {
  queryKey: DataTag<QueryKey, Data, Failure>;
  queryFn: (context?: { readonly signal?: AbortSignal }) => Promise<Data>;
}

export interface InfiniteQueryOptions<Page, PageParam, Failure> extends WithErrorType<Failure> {
  queryKey: DataTag<QueryKey, InfiniteData<Page, PageParam>, Failure>;
  queryFn: (context: {
    readonly pageParam: PageParam;
    readonly signal?: AbortSignal;
  }) => Promise<Page>;
  initialPageParam: PageParam;
  getNextPageParam: (
    lastPage: Page,
    pages: Page[],
    lastPageParam: PageParam,
  ) => PageParam | null | undefined;
}

export interface MutationOptions<Request, Data, Failure> extends WithErrorType<Failure> {
  mutationKey: QueryKey;
  mutationFn: (request: Request) => Promise<Data>;
  /** Returns the keys, or prefixes of keys, of the queries whose data the mutation changes. */
  affects: (request: Request) => readonly QueryKey[];
}

export type QueryOptionsOf<Result extends CallResult> = QueryOptions<
  QueryData<Result>,
  CallError<Result>
>;

export type InfiniteQueryOptionsOf<Result extends CallResult, PageParam> = InfiniteQueryOptions<
  QueryData<Result>,
  PageParam,
  CallError<Result>
>;

/** Options of a list whose pages are linked by the header `Link`. */
export type LinkedQueryOptionsOf<Result extends CallResult> = InfiniteQueryOptions<
  LinkedPage<QueryData<Result>>,
  PageLink | undefined,
  CallError<Result>
>;

export type MutationOptionsOf<Request, Result extends CallResult> = MutationOptions<
  Request,
  QueryData<Result>,
  CallError<Result>
>;

/**
 * Returns the data of a success.
 *
 * @throws ApiError if the result is not a success
 */
export async function fetchData<Result extends CallResult>(
  result: Promise<Result>,
): Promise<QueryData<Result>> {
  return ((await unwrap(result)) ?? null) as QueryData<Result>;
}

/** Returns the data of a success, and the link to the next page. */
export async function fetchLinkedPage<Result extends CallResult>(
  result: Promise<Result>,
): Promise<LinkedPage<QueryData<Result>>> {
  return { data: await fetchData(result), next: nextLink((await result).headers) };
}
