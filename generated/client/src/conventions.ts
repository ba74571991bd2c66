// Helpers for the conventions of the API.

import {
  type ListCallResult,
  type PagedList,
  type PageRequest,
  paginate,
  parseRateLimit,
  parseScopes,
  type RateLimit,
  readArray,
  readWarnings,
  type UnwrappedData,
} from './runtime.js';

/** Type of the items of a page. */
export type ItemOf<Page> = Page extends { readonly data: readonly (infer Item)[] } ? Item : never;

/**
 * Returns a list that is read by page or by item: `paged(client.things.listThings)`, or for an operation function
 * `paged((request: ListThingsRequest) => listThings(client, request))`.
 */
export function paged<Request extends PageRequest | undefined, Result extends ListCallResult>(
  list: (request: Request) => Promise<Result>,
): PagedList<Request, UnwrappedData<Result>, ItemOf<UnwrappedData<Result>>> {
  return paginate(list, { page: 'page', items: 'data', pages: 'pages' });
}

/** One problem of a request. */
export interface ResponseProblem {
  /** Human-readable message. */
  readonly reason: string;
  /** Dotted path of the invalid field; absent if the problem does not concern a field. */
  readonly field?: string;
}

/** Returns the problems that an error response lists; empty if it lists none. */
export function problemsOf(response: object): readonly ResponseProblem[] {
  return readArray(
    'error' in response ? response.error : undefined,
    'errors',
  ) as readonly ResponseProblem[];
}

/** Returns the state of the rate limit; `undefined` if the response does not report it. */
export function rateLimitOf({ headers }: { readonly headers: Headers }): RateLimit | undefined {
  return parseRateLimit(headers, {
    limit: 'X-RateLimit-Limit',
    remaining: 'X-RateLimit-Remaining',
    reset: 'X-RateLimit-Reset',
  });
}

/**
 * Returns the scopes of the token, and those that the operation accepts; `undefined` if the response does not report
 * them.
 */
export function scopesOf({ headers }: { readonly headers: Headers }): {
  readonly granted: readonly string[] | undefined;
  readonly accepted: readonly string[] | undefined;
} {
  return {
    granted: parseScopes(headers, 'X-OAuth-Scopes'),
    accepted: parseScopes(headers, 'X-Accepted-OAuth-Scopes'),
  };
}

/** Returns the version of the API that sent the response; `undefined` if the response does not report it. */
export function specVersionOf({ headers }: { readonly headers: Headers }): string | undefined {
  return headers.get('X-Spec-Version') ?? undefined;
}

/** Returns the warnings of a deprecated operation; empty for other operations. */
export function warningsOf(response: object): readonly unknown[] {
  return readWarnings(response, { status: 299, warnings: 'warnings' });
}

/** OAuth endpoints of the API: the properties of an `OAuthClient` that are the same for all applications. */
export const oauthEndpoints = {
  authorizationUrl: 'https://login.example.com/oauth/authorize',
  tokenUrl: 'https://login.example.com/oauth/token',
  refreshUrl: 'https://login.example.com/oauth/token',
};
