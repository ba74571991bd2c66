// Compile cases: generated TypeScript, the programs that use it, and the expected compiler errors.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File contents by path. */
export type Files = ReadonlyMap<string, string>;

export type CompilerOptions = Readonly<Record<string, unknown>>;

/** Files that are compiled as one program. */
export interface Program {
  /**
   * Files in the program's directory. Modules are compiled, except those below `node_modules/` that no module
   * imports.
   */
  readonly files: Files;
  /** Absolute paths of modules that are compiled without being copied. */
  readonly inPlace?: readonly string[];
  /** Name of the program whose directory this program shares, so that common files are compiled once. */
  readonly within?: string;
  /** Options that differ from `strictest`. Each distinct set of options costs a run of the compiler. */
  readonly options?: CompilerOptions;
  /** Substrings of the expected errors, by file; any other error fails the case. */
  readonly errors?: Errors;
}

export interface CompileCase extends Omit<Program, 'files'> {
  /** The unique title of the case. */
  readonly name: string;
  readonly files: () => Files | Promise<Files>;
}

export type Errors = Readonly<Record<string, readonly string[]>>;

const golden = JSON.parse(readFileSync(join(import.meta.dirname, '../golden/tsconfig.json'), 'utf8')) as {
  readonly compilerOptions: CompilerOptions;
};

/** The strictest compiler options that a consumer may use. */
export const strictest: CompilerOptions = {
  ...golden.compilerOptions,
  // Up to TypeScript 5.9, the iterators of `Headers` and `FormData` are in a separate library.
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  // Packages are compiled from their sources, without a build.
  customConditions: ['source'],
  isolatedModules: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
};

/** Options for modules that import each other without a file extension or with `.js`. */
export const withoutExtensions: CompilerOptions = {
  module: 'ESNext',
  moduleResolution: 'Bundler',
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: false,
};

/**
 * Options for application code, such as README examples. They include the types of Node.js and are less strict about
 * exports.
 */
export const application: CompilerOptions = {
  types: ['node'],
  jsx: 'react-jsx',
  noUnusedLocals: false,
  isolatedDeclarations: false,
  noPropertyAccessFromIndexSignature: false,
};
