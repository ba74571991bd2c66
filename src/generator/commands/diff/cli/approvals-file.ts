// Approvals file: location and loading.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readApprovals, type Approval } from '../approvals.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { parseSource } from '../../../source/parse-lazily.ts';
import { readRegularFile } from '../../../source/regular-file.ts';
import { createSource, decodeUtf8 } from '../../../source/source-text.ts';
import type { Source } from '../../../source/node.ts';
import { unreadableReason } from '../../../cli/system-error.ts';

/** Default name of the approvals file. */
export const defaultApprovalsFile = 'ashlar.approvals.yaml';

/**
 * Loads the requested approvals file, or the optional default file in `cwd`. `undefined` if it is invalid, which is
 * reported.
 */
export async function loadApprovals(
  requestedFile: string | undefined,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): Promise<readonly Approval[] | undefined> {
  const displayPath = requestedFile ?? defaultApprovalsFile;
  const text = readApprovalsText(displayPath, resolve(cwd, displayPath), requestedFile === undefined, report);
  // An empty file has no approvals.
  if (text === undefined || text.trim() === '') return text === undefined ? undefined : [];
  const source = createSource(displayPath, text);
  texts.set(displayPath, source);
  const root = await parseSource(source, report);
  const approvals = root && readApprovals(root, report);
  return report.hasErrors ? undefined : approvals;
}

/** Returns the text of the file; an empty string if an optional file is missing, `undefined` after an error. */
function readApprovalsText(displayPath: string, path: string, isOptional: boolean, report: Report): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats && isOptional) return '';
  if (!stats) report.add('source/missing-file', { message: `there is no file ${displayPath}` });
  else if (stats.isDirectory()) report.add('source/not-a-file', { message: `${displayPath} is a directory` });
  else return readText(displayPath, path, report);
  return undefined;
}

function readText(displayPath: string, path: string, report: Report): string | undefined {
  try {
    const decoded = decodeUtf8(readRegularFile(path));
    if ('text' in decoded) return decoded.text;
    report.add('source/invalid-encoding', {
      message: `${displayPath} is not UTF-8 text: no character has the byte at offset ${decoded.badByte}`,
    });
  } catch (error) {
    report.add('source/unreadable-file', { message: `${displayPath} cannot be read: ${unreadableReason(error)}` });
  }
  return undefined;
}
