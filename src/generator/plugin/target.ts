// Target: a generator of pages from the model.

import type { SafeText, Language } from '../code/branded-text.ts';
import type { Api } from '../model/types/api.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Changelog } from '../targets/docs/changelog.ts';
import type { Templates } from '../targets/templates.ts';

export type TargetName = 'spec' | 'types' | 'client' | 'validators' | 'server' | 'docs';

/** Options that apply to all targets. */
export interface TargetOptions {
  /** Packages to publish (`<scope>/types`, with package.json and README), or `false` for source directories. */
  readonly packages: false | PublishedPackages;
  /** Extension of relative imports in generated modules. */
  readonly importExtension: '.js' | '.ts' | '';
  /**
   * Whether validators assert `format` or treat it as an annotation.
   *
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
  /** Documentation settings. */
  readonly docs?: DocsOptions;
}

/** Metadata of all generated packages. */
export interface PublishedPackages {
  /** Scope of package names, such as `@acme`. */
  readonly scope: string;
  /** SPDX license identifier. */
  readonly license: string;
  /** URL of the git repository, which npm requires for provenance. */
  readonly repository?: string;
  /**
   * Access level of the published packages.
   *
   * @default 'public'
   */
  readonly access?: 'public' | 'restricted';
  /**
   * Whether to publish with provenance, which requires a CI workflow that can sign.
   *
   * @default false
   */
  readonly provenance?: boolean;
  /**
   * Whether packages depend on each other as `workspace:*`, which pnpm needs to link them. A release writes exact
   * versions in any case.
   *
   * @default false
   */
  readonly workspaceProtocol?: boolean;
}

/** Documentation settings. */
export interface DocsOptions {
  readonly formats?: readonly DocsFormat[];
  /** Computes the changes since an earlier document; without it, there is no changelog. */
  readonly computeChangelog?: (api: Api) => Changelog;
}

/** Documentation format: Markdown for repositories and language models, HTML for browsers. */
export type DocsFormat = 'markdown' | 'html';

/** An output file: a template with its view, or code. */
export type Page = TemplatePage | CodePage;

export type TemplatePage = {
  readonly [K in keyof Templates]: {
    readonly path: string;
    readonly template: K;
    readonly view: Templates[K];
    /** Whether the text of the built-in template is final and must not be formatted. */
    readonly isFormatted?: boolean;
  };
}[keyof Templates];

export interface CodePage {
  /** Path relative to the directory of the target, with `/`. */
  readonly path: string;
  readonly code: SafeText<Language>;
  /** Whether the text is final and must not be formatted. */
  readonly isFormatted?: boolean;
}

/** Generator of the pages of one package or source directory. */
export interface Target {
  readonly name: TargetName;
  /** Whether the pages depend on each other, so that they are reused as a whole or not at all. */
  readonly isAllOrNothing?: true;
  /** Computes model-wide data in advance, so that its dependencies are known. */
  prepare?(api: Api, options: TargetOptions): void;
  /** Returns the pages of the target. */
  pages(api: Api, options: TargetOptions, report: Report): readonly Page[] | Promise<readonly Page[]>;
}

/** A page of the template `K` with a view of type `V`. */
export interface LazyPage<K extends string, V> {
  readonly path: string;
  readonly template: K;
  /** Created on each access. */
  readonly view: V;
  readonly isFormatted?: boolean;
}

/** Creates a page that does not keep its view in memory. */
export function lazyPage<K extends string, V>(
  path: string,
  template: K,
  createView: () => V,
  isFormatted = false,
): LazyPage<K, V> {
  return {
    path,
    template,
    isFormatted,
    get view() {
      return createView();
    },
  };
}
