// Handler scaffolding for one document.

import { Buffer } from 'node:buffer';
import { replaceFilesAtomically } from '../../../output/atomic-write.ts';
import { buildModel } from '../../../pipeline/build-model.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { planScaffold } from '../plan-scaffold.ts';
import { stateFileName } from '../scaffold-state.ts';
import { listExpectedTags } from '../expected-handlers.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import type { Source } from '../../../source/node.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { FileResult } from '../../../cli/command-result.ts';
import type { Progress } from '../../../cli/progress.ts';
import { formatCount } from '../../../cli/format-units.ts';
import type { SettingsLookup, WrittenHandlers } from './type-check-written-handlers.ts';
import { areFilesUnchanged, readHandlers, reportNonRegularFiles, type HandlerDirectory } from './read-handlers.ts';
import { updateProject, canTypeCheck, openProject, reportOrphans } from './ts-morph-project.ts';
import type { ScaffoldSettings } from './scaffold-settings.ts';

/** Context shared by all documents of a run. */
export interface ScaffoldRun {
  readonly environment: Environment;
  readonly progress: Progress;
  readonly check: boolean;
  /** Returns the file reader of a document. */
  readonly open: (document: string) => FileReader;
  readonly lookUpSettings: SettingsLookup;
}

export interface ScaffoldResult {
  readonly files: readonly FileResult[];
  /** Handlers to type-check after writing; `undefined` if the server is missing. */
  readonly handlers?: WrittenHandlers;
}

/**
 * Writes missing handlers. Adds errors to `report` and sources to `sources`. Returns `undefined` if nothing was
 * written.
 */
export async function scaffoldDocument(
  { input, directory, displayPath, specifiers }: ScaffoldSettings,
  { environment, progress, check, open, lookUpSettings }: ScaffoldRun,
  report: Report,
  sources: Map<string, Source>,
): Promise<ScaffoldResult | undefined> {
  const { sources: sourceSet, api } = await buildModel(
    { ...input, tolerance: 'repair' },
    open(input.document),
    report,
    (stage) => progress.begin(stage),
  );
  for (const [file, source] of sourceSet.texts) sources.set(file, source);
  const expectedTags = api && !report.hasErrors ? listExpectedTags(api) : undefined;
  if (expectedTags?.length === 0)
    report.add('scaffold/missing-server', {
      message: `\`${input.document}\` has no operations, so there are no handlers to write`,
    });
  if (expectedTags === undefined || expectedTags.length === 0) return undefined;

  progress.begin('scaffold');
  const handlerDirectory = readHandlers(directory, displayPath, report);
  const settings = handlerDirectory && lookUpSettings(directory, report);
  const handlerProject =
    settings && openProject(directory, handlerDirectory.modules, settings.options, environment.cwd, report, sources);
  if (handlerDirectory === undefined || settings === undefined || handlerProject === undefined) return undefined;
  const plan = planScaffold({
    directory: handlerProject.directory,
    expectedTags,
    previousState: handlerDirectory.state,
    specifiers,
    files: handlerProject.files,
    project: handlerProject.project,
  });
  reportNonRegularFiles(directory, displayPath, plan.files.keys(), report);
  if (report.hasErrors) return undefined;

  const files = [...plan.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const fileResults = listFileResults(displayPath, files, handlerDirectory, check);
  if (check && files.length > 0) {
    report.add('scaffold/stale', {
      message: `\`${displayPath}\` is not up to date with \`${input.document}\`: ${formatCount(files.length, 'file')} would change`,
      help: 'run `ashlar scaffold` and commit the result',
    });
    return { files: fileResults };
  }
  for (const { tag, file } of plan.missingObjects) {
    report.add('scaffold/missing-handlers-object', {
      message: `cannot add ${formatCount(tag.operations.length, 'handler')} for the tag \`${tag.id}\`: \`${displayPath}/${file}\` has no \`${tag.type}Handlers\``,
      location: sources.get(`${displayPath}/${file}`)?.location(0, 0),
      help: `declare the object, function result, or class with the type \`${tag.type}Handlers\` of the generated server`,
    });
  }
  updateProject(handlerProject, plan.files);
  // The state is written last, so that the next run can repair an interrupted one.
  const outputFiles = files.map(([path, text]) => ({
    path,
    text: handlerDirectory.modules.get(path)?.hasByteOrderMark === true ? `\uFEFF${text}` : text,
  }));
  const orderedFiles = [
    ...outputFiles.filter(({ path }) => path !== stateFileName),
    ...outputFiles.filter(({ path }) => path === stateFileName),
  ];
  const isWritten = environment.runUninterrupted(
    () =>
      areFilesUnchanged(directory, displayPath, plan.files.keys(), handlerDirectory, report) &&
      replaceFilesAtomically({ directory, displayPath }, orderedFiles, report),
  );
  if (!isWritten) return undefined;
  reportOrphans(handlerProject, environment.cwd, report, sources);
  if (!canTypeCheck(handlerProject, specifiers.server, environment.cwd, report, sources)) return { files: fileResults };
  const paths = handlerProject.project.getSourceFiles().map((file) => file.getFilePath());
  return { files: fileResults, handlers: { directory: handlerProject.directory, paths, settings, report } };
}

/** Returns every module in the directory with its state. */
function listFileResults(
  displayPath: string,
  files: readonly (readonly [string, string])[],
  { modules: existingModules, state: previousState }: HandlerDirectory,
  check: boolean,
): readonly FileResult[] {
  const texts = new Map(files);
  const paths = [...new Set([...existingModules.keys(), ...texts.keys()])].sort();
  return paths.map((path) => {
    const text = texts.get(path);
    const isExisting = existingModules.has(path) || (path === stateFileName && previousState !== undefined);
    const state =
      text === undefined ? 'unchanged' : isExisting ? (check ? 'changed' : 'replaced') : check ? 'missing' : 'created';
    return {
      path: `${displayPath}/${path}`,
      bytes: Buffer.byteLength(text ?? existingModules.get(path)?.text ?? ''),
      state,
    };
  });
}
