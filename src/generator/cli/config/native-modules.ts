// CommonJS and JSON modules, which jiti leaves to Node.js: tracked, and loaded again each time.

import Module, { isBuiltin } from 'node:module';

interface CachedModule {
  readonly filename: string | null;
  readonly children: readonly CachedModule[];
}

/** The loader of Node.js, whose types do not declare these functions. */
interface NodeLoader {
  _load: (request: string, parent: CachedModule | undefined, isMain: boolean) => unknown;
  readonly _resolveFilename: (request: string, parent: CachedModule | undefined, isMain: boolean) => string;
  readonly _cache: Record<string, CachedModule | undefined>;
}

/** Receives the path of each module that is loaded. */
export interface NativeModuleObserver {
  /** Returns whether the imports of a module are those of the loaded one, rather than of the compiler. */
  isTracked(file: string): boolean;
  onModule(file: string): void;
}

/**
 * Runs synchronous work with new instances of all modules that it loads, except for those of packages, and leaves the
 * cache of Node.js as it was.
 *
 * @throws what the work throws.
 */
export function withNewModules<T>(work: () => T, observer: NativeModuleObserver): T {
  // The exported class has these properties, on which other loaders depend, too.
  const loader = Module as unknown as NodeLoader;
  const { _load: load, _cache: cache } = loader;
  const earlier = new Map<string, CachedModule | undefined>();
  loader._load = (request, parent, isMain) => {
    const importer = parent?.filename ?? '';
    if (isBuiltin(request) || !observer.isTracked(importer)) return load(request, parent, isMain);
    const name = loader._resolveFilename(request, parent, isMain);
    if (!observer.isTracked(name)) return load(request, parent, isMain);
    observer.onModule(name);
    // Packages can contain native code, which cannot be loaded twice, and rarely change.
    if (/[\\/]node_modules[\\/]/.test(name)) {
      const isCached = cache[name] !== undefined;
      const exports = load(request, parent, isMain);
      if (isCached) reportImports(cache[name], observer);
      return exports;
    }
    if (!earlier.has(name)) {
      earlier.set(name, cache[name]);
      Reflect.deleteProperty(cache, name);
    }
    return load(request, parent, isMain);
  };
  try {
    return work();
  } finally {
    loader._load = load;
    for (const [file, module] of earlier)
      if (module) cache[file] = module;
      else Reflect.deleteProperty(cache, file);
  }
}

/** Reports the imports of a module that was loaded earlier. */
function reportImports(module: CachedModule | undefined, observer: NativeModuleObserver): void {
  const seen = new Set<CachedModule>();
  const queue = [module];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.filename !== null) observer.onModule(next.filename);
    queue.push(...next.children);
  }
}
