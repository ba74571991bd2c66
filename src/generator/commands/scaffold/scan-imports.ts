// Import scanner that does not parse modules.

import { posix } from 'node:path';
import { ts, type CompilerOptions } from 'ts-morph';

export interface ModuleImports {
  /** Whether the module has global declarations, which affect others without an import. */
  readonly hasGlobals: boolean;
  /** Absolute paths of imported modules; relative ones may lack an extension or have that of the output. */
  readonly imports: readonly string[];
}

/** Creates a scanner for the modules of one project; packages and aliases are resolved once for each directory. */
export function createImportScanner(
  options: CompilerOptions,
  cwd: string,
): (path: string, text: string) => ModuleImports {
  const cache = ts.createModuleResolutionCache(cwd, (name) => name, options);
  return (path, text) => {
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const imports = importedFiles.flatMap(({ fileName }) => {
      // With `rootDirs`, a relative specifier is not a path.
      if (fileName.startsWith('.') && options.rootDirs === undefined)
        return [posix.join(posix.dirname(path), fileName)];
      return ts.resolveModuleName(fileName, path, options, ts.sys, cache).resolvedModule?.resolvedFileName ?? [];
    });
    const isModule = importedFiles.length > 0 || /\bexport\b/.test(text);
    return { hasGlobals: !isModule || /\bdeclare\s+(?:global|module)\b/.test(text), imports };
  };
}
