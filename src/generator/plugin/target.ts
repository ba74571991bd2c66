// Target: a generator of pages from the model.

import type { SafeText, Language } from '../code/branded-text.ts';
import type { ModelSlices } from '../model/model-slices.ts';
import type { ValueFormOptions } from '../model/value-forms/value-form-options.ts';
import type { Api } from '../model/types/api.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Memo, MemoInput } from './memo-interface.ts';
import type { Changelog } from '../targets/docs/changelog.ts';
import type { Templates } from '../targets/template-views.ts';

export type TargetName = 'spec' | 'types' | 'client' | 'query' | 'validators' | 'mocks' | 'server' | 'docs';

/** Options that apply to all targets. */
export interface TargetOptions extends ValueFormOptions {
  /** Packages to publish (`<scope>/types`, with package.json and README), or `false` for source directories. */
  readonly packages: false | PackagePublishingOptions;
  /** Extension of relative imports in generated modules. */
  readonly importExtension: '.js' | '.ts' | '';
  /**
   * Whether validators assert `format` or treat it as an annotation.
   *
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
  /**
   * Whether validators include the functions that read parameters and forms of requests, which the server calls.
   *
   * @default true
   */
  readonly requestReaders?: boolean;
  /**
   * Exact version of the package `@ashlar/runtime`, from which client and validators import their runtime. By default,
   * each contains the part of the runtime that it needs.
   */
  readonly runtimeVersion?: string;
  /** Settings of types. */
  readonly types?: TypesOptions;
  /** Settings of queries. */
  readonly query?: QueryTargetOptions;
  /** Settings of mocks. */
  readonly mocks?: MocksTargetOptions;
  /** Documentation settings. */
  readonly docs?: DocsOptions;
}

/** Settings of queries. */
export interface QueryTargetOptions {
  /**
   * Framework whose package of TanStack Query provides the types.
   *
   * @default 'react'
   */
  readonly framework?: 'react' | 'vue' | 'svelte' | 'solid';
  /** First element of all keys; by default, the title of the document in kebab case. */
  readonly key?: string;
}

/** Settings of mocks. */
export interface MocksTargetOptions {
  /**
   * Whether there are handlers for Mock Service Worker, which need the package `msw`.
   *
   * @default false
   */
  readonly msw?: boolean;
}

/** Settings of types. */
export interface TypesOptions {
  /**
   * Whether there is the module `openapi`, with `paths`, `operations`, `components`, and `webhooks`.
   *
   * @default true
   */
  readonly openapi?: boolean;
  /**
   * Whether `paths`, `operations`, and `components` mark read-only and write-only properties with `$Read` and `$Write`,
   * as openapi-typescript does with `--read-write-markers`. Otherwise, read-only properties are `readonly`.
   *
   * @default false
   */
  readonly readWriteMarkers?: boolean;
  /**
   * Type of a schema that is an enum: a union of its values, an object with the values and the union of its properties,
   * or a TypeScript enum.
   *
   * @default 'union'
   */
  readonly enums?: 'union' | 'const' | 'enum';
}

/** Metadata of all generated packages. */
export interface PackagePublishingOptions {
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
   * Whether packages depend on each other through `workspace:*`, which pnpm needs to link them. Releases always use
   * exact versions.
   *
   * @default false
   */
  readonly workspaceProtocol?: boolean;
}

/** Documentation settings. */
export interface DocsOptions {
  readonly formats?: readonly DocsFormat[];
  /** Computes the changes since an earlier version of the document. If absent, there is no changelog. */
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
    /** Data that the view depends on. In watch mode, the file is reused while this is unchanged. */
    readonly input?: MemoInput;
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

/** A file of a target outside of Ashlar, with its text. */
export interface TextArtifact {
  /** Path relative to the directory of the target, with `/`. */
  readonly path: string;
  /** The text; TypeScript is formatted. A getter is called only if the file cannot be reused. */
  readonly text: string;
  /** Data that the text depends on. In watch mode, the file is reused while this is unchanged. */
  readonly input?: MemoInput;
}

/** A file of a target outside of Ashlar, rendered from one of the target's own templates. */
export interface TemplateArtifact {
  /** Path relative to the directory of the target, with `/`. */
  readonly path: string;
  /** Name of the template: its path below the directory `templates` of the target, without `.hbs`. */
  readonly template: string;
  /** A getter is called only if the file cannot be reused. */
  readonly view: object;
  /** Data that the view depends on. In watch mode, the file is reused while this is unchanged. */
  readonly input?: MemoInput;
}

/** An output file. */
export type Artifact = TextArtifact | TemplateArtifact;

/** A run of a target. */
export interface TargetRun {
  /** Settings that apply to all targets. */
  readonly settings: TargetOptions;
  readonly report: Report;
  /** In watch mode: results of the previous run. */
  readonly memo?: ModelMemo;
}

/** A target: a generator of the files of one package or source directory. */
export interface Target<Options = unknown> {
  /** Name in the configuration, and directory of the files. */
  readonly name: string;
  /** Targets whose output its modules import, in generation order. They are generated together. */
  readonly imports?: readonly TargetName[];
  /** Directory of its templates, whose files end in `.hbs`. */
  readonly templates?: URL;
  /** Set if no file depends on schema descriptions, so that editing one does not change the output. */
  readonly ignoresDescriptions?: true;
  /**
   * Set if the output depends only on the document, the options, and the modules and templates of the target: not on
   * other files, the environment, or the clock. Then the cache skips runs in which nothing of these has changed.
   */
  readonly isPure?: true;
  /**
   * Reads the target's options in the configuration; `undefined` if there are none.
   *
   * @throws an error whose message describes what is invalid.
   */
  options?(value: unknown): Options;
  /** Returns the files of the target. */
  plan(api: Api, run: TargetRun & { readonly options: Options }): Iterable<Artifact | Page>;
}

/** A target of Ashlar. Its name is in the configuration's list of targets, and it has options of its own there. */
export interface BuiltinTarget extends Target {
  readonly name: TargetName;
  plan(api: Api, run: TargetRun): readonly Page[];
}

/** Memo of a run, with the slices of its model as possible inputs. */
export interface ModelMemo extends Memo {
  readonly slices: ModelSlices;
}

/** A page of the template `K` with a view of type `V`. */
export interface LazyPage<K extends string, V> {
  readonly path: string;
  readonly template: K;
  /** Created on each access. */
  readonly view: V;
  readonly input?: MemoInput;
  readonly isFormatted?: boolean;
}

/** Creates a page that does not keep its view in memory. */
export function lazyPage<K extends string, V>(
  path: string,
  template: K,
  createView: () => V,
  input?: MemoInput,
  isFormatted = false,
): LazyPage<K, V> {
  return {
    path,
    template,
    ...(input && { input }),
    isFormatted,
    get view() {
      return createView();
    },
  };
}
