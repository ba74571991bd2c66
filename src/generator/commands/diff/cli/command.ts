// `ashlar diff` command.

import { directoryInRepository } from '../../../cli/find-up.ts';
import { selectActiveApprovals, parseApprovals, type Approval } from '../approvals.ts';
import { diffFormats, isDiffFormat, type DiffFormat } from '../print/format-names.ts';
import { printComparison } from '../print/print-comparison.ts';
import { selectFailingChanges, assessChanges, type Comparison } from '../assess-changes.ts';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Source } from '../../../source/node.ts';
import type { DiffFlags } from '../../../cli/arguments.ts';
import { selectSingleDocument, resolveInput } from '../../../cli/resolve-input-documents.ts';
import { supportsColor, type Environment } from '../../../cli/environment.ts';
import { loadConfig, type LoadedConfig } from '../../../cli/config/load.ts';
import { openInputs } from '../../../cli/open-inputs.ts';
import { isLocal } from '../../../source/input-path.ts';
import type { CommandResult } from '../../../cli/command-result.ts';
import { createProgress } from '../../../cli/progress.ts';
import { formatCount } from '../../../cli/format-units.ts';
import { compareSides } from './diff-document-versions.ts';
import { createOverlayResolver } from './configure-side.ts';
import { resolveRevision } from '../../../pipeline/revisions/resolve-revision.ts';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createDiskReader } from '../../../source/disk-reader.ts';
import { parseSource } from '../../../source/parse-file.ts';
import { readRegularFile } from '../../../source/regular-file.ts';
import { didYouMeanFile } from '../../../source/similar-file.ts';
import { createSource, decodeUtf8 } from '../../../source/source-text.ts';
import { describeReadError } from '../../../cli/file-system-errors.ts';

/** Loaded sources by display path. */
type Texts = Map<string, Source>;

/** Runs the command. Adds errors to the report; the formatted comparison is the `output` of the result. */
export async function runDiff(
  flags: DiffFlags,
  version: string,
  host: Environment,
  report: Report,
): Promise<CommandResult> {
  const command = 'diff';
  const texts: Texts = new Map();
  const format = parseFormat(flags, report);
  const failOn = parseFailOn(flags, report);
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const head = loaded && (await resolveHead(flags, loaded, host, report));
  const paths = [flags.base, ...(head === undefined ? [] : [head])];
  const inputs = loaded && openInputs(flags, loaded, host, report, { paths });
  if (!loaded || !inputs) return { command, report, texts, timings: [] };
  const [baseSide, headSide] = await Promise.all([
    resolveRevision(flags.base, host.cwd, inputs.sources, report),
    head === undefined ? undefined : resolveRevision(head, host.cwd, inputs.sources, report),
  ]);
  if (format === undefined || failOn === undefined || !baseSide || !headSide)
    return { command, report, texts, timings: [] };
  const addOverlays = createOverlayResolver(flags, loaded, inputs.sources, host, report);

  const progress = createProgress(host, flags.quiet === true || format !== 'text');
  progress.begin('compare');
  const approvals = await loadApprovals(flags.approvals, host.cwd, report, texts);
  const difference = await compareSides(await addOverlays(baseSide), await addOverlays(headSide), report, texts);
  progress.end();
  if (!difference || !approvals) return { command, report, texts, timings: progress.timings };

  const activeApprovals = selectActiveApprovals(approvals, difference.changes, host.today(), report);
  const comparison = assessChanges(difference, { base: baseSide.name, head: headSide.name }, activeApprovals);
  reportUnapprovedChanges(comparison, failOn, report);
  const comparisonText = printComparison(format, comparison, {
    ashlarVersion: version,
    color: supportsColor(host.stdout, host.env),
    directory: directoryInRepository(host.cwd),
    getSourceLine: ({ file, line }) => texts.get(file)?.line(line),
  });
  return {
    command,
    report,
    texts,
    timings: progress.timings,
    output: flags.quiet === true && format === 'text' ? '' : comparisonText,
  };
}

function parseFormat({ format, json }: DiffFlags, report: Report): DiffFormat | undefined {
  const formatName = format ?? (json === true ? 'json' : 'text');
  if (isDiffFormat(formatName)) return formatName;
  report.add('cli/invalid-arguments', {
    message: `unknown format \`${formatName}\``,
    help: didYouMean(formatName, diffFormats) ?? `use one of ${diffFormats.join(', ')}`,
  });
  return undefined;
}

