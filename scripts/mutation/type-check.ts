// In-memory type check of a changed file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../test/architecture/files.ts';
import { applyChange, type Change } from '../../test/setup/mutation-plugin.ts';

/** Creates a function that returns the first type error of a changed file; `undefined` if it has none. */
export function createTypeCheck(): (change: Change) => string | undefined {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  let changed: { readonly path: string; readonly code: string } | undefined;
  let version = 0;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((path) => path.startsWith(join(root, 'src/'))),
    getScriptVersion: (path) => (path === changed?.path ? `changed ${version}` : 'original'),
    getScriptSnapshot(path) {
      const code = path === changed?.path ? changed.code : ts.sys.readFile(path);
      return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  };
  const service = ts.createLanguageService(host);
  return (change) => {
    const path = join(root, change.file);
    changed = { path, code: applyChange(readFileSync(path, 'utf8'), change) };
    version++;
    const [first] = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    changed = undefined;
    return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
  };
}
