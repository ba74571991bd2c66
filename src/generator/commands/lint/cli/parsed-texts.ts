// Cache of parsed file contents, for verifying fixes and linting their result.

import type { FileReader, ParsedFile } from '../../../source/file-reader.ts';
import { parseFile } from '../../../source/parse-file.ts';

/** The text before and after a change. */
const cachedTextsPerFile = 2;

export interface ParsedTextCache {
  /** Parses a text as the content of a file. */
  parse(file: string, text: string): Promise<ParsedFile>;
  /** Returns the files with some contents replaced. */
  filesWith(texts: ReadonlyMap<string, string>): FileReader;
}

/** Creates a cache over the given files. */
export function createParsedTextCache(disk: FileReader): ParsedTextCache {
  const cache = new Map<string, readonly ParsedFile[]>();
  const parseCached = async (path: string, files: Pick<FileReader, 'read'>): Promise<ParsedFile> => {
    const cachedFiles = cache.get(path) ?? [];
    const file = await parseFile(path, files, ...cachedFiles);
    if (file.source)
      cache.set(path, [file, ...cachedFiles.filter((each) => each !== file)].slice(0, cachedTextsPerFile));
    return file;
  };
  return {
    parse: (file, text) => parseCached(file, { read: () => Promise.resolve(text) }),
    filesWith(texts) {
      const read = (path: string): Promise<Uint8Array | string> => {
        const text = texts.get(path);
        return text === undefined ? disk.read(path) : Promise.resolve(text);
      };
      return { ...disk, read, readParsed: (path) => parseCached(path, { read }) };
    },
  };
}
