// What all calls of the interface have in common.

import type { UnwrappedData } from './runtime/client/unwrap.js';
import {
  paginate,
  type PageRequest,
  type ListCallResult,
  type PagedList,
} from './runtime/client/pagination.js';
import { readArray } from './runtime/client/read-member.js';
import {
  parseRateLimit,
  type RateLimit,
  parseScopes,
  readWarnings,
} from './runtime/client/response-metadata.js';

/** The items of a page. */
export type ItemOf<Page> = Page extends { readonly data: readonly (infer Item)[] } ? Item : never;

/** A list page by page or item by item: `paged(client.things.listThings)`. For functions, `paged((request: ListThingsRequest) => listThings(client, request))`. */
export function paged<Request extends PageRequest | undefined, Result extends ListCallResult>(
  list: (request: Request) => Promise<Result>,
): PagedList<Request, UnwrappedData<Result>, ItemOf<UnwrappedData<Result>>> {
  return paginate(list, { page: 'page', items: 'data', pages: 'pages' });
}

/** One thing that is wrong with a request. */
export interface ResponseProblem {
  /** What is wrong, as a sentence. */
  readonly reason: string;
  /** The dotted path of the field, where it is one. */
  readonly field?: string;
}

/** What an answer says is wrong; empty where it says nothing of that kind. */
export function problemsOf(response: object): readonly ResponseProblem[] {
  return readArray(
    'error' in response ? response.error : undefined,
    'errors',
  ) as readonly ResponseProblem[];
}

/** What is left of the operation's rate limit; undefined where the answer does not tell. */
export function rateLimitOf(answer: { readonly headers: Headers }): RateLimit | undefined {
  return parseRateLimit(answer.headers, {
    limit: 'X-RateLimit-Limit',
    remaining: 'X-RateLimit-Remaining',
    reset: 'X-RateLimit-Reset',
  });
}

/** The scopes that the token has, and those that the operation asks for, as far as the answer tells. */
export function scopesOf({ headers }: { readonly headers: Headers }): {
  readonly granted: readonly string[] | undefined;
  readonly accepted: readonly string[] | undefined;
} {
  return {
    granted: parseScopes(headers, 'X-OAuth-Scopes'),
    accepted: parseScopes(headers, 'X-Accepted-OAuth-Scopes'),
  };
}

/** The version of the interface that answered. */
export function specVersionOf(answer: { readonly headers: Headers }): string | undefined {
  return answer.headers.get('X-Spec-Version') ?? undefined;
}

/** What a deprecated operation warns of; empty where the answer is of another. */
export function warningsOf(answer: object): readonly unknown[] {
  return readWarnings(answer, { status: 299, warnings: 'warnings' });
}

/** Where an application gets its tokens: the part of an `OAuthClient` that is not the application's own. */
export const oauthEndpoints = {
  authorizationUrl: 'https://login.example.com/oauth/authorize',
  tokenUrl: 'https://login.example.com/oauth/token',
  refreshUrl: 'https://login.example.com/oauth/token',
};
