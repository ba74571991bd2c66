// Configuration loader.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Location } from '../../diagnostics/diagnostic.ts';
import type { DiagnosticDetails, Report } from '../../diagnostics/report.ts';
import { parseSource } from '../../source/parse-file.ts';
import { createSource, decodeUtf8 } from '../../source/source-text.ts';
import { type Node, type Source, type Entry, toJson } from '../../source/node.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { describeImportError, importModule, type LoadOptions } from './import-module.ts';
import { checkConfig, isConfig } from './validate-config.ts';
import type { ConfigError } from './value-checks.ts';
import type { AshlarConfig } from './types.ts';
import { systemErrorCode } from '../file-system-errors.ts';

/** Configuration file names, looked up in the working directory. */
export const configFileNames = [
  'ashlar.config.ts',
  'ashlar.config.js',
  'ashlar.config.mjs',
  'ashlar.config.json',
] as const;

/** Loaded configuration. */
export interface LoadedConfig {
  readonly directory: string;
  readonly config: AshlarConfig;
  /** Set if there is no configuration file. */
  readonly isAbsent?: true;
  /**
   * Returns the path of a property or of a property in it: `['docs', 'pages']`, or `['documents', 1, 'docs', 'pages']`
   * if one of several documents sets it.
   */
  readonly pathOf: (property: keyof AshlarConfig, name?: string) => ConfigError['path'];
  /** Returns the diagnostic for an error, with its location if the configuration is JSON. */
  readonly describeError: (configError: ConfigError) => DiagnosticDetails;
}

/**
 * Loads the configuration passed with `--config`, the one in the working directory, or an empty one. If it is invalid,
 * reports errors and returns `undefined`. Adds the sources that it reads to `sources`.
 */
export async function loadConfig(
  cwd: string,
  requestedFile: string | undefined,
  report: Report,
  sources: Map<string, Source>,
  options: LoadOptions = {},
): Promise<LoadedConfig | undefined> {
  const file = requestedFile === undefined ? findConfig(cwd, report) : resolve(cwd, requestedFile);
  if (file === 'none')
    return {
      directory: cwd,
      config: {},
      isAbsent: true,
      pathOf: toPath,
      describeError: createErrorDescriber(''),
    };
  if (file === 'several') return undefined;
  if (!isFile(file)) {
    report.add('cli/config-not-found', { message: `cannot find the configuration \`${toDisplayPath(cwd, file)}\`` });
    return undefined;
  }
  options.modules?.add(file);
  return file.endsWith('.json')
    ? loadJsonConfig(cwd, file, report, sources)
    : loadModuleConfig(cwd, file, report, options);
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the absolute path of the configuration file in a directory; otherwise `none` or `several`. */
function findConfig(cwd: string, report: Report): string {
  const [first, ...others] = configFileNames.filter((name) => existsSync(join(cwd, name)));
  if (first === undefined) return 'none';
  if (others.length === 0) return join(cwd, first);
  const message = `multiple configurations: ${[first, ...others].join(', ')}`;
  report.add('cli/multiple-configs', { message, help: 'keep one of them, or choose one with `--config`' });
  return 'several';
}

async function loadJsonConfig(
  cwd: string,
  file: string,
  report: Report,
  sources: Map<string, Source>,
): Promise<LoadedConfig | undefined> {
  const text = readConfigText(toDisplayPath(cwd, file), file, report);
  if (text === undefined) return undefined;
  const source = createSource(toDisplayPath(cwd, file), text);
  sources.set(source.file, source);
  const root = await parseSource(source, report);
  if (root === undefined || report.hasErrors) return undefined;
  return checkLoadedConfig(toJson(root), file, report, root);
}

function readConfigText(displayPath: string, file: string, report: Report): string | undefined {
  try {
    const decoded = decodeUtf8(readFileSync(file));
    if ('text' in decoded) return decoded.text;
    report.add('source/invalid-encoding', {
      message: `cannot read \`${displayPath}\`: invalid UTF-8 at byte ${decoded.invalidByteOffset}`,
    });
  } catch (error) {
    const errorCode = systemErrorCode(error);
    report.add('cli/config-load-failed', { message: `cannot read \`${displayPath}\`: ${errorCode}` });
  }
  return undefined;
}

/** Locates the property that an error is about, or its closest existing ancestor. */
function locateError(root: Node, { path, part }: ConfigError): Location | undefined {
  const match = findNode(root, path);
  if (match === undefined)
    return path.length === 0 ? undefined : locateError(root, { path: path.slice(0, -1), part: 'value', message: '' });
  const { start, end } = part === 'name' && match.entry ? match.entry : match.node;
  return root.source.location(start, end);
}

async function loadModuleConfig(
  cwd: string,
  file: string,
  report: Report,
  options: LoadOptions,
): Promise<LoadedConfig | undefined> {
  let value: unknown;
  try {
    value = await importModule(file, options);
  } catch (error) {
    report.add('cli/config-load-failed', describeImportError(error, file, cwd));
    return undefined;
  }
  return checkLoadedConfig(value, file, report);
}

/** Checks a configuration of a program. If it is invalid, reports errors and returns `undefined`. */
export function createConfig(value: unknown, directory: string, report: Report): LoadedConfig | undefined {
  return checkLoadedConfig(value, join(directory, 'options'), report);
}

function checkLoadedConfig(value: unknown, file: string, report: Report, root?: Node): LoadedConfig | undefined {
  const describeError = createErrorDescriber(file, root);
  for (const configError of checkConfig(value)) report.add('cli/invalid-config-option', describeError(configError));
  return isConfig(value) ? { directory: dirname(file), config: value, pathOf: toPath, describeError } : undefined;
}

/** Creates a function that converts configuration errors to diagnostics. */
function createErrorDescriber(file: string, root?: Node): LoadedConfig['describeError'] {
  return (configError) => {
    const { path, message, help } = configError;
    const location = root && configError.isSecret !== true ? locateError(root, configError) : undefined;
    const subject = path.length === 0 ? [] : [`\`${formatPath(path)}\``];
    return {
      message: [...(location ? [] : [basename(file)]), ...subject, message].join(': '),
      location,
      ...(help !== undefined && { help }),
    };
  };
}

/** Formats a path: `targets[1]`, `packages.scope`. */
export function formatPath(path: ConfigError['path']): string {
  return path
    .map((segment, index) => (typeof segment === 'number' ? `[${segment}]` : index === 0 ? segment : `.${segment}`))
    .join('');
}

/** Returns the node at a path, with its entry if the parent is an object. */
function findNode(
  root: Node,
  path: readonly (string | number)[],
): { readonly node: Node; readonly entry?: Entry } | undefined {
  let current: { readonly node: Node; readonly entry?: Entry } = { node: root };
  for (const segment of path) {
    const next = findChild(current.node, segment);
    if (next === undefined) return undefined;
    current = next;
  }
  return current;
}

function findChild(node: Node, segment: string | number): { readonly node: Node; readonly entry?: Entry } | undefined {
  if (node.kind === 'list' && typeof segment === 'number') {
    const item = node.items[segment];
    return item && { node: item };
  }
  if (node.kind !== 'map' || typeof segment !== 'string') return undefined;
  const entry = node.entries.get(segment);
  return entry && { node: entry.value, entry };
}

function toPath(property: keyof AshlarConfig, name?: string): ConfigError['path'] {
  return name === undefined ? [property] : [property, name];
}
