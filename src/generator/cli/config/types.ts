// Configuration types.

import type { LintConfig } from '../../commands/lint/config.ts';
import type { InputHeaders } from '../../pipeline/inputs/request-headers.ts';
import type { DocumentFilter } from '../../openapi/filter/document-filter.ts';
import type { DocsFormat, Target, TargetName, TargetOptions } from '../../plugin/target.ts';

/**
 * A target: the name of a built-in one, a module such as `./targets/routes.ts`, a package such as `@acme/ashlar-swift`, or
 * the result of `defineTarget`.
 */
export type TargetEntry = TargetName | TargetModule | Target;

/** A module whose default export is a target. Packages without a scope have a name that starts with `ashlar-`. */
type TargetModule = `${'./' | '../' | '/' | '@' | 'ashlar-'}${string}`;

/** Returns whether a name of a target is a module. */
export function isTargetModule(name: string): name is TargetModule {
  return /^(?:\.{0,2}\/|@|ashlar-)./.test(name);
}

/** Ashlar configuration. Paths are relative to the directory of the configuration file. */
export interface AshlarConfig {
  /** OpenAPI document. */
  readonly document?: string;
  /**
   * Several documents, instead of `document` and `out`. The other options apply to all documents that do not override
   * them. In `input`, `types`, `client`, `query`, `mocks`, `validators`, and `docs`, a document overrides properties.
   */
  readonly documents?: readonly DocumentConfig[] | undefined;
  /** Output directory. @default 'generated' */
  readonly out?: string;
  /** Targets to generate; by default, all built-in ones but `query`, which needs TanStack Query, and `mocks`, which tests need. */
  readonly targets?: readonly TargetEntry[];
  /** Options of custom targets, by the name of the target. */
  readonly targetOptions?: Readonly<Record<string, unknown>>;
  /** OpenAPI Overlays, applied to the document in this order. */
  readonly overlays?: readonly string[];
  /** Where inputs are read from. */
  readonly input?: InputConfig;
  /** Operations to include; by default, all of them. Components that these do not use are left out. */
  readonly filter?: DocumentFilter;
  /** Packages to publish (`<scope>/types`, …), or `false` for plain source directories. @default false */
  readonly packages?: TargetOptions['packages'];
  /** Extension of relative imports in generated modules. @default '.js' */
  readonly importExtension?: TargetOptions['importExtension'];
  /**
   * Form of values with the formats `date-time` and `date` in types, and in calls of the client. `Date`: for `date-time`
   * only. @default 'string'
   */
  readonly dates?: NonNullable<TargetOptions['dates']>;
  /** Form of integers with the format `int64` in types, and in calls of the client. @default 'number' */
  readonly integers64?: NonNullable<TargetOptions['integers64']>;
  /**
   * Whether mistakes in the document are errors, and any error prevents output. Otherwise, the document is repaired, and
   * operations with other errors are excluded. @default false
   */
  readonly strict?: boolean;
  /** Directory of the handlers that `scaffold` updates. @default 'handlers' */
  readonly handlers?: string;
  /** Directory of templates that override the built-in ones with the same names, such as `types/operations.hbs`. */
  readonly templates?: string;
  /** Options of the types. */
  readonly types?: {
    /**
     * Whether there is the module `openapi.ts`, with `paths`, `operations`, `components`, and `webhooks` for
     * openapi-fetch. No other module uses it. @default true
     */
    readonly openapi?: boolean;
    /**
     * Whether `paths`, `operations`, and `components` mark read-only and write-only properties with `$Read` and
     * `$Write`, as with `--read-write-markers` of openapi-typescript. @default false
     */
    readonly readWriteMarkers?: boolean;
    /**
     * Type of a schema that is an enum. `union`: a union of its values. `const`: an object with the values, and the
     * union of its properties. `enum`: a TypeScript enum. @default 'union'
     */
    readonly enums?: NonNullable<NonNullable<TargetOptions['types']>['enums']>;
  };
  /** Options of the client, and of the runtime that it shares with validators. */
  readonly client?: {
    /**
     * Where client and validators have their runtime. `inline`: in the module `runtime.ts` of each, as far as the
     * document needs it. `package`: in `@ashlar/runtime`, which the output then imports, in the version of Ashlar.
     *
     * @default 'inline'
     */
    readonly runtime?: 'inline' | 'package';
  };
  /** Options of the queries, for the target `query`. */
  readonly query?: {
    /** Framework whose package of TanStack Query provides the types. @default 'react' */
    readonly framework?: NonNullable<NonNullable<TargetOptions['query']>['framework']>;
    /** First element of all keys; by default, the title of the document in kebab case. */
    readonly key?: string;
  };
  /** Options of the mocks, for the target `mocks`. */
  readonly mocks?: {
    /** Whether there are handlers for Mock Service Worker, which need the package `msw`. @default false */
    readonly msw?: boolean;
  };
  /** Validator options. */
  readonly validators?: {
    /** `assert`: validators check `format`. `annotate`: `format` is an annotation. @default 'assert' */
    readonly formats?: NonNullable<TargetOptions['formats']>;
    /**
     * Severity of a pattern that can backtrack catastrophically and has no safe equivalent. `warn`: a warning, and the
     * pattern runs unchanged. `error`: an error, so no code that runs it is generated.
     *
     * @default 'warn'
     */
    readonly slowPatterns?: 'warn' | 'error';
    /**
     * Whether to include the functions that read parameters and forms of requests, which the server calls. By default,
     * they are included in packages, and if `targets` includes `server`.
     */
    readonly requestReaders?: boolean;
  };
  /** Documentation options. */
  readonly docs?: {
    /** `markdown` for repositories and language models, `html` for browsers; by default, both. */
    readonly formats?: readonly DocsFormat[];
    /** Earlier version of the document, in any form that `ashlar diff` accepts; adds a changelog to the docs. */
    readonly changelogSince?: string;
  };
  /** Options of `ashlar release`. */
  readonly release?: {
    /** Directories of other packages to release with the generated ones. Each is built by its own `build` script. */
    readonly additionalPackages?: readonly string[];
    /** Whether all additional packages have the same version in each release. @default false */
    readonly sameVersion?: boolean;
    /** Package whose `tsc` compiles the packages. @default 'typescript' */
    readonly compiler?: string;
    /** Bundle size limits. */
    readonly sizeLimits?: readonly SizeLimit[];
  };
  /** Linter rules and severities. */
  readonly lint?: LintConfig;
}

