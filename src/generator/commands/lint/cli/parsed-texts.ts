// Files with changed texts, each text parsed once: a fix is verified by parsing, and so is each document that reads it.

import type { Files, ParsedFile } from '../../../source/file-reader.ts';
import { parseFile } from '../../../source/parse-file.ts';

/** The text before a change and the one after it. */
const keptTexts = 2;

export interface ParsedTexts {
  /** A text as the content of a file. */
  parse(file: string, text: string): Promise<ParsedFile>;
  /** The files with some of their texts changed. */
  filesWith(texts: ReadonlyMap<string, string>): Files;
}

/** Parses the texts of these files and others in their place. */
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
