// The texts of a test as the files that the pipeline reads.

import type { FileReader } from '../../src/generator/source/load-sources.ts';

/** Files held in memory; a path that is not among them fails as a missing file does on a disk. */
export function memoryFiles(texts: ReadonlyMap<string, string>): FileReader {
  return {
    read(path) {
      const text = texts.get(path);
      if (text === undefined) return Promise.reject(Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' }));
      return Promise.resolve(text);
    },
  };
}
