// What the pages of the authorisation host need, what they are sent, and what they answer.

import type { Observer } from '../observe.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Mode } from '../storage/storage.ts';
import type { Unit } from '../unit.ts';
import type { Page } from './pages/page.ts';

export interface OAuthParts {
  /** Runs a unit of work. */
  readonly units: <T>(mode: Mode, work: (unit: Unit) => Promise<T>) => Promise<T>;
  readonly vault: Vault;
  /** Where the authorisation host answers, without a slash at the end. */
  readonly authUrl: string;
  readonly now: () => Date;
  /** Told of each form that arrives, and of its answer; not watched where this is absent. */
  readonly begin?: Observer['begin'];
}

/** A form that was sent. */
export interface SentForm {
  readonly fields: URLSearchParams;
  /** The header `Cookie`. */
  readonly cookies: string | undefined;
  /** Where it came from. */
  readonly address: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
}

/** What answers a form. */
export type Action = (setting: OAuthParts, form: SentForm) => Promise<Reply>;

/** Sent along with everything. */
const always = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
};

export function replyWith(
  { status, html, headers }: Page,
  more: { readonly cookies?: readonly string[]; readonly headers?: Readonly<Record<string, string>> } = {},
): Reply {
  return {
    status,
    headers: { ...always, ...headers, ...more.headers },
    body: html,
    ...(more.cookies && { cookies: more.cookies }),
  };
}

/** Back to the page that a request for authorisation has. */
export function backTo(query: string, cookies: readonly string[] = []): Reply {
  return { status: 303, headers: { ...always, Location: `/oauth/authorize?${query}` }, cookies };
}

/** On to the application. */
export function onTo(location: string): Reply {
  return { status: 302, headers: { ...always, Location: location } };
}
