// Cache of parsed file contents, for verifying fixes and linting their result.

import type { Files, ParsedFile } from '../../../source/file-reader.ts';
import { parseFile } from '../../../source/parse-file.ts';

/** The text before and after a change. */
const keptTexts = 2;

export interface ParsedTexts {
  /** Parses a text as the content of a file. */
  parse(file: string, text: string): Promise<ParsedFile>;
  /** Returns the files with some contents replaced. */
  filesWith(texts: ReadonlyMap<string, string>): Files;
}

/** Creates a cache over the given files. */
export function createParsedTexts(disk: Files): ParsedTexts {
  const known = new Map<string, readonly ParsedFile[]>();
  const parsed = async (path: string, files: Pick<Files, 'read'>): Promise<ParsedFile> => {
    const before = known.get(path) ?? [];
    const file = await parseFile(path, files, ...before);
    if (file.source) known.set(path, [file, ...before.filter((each) => each !== file)].slice(0, keptTexts));
    return file;
  };
  return {
    parse: (file, text) => parsed(file, { read: () => Promise.resolve(text) }),
    filesWith(texts) {
      const read = (path: string): Promise<Uint8Array | string> => {
        const text = texts.get(path);
        return text === undefined ? disk.read(path) : Promise.resolve(text);
      };
      return { ...disk, read, parsed: (path) => parsed(path, { read }) };
    },
  };
}
