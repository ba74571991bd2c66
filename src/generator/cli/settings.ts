// What a run is to do: the flags, and for what they leave open the configuration, else the defaults.

import { resolve } from 'node:path';
import { didYouMean } from '../document/suggest.ts';
import type { Overrides } from '../emit/templates.ts';
import type { Input, Job } from '../generate.ts';
import type { Report } from '../report/report.ts';
import type { Source } from '../source/tree.ts';
import { isTargetName, targetNames, withImported } from '../targets/registry.ts';
import type { DocsOptions, TargetName } from '../targets/target.ts';
import type { Flags, GenerateFlags } from './arguments.ts';
import { chosenAmong, chosenOne } from './chosen.ts';
import { loadConfig, type LoadedConfig } from './config/load.ts';
import type { FollowedGlob, Host } from './host.ts';
import { shownPath } from './paths.ts';

/** Everything `generate` has to know. */
export interface Settings {
  readonly job: Job;
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Targets that are wanted, but not part of this run. */
  readonly kept: readonly TargetName[];
}

/** The texts that were read, by the path that people see. */
type Texts = Map<string, Source>;

/** What settling looked at beside texts (absolute): files such as modules that the configuration is made of, and folders whose every file counts. */
export interface Looked {
  readonly files: Set<string>;
  readonly folders: Set<string>;
  readonly globs: FollowedGlob[];
}

/** What settling one document of a run takes over from the run. */
export interface Shared {
  /** The targets that --targets names. */
  readonly asked: readonly TargetName[] | undefined;
  readonly templates: Overrides | undefined;
  /** Whether the document is one of several: of the targets that are asked for, it has its own. */
  readonly several: boolean;
}

/** The settings of `generate` for one document; undefined when they make no sense, which is reported. */
export async function settleGenerate(flags: GenerateFlags, loaded: LoadedConfig, { asked, templates, several }: Shared, host: Host, report: Report, texts: Texts, looked: Looked): Promise<Settings | undefined> {
  const input = inputOf(flags, loaded, host.cwd, report, 'ashlar generate openapi.yaml');
  const { config, folder } = loaded;
  // A package finds its siblings wherever they were published; folders of source have each other.
  const whole = (config.packages ?? false) === false ? withImported : inOrder;
  const wanted = config.targets === undefined ? targetNames : whole(config.targets);
  const targets = asked === undefined ? wanted : whole(several ? asked.filter((name) => wanted.includes(name)) : asked);
  if (input === undefined) return undefined;
  const docs = targets.includes('docs') ? await docsOf(flags, loaded, input, host.cwd, report, texts, looked) : {};
  if (docs === undefined) return undefined;
  return {
    job: { ...input, leaveOut: !(flags.strict ?? config.strict ?? false), ...(templates && { templates }), targets, options: { packages: config.packages ?? false, importExtension: config.importExtension ?? '.js', formats: config.validators?.formats ?? 'assert', docs } },
    out: flags.out === undefined ? resolve(folder, config.out ?? 'generated') : resolve(host.cwd, flags.out),
    kept: wanted.filter((name) => !targets.includes(name)),
  };
}

/** The templates of a configuration; undefined where it names none, or where something is wrong with one, which is reported. */
export async function templatesOf({ config: { templates }, folder }: LoadedConfig, host: Host, report: Report, texts: Texts, looked: Looked): Promise<Overrides | undefined> {
  if (templates === undefined) return undefined;
  looked.folders.add(resolve(folder, templates));
  return (await import('./templates/overrides.ts')).readOverrides(resolve(folder, templates), host.cwd, report, texts);
}

/** What documentation is; undefined where the document that it tells the changes from cannot be read, which is reported. */
async function docsOf(flags: GenerateFlags, loaded: LoadedConfig, { document }: Input, cwd: string, report: Report, texts: Texts, looked: Looked): Promise<DocsOptions | undefined> {
  const { since, ...docs } = loaded.config.docs ?? {};
  if (since === undefined || (flags.document !== undefined && !isConfigured(document, loaded, cwd))) return docs;
  // Whatever the word means, a file of this name would come first.
  looked.files.add(resolve(loaded.folder, since));
  const changes = await (await import('./docs/changes.ts')).changesSince(since, loaded, flags.overlay, cwd, report, texts);
  return changes && { ...docs, changes };
}

