// A package.json: what a release reads of one, and what it makes of it.

/** A package.json as far as a release knows it; everything else is passed on. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  readonly repository?: unknown;
  readonly [member: string]: unknown;
}

/** The manifest of a text; undefined where it has no name or no version. */
export function readManifest(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isOne =
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'version' in value &&
    typeof value.version === 'string';
  return isOne ? (value as Manifest) : undefined;
}

/** What only the project needs in which the package is made. */
const own = new Set(['scripts', 'private', 'devDependencies', 'workspaces', 'overrides']);

/** What a release decides of a package. */
export interface Stamp {
  readonly version: string;
  /** The versions of all packages of the release, by name. */
  readonly versions: ReadonlyMap<string, string>;
  /** The files that are packed, by path. */
  readonly packed: ReadonlySet<string>;
  /** Where in its repository the package is; undefined at its root, or where that cannot be told. */
  readonly directory: string | undefined;
}

/** The manifest that is packed: versions stamped, siblings by exact version, and nothing that leads to files that are not packed. */
export function stamped(manifest: Manifest, { version, versions, packed, directory }: Stamp): Manifest {
  const members = Object.entries(manifest).filter(([name]) => !own.has(name));
  const { dependencies, exports, repository } = manifest;
  const siblings =
    dependencies &&
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions.get(name) ?? range]));
  const place =
    directory !== undefined && typeof repository === 'object' && repository !== null
      ? { ...repository, directory }
      : repository;
  return {
    ...Object.fromEntries(members),
    name: manifest.name,
    version,
    ...(place !== undefined && { repository: place }),
    ...(siblings && { dependencies: siblings }),
    ...(exports !== undefined && { exports: reachable(exports, packed) }),
  };
}

/** The conditions that Node, compilers and bundlers know. What they lead to has to be there, and a release has that judged. */
const known = new Set([
  'types',
  'import',
  'require',
  'module-sync',
  'node',
  'node-addons',
  'browser',
  'development',
  'production',
  'default',
]);

/** The exports without the project's own conditions that lead to files that are not packed: those of people who work on the sources. */
function reachable(exports: unknown, packed: ReadonlySet<string>): unknown {
  if (typeof exports !== 'object' || exports === null || Array.isArray(exports)) return exports;
  const isOwn = (condition: string): boolean => !condition.startsWith('.') && !known.has(condition);
  const kept = Object.entries(exports).filter(
    ([key, target]) =>
      !isOwn(key) || typeof target !== 'string' || target.includes('*') || packed.has(target.replace(/^\.\//, '')),
  );
  return Object.fromEntries(kept.map(([key, target]) => [key, reachable(target, packed)]));
}

/** The modules that have declarations: entry (`.`, `./node`) and the file of its types. */
export function typedEntries({ exports }: Manifest): readonly (readonly [string, string])[] {
  if (typeof exports !== 'object' || exports === null) return [];
  return Object.entries(exports).flatMap(([entry, target]: [string, unknown]) => {
    const types: unknown =
      typeof target === 'object' && target !== null && 'types' in target ? target.types : undefined;
    return typeof types === 'string' ? [[entry, types.replace(/^\.\//, '')] as const] : [];
  });
}
