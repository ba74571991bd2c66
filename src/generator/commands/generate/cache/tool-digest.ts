// Digest of Ashlar, its dependencies, and Node: everything besides the input that affects the output.

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sha256, sha256File } from '../../../output/sha256.ts';

/** Computed once, because the program does not change while it runs. */
let cachedDigest: string | undefined;

/** Returns the digest of Ashlar's code and templates, its dependencies' versions, and Node's version. */
export function toolDigest(): string {
  // The generator is next to the runtime, both in the source and in the build.
  return (cachedDigest ??= computeDigest(fileURLToPath(new URL('../../../..', import.meta.url))));
}

/** Returns the digest of a package whose generator and runtime are in the directory `code`. */
export function computeDigest(code: string): string {
  const root = findPackageRoot(code);
  const ownFiles = [join(code, 'generator'), join(code, 'runtime'), join(root, 'templates')].flatMap((directory) =>
    listFiles(directory).map((path) => [path.slice(root.length), sha256File(path)]),
  );
  return sha256(JSON.stringify([process.version, listDependencies(root), ownFiles]));
}

/** Returns the nearest ancestor directory with a package.json. */
function findPackageRoot(directory: string): string {
  for (let ancestor = directory; ; ancestor = dirname(ancestor)) {
    if (existsSync(join(ancestor, 'package.json'))) return ancestor;
    if (dirname(ancestor) === ancestor) throw new Error("Ashlar's package.json is missing");
  }
}

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(directory, entry.name)) : [join(directory, entry.name)]));
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Returns `name@version` of all direct and transitive dependencies, resolved the way Node does. */
function listDependencies(root: string): readonly string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const queue = [root];
  for (let directory = queue.pop(); directory !== undefined; directory = queue.pop()) {
    if (seen.has(directory)) continue;
    seen.add(directory);
    const {
      name = '',
      version = '',
      dependencies,
      optionalDependencies,
    } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson; // npm guarantees these types
    packages.add(`${name}@${version}`);
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependencyDirectory = resolvePackage(dependency, directory);
      if (dependencyDirectory !== undefined) queue.push(dependencyDirectory);
    }
  }
  return [...packages].sort();
}

/** Resolves a package from a directory; `undefined` if it is not installed, as with binaries for other platforms. */
function resolvePackage(name: string, importer: string): string | undefined {
  for (let ancestor = importer; ; ancestor = dirname(ancestor)) {
    const directory = join(ancestor, 'node_modules', name);
    if (existsSync(join(directory, 'package.json'))) return realpathSync(directory);
    if (dirname(ancestor) === ancestor) return undefined;
  }
}
