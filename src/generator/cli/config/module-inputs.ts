// Inputs of modules: what their result depends on in addition to their imports.

import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';

/** Built-in modules whose functions depend only on their arguments. */
const pureBuiltins: ReadonlySet<string> = new Set([
  'assert',
  'assert/strict',
  'buffer',
  'events',
  'path',
  'path/posix',
  'path/win32',
  'punycode',
  'querystring',
  'string_decoder',
  'url',
  'util',
  'util/types',
]);

/** Code that can read the environment, the clock, or files, import any module, or fail later. */
const impureCode = [
  /\bprocess\b(?=\s*(?:\?\.|[.[;,)]))/,
  /\bDate\s*\(\s*\)|\bnew\s+Date\b(?!\s*\()|\b(?:Date|performance)\s*\.\s*now\b/,
  /\bMath\s*\.\s*random\b|\bcrypto\s*\.|\bset(?:Timeout|Interval|Immediate)\s*\(/,
  /\bglobalThis\b|\bglobal\s*[.[]|\beval\s*\(|\bFunction\s*\(|\bfetch\s*\(/,
  /\bimport\s*\(/,
  /\brequire\b(?=\s*[(;,).[])(?!\s*\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*\))/,
];

/** What modules import, directly and indirectly. */
export interface ModuleInputs {
  /** Paths of the modules that jiti compiles. */
  readonly compiled: Set<string>;
  /** Paths of the modules that Node.js loads. */
  readonly native: Set<string>;
  /** Names of built-in modules. */
  readonly builtins: Set<string>;
}

export function createModuleInputs(): ModuleInputs {
  return { compiled: new Set(), native: new Set(), builtins: new Set() };
}

/** Returns whether the results of the modules depend only on their files. `false` if that is not known. */
export function areInputsKnown({ compiled, native, builtins }: ModuleInputs): boolean {
  const files = new Set([...compiled, ...native]);
  return (
    [...builtins].every((name) => pureBuiltins.has(name)) &&
    [...compiled].every((file) => isPure(file, files)) &&
    [...native].every((file) => isPure(file, files) && !isEsModule(file))
  );
}

/** Returns whether Node.js loads the imports of a module with another loader. */
function isEsModule(file: string): boolean {
  return !file.endsWith('.json') && /^\s*(?:import|export)\b/m.test(readFileSync(file, 'utf8'));
}

function isPure(file: string, files: ReadonlySet<string>): boolean {
  if (file.endsWith('.json')) return true;
  if (file.endsWith('.node')) return false;
  const code = readFileSync(file, 'utf8');
  return !impureCode.some((pattern) => pattern.test(code)) && listRequired(file, code).every((name) => files.has(name));
}

/** Returns the paths of the modules that calls of `require` name, some of which can run later. */
function listRequired(file: string, code: string): readonly string[] {
  const { resolve } = createRequire(file);
  return [...code.matchAll(/\brequire\s*\(\s*['"]([^'"\n]*)['"]/g)].flatMap(([, name = '']) => {
    // A built-in module that has not been loaded yet is not known to be pure.
    if (isBuiltin(name)) return pureBuiltins.has(name.replace(/^node:/, '')) ? [] : [name];
    try {
      return [resolve(name)];
    } catch {
      return [name];
    }
  });
}
