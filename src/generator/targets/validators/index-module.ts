// The index module, which exports all validators.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, specifierEnd, stringLiteral } from '../../code/typescript/typescript.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import type { NamedExport } from './validator-export-names.ts';
import type { IndexView } from './template-views.ts';

/** Returns the exports of the index module, which include the runtime types of all results. */
export function indexView(exports: readonly NamedExport[], extension: TargetOptions['importExtension']): IndexView {
  const specifier = (path: string): SafeText<'ts'> => stringLiteral(`./${path}${extension}`);
  const modules = new Map<string, string[]>();
  const named = exports.filter(({ path }) => !isOperationModule(path));
  for (const { name, path, type } of named) if (!type) modules.set(path, [...(modules.get(path) ?? []), name]);
  return {
    extension: specifierEnd(extension),
    hasSchemas: exports.some(({ path }) => path.startsWith('schemas/')),
    hasRequestReaders: exports.some(({ role }) => role === 'parameters'),
    modules: [...modules].map(([path, names]) => ({ names: names.map(identifier), from: specifier(path) })),
    operationModules: [...new Set(exports.map(({ path }) => path).filter(isOperationModule))].map(specifier),
    types: named.flatMap(({ name, path, type }) => (type ? [{ name: identifier(name), from: specifier(path) }] : [])),
  };
}

/** Returns whether a module is that of operations or of a webhook, of which every export belongs to the package. */
function isOperationModule(path: string): boolean {
  return path.startsWith('operations/') || path.startsWith('webhooks/');
}
