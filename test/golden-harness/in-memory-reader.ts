// In-memory files for the pipeline.

import type { FileReader } from '../../src/generator/source/load-sources.ts';

/** Creates a reader of in-memory files. Reading an unknown path fails with ENOENT, as on disk. */
export function createInMemoryReader(texts: ReadonlyMap<string, string>): FileReader {
  return {
    read(path) {
      const text = texts.get(path);
      if (text === undefined) return Promise.reject(Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' }));
      return Promise.resolve(text);
    },
  };
}
