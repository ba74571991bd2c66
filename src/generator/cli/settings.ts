// Resolution of settings: options take precedence over the configuration, which takes precedence over defaults.

import { resolve } from 'node:path';
import { didYouMean } from '../openapi/did-you-mean.ts';
import type { Overrides } from '../output/handlebars.ts';
import type { Input, Job } from '../pipeline/pipeline.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Source } from '../source/node.ts';
import { isTargetName, targetNames, withImported } from '../targets/builtin.ts';
import type { DocsOptions, TargetName } from '../plugin/target.ts';
import type { Flags, GenerateFlags, ScaffoldFlags } from './arguments.ts';
import { chosenAmong, placeOfDocuments } from './select-documents.ts';
import { loadConfig, type LoadedConfig } from './config/load.ts';
import type { FollowedGlob, Host } from './environment.ts';
import { inputOf, isConfigured } from './document-input.ts';

/** Settings of `generate` for one document. */
export interface Settings {
  readonly job: Job;
  /** Absolute path of the output directory. */
  readonly out: string;
  /** Configured targets that are not part of this run. */
  readonly kept: readonly TargetName[];
}

/** Sources read so far, by display path. */
type Texts = Map<string, Source>;

/** Absolute paths that affect the settings: configuration modules, and directories in which every file counts. */
export interface Looked {
  readonly files: Set<string>;
  readonly folders: Set<string>;
  readonly globs: FollowedGlob[];
}

/** Settings that the documents of a run share. */
export interface Shared {
  /** Targets named by `--targets`. */
  readonly asked: readonly TargetName[] | undefined;
  readonly templates: Overrides | undefined;
  /** Whether the run has several documents: `--targets` then only narrows the targets of each. */
  readonly several: boolean;
}

/** Resolves the settings of `generate` for one document; `undefined` if they are invalid, which is reported. */
export async function settleGenerate(
  flags: GenerateFlags,
  loaded: LoadedConfig,
  { asked, templates, several }: Shared,
  host: Host,
  report: Report,
  texts: Texts,
  looked: Looked,
): Promise<Settings | undefined> {
  const input = inputOf(flags, loaded, host.cwd, report, 'ashlar generate openapi.yaml');
  const { config, folder } = loaded;
  // Packages import one another by name, so they need not be generated together; source directories must be.
  const whole = (config.packages ?? false) === false ? withImported : inOrder;
  const wanted = config.targets === undefined ? targetNames : whole(config.targets);
  const targets = asked === undefined ? wanted : whole(several ? asked.filter((name) => wanted.includes(name)) : asked);
  if (input === undefined) return undefined;
  const docs = targets.includes('docs') ? await docsOf(flags, loaded, input, host.cwd, report, texts, looked) : {};
  if (docs === undefined) return undefined;
  return {
    job: {
      ...input,
      slowPatterns: config.validators?.slowPatterns ?? 'warn',
      leaveOut: !(flags.strict ?? config.strict ?? false),
      ...(templates && { templates }),
      targets,
      options: {
        packages: config.packages ?? false,
        importExtension: config.importExtension ?? '.js',
        formats: config.validators?.formats ?? 'assert',
        docs,
      },
    },
    out: flags.out === undefined ? resolve(folder, config.out ?? 'generated') : resolve(host.cwd, flags.out),
    kept: wanted.filter((name) => !targets.includes(name)),
  };
}

/**
 * Reads the configured templates; `undefined` without a template directory, or if one is invalid, which is reported.
 */
export async function templatesOf(
  { config: { templates }, folder }: LoadedConfig,
  host: Host,
  report: Report,
  texts: Texts,
  looked: Looked,
): Promise<Overrides | undefined> {
  if (templates === undefined) return undefined;
  looked.folders.add(resolve(folder, templates));
  return (await import('../commands/templates/user-templates.ts')).readOverrides(
    resolve(folder, templates),
    host.cwd,
    report,
    texts,
  );
}

/** Resolves the `docs` options; `undefined` if the earlier document cannot be read, which is reported. */
async function docsOf(
  flags: GenerateFlags,
  loaded: LoadedConfig,
  { document }: Input,
  cwd: string,
  report: Report,
  texts: Texts,
  looked: Looked,
): Promise<DocsOptions | undefined> {
  const { since, ...docs } = loaded.config.docs ?? {};
  if (since === undefined || (flags.document !== undefined && !isConfigured(document, loaded, cwd))) return docs;
  // `since` may be a revision, but a file of this name takes precedence.
  looked.files.add(resolve(loaded.folder, since));
  const changes = await (
    await import('../commands/generate/docs-changelog.ts')
  ).changesSince(since, loaded, flags, cwd, report, texts);
  return changes && { ...docs, changes };
}

/** Settings of `lint`. */
export interface LintSettings {
  /** Documents with their overlays. */
  readonly inputs: readonly Input[];
  readonly loaded: LoadedConfig;
}

/** Resolves the settings of `lint`. */
export async function settleLint(
  flags: Flags,
  host: Host,
  report: Report,
  texts: Texts,
): Promise<LintSettings | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const chosen = loaded && (await chosenAmong(loaded, { named: flags.document, cwd: host.cwd, others: true }, report));
  if (!loaded || !chosen || !isOfOne(flags, loaded, chosen, report)) return undefined;
  const inputs = chosen.flatMap((each) => inputOf(flags, each, host.cwd, report, 'ashlar lint openapi.yaml') ?? []);
  return inputs.length > 0 ? { inputs, loaded } : undefined;
}

/** Returns whether no option for a single document is combined with several documents; otherwise reports it. */
export function isOfOne(
  { overlay, out, generated }: Pick<ScaffoldFlags, 'overlay' | 'out' | 'generated'>,
  loaded: LoadedConfig,
  chosen: readonly LoadedConfig[],
  report: Report,
): boolean {
  const flag =
    overlay !== undefined
      ? '--overlay'
      : out !== undefined
        ? '--out'
        : generated !== undefined
          ? '--generated'
          : undefined;
  if (chosen.length < 2 || flag === undefined) return true;
  report.add('cli/bad-arguments', {
    message: `${flag} is of one document, and the configuration has ${chosen.length}`,
    place: placeOfDocuments(loaded),
    help: 'Name the document, or write it into the configuration.',
  });
  return false;
}

/** Parses comma-separated target names; `undefined` if one is unknown, which is reported. */
export function readTargets(written: string, report: Report): readonly TargetName[] | undefined {
  const words = written.split(',').map((word) => word.trim());
  const unknown = words.filter((word) => !isTargetName(word));
  for (const word of unknown) {
    const message =
      word === ''
        ? '--targets names nothing between two commas, or nothing at all'
        : `there is no target ${JSON.stringify(word)}`;
    report.add('cli/unknown-target', {
      message,
      help: didYouMean(word, targetNames) ?? `The targets are ${targetNames.join(', ')}.`,
    });
  }
  return unknown.length > 0 ? undefined : inOrder(words.filter(isTargetName));
}

function inOrder(targets: readonly TargetName[]): readonly TargetName[] {
  return targetNames.filter((name) => targets.includes(name));
}
