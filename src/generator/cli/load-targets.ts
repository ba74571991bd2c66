// Custom targets of a configuration: modules of the project, packages, and objects.

import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../diagnostics/report.ts';
import { sha256, sha256File } from '../output/sha256.ts';
import type { TargetErrors } from '../pipeline/target-errors.ts';
import type { TargetModules } from '../pipeline/target-modules.ts';
import { toDisplayPath } from '../pipeline/display-path.ts';
import { readTargetTemplates } from '../output/target-templates.ts';
import { describeInvalidTarget, isTarget } from '../plugin/define-target.ts';
import type { Target, TargetName } from '../plugin/target.ts';
import { defaultTargetNames, isTargetName } from '../targets/builtin.ts';
import type { TemplateOverride, TemplateOverrides } from '../output/template-compiler.ts';
import type { CacheDirectory } from '../commands/generate/cache/cache-directory.ts';
import { describeReadError } from './file-system-errors.ts';
import type { LoadedConfig } from './config/load.ts';
import {
  createModuleObserver,
  describeImportError,
  requireModule,
  resolvePackageModule,
} from './config/import-module.ts';
import { withNewModules } from './config/native-modules.ts';
import { isTargetModule, type AshlarConfig, type TargetEntry } from './config/types.ts';

/** The custom targets of a run. */
export interface CustomTargets {
  readonly byEntry: ReadonlyMap<TargetEntry, Target>;
  /** Their templates, by name. */
  readonly templates: TemplateOverrides;
  /** Digest of the modules and templates that define them; `undefined` if there are none. */
  readonly digest: string | undefined;
  /** Whether their output depends on nothing else than the model, their options, and the data of the digest. */
  readonly isCacheable: boolean;
  /** The modules that they load while they run. */
  readonly modules: TargetModules;
}

/** Paths of a run, and the cache of compiled modules. */
interface LoadTargetsOptions {
  readonly cwd: string;
  readonly cache: CacheDirectory | undefined;
  /** Receives the absolute paths of the modules. */
  readonly modules: Set<string>;
  /** Receives the absolute paths of the directories of templates. */
  readonly directories: Set<string>;
  readonly targetErrors?: TargetErrors | undefined;
  /** Time limit of a module, in milliseconds. */
  readonly timeLimit?: number | undefined;
  /** Whether a program has passed the configuration, and has loaded the targets that are objects. */
  readonly isProgram?: boolean;
}

/** Loads the custom targets. If one is invalid, reports errors and returns `undefined`. */
export async function loadCustomTargets(
  configs: readonly LoadedConfig[],
  { isProgram = false, ...loadOptions }: LoadTargetsOptions,
  report: Report,
): Promise<CustomTargets | undefined> {
  const late = new Set<string>();
  let isKnown: (file: string) => boolean = () => true;
  const onModule = (file: string): void => {
    loadOptions.modules.add(file);
    if (!isKnown(file)) late.add(file);
  };
  const options = { ...loadOptions, onModule };
  const byEntry = new Map<TargetEntry, Target>();
  for (const { config, directory } of configs)
    for (const entry of config.targets ?? []) {
      if (byEntry.has(entry) || (typeof entry === 'string' && isTargetName(entry))) continue;
      const target = typeof entry === 'string' ? await loadTargetModule(entry, directory, options, report) : entry;
      if (target) byEntry.set(entry, target);
    }
  reportNameConflicts([...byEntry], report);
  const templates = [...byEntry.values()].flatMap((target) => readTemplates(target, options, report));
  if (report.hasErrors) return undefined;
  const digest = byEntry.size === 0 ? undefined : sha256(JSON.stringify([digestModules(options), templates]));
  // The modules of a configuration, which can contain targets, are not tracked completely.
  const isCacheable = [...byEntry].every(([entry, { isPure }]) => typeof entry === 'string' && isPure === true);
  const digested = new Set(options.modules);
  isKnown = (file) => digested.has(file);
  const fromModules = new Set([...byEntry].flatMap(([entry, target]) => (typeof entry === 'string' ? [target] : [])));
  const modules: TargetModules = {
    // A program shares its modules with the targets that it passes.
    run: (target, code) =>
      isProgram && !fromModules.has(target) ? code() : withNewModules(code, createModuleObserver(onModule)),
    late,
  };
  return { byEntry, templates: new Map(templates), digest, isCacheable, modules };
}