type FailOn = 'breaking' | 'possibly-breaking' | 'none';

function parseFailOn({ failOn = 'none' }: DiffFlags, report: Report): FailOn | undefined {
  if (failOn === 'breaking' || failOn === 'possibly-breaking' || failOn === 'none') return failOn;
  report.add('cli/invalid-arguments', {
    message: `invalid \`--fail-on\`: \`${failOn}\` is not one of its values`,
    help: 'use `breaking`, `possibly-breaking` (which includes `breaking`), or `none`',
  });
  return undefined;
}

/**
 * Returns the requested head, or the document from the configuration. If there are several documents, returns the one
 * that matches the path of the base.
 */
async function resolveHead(
  flags: DiffFlags,
  loaded: LoadedConfig,
  host: Environment,
  report: Report,
): Promise<string | undefined> {
  if (flags.head !== undefined) return flags.head;
  // The path in `main:openapi.yaml`. One letter before the colon is a Windows drive, not a revision.
  const basePath = isLocal(flags.base) ? /^[^:]{2,}:(.+)$/.exec(flags.base)?.[1] : undefined;
  const exampleCommand = 'ashlar diff main:openapi.yaml openapi.yaml';
  const selected = await selectSingleDocument(
    loaded,
    { document: basePath, cwd: host.cwd, allowUnlisted: false },
    exampleCommand,
    report,
  );
  return selected && resolveInput({}, selected, host.cwd, report, exampleCommand)?.document;
}

function reportUnapprovedChanges({ assessedChanges }: Comparison, failOn: FailOn, report: Report): void {
  if (failOn === 'none') return;
  const unapproved = selectFailingChanges(assessedChanges, failOn);
  if (unapproved.length === 0) return;
  const kind = failOn === 'breaking' ? 'breaking' : 'breaking or possibly breaking';
  const message = formatCount(unapproved.length, `unapproved ${kind} change`);
  report.add('diff/breaking-change', {
    message,
    help: `undo them, or list their fingerprints in \`${defaultApprovalsFile}\` with \`reason\` and \`expires\``,
  });
}

/** Default name of the approvals file. */
export const defaultApprovalsFile = 'ashlar.approvals.yaml';

/**
 * Loads the requested approvals file, or the optional default file in `cwd`. Returns `undefined` and reports an error
 * if the file is invalid.
 */
export async function loadApprovals(
  requestedFile: string | undefined,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): Promise<readonly Approval[] | undefined> {
  const displayPath = requestedFile ?? defaultApprovalsFile;
  const text = readApprovalsText(displayPath, cwd, requestedFile === undefined, report);
  // An empty file has no approvals.
  if (text === undefined || text.trim() === '') return text === undefined ? undefined : [];
  const source = createSource(displayPath, text);
  texts.set(displayPath, source);
  const root = await parseSource(source, report);
  const approvals = root && parseApprovals(root, report);
  return report.hasErrors ? undefined : approvals;
}

/** Returns the text of the file, an empty string if an optional file is missing, or `undefined` after an error. */
function readApprovalsText(displayPath: string, cwd: string, isOptional: boolean, report: Report): string | undefined {
  const path = resolve(cwd, displayPath);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats && isOptional) return '';
  if (!stats)
    report.add('source/missing-file', {
      message: `cannot find \`${displayPath}\``,
      help:
        didYouMeanFile(displayPath, createDiskReader(cwd)) ??
        'correct the path, which is relative to the working directory',
    });
  else if (stats.isDirectory())
    report.add('source/not-a-file', { message: `expected a file, found the directory \`${displayPath}\`` });
  else return readText(displayPath, path, report);
  return undefined;
}

function readText(displayPath: string, path: string, report: Report): string | undefined {
  try {
    const decoded = decodeUtf8(readRegularFile(path));
    if ('text' in decoded) return decoded.text;
    report.add('source/invalid-encoding', {
      message: `cannot read \`${displayPath}\`: invalid UTF-8 at byte ${decoded.invalidByteOffset}`,
    });
  } catch (error) {
    report.add('source/unreadable-file', { message: `cannot read \`${displayPath}\`: ${describeReadError(error)}` });
  }
  return undefined;
}
