// Import and export declarations between the modules of the types target.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { TargetOptions } from '../../plugin/target.ts';

/** Returns the import specifier of a module in the same directory, as a string literal. */
export function moduleSpecifier(module: string, { importExtension }: TargetOptions): SafeText<'ts'> {
  return stringLiteral(`./${module}${importExtension}`);
}

/**
 * The exports of `openapi` that other modules use. `$` in the local names of its helpers prevents clashes with schema
 * names.
 */
const openapiExports = [
  ['components', ts`components`],
  ['operations', ts`operations`],
  ['paths', ts`paths`],
  ['webhooks', ts`webhooks`],
  ['$Readable', ts`Readable as $Readable`],
  ['$Writable', ts`Writable as $Writable`],
] as const;

/** Returns the import of the `openapi` exports that `types` use; empty if there are none. */
export function printOpenapiImport(types: readonly SafeText<'ts'>[], options: TargetOptions): SafeText<'ts'> {
  const used = new Set(
    types.flatMap(
      (type) => type.match(/(?<![\w$'"])(?:components|operations|paths|webhooks|\$Readable|\$Writable)(?=[[<])/g) ?? [],
    ),
  );
  const names = openapiExports.filter(([name]) => used.has(name)).map(([, specifier]) => specifier);
  return names.length === 0
    ? ts``
    : ts`import type { ${joinCode(names, ts`, `)} } from ${moduleSpecifier('openapi', options)};`;
}

/** Returns the export declaration of a module: of all its types if `names` is `undefined`. */
export function printReexport(
  module: string,
  names: readonly string[] | undefined,
  options: TargetOptions,
): SafeText<'ts'> {
  if (names === undefined) return ts`export type * from ${moduleSpecifier(module, options)};`;
  return ts`export type { ${joinCode(names.map(identifier), ts`, `)} } from ${moduleSpecifier(module, options)};`;
}
