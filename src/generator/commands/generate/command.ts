// The command `ashlar generate`.

import type { Report } from '../../diagnostics/report.ts';
import { diskFiles } from '../../source/load-sources.ts';
import type { Source } from '../../source/node.ts';
import type { GenerateFlags } from '../../cli/arguments.ts';
import { createDigests } from '../../pipeline/input-digests.ts';
import { openCacheFolder } from './cache/cache-directory.ts';
import { chosenAmong } from '../../cli/select-documents.ts';
import { loadConfig } from '../../cli/config/load.ts';
import { generateDocument, type Run } from './generate-document.ts';
import { createReader } from '../../pipeline/parse-cache.ts';
import { createMemory, generateAll, type Memory } from './generate-all.ts';
import type { Session } from './watch-session.ts';
import type { Host } from '../../cli/environment.ts';
import { outputsOf, type Outcome } from '../../cli/command-result.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { createProgress } from '../../cli/progress.ts';
import { isOfOne, readTargets, templatesOf, type Looked } from '../../cli/settings.ts';

/** State that a watch run takes over, and the paths that affect its settings. */
export interface Watching {
  readonly looked: Looked;
  /** State of a run for several documents. */
  readonly memory: Memory;
  /** State of a run for one document. */
  readonly one: Session;
}

/** Runs the command; errors are in the report of the result. */
export async function runGenerate(
  flags: GenerateFlags,
  version: string,
  host: Host,
  report: Report,
  watching?: Watching,
): Promise<Outcome> {
  const texts = new Map<string, Source>();
  const outcome: Outcome = { command: 'generate', report, texts, timings: [] };
  const asked = flags.targets === undefined ? undefined : readTargets(flags.targets, report);
  // Probably an unset variable (`--out "$DIR"`) rather than the working directory.
  if (flags.out === '')
    report.add('cli/bad-arguments', { message: '--out is empty', help: 'The working directory is --out .' });
  const cache = openCacheFolder(host.cwd, flags.cache);
  const looked: Looked = watching?.looked ?? { files: new Set(), folders: new Set(), globs: [] };
  const loaded = await loadConfig(host.cwd, flags.config, report, texts, {
    modules: looked.files,
    anew: watching !== undefined,
    cache,
  });
  const chosen =
    loaded &&
    (await chosenAmong(
      loaded,
      { named: flags.document, cwd: host.cwd, others: flags.out !== undefined, globs: looked.globs },
      report,
    ));
  const templates = loaded && (await templatesOf(loaded, host, report, texts, looked));
  if (!loaded || !chosen || !isOfOne(flags, loaded, chosen, report) || report.failed) return outcome;

  const own = [...new Set([...[...looked.files].map((file) => shownPath(host.cwd, file)), ...texts.keys()])];
  const progress = createProgress(host, flags.quiet === true || flags.json === true);
  const several = loaded.config.documents !== undefined && (flags.document === undefined || chosen.length > 1);
  const digests = createDigests(host.cwd);
  const memory = watching?.memory ?? createMemory();
  const session = several ? undefined : watching?.one;
  const reader = createReader(diskFiles(host.cwd), digests);
  const run: Run = {
    flags,
    version,
    host,
    progress,
    cache,
    digests,
    asked,
    templates,
    several,
    looked,
    open: (path) => reader(path, session?.parsed),
    formatted: session?.formatted,
    watching: watching !== undefined,
    ...(session && { kept: session.kept, written: session.written }),
  };
  if (several) {
    const { documents, texts: read } = await generateAll(chosen, own, { ...run, open: reader }, memory, report);
    progress.end();
    return {
      ...outcome,
      timings: progress.timings,
      check: flags.check === true,
      documents,
      inputs: [...new Set(documents.flatMap((each) => each.inputs))],
      outputs: documents.flatMap((each) => each.outputs),
      texts: new Map([...texts, ...read]),
    };
  }
  const [one = loaded] = chosen;
  const { document, out, files, partial, texts: read, inputs } = await generateDocument(one, run, report);
  progress.end();
  if (document === undefined || out === undefined) return { ...outcome, texts: new Map([...texts, ...read]) };
  return {
    ...outcome,
    timings: progress.timings,
    document,
    out,
    check: flags.check === true,
    files,
    inputs: [...own, ...inputs],
    outputs: outputsOf(out, files),
    ...(partial && { partial }),
    texts: new Map([...texts, ...read]),
  };
}
