// Addresses and shared data of the HTML pages.

import type { Html } from '../../../code/html/html-and-svg.ts';
import type { Api, TagGroup, Operation } from '../../../model/types/api.ts';
import type { Memo } from '../../../plugin/memo-interface.ts';
import type { CompiledRules } from '../../../model/expressions/compile-rules.ts';
import type { Changelog } from '../changelog.ts';
import { createAddresses, createLinks, type PageAddresses, type Links } from '../page-links.ts';

/** Addresses of the HTML pages, relative to the HTML directory. Pages are in it or one directory below. */
export const htmlAddresses = {
  ...createAddresses('html'),
  index: 'index.html',
  authentication: 'guides/authentication.html',
  changes: 'guides/changes.html',
  /** List of all schemas. */
  schemas: 'schemas.html',
  guide: (name: string) => `guides/${name}.html`,
  style: 'assets/style.css',
  /** Scripts: one on all pages, and two that it loads on demand, for search and for the request form. */
  script: 'assets/page.js',
  search: 'assets/search.js',
  tryIt: 'assets/request-form.js',
} as const satisfies PageAddresses & Record<string, unknown>;

/** A link to a page; `address` is relative to the HTML directory. */
export interface PageLink {
  readonly label: Html;
  readonly address: string;
}

/** A link to a guide. */
export interface GuideLink extends PageLink {
  readonly summary: Html;
}

/** Data that all HTML pages share. */
export interface DocsSite {
  readonly api: Api;
  readonly rules: CompiledRules;
  /** Links for pages in the HTML directory, and for pages one directory below. */
  readonly top: Links;
  readonly below: Links;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly tagGroups: ReadonlyMap<string, TagGroup>;
  /** Changes since an earlier version of the document. */
  readonly changelog: Changelog | undefined;
  /** Results of the previous run in watch mode. */
  readonly memo: Memo | undefined;
  /** Module specifier from which samples import the client. */
  readonly client: string;
  readonly guides: readonly GuideLink[];
  /** Whether there is a components page. */
  readonly hasShared: boolean;
}

/** Creates the site data, without the guides, which need it. */
export function createDocsSite(
  api: Api,
  rules: CompiledRules,
  client: string,
  changelog?: Changelog,
  memo?: Memo,
): Omit<DocsSite, 'guides' | 'hasShared'> {
  return {
    api,
    rules,
    client,
    changelog,
    memo,
    ...createLinks(api, rules, htmlAddresses),
    operations: new Map(api.operations.map((operation) => [operation.id, operation])),
    tagGroups: new Map(api.tagGroups.map((tagGroup) => [tagGroup.id, tagGroup])),
  };
}
