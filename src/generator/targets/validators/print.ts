// Views of generated modules: imports by file, used constants, and used functions.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api } from '../../model/types/api.ts';
import { carryOver } from '../../model/dependencies/replayable-jobs.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import type { Import, ModuleState } from './generator-state.ts';
import { type Export, typesModule } from './schema-module.ts';
import type { ModuleView } from './templates.ts';
import { wordsOutsideStrings, wordsIn } from './words.ts';

/** Specifiers of imports. */
export interface Paths {
  readonly extension: TargetOptions['importExtension'];
  /** The name of the types package; `undefined` if the types are in a sibling directory. */
  readonly types: string | undefined;
}

/** The parts of a module that its view depends on. */
type Viewable = Pick<ModuleState, 'path' | 'imports' | 'constants' | 'declarations'>;

/** Returns the view of a module. */
export function moduleView(module: Viewable, about: SafeText<'ts'>, paths: Paths): ModuleView {
  const wordsOf = cachedWords();
  const functions = mentionedFunctions(module.declarations, wordsOf);
  const words = new Set<string>();
  for (const each of functions) for (const word of wordsOf(each)) words.add(word);
  const constants = mentionedConstants(module, words);
  return { about, imports: importsOf(module, words, paths), constants, functions };
}

/** The parts of a module with its view, which is reused if the parts are equal. */
interface Viewed extends Pick<ModuleState, 'imports' | 'constants' | 'declarations'> {
  readonly view: ModuleView;
}

/** Returns the view of a module; reuses the view of the previous model if the module is equal. */
export function cacheView(
  api: Api,
  { path, imports, constants, declarations }: ModuleState,
  about: SafeText<'ts'>,
  paths: Paths,
): ModuleView {
  const parts = { path, imports, constants, declarations };
  return carryOver(api, `view of ${path}`, (before: Viewed | undefined): Viewed => {
    if (
      before &&
      sameList(before.declarations, declarations) &&
      sameList(before.constants, constants) &&
      sameList(before.imports, imports, sameImport)
    )
      return before;
    return { imports, constants, declarations, view: moduleView(parts, about, paths) };
  }).view;
}

function sameImport(before: Import, now: Import): boolean {
  return before.name === now.name && before.from === now.from && before.type === now.type && before.as === now.as;
}

function sameList<T>(before: readonly T[], now: readonly T[], same: (a: T, b: T) => boolean = Object.is): boolean {
  return before.length === now.length && now.every((each, index) => same(before[index] ?? each, each));
}

/** Returns the identifiers in a declaration; cached. */
type WordsOf = (code: SafeText<'ts'>) => ReadonlySet<string>;

function cachedWords(): WordsOf {
  const known = new Map<string, ReadonlySet<string>>();
  return (code) => {
    const words = known.get(code) ?? wordsOutsideStrings([code]);
    known.set(code, words);
    return words;
  };
}

/**
 * Returns the exported functions and the private functions that they reach. Simplified checks can leave private
 * functions unused.
 */
function mentionedFunctions(declarations: readonly SafeText<'ts'>[], wordsOf: WordsOf): readonly SafeText<'ts'>[] {
  const privateFunctions = new Map(
    declarations.flatMap((each) => {
      const name = privateName(each);
      return name === undefined ? [] : [[name, each] as const];
    }),
  );
  if (privateFunctions.size === 0) return declarations;
  const waiting = declarations.filter((each) => privateName(each) === undefined);
  const mentioned = new Set(waiting);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const word of wordsOf(next)) {
      const declaration = privateFunctions.get(word);
      if (declaration === undefined || mentioned.has(declaration)) continue;
      mentioned.add(declaration);
      waiting.push(declaration);
    }
  }
  return declarations.filter((each) => mentioned.has(each));
}

function privateName(declaration: SafeText<'ts'>): string | undefined {
  return /^function ([A-Za-z_$][\w$]*)/.exec(declaration)?.[1];
}

