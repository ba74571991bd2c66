// What every HTML page needs to know of the others: where they are, and in which order they are read.

import type { Html } from '../../../code/html/html.ts';
import type { Api, Area, Operation } from '../../../model/types/api.ts';
import type { RuleBook } from '../../../model/expressions/compile-rules.ts';
import type { Changelog } from '../changelog.ts';
import { addressesOf, createLinks, type Addresses, type Links } from '../page-links.ts';

/** Where HTML pages are, relative to the folder of the HTML; every page is in it or one folder below. */
export const htmlAddresses = {
  ...addressesOf('html'),
  index: 'index.html',
  authentication: 'guides/authentication.html',
  changes: 'guides/changes.html',
  /** The list of all schemas. */
  schemas: 'schemas.html',
  guide: (name: string) => `guides/${name}.html`,
  style: 'assets/style.css',
  /** The script of all pages, and those that it loads when they are wanted: of the search, and of the form that sends requests. */
  script: 'assets/page.js',
  search: 'assets/search.js',
  tryIt: 'assets/request-form.js',
} as const satisfies Addresses & Record<string, unknown>;

/** A page as others link to it; `address` is relative to the folder of the HTML. */
export interface PageLink {
  readonly label: Html;
  readonly address: string;
}

/** A guide as others link to it. */
export interface GuideLink extends PageLink {
  readonly summary: Html;
}

export interface Site {
  readonly api: Api;
  readonly rules: RuleBook;
  /** Links for pages in the folder itself, and for those one folder down. */
  readonly top: Links;
  readonly below: Links;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly areas: ReadonlyMap<string, Area>;
  /** What changed since an earlier document. */
  readonly changelog: Changelog | undefined;
  /** The module that samples import the client from. */
  readonly client: string;
  readonly guides: readonly GuideLink[];
  /** Whether there is a page of shared parts. */
  readonly hasShared: boolean;
}

/** The site of an interface, before its guides are known. */
export function createSite(
  api: Api,
  rules: RuleBook,
  client: string,
  changelog?: Changelog,
): Omit<Site, 'guides' | 'hasShared'> {
  return {
    api,
    rules,
    client,
    changelog,
    ...createLinks(api, rules, htmlAddresses),
    operations: new Map(api.operations.map((operation) => [operation.id, operation])),
    areas: new Map(api.areas.map((area) => [area.id, area])),
  };
}
