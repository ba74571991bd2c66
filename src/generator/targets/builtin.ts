// Registry of the built-in targets, each loaded on first use.

import type { BuiltinTarget, TargetName } from '../plugin/target.ts';

const loaders: { readonly [Name in TargetName]: () => Promise<BuiltinTarget> } = {
  spec: async () => (await import('./spec/target.ts')).spec,
  types: async () => (await import('./types/target.ts')).types,
  client: async () => (await import('./client/target.ts')).client,
  query: async () => (await import('./query/target.ts')).query,
  validators: async () => (await import('./validators/target.ts')).validators,
  mocks: async () => (await import('./mocks/target.ts')).mocks,
  server: async () => (await import('./server/target.ts')).server,
  docs: async () => (await import('./docs/target.ts')).docs,
};

/** Names of all targets, in generation order. */
export const targetNames: readonly TargetName[] = Object.keys(loaders).filter(isTargetName);

/** Names of the targets of documents that list none: all but those that only some projects need. */
export const defaultTargetNames: readonly TargetName[] = targetNames.filter(
  (name) => name !== 'query' && name !== 'mocks',
);

/** Type guard for `TargetName`. */
export function isTargetName(name: string): name is TargetName {
  return Object.hasOwn(loaders, name);
}

/** Dependencies of each target: the targets whose output its modules import. */
const dependencies: { readonly [Name in TargetName]?: readonly TargetName[] } = {
  client: ['types'],
  query: ['types', 'client'],
  validators: ['types'],
  mocks: ['types', 'validators'],
  server: ['types', 'validators'],
};

/** Returns the targets and their dependencies, in generation order. */
export function withDependencies(names: readonly TargetName[]): readonly TargetName[] {
  const required = new Set(names.flatMap((name) => [name, ...(dependencies[name] ?? [])]));
  return targetNames.filter((name) => required.has(name));
}

/** Loads a target by name. */
export function loadTarget(name: TargetName): Promise<BuiltinTarget> {
  return loaders[name]();
}
