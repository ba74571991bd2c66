// Approvals file: location and loading.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readApprovals, type Approval } from '../approvals.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { read } from '../../../source/parse-lazily.ts';
import { readRegularFile } from '../../../source/regular-file.ts';
import { createSource, decode } from '../../../source/source-text.ts';
import type { Source } from '../../../source/node.ts';
import { unreadableReason } from '../../../cli/system-error.ts';

/** Default name of the approvals file. */
export const approvalsName = 'ashlar.approvals.yaml';

/**
 * Loads the requested approvals file, or the optional default file in `cwd`. `undefined` if it is invalid, which is
 * reported.
 */
export async function loadApprovals(
  named: string | undefined,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): Promise<readonly Approval[] | undefined> {
  const shown = named ?? approvalsName;
  const text = textOf(shown, resolve(cwd, shown), named === undefined, report);
  // An empty file has no approvals.
  if (text === undefined || text.trim() === '') return text === undefined ? undefined : [];
  const own = createSource(shown, text);
  texts.set(shown, own);
  const root = await read(own, report);
  const approvals = root && readApprovals(root, report);
  return report.failed ? undefined : approvals;
}

/** Returns the text of the file; an empty string if an optional file is missing, `undefined` after an error. */
function textOf(shown: string, path: string, optional: boolean, report: Report): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats && optional) return '';
  if (!stats) report.add('source/missing-file', { message: `there is no file ${shown}` });
  else if (stats.isDirectory()) report.add('source/not-a-file', { message: `${shown} is a directory` });
  else return readText(shown, path, report);
  return undefined;
}

function readText(shown: string, path: string, report: Report): string | undefined {
  try {
    const decoded = decode(readRegularFile(path));
    if ('text' in decoded) return decoded.text;
    report.add('source/encoding', {
      message: `${shown} is not UTF-8 text: no character has the byte at offset ${decoded.badByte}`,
    });
  } catch (error) {
    report.add('source/unreadable-file', { message: `${shown} cannot be read: ${unreadableReason(error)}` });
  }
  return undefined;
}
