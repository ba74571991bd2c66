// Parser and updater for package.json.

/** Properties of package.json that a release uses; all others are kept. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
  readonly repository?: unknown;
  readonly [property: string]: unknown;
}

/** Parses a package.json; `undefined` if it is invalid or lacks `name` or `version`. */
export function parsePackageJson(text: string): PackageJson | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isValid =
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'version' in value &&
    typeof value.version === 'string';
  return isValid ? (value as PackageJson) : undefined;
}

/** Properties that only the source project needs. */
const projectOnlyProperties = new Set(['scripts', 'private', 'devDependencies', 'workspaces', 'overrides']);

/** Values that a release writes into package.json. */
export interface PackageUpdate {
  readonly version: string;
  /** Versions of all packages in the release, by name. */
  readonly versions: ReadonlyMap<string, string>;
  readonly packedPaths: ReadonlySet<string>;
  /** Directory within the repository; `undefined` if at its root or unknown. */
  readonly directory: string | undefined;
}

/**
 * Returns the package.json to publish, with its version, exact versions of siblings, and no custom export conditions
 * whose targets are not packed.
 */
export function updatePackageJson(
  manifest: PackageJson,
  { version, versions, packedPaths, directory }: PackageUpdate,
): PackageJson {
  const properties = Object.entries(manifest).filter(([name]) => !projectOnlyProperties.has(name));
  const { dependencies, exports, repository } = manifest;
  const siblings =
    dependencies &&
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions.get(name) ?? range]));
  const repositoryField =
    directory !== undefined && typeof repository === 'object' && repository !== null
      ? { ...repository, directory }
      : repository;
  return {
    ...Object.fromEntries(properties),
    name: manifest.name,
    version,
    ...(repositoryField !== undefined && { repository: repositoryField }),
    ...(siblings && { dependencies: siblings }),
    ...(exports !== undefined && { exports: removeUnpackedConditions(exports, packedPaths) }),
  };
}

/** Conditions that Node, compilers, and bundlers define. Their targets must exist, which publint checks. */
const standardConditions = new Set([
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

/** Removes custom conditions whose targets are not packed, such as those for the sources. */
function removeUnpackedConditions(exports: unknown, packedPaths: ReadonlySet<string>): unknown {
  if (typeof exports !== 'object' || exports === null || Array.isArray(exports)) return exports;
  const isCustom = (condition: string): boolean => !condition.startsWith('.') && !standardConditions.has(condition);
  const included = Object.entries(exports).filter(
    ([key, target]) =>
      !isCustom(key) ||
      typeof target !== 'string' ||
      target.includes('*') ||
      packedPaths.has(target.replace(/^\.\//, '')),
  );
  return Object.fromEntries(included.map(([key, target]) => [key, removeUnpackedConditions(target, packedPaths)]));
}

/** Returns the entries of `exports` that have types, each with its declaration file. */
export function listTypedEntries({ exports }: PackageJson): readonly (readonly [string, string])[] {
  if (typeof exports !== 'object' || exports === null) return [];
  return Object.entries(exports).flatMap(([entry, target]: [string, unknown]) => {
    const types: unknown =
      typeof target === 'object' && target !== null && 'types' in target ? target.types : undefined;
    return typeof types === 'string' ? [[entry, types.replace(/^\.\//, '')] as const] : [];
  });
}