/**
 * One of several documents, or the matches of a glob. `{1}`, `{2}`, … are replaced by the text that the first, second,
 * … `*`, `**`, or alternative `{a,b}` of the glob matched.
 */
export interface DocumentConfig extends Pick<
  AshlarConfig,
  | 'targets'
  | 'targetOptions'
  | 'overlays'
  | 'filter'
  | 'packages'
  | 'importExtension'
  | 'dates'
  | 'integers64'
  | 'strict'
  | 'handlers'
  | 'types'
  | 'client'
  | 'query'
  | 'mocks'
  | 'validators'
  | 'docs'
> {
  /** OpenAPI document, or a glob: `apis/*.yaml`. */
  readonly document: string;
  /** Output directory, which must not overlap that of another document: `services/{1}/src/api`. */
  readonly out: string;
  /** What references may read; replaces the shared `allow`. */
  readonly input?: Pick<InputConfig, 'allow'>;
}

/** Where inputs are read from. */
export interface InputConfig {
  /**
   * Directories, files, and URL prefixes such as `https://example.com/schemas` that references may read, in addition to
   * the repository of a local document and the origin of a remote one.
   *
   * @default []
   */
  readonly allow?: readonly string[];
  /**
   * Request headers by origin. `${NAME}` is replaced by an environment variable: `{ 'https://example.com': {
   * Authorization: 'Bearer ${API_TOKEN}' } }`.
   */
  readonly headers?: InputHeaders;
}

/** Size limit of a bundle that imports some exports of a package. */
export interface SizeLimit {
  /** Document whose package is limited, if there are several documents; by default, all of them. */
  readonly document?: string;
  /** Target whose package is limited. */
  readonly package: TargetName;
  /** Names of the imported exports. */
  readonly exports: readonly string[];
  /** Bytes, minified and compressed with gzip. */
  readonly maxBytes: number;
}

/** Adds type checking to a configuration: `export default defineConfig({ document: 'openapi.yaml' })`. */
export function defineConfig(config: AshlarConfig): AshlarConfig {
  return config;
}
