// What every generated package has beside its code: package.json and a licence.

import { json, type JsonTree } from '../code/json/json.ts';
import type { Page, PublishedPackages, TargetName, TargetOptions } from './target.ts';

export type PackageOptions = PublishedPackages;

/** The templates of package files that are the same for all. */
export interface PackageTemplates {
  /** The MIT licence; it names no holder but the contributors. */
  readonly 'shared/mit-license.md': EmptyView;
}

/** Of a template without a gap. */
export interface EmptyView {}

/** What one package says of itself in package.json. */
export interface PackageFacts {
  readonly target: TargetName;
  readonly description: string;
  readonly exports: JsonTree;
  readonly scripts?: JsonTree;
  readonly files: readonly string[];
  /** What it imports of. */
  readonly siblings?: readonly TargetName[];
  /** Packages that it works with where they are installed, by the versions that it does so with. */
  readonly optionalPeers?: { readonly [name: string]: string };
}

/** The oldest Node that generated code is tested on. */
const oldestNode = '>=20.19.0';

/** The name that a target's package is published under. */
export function packageName(target: TargetName, { scope }: PackageOptions): string {
  return `${scope}/${target}`;
}

/** package.json, and the licence's text where Ashlar knows it. The version is stamped when a release packs. */
export function packagePages(facts: PackageFacts, options: PackageOptions): readonly Page[] {
  const { license, repository, access = 'public', provenance, workspaceProtocol = false } = options;
  const range = workspaceProtocol ? 'workspace:*' : '0.0.0';
  const manifest = json({
    name: packageName(facts.target, options),
    version: '0.0.0',
    description: facts.description,
    license,
    repository: repository === undefined ? undefined : { type: 'git', url: repository },
    type: 'module',
    sideEffects: false,
    // What has a build has code: of documents and pages no engine is asked.
    engines: facts.scripts && { node: oldestNode },
    exports: facts.exports,
    // A changelog is there once a release has packed one.
    files: facts.files.includes('**/*.md') ? facts.files : [...facts.files, 'CHANGELOG.md'],
    scripts: facts.scripts,
    dependencies:
      facts.siblings && Object.fromEntries(facts.siblings.map((name) => [packageName(name, options), range])),
    peerDependencies: facts.optionalPeers,
    peerDependenciesMeta:
      facts.optionalPeers &&
      Object.fromEntries(Object.keys(facts.optionalPeers).map((name) => [name, { optional: true }])),
    // Without this, npm takes a package with a scope for a private one.
    publishConfig: { access, ...(provenance !== undefined && { provenance }) },
  });
  const pages: Page[] = [{ path: 'package.json', code: manifest, formatted: true }];
  if (license === 'MIT') pages.push({ path: 'LICENSE', template: 'shared/mit-license.md', view: {} });
  return pages;
}

/** The tsconfig.json that makes `dist` of the sources: the strictest settings, of which consumers may use any part. */
export function buildPage({ importExtension }: TargetOptions, lib?: readonly string[]): Page {
  const resolution =
    importExtension === ''
      ? { module: 'ESNext', moduleResolution: 'Bundler' }
      : { module: 'NodeNext', moduleResolution: 'NodeNext' };
  const settings = {
    compilerOptions: {
      target: 'ES2022',
      ...(lib && { lib }),
      ...resolution,
      ...(importExtension === '.ts' && { rewriteRelativeImportExtensions: true }),
      rootDir: 'src',
      outDir: 'dist',
      declaration: true,
      isolatedDeclarations: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      types: [],
    },
    include: ['src'],
  };
  return { path: 'tsconfig.json', code: json(settings), formatted: true };
}
