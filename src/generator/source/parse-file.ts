// Reads, decodes, and parses one file. Most parsers are loaded when they are first needed.

import { createReport, type Report } from '../diagnostics/report.ts';
import { UnreadableSourceError, type FileProblem, type FileReader, type ParsedFile } from './file-reader.ts';
import { createSource, decodeUtf8, stripByteOrderMark, isJsonSource } from './source-text.ts';
import { parseYamlFast } from './fast-yaml/fast-yaml.ts';
import { createNodeReuse, ownsNodes } from './reuse-nodes.ts';
import type { Node, Source } from './node.ts';

/** Earlier results for a file. */
export interface EarlierResults {
  /** Results to return if the text is the same. */
  readonly cached?: readonly ParsedFile[];
  /**
   * Result for the previous version of the file, to return if the text is the same. Otherwise, the new tree takes nodes
   * from it, and it must not be used afterward.
   */
  readonly previous?: ParsedFile | undefined;
}

/** Reads and parses a file. Never rejects. */
export async function parseFile(
  path: string,
  files: Pick<FileReader, 'read'>,
  { cached = [], previous }: EarlierResults = {},
): Promise<ParsedFile> {
  let content: Uint8Array | string;
  try {
    content = await files.read(path);
  } catch (error) {
    return { problem: toFileProblem(error), diagnostics: [] };
  }
  const report = createReport();
  const decoded = typeof content === 'string' ? { text: stripByteOrderMark(content) } : decodeUtf8(content);
  if ('invalidByteOffset' in decoded) {
    report.add('source/invalid-encoding', {
      message: `cannot read \`${path}\`: invalid UTF-8 at byte ${decoded.invalidByteOffset}`,
    });
    return { diagnostics: report.diagnostics };
  }
  const reusable = previous && ownsNodes(previous) ? previous : undefined;
  const unchanged = [reusable, ...cached].find((file) => file?.source?.text === decoded.text);
  if (unchanged) return unchanged;
  const source = createSource(path, decoded.text, reusable?.source?.cacheKey);
  const root = await parseSource(source, report, reusable);
  return { source, ...(root && { root }), diagnostics: report.diagnostics };
}

/** Returns the problem that an error of a reader describes. */
export function toFileProblem(error: unknown): FileProblem {
  if (error instanceof UnreadableSourceError)
    return { unreadable: error.message, help: error.help, code: error.diagnosticCode };
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return 'missing';
  if (code === 'EISDIR') return 'directory';
  if (code === 'EACCES' || code === 'EPERM') return { unreadable: 'permission denied' };
  return {
    unreadable:
      code === undefined && error instanceof Error
        ? error.message
        : code === undefined
          ? 'unknown system error'
          : `system error \`${code}\``,
  };
}

/**
 * Parses a source. If it is invalid or empty, reports that and returns `undefined`. The full YAML parser is loaded only
 * for syntax that the fast one does not support: loading it takes longer than parsing most documents. A JSON tree takes
 * nodes from the previous version of the file.
 */
export async function parseSource(source: Source, report: Report, previous?: ParsedFile): Promise<Node | undefined> {
  if (source.text.trim() === '') {
    report.add('source/empty-file', { message: 'the file is empty', location: source.location(0, 0) });
    return undefined;
  }
  if (isJsonSource(source))
    return (await import('./json.ts')).parseJson(source, report, createNodeReuse(previous, source));
  return parseYamlFast(source) ?? (await import('./yaml.ts')).parseYaml(source, report);
}
