// Imports of a generated module, with local names that do not conflict.

import type { SafeText } from '../branded-text.ts';
import { identifier, stringLiteral } from './typescript.ts';

/** An import. `source` is a package, or a module path below the source directory. */
export interface ModuleImport {
  readonly name: string;
  readonly source: string;
  readonly localName: string;
  readonly isValue: boolean;
}

/** View of an import declaration. */
export interface ImportView {
  readonly isTypeOnly: boolean;
  readonly names: readonly ImportedNameView[];
  readonly from: SafeText<'ts'>;
}

export interface ImportedNameView {
  readonly name: SafeText<'ts'>;
  /** The local name, if it differs. */
  readonly alias?: SafeText<'ts'>;
  /** Whether it is imported as a type by a declaration that also imports values. */
  readonly isType: boolean;
}

/** Returns the specifier that a module uses to import from a source. */
export type SpecifierOf = (module: string, source: string) => string;

/** Imports of a module, which are added as they are used. */
export interface ImportScope {
  /** Adds an import and returns its local name: `preferredName` (default: `name`) if it is free. */
  readonly add: (name: string, source: string, isValue: boolean, preferredName?: string) => string;
  readonly imports: readonly ModuleImport[];
}

/** Creates an empty scope. Appends underscores to names in `usedNames`, and adds all local names to that set. */
export function createImportScope(usedNames: Set<string>): ImportScope {
  const imports = new Map<string, ModuleImport>();
  return {
    add(name, source, isValue, preferredName = name) {
      const key = `${name} ${source}`;
      const known = imports.get(key);
      if (known) {
        if (isValue && !known.isValue) imports.set(key, { ...known, isValue });
        return known.localName;
      }
      let localName = preferredName;
      while (usedNames.has(localName)) localName += '_';
      usedNames.add(localName);
      imports.set(key, { name, source, localName, isValue });
      return localName;
    },
    get imports() {
      return [...imports.values()];
    },
  };
}

/** Returns the import declarations of the module `path`, sorted by specifier. */
export function toImportViews(
  path: string,
  imports: readonly ModuleImport[],
  specifierOf: SpecifierOf,
): readonly ImportView[] {
  const modules = new Map<string, ModuleImport[]>();
  for (const moduleImport of imports) {
    const specifier = specifierOf(path, moduleImport.source);
    modules.set(specifier, [...(modules.get(specifier) ?? []), moduleImport]);
  }
  return [...modules].sort(([a], [b]) => compareModules(a, b)).map(([from, names]) => importView(from, names));
}

function importView(from: string, imports: readonly ModuleImport[]): ImportView {
  const isTypeOnly = imports.every(({ isValue }) => !isValue);
  return {
    isTypeOnly,
    names: imports
      .toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1))
      .map(({ name, localName, isValue }) => ({
        name: identifier(name),
        ...(localName !== name && { alias: identifier(localName) }),
        isType: !isValue && !isTypeOnly,
      })),
    from: stringLiteral(from),
  };
}

/** Sorts case-insensitively: `call`, `CallOptions`, `Client`. */
function sortKey(name: string): string {
  return `${name.toLowerCase()} ${name}`;
}

/** Sorts packages before relative paths. */
function compareModules(a: string, b: string): number {
  const [first, second] = [a.startsWith('.'), b.startsWith('.')];
  return first === second ? (a < b ? -1 : 1) : Number(first) - Number(second);
}