/** The settings of the commands that only read one document. `example`: how one names it. */
export async function settleInput(flags: Flags, host: Host, report: Report, texts: Texts, example: string): Promise<Input | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const one = loaded && (await chosenOne(loaded, { named: flags.document, cwd: host.cwd, others: true }, example, report));
  return one && inputOf(flags, one, host.cwd, report, example);
}

/** What `lint` has to know. */
export interface LintSettings {
  /** The documents, each with what is laid over it. */
  readonly inputs: readonly Input[];
  readonly loaded: LoadedConfig;
}

/** The settings of `lint`. */
export async function settleLint(flags: Flags, host: Host, report: Report, texts: Texts): Promise<LintSettings | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const chosen = loaded && (await chosenAmong(loaded, { named: flags.document, cwd: host.cwd, others: true }, report));
  if (!loaded || !chosen || !isOfOne(flags, chosen, report)) return undefined;
  const inputs = chosen.flatMap((each) => inputOf(flags, each, host.cwd, report, 'ashlar lint openapi.yaml') ?? []);
  return inputs.length > 0 ? { inputs, loaded } : undefined;
}

/** Whether flags that are about one document go with so many; where they do not, that is reported. */
export function isOfOne({ overlay, out }: Pick<GenerateFlags, 'overlay' | 'out'>, chosen: readonly LoadedConfig[], report: Report): boolean {
  const flag = overlay !== undefined ? '--overlay' : out !== undefined ? '--out' : undefined;
  if (chosen.length < 2 || flag === undefined) return true;
  report.add('cli/bad-arguments', { message: `${flag} is of one document, and the configuration has ${chosen.length}`, help: 'Name the document, or write it into the configuration.' });
  return false;
}

/** The document and what is laid over it; undefined where none is named, which is reported. */
export function inputOf(flags: Flags, loaded: LoadedConfig, cwd: string, report: Report, example: string): Input | undefined {
  const { config, folder } = loaded;
  const configured = (path: string): string => shownPath(cwd, resolve(folder, path));
  const document = flags.document ?? (config.document && configured(config.document));
  if (document === undefined || document === '') {
    const help = `Name it (${example}), or write ashlar.config.json with {"document": "openapi.yaml"}.`;
    report.add('cli/no-document', { message: 'no document was named', help });
    return undefined;
  }
  if (/^https?:/i.test(document)) {
    const help = 'Ashlar reads files only, so that the same input gives the same output everywhere: keep a copy of it here.';
    report.add('source/remote-reference', { message: `${document} is not a file`, help });
    return undefined;
  }
  // The configuration's overlays belong to the configuration's document.
  const overlays = flags.overlay ?? (isConfigured(document, loaded, cwd) || flags.document === undefined ? (config.overlays ?? []).map(configured) : []);
  return { document, overlays };
}

/** Whether the document is the one of the configuration. */
function isConfigured(document: string, { config, folder }: LoadedConfig, cwd: string): boolean {
  return config.document !== undefined && resolve(cwd, document) === resolve(folder, config.document);
}

/** The targets of a list between commas; undefined where one does not exist, which is reported. */
export function readTargets(written: string, report: Report): readonly TargetName[] | undefined {
  const words = written.split(',').map((word) => word.trim());
  const unknown = words.filter((word) => !isTargetName(word));
  for (const word of unknown) {
    const message = word === '' ? '--targets names nothing between two commas, or nothing at all' : `there is no target ${JSON.stringify(word)}`;
    report.add('cli/unknown-target', { message, help: didYouMean(word, targetNames) ?? `The targets are ${targetNames.join(', ')}.` });
  }
  return unknown.length > 0 ? undefined : inOrder(words.filter(isTargetName));
}

function inOrder(targets: readonly TargetName[]): readonly TargetName[] {
  return targetNames.filter((name) => targets.includes(name));
}
