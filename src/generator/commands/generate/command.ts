// `ashlar generate` command.

import type { Report } from '../../diagnostics/report.ts';
import type { DigestedContent } from '../../pipeline/inputs/remote-sources.ts';
import { openInputs } from '../../cli/open-inputs.ts';
import type { Source } from '../../source/node.ts';
import type { GenerateFlags } from '../../cli/arguments.ts';
import { createInputDigests, createReaderFactory } from '../../pipeline/parse-cache.ts';
import { openCacheDirectory } from './cache/cache-directory.ts';
import { selectDocuments } from '../../cli/resolve-input-documents.ts';
import { loadCustomTargets } from '../../cli/load-targets.ts';
import { loadConfig, type LoadedConfig } from '../../cli/config/load.ts';
import { generateDocument, type GenerateRun } from './generate-document.ts';
import { createWatchState, generateAll, type WatchState, type WatchSession } from './generate-all.ts';
import type { Environment } from '../../cli/environment.ts';
import { listOutputFiles, type CommandResult } from '../../cli/command-result.ts';
import { targetFailure } from '../../pipeline/target-failure.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { createProgress } from '../../cli/progress.ts';
import {
  checkSingleDocumentFlags,
  parseTargets,
  readConfiguredTemplates,
  type LookedUpPaths,
} from '../../cli/settings.ts';

/** State that a watch run inherits from the previous run, and the paths that affect its settings. */
export interface WatchRunContext {
  readonly lookedUpPaths: LookedUpPaths;
  /** State of all documents, if there are several. */
  readonly state: WatchState;
  /** State of the document, if there is only one. */
  readonly session: WatchSession;
  /** Remote sources that were read, by URL. */
  readonly remoteContents: Map<string, DigestedContent>;
}

/** Runs the command. Adds errors to `report`. `config` is used instead of a configuration file. */
export async function runGenerate(
  flags: GenerateFlags,
  version: string,
  environment: Environment,
  report: Report,
  watchRun?: WatchRunContext,
  config?: LoadedConfig,
): Promise<CommandResult> {
  const { targetErrors } = environment;
  targetErrors?.start();
  try {
    return await generateSelected(flags, version, environment, report, watchRun, config);
  } finally {
    for (const message of targetErrors?.take() ?? []) report.add('targets/failed', targetFailure(message));
    targetErrors?.stop();
  }
}

async function generateSelected(
  flags: GenerateFlags,
  version: string,
  environment: Environment,
  report: Report,
  watchRun: WatchRunContext | undefined,
  config: LoadedConfig | undefined,
): Promise<CommandResult> {
  const texts = new Map<string, Source>();
  const emptyResult: CommandResult = { command: 'generate', report, texts, timings: [] };
  // An empty value probably comes from an unset variable (`--out "$DIR"`).
  if (flags.out === '')
    report.add('cli/invalid-arguments', {
      message: '`--out` is empty',
      help: 'for the working directory, use `--out .`',
    });
  const cache = openCacheDirectory(environment.cwd, flags.cache);
  const lookedUpPaths: LookedUpPaths = watchRun?.lookedUpPaths ?? {
    files: new Set(),
    directories: new Set(),
    globs: [],
  };
  const loaded =
    config ??
    (await loadConfig(environment.cwd, flags.config, report, texts, {
      modules: lookedUpPaths.files,
      isReload: watchRun !== undefined,
      cache,
    }));
  const selected =
    loaded &&
    (await selectDocuments(
      loaded,
      {
        document: flags.document,
        cwd: environment.cwd,
        allowUnlisted: flags.out !== undefined,
        globs: lookedUpPaths.globs,
      },
      report,
    ));
  const customTargets = await loadCustomTargets(
    selected ?? [],
    {
      cwd: environment.cwd,
      cache,
      modules: lookedUpPaths.files,
      directories: lookedUpPaths.directories,
      targetErrors: environment.targetErrors,
      timeLimit: environment.targetTimeLimit,
      isProgram: config !== undefined,
    },
    report,
  );
  const customNames = [...(customTargets?.byEntry.values() ?? [])].map(({ name }) => name);
  const requestedTargets = flags.targets === undefined ? undefined : parseTargets(flags.targets, report, customNames);
  const templates =
    loaded &&
    (await readConfiguredTemplates(loaded, environment, report, texts, lookedUpPaths, [
      ...(customTargets?.templates.keys() ?? []),
    ]));
  if (
    !loaded ||
    !selected ||
    !customTargets ||
    !checkSingleDocumentFlags(flags, loaded, selected, report) ||
    report.hasErrors
  )
    return emptyResult;

  const configFiles = [
    ...new Set([...[...lookedUpPaths.files].map((file) => toDisplayPath(environment.cwd, file)), ...texts.keys()]),
  ];
  const progress = createProgress(environment, flags.quiet === true || flags.json === true);
  const hasSeveralDocuments =
    loaded.config.documents !== undefined && (flags.document === undefined || selected.length > 1);
  const inputs = openInputs(flags, loaded, environment, report, {
    shouldUpdate: flags.update,
    isFrozen: flags.check,
    canLock: true,
    contents: watchRun?.remoteContents,
    cache,
  });
  if (!inputs) return emptyResult;
  const findCreatedLockFile = (): Pick<CommandResult, 'createdLockFile'> =>
    inputs.isLockFileNew() ? { createdLockFile: toDisplayPath(environment.cwd, inputs.lockFile) } : {};
  const digests = createInputDigests(environment.cwd, inputs.sources.remote);
  const watchState = watchRun?.state ?? createWatchState();
  const session = hasSeveralDocuments ? undefined : watchRun?.session;
  const reader = createReaderFactory(inputs.files, digests);
  const run: GenerateRun = {
    flags,
    version,
    environment,
    progress,
    cache,
    digests,
    requestedTargets,
    customTargets,
    templates,
    inputs,
    hasSeveralDocuments,
    lookedUpPaths,
    open: (path) => reader(path, session?.parseCache),
    formatCache: session?.formatCache,
    isWatching: watchRun !== undefined,
    ...(session && { memo: session.memo, writtenFiles: session.writtenFiles }),
  };
  if (hasSeveralDocuments) {
    const { documents, texts: documentTexts } = await generateAll(
      selected,
      configFiles,
      { ...run, open: reader },
      watchState,
      report,
    );
    progress.end();
    return {
      ...emptyResult,
      timings: progress.timings,
      check: flags.check === true,
      documents,
      inputs: [...new Set(documents.flatMap((result) => result.inputs))],
      outputs: documents.flatMap((result) => result.outputs),
      ...findCreatedLockFile(),
      texts: new Map([...texts, ...documentTexts]),
    };
  }
  const [selectedConfig = loaded] = selected;
  const {
    document,
    out,
    files,
    partial,
    texts: documentTexts,
    inputs: inputFiles,
  } = await generateDocument(selectedConfig, run, report);
  progress.end();
  if (document === undefined || out === undefined)
    return { ...emptyResult, texts: new Map([...texts, ...documentTexts]) };
  return {
    ...emptyResult,
    timings: progress.timings,
    document,
    out,
    check: flags.check === true,
    files,
    inputs: [...configFiles, ...inputFiles],
    outputs: listOutputFiles(out, files),
    ...(partial && { partial }),
    ...findCreatedLockFile(),
    texts: new Map([...texts, ...documentTexts]),
  };
}
