// Digest of everything except the input that the output depends on.

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { digest, digestFile } from '../../../output/sha256.ts';

let known: string | undefined;

/** Returns the digest of Ashlar's code and templates, its dependencies' versions, and Node's version. */
export function identity(): string {
  return (known ??= find());
}

function find(): string {
  // The generator is next to the runtime, both in the source and in the build.
  const code = fileURLToPath(new URL('../../../..', import.meta.url));
  const root = packageAbove(code);
  const own = [join(code, 'generator'), join(code, 'runtime'), join(root, 'templates')].flatMap((folder) =>
    filesBelow(folder).map((path) => [path.slice(root.length), digestFile(path)]),
  );
  return digest(JSON.stringify([process.version, packagesOf(root), own]));
}

/** Returns the nearest ancestor directory with a package.json. */
function packageAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (dirname(at) === at) throw new Error('the package.json of Ashlar is missing');
  }
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Returns `name@version` of all direct and transitive dependencies, resolved as by Node. */
function packagesOf(root: string): readonly string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const {
      name = '',
      version = '',
      dependencies,
      optionalDependencies,
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // format of npm
    found.add(`${name}@${version}`);
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const used = resolvePackage(dependency, folder);
      if (used !== undefined) waiting.push(used);
    }
  }
  return [...found].sort();
}

/** Resolves a package from `from`; `undefined` if not installed, such as binaries for another platform. */
function resolvePackage(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
    if (dirname(at) === at) return undefined;
  }
}
