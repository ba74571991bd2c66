// What a module has to do with others, as far as its text says so without being parsed.

import { posix } from 'node:path';
import { ts, type CompilerOptions } from 'ts-morph';

export interface Mentions {
  /** Whether it declares names that others see without importing it. */
  readonly everywhere: boolean;
  /** Absolute paths of what it imports; those of relative names may lack an extension, or have that of what is emitted. */
  readonly imports: readonly string[];
}

/** Reads the texts of the modules of one project; names of packages and aliases are resolved once for each folder. */
export function createMentions(options: CompilerOptions, cwd: string): (path: string, text: string) => Mentions {
  const cache = ts.createModuleResolutionCache(cwd, (name) => name, options);
  return (path, text) => {
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const imports = importedFiles.flatMap(({ fileName }) => {
      // Where folders are laid over one another, a relative name is no path.
      if (fileName.startsWith('.') && options.rootDirs === undefined)
        return [posix.join(posix.dirname(path), fileName)];
      return ts.resolveModuleName(fileName, path, options, ts.sys, cache).resolvedModule?.resolvedFileName ?? [];
    });
    const isModule = importedFiles.length > 0 || /\bexport\b/.test(text);
    return { everywhere: !isModule || /\bdeclare\s+(?:global|module)\b/.test(text), imports };
  };
}
