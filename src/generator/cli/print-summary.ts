// Text summary of a run for several documents.

import type { DocumentResult, FileResult } from './command-result.ts';
import { formatCount } from './format-units.ts';

/** Returns a line for each document that changed and a total, without a final line break. */
export function summarizeDocuments(documents: readonly DocumentResult[], check = false): string {
  const lines = documents.flatMap((each) => {
    const summary = summarizeDocument(each, check);
    return summary === undefined ? [] : [`${each.document} → ${each.out}: ${summary}\n`];
  });
  const files = documents.flatMap((each) => each.files);
  const validCount = documents.filter(({ status }) => status === 0).length;
  const total = formatCount(documents.length, 'document');
  return `${lines.join('')}${total}: ${check ? `${validCount} ${validCount === 1 ? 'is' : 'are'} up to date` : summarizeFiles(files)}`;
}

/** Describes the result of one document; `undefined` if nothing changed. */
function summarizeDocument({ status, files }: DocumentResult, check: boolean): string | undefined {
  const isUnchanged = files.every(({ state }) => state === 'unchanged');
  if (status === 0) return isUnchanged || check ? undefined : summarizeFiles(files);
  if (status === 3) return `${check ? '' : `${summarizeFiles(files)}, `}without the operations that have errors`;
  if (files.length === 0) return 'has errors, and what was generated stays as it is';
  return check ? 'is stale' : 'could not be written';
}

/** Counts files, without the manifest: `12 written, 124 unchanged, 1 removed`. */
export function summarizeFiles(files: readonly FileResult[]): string {
  const generatedFiles = files.filter(({ target }) => target !== undefined);
  const unchanged = generatedFiles.filter(({ state }) => state === 'unchanged').length;
  const removed = files.filter(({ state }) => state === 'removed').length;
  return `${generatedFiles.length - unchanged} written, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}`;
}