/** Returns the templates of a target. Reports an error if they cannot be read. */
function readTemplates(
  target: Target,
  { directories }: LoadTargetsOptions,
  report: Report,
): readonly (readonly [string, TemplateOverride])[] {
  if (target.templates) directories.add(fileURLToPath(target.templates));
  try {
    return [...readTargetTemplates(target)];
  } catch (error) {
    report.add('targets/load-failed', {
      message: `cannot read the templates of the target \`${target.name}\`: ${describeReadError(error)}`,
    });
    return [];
  }
}

/** Loads the target that is the default export of a module. Reports an error and returns `undefined` if it fails. */
async function loadTargetModule(
  entry: string,
  directory: string,
  options: LoadTargetsOptions & { readonly onModule: (file: string) => void },
  report: Report,
): Promise<Target | undefined> {
  const isPath = entry.startsWith('.') || isAbsolute(entry);
  const file = isPath ? resolve(directory, entry) : resolvePackageModule(entry, directory);
  if (file === undefined) {
    report.add('targets/load-failed', {
      message: `cannot find the package \`${entry}\``,
      help: `install it, or correct its name in \`targets\``,
    });
    return undefined;
  }
  options.modules.add(file);
  let value: unknown;
  try {
    const { targetErrors } = options;
    value = await requireModule(file, {
      ...options,
      modules: { add: options.onModule },
      ...(targetErrors && { run: (code) => targetErrors.run(`\`${toDisplayPath(options.cwd, file)}\``, code) }),
    });
  } catch (error) {
    report.add('targets/load-failed', describeImportError(error, file, options.cwd));
    return undefined;
  }
  if (isTarget(value)) return value;
  report.add('targets/invalid-target', {
    message: `the default export of \`${toDisplayPath(options.cwd, file)}\` is not a target: ${describeInvalidTarget(value) ?? ''}`,
    help: 'export the result of `defineTarget` as the default',
  });
  return undefined;
}

/** Reports targets with the name of another one, whose files would be in the same directory. */
function reportNameConflicts(loaded: readonly (readonly [TargetEntry, Target])[], report: Report): void {
  const entries = new Map<string, TargetEntry>();
  for (const [entry, { name }] of loaded) {
    const other = isTargetName(name) ? name : entries.get(name);
    if (other !== undefined)
      report.add('targets/invalid-target', {
        message: `duplicate target name \`${name}\`: ${describeEntry(entry)} and ${isTargetName(name) ? 'a built-in target' : describeEntry(other)}`,
        help: 'rename one of them: files of a target are in the directory of this name',
      });
    entries.set(name, entry);
  }
}

function describeEntry(entry: TargetEntry): string {
  return typeof entry === 'string' ? `\`${entry}\`` : 'an object in the configuration';
}

/** Returns the digests of the modules that define targets, and of those that the configuration imports. */
function digestModules({ cwd, modules }: LoadTargetsOptions): readonly (readonly string[])[] {
  return [...modules].map((file) => [toDisplayPath(cwd, file), digestFile(file)]);
}

function digestFile(file: string): string {
  try {
    return sha256File(file);
  } catch {
    return 'none';
  }
}

/** The targets of a configuration: names of built-in ones, and the others. */
export interface SelectedTargets {
  readonly builtin: readonly TargetName[];
  readonly custom: readonly Target[];
}

/** Returns the targets that a configuration lists; by default, the built-in ones that need no other package. */
export function selectConfiguredTargets({ targets }: AshlarConfig, { byEntry }: CustomTargets): SelectedTargets {
  if (targets === undefined) return { builtin: defaultTargetNames, custom: [] };
  return {
    builtin: targets.filter((entry) => typeof entry === 'string' && !isTargetModule(entry)),
    custom: [...new Set(targets.flatMap((entry) => byEntry.get(entry) ?? []))],
  };
}

/** Returns the names of the targets that a configuration lists. */
export function listTargetNames(config: AshlarConfig, customTargets: CustomTargets): readonly string[] {
  const { builtin, custom } = selectConfiguredTargets(config, customTargets);
  return [...builtin, ...custom.map(({ name }) => name)];
}
