// Common files of generated packages: package.json, license, and tsconfig.json.

import { printJson, type JsonTree } from '../code/json/print-json.ts';
import type { ImportView } from '../code/typescript/imports.ts';
import type { Page, PackagePublishingOptions, TargetName, TargetOptions } from './target.ts';

/** Views of the templates that all targets share. */
export interface SharedTemplates {
  /** Import declarations of a module. */
  readonly 'shared/imports': { readonly imports: readonly ImportView[] };
  /** MIT License, with the contributors as copyright holder. */
  readonly 'shared/mit-license.md': EmptyView;
  /** Header of every TypeScript module. */
  readonly 'shared/banner': EmptyView;
}

/** View of a template without placeholders. */
export interface EmptyView {}

/** Properties of package.json that depend on the target. */
export interface PackageMetadata {
  readonly target: TargetName;
  readonly description: string;
  readonly exports: JsonTree;
  readonly scripts?: JsonTree;
  readonly files: readonly string[];
  /** Targets whose packages it depends on. */
  readonly siblingTargets?: readonly TargetName[];
  /** Exact versions of other dependencies, by package name. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Version ranges of peer dependencies, by package name. */
  readonly peers?: { readonly [name: string]: string };
  /** Version ranges of optional peer dependencies, by package name. */
  readonly optionalPeers?: { readonly [name: string]: string };
}

/** Minimum supported Node.js version of generated code. */
const minimumNode = '>=20.19.0';

/** Returns the name of the published package of a target. */
export function packageName(target: TargetName, { scope }: PackagePublishingOptions): string {
  return `${scope}/${target}`;
}

/** Returns package.json and, if the license is MIT, its text. A release sets the version. */
export function packagePages(metadata: PackageMetadata, options: PackagePublishingOptions): readonly Page[] {
  const { license, repository, access = 'public', provenance, workspaceProtocol = false } = options;
  const range = workspaceProtocol ? 'workspace:*' : '0.0.0';
  const manifest = printJson({
    name: packageName(metadata.target, options),
    version: '0.0.0',
    description: metadata.description,
    license,
    repository: repository === undefined ? undefined : { type: 'git', url: repository },
    type: 'module',
    sideEffects: false,
    // Only packages with a build contain code.
    engines: metadata.scripts && { node: minimumNode },
    exports: metadata.exports,
    // A release adds the changelog.
    files: metadata.files.includes('**/*.md') ? metadata.files : [...metadata.files, 'CHANGELOG.md'],
    scripts: metadata.scripts,
    dependencies: metadata.siblingTargets && {
      ...metadata.dependencies,
      ...Object.fromEntries(metadata.siblingTargets.map((name) => [packageName(name, options), range])),
    },
    peerDependencies: (metadata.peers ?? metadata.optionalPeers) && { ...metadata.peers, ...metadata.optionalPeers },
    peerDependenciesMeta:
      metadata.optionalPeers &&
      Object.fromEntries(Object.keys(metadata.optionalPeers).map((name) => [name, { optional: true }])),
    // npm publishes scoped packages as restricted by default.
    publishConfig: { access, ...(provenance !== undefined && { provenance }) },
  });
  const pages: Page[] = [{ path: 'package.json', code: manifest, isFormatted: true }];
  if (license === 'MIT') pages.push({ path: 'LICENSE', template: 'shared/mit-license.md', view: {} });
  return pages;
}

/** Properties of tsconfig.json that depend on the target. */
export interface BuildSettings {
  readonly lib?: readonly string[];
  /** Whether a module declares a TypeScript enum, which the compiler transforms. */
  readonly hasEnums?: boolean;
}

/** Returns the tsconfig.json of the build, with strict settings that suit any consumer. */
export function tsconfigPage(
  { importExtension, dates }: TargetOptions,
  { lib, hasEnums = false }: BuildSettings = {},
): Page {
  // TypeScript 5.9 does not have this library.
  const libraries = dates === 'Temporal' ? [...(lib ?? ['ES2022']), 'ESNext.Temporal'] : lib;
  const resolution =
    importExtension === ''
      ? { module: 'ESNext', moduleResolution: 'Bundler' }
      : { module: 'NodeNext', moduleResolution: 'NodeNext' };
  const settings = {
    compilerOptions: {
      target: 'ES2022',
      ...(libraries && { lib: libraries }),
      ...resolution,
      ...(importExtension === '.ts' && { rewriteRelativeImportExtensions: true }),
      rootDir: 'src',
      outDir: 'dist',
      declaration: true,
      isolatedDeclarations: true,
      verbatimModuleSyntax: true,
      ...(!hasEnums && { erasableSyntaxOnly: true }),
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      types: [],
    },
    include: ['src'],
  };
  return { path: 'tsconfig.json', code: printJson(settings), isFormatted: true };
}
