// Operation data that pages embed for the request form.

import type { ParameterStyle } from '../../client/operation-descriptor.ts';

export interface OperationData {
  /** `GET`. */
  readonly method: string;
  /** Path template: `/users/{id}`. */
  readonly path: string;
  /** Server URLs, with default values of variables. Relative URLs are resolved against the page's origin. */
  readonly servers: readonly string[];
  /** Confirmation prompt; absent if the operation is safe. */
  readonly confirmation?: string;
  readonly parameters: readonly ParameterData[];
  readonly body?: { readonly required: boolean; readonly contents: readonly ContentData[] };
  readonly credentials: readonly CredentialData[];
}

export interface ParameterData {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** `list`: comma-separated values; `json`: any JSON. */
  readonly kind: 'text' | 'list' | 'json';
  /** Allowed values. */
  readonly values?: readonly string[];
  /** Initial value. */
  readonly example?: string;
  /** Example for the placeholder. */
  readonly hint?: string;
  readonly style?: ParameterStyle;
}

/** A media type with an example body. */
export interface ContentData {
  readonly type: string;
  readonly example: string;
}

export type CredentialData =
  | { readonly kind: 'bearer' | 'basic'; readonly label: string }
  | { readonly kind: 'key'; readonly in: 'header' | 'query'; readonly name: string; readonly label: string };
