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
import { stamped, type Stamp } from '../package-json.ts';
import type { Content } from '../package-diff.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { shownPath } from '../../../pipeline/display-path.ts';
import type { ReleasePackage } from './publish-order.ts';
import { node, npm, saidBy, scriptOf } from '../../../pipeline/child-process.ts';

/** Built package with the paths to pack. */
export interface Built {
  readonly source: ReleasePackage;
  readonly folder: string;
  readonly paths: readonly string[];
}

/** Built package with the release values. */
export interface Stamped {
  readonly built: Built;
  readonly stamp: Stamp;
  readonly changelog: string;
}

export interface Stage {
  /** Builds in order; `undefined` after an error, which is reported. */
  build(packages: readonly ReleasePackage[], compiler: string): Promise<readonly Built[] | undefined>;
  /** Packs built packages; returns the archive paths by package, and reports errors. */
  pack(stamped: readonly Stamped[]): Promise<ReadonlyMap<string, string>>;
  /** Directory from which the packages can be imported. */
  readonly folder: string;
  close(): void;
}

export function createStage(cwd: string, report: Report): Stage {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-release-')));
  const folder = join(root, 'packages');
  mkdirSync(join(root, 'archives'), { recursive: true });
  mkdirSync(folder);
  // Other dependencies resolve to those installed in the project.
  if (existsSync(join(cwd, 'node_modules')))
    symlinkSync(join(cwd, 'node_modules'), join(root, 'node_modules'), 'junction');
  const of = ({ name }: ReleasePackage): string => join(folder, 'node_modules', name);

  async function compile(each: ReleasePackage, compiler: string): Promise<boolean> {
    if (!existsSync(join(of(each), 'tsconfig.json'))) return true;
    const script = scriptOf(compiler, 'tsc', cwd) ?? scriptOf(compiler, 'tsc', import.meta.dirname);
    if (script === undefined) {
      report.add('release/no-tool', {
        message: `the compiler ${compiler} is not installed`,
        help: `npm install -D ${compiler}`,
      });
      return false;
    }
    const ran = await node(of(each), [script, '-p', 'tsconfig.json', '--pretty', 'false']);
    if (!ran.ok)
      report.add('release/build', {
        message: `${each.name} does not compile: ${saidBy(ran)}`,
        help: `See all of it with ${compiler}: tsc -p ${shownPath(cwd, each.folder)}.`,
      });
    return ran.ok;
  }

  /** Builds a package that Ashlar did not generate, in place and with its own script. */
  async function buildInPlace(each: ReleasePackage): Promise<boolean> {
    const ran = await npm(each.folder, ['run', 'build', '--if-present']);
    const [made] = ran.ok ? await packing(each.folder, ['--dry-run']) : [];
    if (!made)
      report.add('release/build', {
        message: `${each.name} cannot be built: ${saidBy(ran)}`,
        help: `npm run build in ${shownPath(cwd, each.folder)} says more.`,
      });
    for (const { path } of made?.files ?? []) cpSync(join(each.folder, path), join(of(each), path));
    return made !== undefined;
  }

  function buildOne(each: ReleasePackage, compiler: string): Promise<boolean> {
    if (each.target === undefined) return buildInPlace(each);
    cpSync(each.folder, of(each), {
      recursive: true,
      filter: (path) => path === each.folder || !['dist', 'node_modules'].includes(basename(path)),
    });
    return compile(each, compiler);
  }

  /** Returns the output of `npm pack`. */
  async function packing(
    from: string,
    words: readonly string[],
    packages: readonly string[] = [],
  ): Promise<readonly Packed[]> {
    const ran = await npm(
      from,
      ['pack', '--ignore-scripts', '--json', ...words, ...packages.map((name) => `./node_modules/${name}`)],
      { npm_config_pack_destination: join(root, 'archives') },
    );
    if (!ran.ok) report.add('release/build', { message: `npm cannot pack: ${saidBy(ran)}` });
    return ran.ok ? listOf(ran.stdout) : [];
  }

  return {
    folder,
    async build(packages, compiler) {
      for (const source of packages) if (!(await buildOne(source, compiler))) return undefined;
      const paths = new Map(
        (
          await packing(
            folder,
            ['--dry-run'],
            packages.map(({ name }) => name),
          )
        ).map(({ name, files }) => [name, files.map(({ path }) => path).sort()]),
      );
      return report.failed
        ? undefined
        : packages.map((source) => ({ source, folder: of(source), paths: paths.get(source.name) ?? [] }));
    },
    async pack(stamped) {
      for (const { built, stamp, changelog } of stamped) {
        writeFileSync(join(built.folder, 'package.json'), manifestText(built.source, stamp));
        writeFileSync(join(built.folder, 'CHANGELOG.md'), changelog);
      }
      const made =
        stamped.length === 0
          ? []
          : await packing(
              folder,
              [],
              stamped.map(({ built }) => built.source.name),
            );
      return new Map(made.map(({ name, filename }) => [name, join(root, 'archives', filename)]));
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Returns the files of a package with this manifest update, without its changelog. */
export function candidateOf({ source, folder, paths }: Built, stamp: Stamp): Content {
  const manifest = new TextEncoder().encode(manifestText(source, stamp));
  return new Map(paths.map((path) => [path, path === 'package.json' ? manifest : readFileSync(join(folder, path))]));
}

function manifestText({ manifest }: ReleasePackage, stamp: Stamp): string {
  return `${JSON.stringify(stamped(manifest, stamp), null, 2)}\n`;
}

/** Package in the output of `npm pack --json`. */
interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Parses the output of npm: an array, or an object by name. */
function listOf(json: string): readonly Packed[] {
  const value = JSON.parse(json) as readonly Packed[] | Readonly<Record<string, Packed>>;
  return Object.values(value);
}

/** Copies an archive into a directory, atomically. */
export function keep(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const place = join(folder, basename(archive));
  cpSync(archive, `${place}.part`);
  renameSync(`${place}.part`, place);
}

/** Returns a path relative to `root`, with `/`; `undefined` if they are equal or it is outside. */
export function directoryWithin(root: string, folder: string): string | undefined {
  const shown = shownPath(root, folder);
  return shown === '.' || shown.startsWith('..') ? undefined : shown;
}
