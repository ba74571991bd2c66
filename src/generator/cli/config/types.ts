// What a configuration may say.

import type { LintConfig } from '../../commands/lint/config.ts';
import type { DocsFormat, TargetName, TargetOptions } from '../../plugin/target.ts';

/** The configuration of Ashlar. Paths are relative to the configuration's own folder. */
export interface AshlarConfig {
  /** The OpenAPI document. */
  readonly document?: string;
  /** Several documents, instead of `document` and `out`: each with what holds for it alone; for the rest, the members beside count. */
  readonly documents?: readonly DocumentConfig[] | undefined;
  /** The folder that is generated into; `generated` unless given. */
  readonly out?: string;
  /** What is generated; everything unless given. */
  readonly targets?: readonly TargetName[];
  /** OpenAPI overlays, applied to the document in this order. */
  readonly overlays?: readonly string[];
  /** Directories that references may read besides the document's own. @default [] */
  readonly allowRefs?: readonly string[];
  /** Packages to publish (`<scope>/types`, …), or false: plain folders of source. False unless given. */
  readonly packages?: TargetOptions['packages'];
  /** How generated modules import one another; `.js` unless given. */
  readonly importExtension?: TargetOptions['importExtension'];
  /** Whether nothing is written while the document has an error; else operations with errors are left out. False unless given. */
  readonly strict?: boolean;
  /** The folder of the handlers that people write, which `scaffold` adds to; `handlers` unless given. */
  readonly handlers?: string;
  /** A folder of templates that stand in for Ashlar's own of the same names: `types/operations.hbs`. */
  readonly templates?: string;
  /** What validators judge. */
  readonly validators?: {
    /** `assert`: a value must be of its `format`; `annotate`: formats are annotations. @default 'assert' */
    readonly formats?: NonNullable<TargetOptions['formats']>;
    /**
     * What a pattern is that takes too long to match and has no safe equivalent. `warn`: a warning, and it runs as written.
     * `error`: an error, so that nothing is generated that runs it.
     *
     * @default 'warn'
     */
    readonly slowPatterns?: 'warn' | 'error';
  };
  /** What documentation is. */
  readonly docs?: {
    /** `markdown` for repositories and language models, `html` for browsers; both unless given. */
    readonly formats?: readonly DocsFormat[];
    /** An earlier document, as `ashlar diff` takes it; the docs then have a changelog of what differs. */
    readonly since?: string;
  };
  /** What `ashlar release` publishes, beside the packages that are generated, and how. */
  readonly release?: {
    /** Folders of other packages that are released with them. Each is built by its own script `build`. */
    readonly also?: readonly string[];
    /** The package whose `tsc` builds; `typescript` unless given. */
    readonly compiler?: string;
    /** What must not grow. */
    readonly sizes?: readonly SizeBudget[];
  };
  /** What the linter tells, and how grave it is. */
  readonly lint?: LintConfig;
}

/**
 * One of several documents, or many that a glob meets. `{1}`, `{2}` and so on stand for what its first, second, … `*`, `**` or
 * choice `{a,b}` met.
 */
export interface DocumentConfig extends Pick<
  AshlarConfig,
  'targets' | 'overlays' | 'allowRefs' | 'packages' | 'importExtension' | 'strict' | 'handlers' | 'validators' | 'docs'
> {
  /** The OpenAPI document, or a glob that several meet: `apis/*.yaml`. */
  readonly document: string;
  /** The folder that is generated into, no other's and within no other's: `services/{1}/src/api`. */
  readonly out: string;
}

/** How big a part of a package may be, for those who bundle it. */
export interface SizeBudget {
  /** Of several documents, the one whose package it is; the package of each unless given. */
  readonly document?: string;
  /** The target whose package it is. */
  readonly package: TargetName;
  /** What is imported. */
  readonly exports: readonly string[];
  /** Bytes, minified and compressed with gzip. */
  readonly max: number;
}

/** Types a configuration: `export default defineConfig({ document: 'openapi.yaml' })`. */
export function defineConfig(config: AshlarConfig): AshlarConfig {
  return config;
}
