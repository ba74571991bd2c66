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
import type { ReleasePackage } from './release-packages.ts';
import { runNode, runNpm, firstErrorLine, findBinScript } from '../../../pipeline/run-program.ts';

/** Built package with the paths to pack. */
export interface BuiltPackage {
  readonly source: ReleasePackage;
  readonly directory: string;
  readonly paths: readonly string[];
}

/** Built package with the values that the release writes into it. */
export interface StagedPackageUpdate {
  readonly builtPackage: BuiltPackage;
  readonly packageUpdate: PackageUpdate;
  readonly changelog: string;
}

export interface StagingDirectory {
  /** Builds the packages in order. Returns `undefined` after reporting errors. */
  build(packages: readonly ReleasePackage[], compiler: string): Promise<readonly BuiltPackage[] | undefined>;
  /** Packs built packages; returns the archive paths by package, and reports errors. */
  pack(updates: readonly StagedPackageUpdate[]): Promise<ReadonlyMap<string, string>>;
  /** Directory from which the packages can be imported. */
  readonly directory: string;
  /** Removes the directory. */
  close(): void;
}

/** Creates a staging directory for the packages of the project at `cwd`. */
export function createStagingDirectory(cwd: string, report: Report): StagingDirectory {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-release-')));
  const directory = join(root, 'packages');
  mkdirSync(join(root, 'archives'), { recursive: true });
  mkdirSync(directory);
  // Dependencies that are not released resolve to those installed in the project.
  if (existsSync(join(cwd, 'node_modules')))
    symlinkSync(join(cwd, 'node_modules'), join(root, 'node_modules'), 'junction');
  const stagedPath = ({ name }: ReleasePackage): string => join(directory, 'node_modules', name);

  async function compilePackage(source: ReleasePackage, compiler: string): Promise<boolean> {
    if (!existsSync(join(stagedPath(source), 'tsconfig.json'))) return true;
    const script = findBinScript(compiler, 'tsc', cwd);
    if (script === undefined) {
      report.add('release/missing-tool', {
        message: `the compiler \`${compiler}\` is not installed`,
        help: `run \`npm install -D ${compiler}\``,
      });
      return false;
    }
    const result = await runNode(stagedPath(source), [script, '-p', 'tsconfig.json', '--pretty', 'false']);
    if (!result.ok)
      report.add('release/build-failed', {
        message: `cannot compile \`${source.name}\`: ${firstErrorLine(result)}`,
        help: `to see all errors, run \`tsc -p ${toDisplayPath(cwd, source.directory)}\` of \`${compiler}\``,
      });
    return result.ok;
  }

  /** Builds a package that Ashlar did not generate, in place and with its own script. */
  async function buildInPlace(source: ReleasePackage): Promise<boolean> {
    const result = await runNpm(source.directory, ['run', 'build', '--if-present']);
    const [packed] = result.ok ? await runNpmPack(source.directory, ['--dry-run']) : [];
    if (!packed)
      report.add('release/build-failed', {
        message: `cannot build \`${source.name}\`: ${firstErrorLine(result)}`,
        help: `to see all errors, run \`npm run build\` in \`${toDisplayPath(cwd, source.directory)}\``,
      });
    for (const { path } of packed?.files ?? []) cpSync(join(source.directory, path), join(stagedPath(source), path));
    return packed !== undefined;
  }

  function buildPackage(source: ReleasePackage, compiler: string): Promise<boolean> {
    if (source.target === undefined) return buildInPlace(source);
    cpSync(source.directory, stagedPath(source), {
      recursive: true,
      filter: (path) => path === source.directory || !['dist', 'node_modules'].includes(basename(path)),
    });
    return compilePackage(source, compiler);
  }

  /** Runs `npm pack` and returns the packed packages. Returns an empty array after reporting an error. */
  async function runNpmPack(
    packDirectory: string,
    args: readonly string[],
    packages: readonly string[] = [],
  ): Promise<readonly PackedPackage[]> {
    const result = await runNpm(
      packDirectory,
      ['pack', '--ignore-scripts', '--json', ...args, ...packages.map((name) => `./node_modules/${name}`)],
      { npm_config_pack_destination: join(root, 'archives') },
    );
    if (!result.ok) report.add('release/build-failed', { message: `cannot pack: ${firstErrorLine(result)}` });
    return result.ok ? parsePackOutput(result.stdout) : [];
  }

  return {
    directory,
    async build(packages, compiler) {
      for (const source of packages) if (!(await buildPackage(source, compiler))) return undefined;
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
    async pack(updates) {
      for (const { builtPackage, packageUpdate, changelog } of updates) {
        writeFileSync(
          join(builtPackage.directory, 'package.json'),
          printPackageJson(builtPackage.source, packageUpdate),
        );
        writeFileSync(join(builtPackage.directory, 'CHANGELOG.md'), changelog);
      }
      const packed =
        updates.length === 0
          ? []
          : await runNpmPack(
              directory,
              [],
              updates.map(({ builtPackage }) => builtPackage.source.name),
            );
      return new Map(packed.map(({ name, filename }) => [name, join(root, 'archives', filename)]));
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Returns the files of a package with an updated package.json, without its changelog. */
export function readUpdatedPackageFiles(
  { source, directory, paths }: BuiltPackage,
  update: PackageUpdate,
): PackageFiles {
  const manifest = new TextEncoder().encode(printPackageJson(source, update));
  return new Map(paths.map((path) => [path, path === 'package.json' ? manifest : readFileSync(join(directory, path))]));
}

function printPackageJson({ manifest }: ReleasePackage, update: PackageUpdate): string {
  return `${JSON.stringify(updatePackageJson(manifest, update), null, 2)}\n`;
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

/** Returns a path relative to `root`, with forward slashes; `undefined` if it equals `root` or is outside it. */
export function relativeDirectory(root: string, directory: string): string | undefined {
  const relativePath = toDisplayPath(root, directory);
  return relativePath === '.' || relativePath.startsWith('..') ? undefined : relativePath;
}
