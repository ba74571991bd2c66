// A compile case: generated TypeScript, the programs that use it, and the errors that the compiler has to report.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by path. */
export type Files = ReadonlyMap<string, string>;

export type CompilerOptions = Readonly<Record<string, unknown>>;

/** What is compiled under one name. */
export interface Program {
  /** Written to a directory of the program's own. Modules are compiled; those below `node_modules/` only if another imports them. */
  readonly files: Files;
  /** Absolute paths of modules that are compiled where they are. */
  readonly inPlace?: readonly string[];
  /** The name of the program whose directory this one shares, so that what several use is compiled once. */
  readonly within?: string;
  /** Options that differ from `strictest`. Each distinct set of options costs a run of the compiler. */
  readonly options?: CompilerOptions;
  /** By file, a part of each error that must be reported; there may be no other error. */
  readonly errors?: Errors;
}

export interface CompileCase extends Omit<Program, 'files'> {
  /** What is claimed; no other case has the same name. */
  readonly name: string;
  readonly files: () => Files | Promise<Files>;
}

export type Errors = Readonly<Record<string, readonly string[]>>;

const golden = JSON.parse(readFileSync(join(import.meta.dirname, '../golden/tsconfig.json'), 'utf8')) as {
  readonly compilerOptions: CompilerOptions;
};

/** Everything that a consumer may insist on. */
export const strictest: CompilerOptions = {
  ...golden.compilerOptions,
  // Up to TypeScript 5.9, iterators of Headers and forms are a library of their own.
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  // Packages are compiled from their sources, before they are built.
  customConditions: ['source'],
  isolatedModules: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
};

/** The options of modules that name one another as only bundlers find them, or as they are built. */
export const withoutExtensions: CompilerOptions = {
  module: 'ESNext',
  moduleResolution: 'Bundler',
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: false,
};

/** The options of a program that an application's developer writes, as READMEs have them: with the types of Node, and lenient about its own exports. */
export const application: CompilerOptions = {
  types: ['node'],
  noUnusedLocals: false,
  isolatedDeclarations: false,
  noPropertyAccessFromIndexSignature: false,
};
