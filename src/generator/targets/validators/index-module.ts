// The index module, which exports all validators.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { TargetOptions } from '../../plugin/target.ts';
import type { NamedExport } from './declared.ts';

/** Returns the export lines of the index module, including the runtime types of all results. */
export function exportLines(
  exports: readonly NamedExport[],
  extension: TargetOptions['importExtension'],
): readonly SafeText<'ts'>[] {
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
