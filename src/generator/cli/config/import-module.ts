// Import of the configuration, and of modules that it names. jiti compiles TypeScript, the same way in every version of Node.

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Jiti, JitiOptions, TransformOptions } from 'jiti';
import { sha256 } from '../../output/sha256.ts';
import type { DiagnosticDetails } from '../../diagnostics/report.ts';
import type { CacheDirectory } from '../../commands/generate/cache/cache-directory.ts';
import { toolDigest } from '../../commands/generate/cache/tool-digest.ts';
import { exceptionMessage } from '../../pipeline/describe-exception.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { defaultTargetTimeLimit, runWithTimeLimit } from '../../pipeline/run-with-time-limit.ts';
import { runDirectly } from '../../pipeline/target-errors.ts';
import { withNewModules, type NativeModuleObserver } from './native-modules.ts';

/** Options for loading a module. */
export interface LoadOptions {
  /** Receives the absolute paths of the module and its imports. */
  readonly modules?: { readonly add: (file: string) => unknown };
  /** Runs the module. By default, errors of asynchronous work that it starts are not collected. */
  readonly run?: <T>(code: () => T) => Promise<T>;
  /** Time limit of a module that is loaded synchronously, in milliseconds. */
  readonly timeLimit?: number | undefined;
  /** Whether to bypass Node's module cache. */
  readonly isReload?: boolean;
  /** Cache of compiled modules, because loading the compiler takes longer than reading most documents. */
  readonly cache?: CacheDirectory | undefined;
}

/** Directory of Ashlar's own modules, which a configuration may import. */
const ownDirectory = fileURLToPath(new URL('../../', import.meta.url));

type CreateJiti = (id: string, options?: JitiOptions) => Jiti;

/** Loads jiti. An import would first search the text of its CommonJS module for exports, which takes longer. */
function loadCompiler(): CreateJiti {
  const { createJiti } = createRequire(import.meta.url)('jiti') as { readonly createJiti: CreateJiti };
  return createJiti;
}

/**
 * Returns the default export of a module.
 *
 * @throws what the module throws, or an error of its syntax.
 */
export async function importModule(file: string, options: LoadOptions): Promise<unknown> {
  const createJiti = loadCompiler();
  if (options.isReload === true) {
    try {
      return await requireModule(file, options);
    } catch {
      // Modules with top-level await cannot be loaded synchronously. For broken modules, the import reports the error.
    }
  }
  return withPluginApi((pluginApi) =>
    createJiti(import.meta.url, createOptions(createJiti, file, options, pluginApi)).import(file, { default: true }),
  );
}

/**
 * Returns the default export of a module, of which `modules` then contains every import: Node caches every ES module, but
 * jiti compiles those that are required to CommonJS. They cannot contain a top-level `await`.
 *
 * @throws what the module throws, an error of its syntax, or a `TimeLimitError`.
 */
export async function requireModule(file: string, options: LoadOptions): Promise<unknown> {
  const createJiti = loadCompiler();
  const { modules, run = runDirectly, timeLimit = defaultTargetTimeLimit } = options;
  const observer = createModuleObserver((path) => modules?.add(path));
  const loaded = await withPluginApi((pluginApi): unknown => {
    const load: (path: string) => unknown = createJiti(
      import.meta.url,
      createOptions(createJiti, file, options, pluginApi),
    );
    // After a time-out, no code of the module runs that could restore anything.
    return run(() => withNewModules(() => runWithTimeLimit(() => load(file), timeLimit), observer));
  });
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
}

/** Creates an observer of all modules but those of Ashlar and the compiler, whose imports are not those of a module. */
export function createModuleObserver(onModule: (file: string) => void): NativeModuleObserver {
  const compilerDirectory = dirname(createRequire(import.meta.url).resolve('jiti/package.json'));
  return {
    isTracked: (path) => !path.startsWith(ownDirectory) && !path.startsWith(compilerDirectory),
    onModule,
  };
}

/** `ashlar/plugin`, or that a module imports it although it is not loaded. */
class PluginApi {
  isMissing = false;
  readonly #exports: unknown;

  constructor(exports?: unknown) {
    this.#exports = exports;
  }

  get exports(): unknown {
    if (this.#exports !== undefined) return this.#exports;
    this.isMissing = true;
    throw new Error('ashlar/plugin is not loaded');
  }
}

/** Loads a module and, only if it imports `ashlar/plugin`, loads that first: it is most of Ashlar. */
async function withPluginApi<T>(load: (pluginApi: PluginApi) => T | Promise<T>): Promise<T> {
  const pluginApi = new PluginApi();
  try {
    return await load(pluginApi);
  } catch (error) {
    if (!pluginApi.isMissing) throw error;
    return load(new PluginApi(await import('../../plugin.ts')));
  }
}

function createOptions(
  createJiti: CreateJiti,
  file: string,
  { modules, cache }: LoadOptions,
  pluginApi: PluginApi,
): JitiOptions {
  const configExports = new URL(
    import.meta.url.endsWith('.ts') ? './config-module-api.ts' : './config-module-api.js',
    import.meta.url,
  );
  return {
    moduleCache: false,
    fsCache: false,
    alias: { ashlar: fileURLToPath(configExports) },
    virtualModules: {
      get 'ashlar/plugin'() {
        return pluginApi.exports;
      },
    },
    transform: createCachedCompiler(createJiti, dirname(file), cache, modules),
  };
}

/** Returns the absolute path of a package's module, as `directory` would import it; `undefined` if there is none. */
export function resolvePackageModule(name: string, directory: string): string | undefined {
  const createJiti = loadCompiler();
  const url = createJiti(import.meta.url).esmResolve(name, { parentURL: directory, try: true });
  return url === undefined ? undefined : fileURLToPath(url);
}

/** Describes the failure of an import, with the position in the module if the message has one. */
export function describeImportError(error: unknown, file: string, cwd: string): DiagnosticDetails {
  const errorMessage = exceptionMessage(error);
  const displayPath = toDisplayPath(cwd, file);
  const [, line, column] = /^:(\d+):(\d+)/.exec(errorMessage.split(file)[1] ?? '') ?? [];
  return {
    message: `cannot load \`${displayPath}\`: ${(errorMessage.split('\n', 1)[0] ?? '').replaceAll(file, displayPath)}`,
    location: line === undefined ? undefined : { file: displayPath, line: Number(line), column: Number(column) + 1 },
  };
}

type Compiler = (transformOptions: TransformOptions) => { code: string };

/** Creates a compiler that caches its output, and adds the paths of the modules of a configuration to `modules`. */
function createCachedCompiler(
  createJiti: CreateJiti,
  directory: string,
  cache: CacheDirectory | undefined,
  modules: LoadOptions['modules'],
): Compiler {
  const compiler = createJiti(import.meta.url);
  return (transformOptions) => {
    const { filename = '', source } = transformOptions;
    const isAshlarModule = filename.startsWith(ownDirectory);
    if (filename !== '' && !isAshlarModule) modules?.add(filename);
    // The output contains the path only if the module uses `import.meta`; otherwise, all checkouts share the entry.
    const modulePath = source.includes('import.meta')
      ? filename
      : isAshlarModule
        ? filename.slice(ownDirectory.length)
        : toDisplayPath(directory, filename);
    const cacheKey = cache && sha256(JSON.stringify([toolDigest(), { ...transformOptions, filename: modulePath }]));
    const cached = cacheKey === undefined ? undefined : cache?.read(cacheKey);
    if (cached !== undefined) return { code: cached };
    const code = compiler.transform(transformOptions);
    if (cacheKey !== undefined) cache?.write(cacheKey, code);
    return { code };
  };
}