/** Returns the used constants and adds their identifiers to `words`. Simplified checks can leave constants unused. */
function mentionedConstants({ constants }: Viewable, words: Set<string>): readonly SafeText<'ts'>[] {
  const mentioned = new Set<SafeText<'ts'>>();
  const waiting = new Map(constants.map((each) => [each, nameOf(each)]));
  for (let before = -1; before !== mentioned.size;) {
    before = mentioned.size;
    for (const [constant, name] of waiting) {
      if (name !== undefined && !words.has(name)) continue;
      mentioned.add(constant);
      waiting.delete(constant);
      for (const word of wordsIn([constant])) words.add(word);
    }
  }
  return constants.filter((each) => mentioned.has(each));
}

/** Returns the name of a constant that is private to the module. */
function nameOf(constant: SafeText<'ts'>): string | undefined {
  return /^const ([A-Za-z_$][\w$]*)/.exec(constant)?.[1];
}

function importsOf({ path, imports }: Viewable, words: ReadonlySet<string>, paths: Paths): readonly SafeText<'ts'>[] {
  const files = new Map<string, Import[]>();
  for (const each of imports)
    if (words.has(each.as ?? each.name)) files.set(each.from, [...(files.get(each.from) ?? []), each]);
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => importFrom(names, specifier(path, from, paths)));
}

function specifier(path: string, from: string, { extension, types }: Paths): string {
  if (from !== typesModule) return relative(path, from) + extension;
  return types ?? `${'../'.repeat(path.split('/').length)}types/index${extension}`;
}

function importFrom(imports: readonly Import[], from: string): SafeText<'ts'> {
  const sorted = imports.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (sorted.every(({ type }) => type))
    return ts`import type { ${joinCode(sorted.map(printSpecifier), ts`, `)} } from ${stringLiteral(from)};`;
  const names = sorted.map((each) => (each.type ? ts`type ${printSpecifier(each)}` : printSpecifier(each)));
  return ts`import { ${joinCode(names, ts`, `)} } from ${stringLiteral(from)};`;
}

function printSpecifier({ name, as }: Import): SafeText<'ts'> {
  return as === undefined ? identifier(name) : ts`${identifier(name)} as ${identifier(as)}`;
}

/** Returns the relative path from one module to another: `../runtime/validation/collect`. */
export function relative(from: string, to: string): string {
  const directories = from.split('/').slice(0, -1);
  const steps = to.split('/');
  while (directories.length > 0 && steps.length > 1 && directories[0] === steps[0]) {
    directories.shift();
    steps.shift();
  }
  return (directories.length === 0 ? './' : '../'.repeat(directories.length)) + steps.join('/');
}

/** Returns the export lines of the index module, including the runtime types of all results. */
export function exportLines(exports: readonly Export[], extension: Paths['extension']): readonly SafeText<'ts'>[] {
  const files = new Map<string, string[]>();
  for (const { name, path, type } of exports) if (!type) files.set(path, [...(files.get(path) ?? []), name]);
  const types = exports.filter(({ type }) => type);
  return [
    ts`export type { Problem } from ${stringLiteral(`./runtime/validation/problem${extension}`)};`,
    ...(exports.some(({ path }) => path.startsWith('schemas/'))
      ? [
          ts`export type { StandardIssue, StandardSchema } from ${stringLiteral(`./runtime/validation/standard-schema${extension}`)};`,
        ]
      : []),
    ...(exports.some(({ path }) => path.startsWith('operations/'))
      ? [
          ts`export type { RawRequest, ParameterResult } from ${stringLiteral(`./runtime/parameters/raw-request${extension}`)};`,
        ]
      : []),
    ...[...files].map(
      ([path, names]) =>
        ts`export { ${joinCode(names.map(identifier), ts`, `)} } from ${stringLiteral(`./${path}${extension}`)};`,
    ),
    ...types.map(
      ({ name, path }) => ts`export type { ${identifier(name)} } from ${stringLiteral(`./${path}${extension}`)};`,
    ),
  ];
}
