// What a target is: one function from the model to the pages it wants written.

import type { Code, Language } from '../code/branded-text.ts';
import type { Api } from '../model/types/api.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Changelog } from '../targets/docs/changelog.ts';
import type { Templates } from '../targets/template-views.ts';

export type TargetName = 'spec' | 'types' | 'client' | 'validators' | 'server' | 'docs';

/** How the output is meant to be used. */
export interface TargetOptions {
  /** Packages to publish (`<scope>/types`, with package.json and README), or false: plain folders of source. */
  readonly packages: false | PublishedPackages;
  /** How generated modules import one another. */
  readonly importExtension: '.js' | '.ts' | '';
  /** Whether validators judge `format`, or leave it as a remark; `assert` unless given. */
  readonly formats?: 'assert' | 'annotate';
  /** What documentation is written as; all of it unless given. */
  readonly docs?: DocsOptions;
}

/** What all packages say of themselves. */
export interface PublishedPackages {
  /** `@acme`: the first part of their names. */
  readonly scope: string;
  /** As SPDX names it. */
  readonly license: string;
  /** Address of the git repository that they come from; npm demands it of packages with a provenance. */
  readonly repository?: string;
  /** Who may install them; `public` unless given. */
  readonly access?: 'public' | 'restricted';
  /** Whether npm attaches a provenance when it publishes, which it can only in a workflow that may sign; false unless given. */
  readonly provenance?: boolean;
  /** Whether siblings depend on one another as `workspace:*`, without which pnpm asks a registry for them; a release writes exact versions either way. False unless given. */
  readonly workspaceProtocol?: boolean;
}

/** What documentation is. */
export interface DocsOptions {
  readonly formats?: readonly DocsFormat[];
  /** Says what changed up to this model since an earlier document; without it there is no changelog. */
  readonly changes?: (api: Api) => Changelog;
}

/** Markdown for repositories and language models, HTML for browsers. */
export type DocsFormat = 'markdown' | 'html';

/** A page laid out by a template, its view checked against it; or whole code that needs no layout. */
export type Page = TemplatePage | CodePage;

export type TemplatePage = {
  readonly [K in keyof Templates]: { readonly path: string; readonly template: K; readonly view: Templates[K] };
}[keyof Templates];

export interface CodePage {
  /** Relative to the target's folder, with `/`. */
  readonly path: string;
  readonly code: Code<Language>;
  /** True: the text is final and is not formatted. */
  readonly formatted?: boolean;
}

export interface Target {
  readonly name: TargetName;
  /** Its pages are made of one another, so that all of them are made anew, or none; else each for itself. */
  readonly whole?: true;
  /** Makes ready what is asked of the whole model, so that it is known whether what was made of an earlier one stands. */
  prepare?(api: Api, options: TargetOptions): void;
  pages(api: Api, options: TargetOptions, report: Report): readonly Page[] | Promise<readonly Page[]>;
}
