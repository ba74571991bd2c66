// Staging directory outside the project, in which packages are built and packed.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { updatePackageJson, type PackageUpdate } from '../package-json.ts';
import type { PackageFiles } from '../package-diff.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import type { ReleasePackage } from './publish-order.ts';
import { runNode, runNpm, errorOutput, findBinScript } from '../../../pipeline/child-process.ts';

/** Built package with the paths to pack. */
export interface BuiltPackage {
  readonly source: ReleasePackage;
  readonly directory: string;
  readonly paths: readonly string[];
}

/** Built package with the release values. */
export interface StagedUpdate {
  readonly built: BuiltPackage;
  readonly stamp: PackageUpdate;
  readonly changelog: string;
}

export interface StagingDirectory {
  /** Builds in order; `undefined` after an error, which is reported. */
  build(packages: readonly ReleasePackage[], compiler: string): Promise<readonly BuiltPackage[] | undefined>;
  /** Packs built packages; returns the archive paths by package, and reports errors. */
  pack(stamped: readonly StagedUpdate[]): Promise<ReadonlyMap<string, string>>;
  /** Directory from which the packages can be imported. */
  readonly directory: string;
  close(): void;
}

export function createStagingDirectory(cwd: string, report: Report): StagingDirectory {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-release-')));
  const directory = join(root, 'packages');
  mkdirSync(join(root, 'archives'), { recursive: true });
  mkdirSync(directory);
  // Other dependencies resolve to those installed in the project.
  if (existsSync(join(cwd, 'node_modules')))
    symlinkSync(join(cwd, 'node_modules'), join(root, 'node_modules'), 'junction');
  const stagedPath = ({ name }: ReleasePackage): string => join(directory, 'node_modules', name);

  async function compilePackage(each: ReleasePackage, compiler: string): Promise<boolean> {
    if (!existsSync(join(stagedPath(each), 'tsconfig.json'))) return true;
    const script = findBinScript(compiler, 'tsc', cwd) ?? findBinScript(compiler, 'tsc', import.meta.dirname);
    if (script === undefined) {
      report.add('release/missing-tool', {
        message: `the compiler ${compiler} is not installed`,
        help: `npm install -D ${compiler}`,
      });
      return false;
    }
    const result = await runNode(stagedPath(each), [script, '-p', 'tsconfig.json', '--pretty', 'false']);
    if (!result.ok)
      report.add('release/build-failed', {
        message: `${each.name} does not compile: ${errorOutput(result)}`,
        help: `See all of it with ${compiler}: tsc -p ${toDisplayPath(cwd, each.directory)}.`,
      });
    return result.ok;
  }

  /** Builds a package that Ashlar did not generate, in place and with its own script. */
  async function buildInPlace(each: ReleasePackage): Promise<boolean> {
    const result = await runNpm(each.directory, ['run', 'build', '--if-present']);
    const [packed] = result.ok ? await runNpmPack(each.directory, ['--dry-run']) : [];
    if (!packed)
      report.add('release/build-failed', {
        message: `${each.name} cannot be built: ${errorOutput(result)}`,
        help: `npm run build in ${toDisplayPath(cwd, each.directory)} says more.`,
      });
    for (const { path } of packed?.files ?? []) cpSync(join(each.directory, path), join(stagedPath(each), path));
    return packed !== undefined;
  }

  function buildOne(each: ReleasePackage, compiler: string): Promise<boolean> {
    if (each.target === undefined) return buildInPlace(each);
    cpSync(each.directory, stagedPath(each), {
      recursive: true,
      filter: (path) => path === each.directory || !['dist', 'node_modules'].includes(basename(path)),
    });
    return compilePackage(each, compiler);
  }

  /** Returns the output of `npm pack`. */
  async function runNpmPack(
    from: string,
    args: readonly string[],
    packages: readonly string[] = [],
  ): Promise<readonly PackedPackage[]> {
    const result = await runNpm(
      from,
      ['pack', '--ignore-scripts', '--json', ...args, ...packages.map((name) => `./node_modules/${name}`)],
      { npm_config_pack_destination: join(root, 'archives') },
    );
    if (!result.ok) report.add('release/build-failed', { message: `npm cannot pack: ${errorOutput(result)}` });
    return result.ok ? parsePackOutput(result.stdout) : [];
  }

  return {
    directory,
    async build(packages, compiler) {
      for (const source of packages) if (!(await buildOne(source, compiler))) return undefined;
      const paths = new Map(
        (
          await runNpmPack(
            directory,
            ['--dry-run'],
            packages.map(({ name }) => name),
          )
        ).map(({ name, files }) => [name, files.map(({ path }) => path).sort()]),
      );
      return report.hasErrors
        ? undefined
        : packages.map((source) => ({ source, directory: stagedPath(source), paths: paths.get(source.name) ?? [] }));
    },
    async pack(stamped) {
      for (const { built, stamp, changelog } of stamped) {
        writeFileSync(join(built.directory, 'package.json'), printPackageJson(built.source, stamp));
        writeFileSync(join(built.directory, 'CHANGELOG.md'), changelog);
      }
      const packed =
        stamped.length === 0
          ? []
          : await runNpmPack(
              directory,
              [],
              stamped.map(({ built }) => built.source.name),
            );
      return new Map(packed.map(({ name, filename }) => [name, join(root, 'archives', filename)]));
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Returns the files of a package with this manifest update, without its changelog. */
export function listCandidateFiles({ source, directory, paths }: BuiltPackage, stamp: PackageUpdate): PackageFiles {
  const manifest = new TextEncoder().encode(printPackageJson(source, stamp));
  return new Map(paths.map((path) => [path, path === 'package.json' ? manifest : readFileSync(join(directory, path))]));
}

function printPackageJson({ manifest }: ReleasePackage, stamp: PackageUpdate): string {
  return `${JSON.stringify(updatePackageJson(manifest, stamp), null, 2)}\n`;
}

/** Package in the output of `npm pack --json`. */
interface PackedPackage {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Parses the output of npm: an array, or an object by name. */
function parsePackOutput(json: string): readonly PackedPackage[] {
  const value = JSON.parse(json) as readonly PackedPackage[] | Readonly<Record<string, PackedPackage>>;
  return Object.values(value);
}

/** Copies an archive into a directory, atomically. */
export function copyArchive(archive: string, directory: string): void {
  mkdirSync(directory, { recursive: true });
  const target = join(directory, basename(archive));
  cpSync(archive, `${target}.part`);
  renameSync(`${target}.part`, target);
}

/** Returns a path relative to `root`, with `/`; `undefined` if they are equal or it is outside. */
export function relativeDirectory(root: string, directory: string): string | undefined {
  const relativePath = toDisplayPath(root, directory);
  return relativePath === '.' || relativePath.startsWith('..') ? undefined : relativePath;
}
