// The index module, which exports all validators.

import { identifier, stringLiteral } from '../../code/typescript/typescript.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import type { NamedExport } from './declared.ts';
import type { ExportView } from './templates.ts';

/** Returns the exports of the index module, including the runtime types of all results. */
export function exportViews(
  exports: readonly NamedExport[],
  extension: TargetOptions['importExtension'],
): readonly ExportView[] {
  const view = (isType: boolean, path: string, names: readonly string[]): ExportView => ({
    isType,
    names: names.map(identifier),
    from: stringLiteral(`./${path}${extension}`),
  });
  const files = new Map<string, string[]>();
  for (const { name, path, type } of exports) if (!type) files.set(path, [...(files.get(path) ?? []), name]);
  const hasModulesIn = (directory: string): boolean => exports.some(({ path }) => path.startsWith(directory));
  return [
    view(true, 'runtime/validation/problem', ['Problem']),
    ...(hasModulesIn('schemas/')
      ? [view(true, 'runtime/validation/standard-schema', ['StandardIssue', 'StandardSchema'])]
      : []),
    ...(hasModulesIn('operations/')
      ? [view(true, 'runtime/parameters/raw-request', ['RawRequest', 'ParameterResult'])]
      : []),
    ...[...files].map(([path, names]) => view(false, path, names)),
    ...exports.filter(({ type }) => type).map(({ name, path }) => view(true, path, [name])),
  ];
}
