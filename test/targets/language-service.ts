// TypeScript's language service for generated files in memory: what editors show.

import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../architecture/files.ts';
import type { Files } from '../compile/case.ts';

/** Creates the service for files below `/virtual`; the program is `/virtual/program.ts`. */
export function createLanguageService(files: Files): ts.LanguageService {
  const read = (path: string): string | undefined =>
    files.get(path.replace(/^\/virtual\//, '')) ?? (path.startsWith(root) ? ts.sys.readFile(path) : undefined);
  return ts.createLanguageService({
    getScriptFileNames: () => ['/virtual/program.ts'],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/virtual',
    getCompilationSettings: () => ({
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
    }),
    getDefaultLibFileName: (options) => join(root, 'node_modules/typescript/lib', ts.getDefaultLibFileName(options)),
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
  });
}
