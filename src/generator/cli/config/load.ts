// Configuration loader.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Jiti, JitiOptions, TransformOptions } from 'jiti';
import { digest } from '../../output/sha256.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Finding, Report } from '../../diagnostics/report.ts';
import { read } from '../../source/parse-lazily.ts';
import { createSource, decode } from '../../source/source-text.ts';
import type { Node, Source } from '../../source/node.ts';
import { toJson } from '../../source/node-to-json.ts';
import type { CacheFolder } from '../../commands/generate/cache/cache-directory.ts';
import { identity } from '../../commands/generate/cache/cache-key.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { checkConfig, isConfig, type Complaint } from './validate-config.ts';
import type { AshlarConfig } from './types.ts';
import { nodeAt } from './locate-member.ts';
import { saidOf } from '../system-error.ts';

/** File names of a configuration, in the working directory. */
export const configNames = ['ashlar.config.ts', 'ashlar.config.js', 'ashlar.config.mjs', 'ashlar.config.json'] as const;

/** Loaded configuration. */
export interface LoadedConfig {
  readonly folder: string;
  readonly config: AshlarConfig;
  /**
   * Returns the path of a property: `['out']`; of one document among several `['documents', 1, 'out']`, unless shared.
   */
  readonly at: (member: keyof AshlarConfig) => Complaint['at'];
  /** Returns the diagnostic for an error, with its location if the configuration is JSON. */
  readonly told: (complaint: Complaint) => Finding;
}

/** Options for a configuration that is a module. */
export interface Loading {
  /** Receives the absolute paths of the modules that the configuration consists of. */
  readonly modules?: Set<string>;
  /** Whether to bypass the module cache of Node. */
  readonly anew?: boolean;
  /** Cache of compiled modules, because loading the compiler takes longer than reading most documents. */
  readonly cache?: CacheFolder | undefined;
}

/**
 * Loads the configuration that `--config` names, or the one in the working directory, or an empty one. `undefined` if
 * it is invalid, which is reported. Adds the sources read to `texts`.
 */
