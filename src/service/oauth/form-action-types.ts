// Types and helpers for form actions of the authorization server.

import type { RequestObserver } from '../request-observer.ts';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type { Mode } from '../storage/storage.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Page } from './pages/page.ts';

export interface OAuthContext {
  /** Runs a unit of work. */
  readonly runUnit: <T>(mode: Mode, work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
  readonly secretCrypto: SecretCrypto;
  /** Base URL of the authorization server, without a trailing slash. */
  readonly authUrl: string;
  readonly now: () => Date;
  /** Called for each submitted form. */
  readonly observe?: RequestObserver['begin'];
}

/** A submitted form. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  /** The `Cookie` header. */
  readonly cookies: string | undefined;
  /** The IP address of the client. */
  readonly address: string;
}

export interface FormResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
}

/** Handles a submitted form. */
export type FormAction = (context: OAuthContext, form: SubmittedForm) => Promise<FormResponse>;

/** Headers for every response. */
const commonHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
};

export function pageResponse(
  { status, html, headers }: Page,
  extra: { readonly cookies?: readonly string[]; readonly headers?: Readonly<Record<string, string>> } = {},
): FormResponse {
  return {
    status,
    headers: { ...commonHeaders, ...headers, ...extra.headers },
    body: html,
    ...(extra.cookies && { cookies: extra.cookies }),
  };
}

/** Redirects back to the authorization page. */
export function redirectToAuthorize(query: string, cookies: readonly string[] = []): FormResponse {
  return { status: 303, headers: { ...commonHeaders, Location: `/oauth/authorize?${query}` }, cookies };
}

/** Redirects to the client. */
export function redirectToClient(location: string): FormResponse {
  return { status: 302, headers: { ...commonHeaders, Location: location } };
}
