// Which targets there are, each loaded when it is first asked for, so that starting costs nothing.

import type { Target, TargetName } from '../plugin/target.ts';

const loaders: { readonly [Name in TargetName]: () => Promise<Target> } = {
  spec: async () => (await import('./spec/target.ts')).spec,
  types: async () => (await import('./types/target.ts')).types,
  client: async () => (await import('./client/target.ts')).client,
  validators: async () => (await import('./validators/target.ts')).validators,
  server: async () => (await import('./server/target.ts')).server,
  docs: async () => (await import('./docs/target.ts')).docs,
};

/** Every target's name, in the order in which they are generated. */
export const targetNames: readonly TargetName[] = Object.keys(loaders).filter(isTargetName);

/** Whether a word a person typed names a target. */
export function isTargetName(word: string): word is TargetName {
  return Object.hasOwn(loaders, word);
}

/** What the modules of a target import of its siblings. */
const imported: { readonly [Name in TargetName]?: readonly TargetName[] } = {
  client: ['types'],
  validators: ['types'],
  server: ['types', 'validators'],
};

/** These targets and those that they import, in order. */
export function withImported(names: readonly TargetName[]): readonly TargetName[] {
  const all = new Set(names.flatMap((name) => [name, ...(imported[name] ?? [])]));
  return targetNames.filter((name) => all.has(name));
}

/** The target of that name. */
export function loadTarget(name: TargetName): Promise<Target> {
  return loaders[name]();
}