export async function loadConfig(
  cwd: string,
  named: string | undefined,
  report: Report,
  texts: Map<string, Source>,
  loading: Loading = {},
): Promise<LoadedConfig | undefined> {
  const file = named === undefined ? find(cwd, report) : resolve(cwd, named);
  if (file === 'none') return { folder: cwd, config: {}, at: (member) => [member], told: teller('') };
  if (file === 'several') return undefined;
  if (!isFile(file)) {
    report.add('cli/no-configuration', { message: `there is no configuration at ${shownPath(cwd, file)}` });
    return undefined;
  }
  loading.modules?.add(file);
  return file.endsWith('.json') ? readJson(cwd, file, report, texts) : runModule(cwd, file, report, loading);
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the configuration file in a directory (absolute), or `none` or `several`. */
function find(cwd: string, report: Report): string {
  const [first, ...others] = configNames.filter((name) => existsSync(join(cwd, name)));
  if (first === undefined) return 'none';
  if (others.length === 0) return join(cwd, first);
  const message = `there are several configurations here: ${[first, ...others].join(', ')}`;
  report.add('cli/several-configurations', { message, help: 'Keep one, or say which one counts with --config.' });
  return 'several';
}

async function readJson(
  cwd: string,
  file: string,
  report: Report,
  texts: Map<string, Source>,
): Promise<LoadedConfig | undefined> {
  const text = readText(shownPath(cwd, file), file, report);
  if (text === undefined) return undefined;
  const source = createSource(shownPath(cwd, file), text);
  texts.set(source.file, source);
  const root = await read(source, report);
  if (root === undefined || report.failed) return undefined;
  return accept(toJson(root), file, report, root);
}

function readText(shown: string, file: string, report: Report): string | undefined {
  try {
    const decoded = decode(readFileSync(file));
    if ('text' in decoded) return decoded.text;
    report.add('source/encoding', {
      message: `${shown} is not UTF-8 text: no character has the byte at offset ${decoded.badByte}`,
    });
  } catch (error) {
    const said = saidOf(error);
    report.add('cli/broken-configuration', { message: `${shown} cannot be read: the system says ${said}` });
  }
  return undefined;
}

/** Locates the property that an error is about, or its closest existing ancestor. */
function placeOf(root: Node, { at, on }: Complaint): Place | undefined {
  const found = nodeAt(root, at);
  if (found === undefined)
    return at.length === 0 ? undefined : placeOf(root, { at: at.slice(0, -1), on: 'value', message: '' });
  const { start, end } = on === 'name' && found.key ? found.key : found.node;
  return root.source.place(start, end);
}

/** Directory of Ashlar's own modules, which a configuration may import. */
const ownFolder = fileURLToPath(new URL('../../', import.meta.url));

type CreateJiti = (id: string, options?: JitiOptions) => Jiti;

/** Compiles TypeScript on import, in the same way in every version of Node. */
async function runModule(
  cwd: string,
  file: string,
  report: Report,
  { modules, anew, cache }: Loading,
): Promise<LoadedConfig | undefined> {
  const { createJiti } = await import('jiti');
  const own = new URL(import.meta.url.endsWith('.ts') ? './importable-modules.ts' : './offered.js', import.meta.url);
  const transform = compilerOf(createJiti, dirname(file), cache, modules);
  const options: JitiOptions = { moduleCache: false, fsCache: false, alias: { ashlar: fileURLToPath(own) }, transform };
  try {
    const value = await (anew === true
      ? loadAnew(file, options, createJiti)
      : createJiti(import.meta.url, options).import(file, { default: true }));
    return accept(value, file, report);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const shown = shownPath(cwd, file);
    const [, line, column] = /^:(\d+):(\d+)/.exec(said.split(file)[1] ?? '') ?? [];
    report.add('cli/broken-configuration', {
      message: `${shown} cannot be loaded: ${(said.split('\n', 1)[0] ?? '').replaceAll(file, shown)}`,
      place: line === undefined ? undefined : { file: shown, line: Number(line), column: Number(column) + 1 },
    });
    return undefined;
  }
}

type Compile = (given: TransformOptions) => { code: string };

/** Creates a cached compiler that adds the paths of modules to `modules`. */
function compilerOf(
  createJiti: CreateJiti,
  folder: string,
  cache: CacheFolder | undefined,
  modules: Set<string> | undefined,
): Compile {
  const compiler = createJiti(import.meta.url);
  return (given) => {
    const { filename = '', source } = given;
    const isOwn = filename.startsWith(ownFolder);
    if (filename !== '' && !isOwn) modules?.add(filename);
    // The path is part of the output only if the module uses `import.meta`; otherwise all checkouts share the entry.
    const where = source.includes('import.meta')
      ? filename
      : isOwn
        ? filename.slice(ownFolder.length)
        : shownPath(folder, filename);
    const name = cache && digest(JSON.stringify([identity(), { ...given, filename: where }]));
    const kept = name === undefined ? undefined : cache?.read(name);
    if (kept !== undefined) return { code: kept };
    const code = compiler.transform(given);
    if (name !== undefined) cache?.keep(name, code);
    return { code };
  };
}

/** Imports a module and its dependencies, bypassing the module cache of Node. */
async function loadAnew(file: string, options: JitiOptions, createJiti: CreateJiti): Promise<unknown> {
  try {
    // The module cache of Node keeps every ES module; jiti does not cache a module compiled to CommonJS.
    const loaded: unknown = createJiti(import.meta.url, options)(file);
    return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
  } catch {
    // Modules with top-level await cannot be required. For broken modules, the import reports the error.
    return createJiti(import.meta.url, options).import(file, { default: true });
  }
}

function accept(value: unknown, file: string, report: Report, root?: Node): LoadedConfig | undefined {
  const told = teller(file, root);
  for (const complaint of checkConfig(value)) report.add('cli/configuration-member', told(complaint));
  return isConfig(value) ? { folder: dirname(file), config: value, at: (member) => [member], told } : undefined;
}

/** Creates the function that turns configuration errors into diagnostics. */
function teller(file: string, root?: Node): LoadedConfig['told'] {
  return (complaint) => {
    const { at, message, help } = complaint;
    const subject = at.length === 0 ? 'the configuration' : nameOf(at);
    const place = root && placeOf(root, complaint);
    return {
      message: place ? `${subject} ${message}` : `${basename(file)}: ${subject} ${message}`,
      place,
      ...(help !== undefined && { help }),
    };
  };
}

/** Formats a path: `targets[1]`, `packages.scope`. */
function nameOf(at: Complaint['at']): string {
  return at.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}
