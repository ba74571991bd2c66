// Which Ashlar runs: a digest of everything but its input that its output depends on.

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { digest, digestFile } from '../../../output/sha256.ts';

let known: string | undefined;

/** The digest of this Ashlar's code and templates, of the versions of all packages it uses, and of Node's. */
export function identity(): string {
  return (known ??= find());
}

function find(): string {
  // Beside the generator lies the runtime, as source and as a build; everything else of the package is above.
  const code = fileURLToPath(new URL('../../../..', import.meta.url));
  const root = packageAbove(code);
  const own = [join(code, 'generator'), join(code, 'runtime'), join(root, 'templates')].flatMap((folder) =>
    filesBelow(folder).map((path) => [path.slice(root.length), digestFile(path)]),
  );
  return digest(JSON.stringify([process.version, packagesOf(root), own]));
}

/** The folder, here or above, that holds a package.json. */
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

/** Every package that the one in this folder uses, itself or through others, as Node finds them: `name@version`. */
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
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // npm's own form
    found.add(`${name}@${version}`);
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const used = resolvePackage(dependency, folder);
      if (used !== undefined) waiting.push(used);
    }
  }
  return [...found].sort();
}

/** The folder of a package as modules in `from` find it; undefined where it is not installed, as other systems' binaries are not. */
function resolvePackage(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
    if (dirname(at) === at) return undefined;
  }
}
