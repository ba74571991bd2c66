// Reading, decoding, and parsing of one file.

import { createReport } from '../diagnostics/report.ts';
import type { FileProblem, Files, ParsedFile } from './file-reader.ts';
import { read } from './parse-lazily.ts';
import { createSource, decode, withoutMark } from './source-text.ts';

/** Reads and parses a file. Returns the one of `cached` that has the same text, if any. Never rejects. */
export async function parseFile(
  path: string,
  files: Pick<Files, 'read'>,
  ...known: readonly (ParsedFile | undefined)[]
): Promise<ParsedFile> {
  let content: Uint8Array | string;
  try {
    content = await files.read(path);
  } catch (error) {
    return { problem: problemOf(error), diagnostics: [] };
  }
  const report = createReport();
  const decoded = typeof content === 'string' ? { text: withoutMark(content) } : decode(content);
  if ('badByte' in decoded) {
    report.add('source/encoding', {
      message: `${path} is not UTF-8 text: no character has the byte at offset ${decoded.badByte}`,
    });
    return { diagnostics: report.diagnostics };
  }
  const same = known.find((file) => file?.source?.text === decoded.text);
  if (same) return same;
  const source = createSource(path, decoded.text);
  const root = await read(source, report);
  return { source, ...(root && { root }), diagnostics: report.diagnostics };
}

function problemOf(error: unknown): FileProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return 'missing';
  if (code === 'EISDIR') return 'directory';
  if (code === 'EACCES' || code === 'EPERM') return { unreadable: 'permission denied' };
  return {
    unreadable: code === undefined && error instanceof Error ? error.message : `the system says ${code ?? 'no more'}`,
  };
}
