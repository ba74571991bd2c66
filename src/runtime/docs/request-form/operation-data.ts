// What a page tells its script of its operation, so that a request can be made of what a person types.

import type { Style } from '../../client/operation-descriptor.ts';

export interface TryOperation {
  /** `GET`. */
  readonly method: string;
  /** The template: `/users/{id}`. */
  readonly path: string;
  /** Where it is served, variables at their defaults; a relative one is relative to the page's own origin. */
  readonly servers: readonly string[];
  /** Why a person is asked before the request is sent; absent where it is harmless. */
  readonly ask?: string;
  readonly parameters: readonly TryParameter[];
  readonly body?: { readonly required: boolean; readonly contents: readonly TryContent[] };
  readonly credentials: readonly TryCredential[];
}

export interface TryParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** `list`: values with commas between; `json`: any JSON. */
  readonly kind: 'text' | 'list' | 'json';
  /** What may be chosen from. */
  readonly values?: readonly string[];
  /** What stands there at first. */
  readonly example?: string;
  /** What may stand there. */
  readonly hint?: string;
  readonly style?: Style;
}

/** A body of one media type, and an example of it as text. */
export interface TryContent {
  readonly type: string;
  readonly example: string;
}

export type TryCredential =
  | { readonly kind: 'bearer' | 'basic'; readonly label: string }
  | { readonly kind: 'key'; readonly in: 'header' | 'query'; readonly name: string; readonly label: string };
