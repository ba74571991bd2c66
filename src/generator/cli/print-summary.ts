// Text summary of a run for several documents.

import type { DocumentOutcome, FileOutcome } from './command-result.ts';
import { count } from './format-units.ts';

/** Returns a line for each document that changed and a total, without a final line break. */
export function documentLines(documents: readonly DocumentOutcome[], check = false): string {
  const lines = documents.flatMap((each) => {
    const said = wordsOf(each, check);
    return said === undefined ? [] : [`${each.document} → ${each.out}: ${said}\n`];
  });
  const files = documents.flatMap((each) => each.files);
  const sound = documents.filter(({ status }) => status === 0).length;
  const all = count(documents.length, 'document');
  return `${lines.join('')}${all}: ${check ? `${sound} ${sound === 1 ? 'is' : 'are'} up to date` : changes(files)}`;
}

/** Describes the result of one document; `undefined` if nothing changed. */
function wordsOf({ status, files }: DocumentOutcome, check: boolean): string | undefined {
  const left = files.every(({ state }) => state === 'unchanged');
  if (status === 0) return left || check ? undefined : changes(files);
  if (status === 3) return `${check ? '' : `${changes(files)}, `}without the operations that have errors`;
  if (files.length === 0) return 'has errors, and what was generated stays as it is';
  return check ? 'is stale' : 'could not be written';
}

/** Counts files, without the manifest: `12 written, 124 unchanged, 1 removed`. */
export function changes(files: readonly FileOutcome[]): string {
  const made = files.filter(({ target }) => target !== undefined);
  const unchanged = made.filter(({ state }) => state === 'unchanged').length;
  const removed = files.filter(({ state }) => state === 'removed').length;
  return `${made.length - unchanged} written, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}`;
}
