// Scaffolding of the handlers of one document.

import { Buffer } from 'node:buffer';
import { replaceFiles } from '../../../output/atomic-write.ts';
import { understand } from '../../../pipeline/pipeline.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { planScaffold } from '../plan-scaffold.ts';
import { recordName } from '../scaffold-state.ts';
import { wantedAreas } from '../expected-handlers.ts';
import type { Files } from '../../../source/file-reader.ts';
import type { Source } from '../../../source/node.ts';
import type { Host } from '../../../cli/environment.ts';
import type { FileOutcome } from '../../../cli/command-result.ts';
import type { Progress } from '../../../cli/progress.ts';
import { count } from '../../../cli/format-units.ts';
import type { SettingsOf } from './compiler-settings.ts';
import { areAsRead, readHandlers, reportObstacles, type HandlerFolder } from './read-handlers.ts';
import { change, hasServer, openProject, reportMarks } from './ts-morph-project.ts';
import type { ScaffoldSettings } from './scaffold-settings.ts';
import type { Trial } from './compile-all.ts';

/** Context that the documents of a run share. */
export interface Run {
  readonly host: Host;
  readonly progress: Progress;
  readonly check: boolean;
  /** Returns the file reader of a document. */
  readonly open: (document: string) => Files;
  readonly settingsOf: SettingsOf;
}

export interface Scaffolded {
  readonly files: readonly FileOutcome[];
  /** Handlers to type-check after writing; `undefined` if there are none, or the server is missing. */
  readonly trial?: Trial;
}

/** Adds missing handlers. Errors go to `report`, and sources to `texts`. `undefined` if nothing could be written. */
export async function scaffoldDocument(
  { input, folder, shown, modules }: ScaffoldSettings,
  { host, progress, check, open, settingsOf }: Run,
  report: Report,
  texts: Map<string, Source>,
): Promise<Scaffolded | undefined> {
  const { sources, api } = await understand(input, open(input.document), report, (stage) => progress.begin(stage));
  for (const [file, source] of sources.texts) texts.set(file, source);
  const wanted = api && !report.failed ? wantedAreas(api) : undefined;
  if (wanted?.length === 0)
    report.add('scaffold/no-server', {
      message: `${input.document} has no operation, so there are no handlers to write`,
    });
  if (wanted === undefined || wanted.length === 0) return undefined;

  progress.begin('handlers');
  const found = readHandlers(folder, shown, report);
  const settings = found && settingsOf(folder, report);
  const handlers = settings && openProject(folder, found.modules, settings.options, host.cwd, report, texts);
  if (found === undefined || settings === undefined || handlers === undefined) return undefined;
  const plan = planScaffold({
    folder: handlers.folder,
    wanted,
    record: found.record,
    modules,
    files: handlers.files,
    project: handlers.project,
  });
  reportObstacles(folder, shown, plan.texts.keys(), report);
  if (report.failed) return undefined;

  const files = [...plan.texts].sort(([a], [b]) => (a < b ? -1 : 1));
  const states = list(shown, files, found, check);
  if (check && files.length > 0) {
    report.add('scaffold/stale', {
      message: `${shown} has not the handlers that ${input.document} asks for: ${count(files.length, 'file')} would change`,
      help: 'Run ashlar scaffold, and commit what it writes.',
    });
    return { files: states };
  }
  for (const { area, file } of plan.unheld) {
    report.add('scaffold/no-holder', {
      message: `nothing in ${shown}/${file} is typed as ${area.type}Handlers, so ${count(area.operations.length, 'operation')} of the area ${JSON.stringify(area.id)} found no place`,
      place: texts.get(`${shown}/${file}`)?.place(0, 0),
      help: `Type the object, what the function answers or the class as ${area.type}Handlers of the generated server.`,
    });
  }
  change(handlers, plan.texts);
  // The state is written last: the next run repairs an interrupted one.
  const written = files.map(([path, text]) => ({
    path,
    text: found.modules.get(path)?.marked === true ? `\uFEFF${text}` : text,
  }));
  const inOrder = [
    ...written.filter(({ path }) => path !== recordName),
    ...written.filter(({ path }) => path === recordName),
  ];
  const isWritten = host.uninterrupted(
    () =>
      areAsRead(folder, shown, plan.texts.keys(), found, report) && replaceFiles({ folder, shown }, inOrder, report),
  );
  if (!isWritten) return undefined;
  reportMarks(handlers, host.cwd, report, texts);
  if (!hasServer(handlers, modules.server, host.cwd, report, texts)) return { files: states };
  const paths = handlers.project.getSourceFiles().map((file) => file.getFilePath());
  return { files: states, trial: { folder: handlers.folder, paths, settings, report } };
}

/** Returns every module of the directory with its status. */
function list(
  shown: string,
  files: readonly (readonly [string, string])[],
  { modules: before, record }: HandlerFolder,
  check: boolean,
): readonly FileOutcome[] {
  const texts = new Map(files);
  const paths = [...new Set([...before.keys(), ...texts.keys()])].sort();
  return paths.map((path) => {
    const text = texts.get(path);
    const known = before.has(path) || (path === recordName && record !== undefined);
    const state =
      text === undefined ? 'unchanged' : known ? (check ? 'changed' : 'replaced') : check ? 'missing' : 'created';
    return { path: `${shown}/${path}`, bytes: Buffer.byteLength(text ?? before.get(path)?.text ?? ''), state };
  });
}
