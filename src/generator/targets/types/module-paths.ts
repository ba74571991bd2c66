// Import and export declarations between the modules of the types target.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { TargetOptions } from '../../plugin/target.ts';

/** Returns the import specifier of a module in the same directory, as a string literal. */
export function beside(module: string, { importExtension }: TargetOptions): Code<'ts'> {
  return string(`./${module}${importExtension}`);
}

/**
 * The exports of `openapi` that other modules use. `$` in the local names of its helpers prevents clashes with schema
 * names.
 */
const imported = [
  ['components', ts`components`],
  ['operations', ts`operations`],
  ['paths', ts`paths`],
  ['webhooks', ts`webhooks`],
  ['$Readable', ts`Readable as $Readable`],
  ['$Writable', ts`Writable as $Writable`],
] as const;

/** Returns the import of the `openapi` exports that `types` use; empty if there are none. */
export function importsOf(types: readonly Code<'ts'>[], options: TargetOptions): Code<'ts'> {
  const mentioned = new Set(
    types.flatMap(
      (type) => type.match(/(?<![\w$'"])(?:components|operations|paths|webhooks|\$Readable|\$Writable)(?=[[<])/g) ?? [],
    ),
  );
  const names = imported.filter(([name]) => mentioned.has(name)).map(([, written]) => written);
  return names.length === 0 ? ts`` : ts`import type { ${join(names, ts`, `)} } from ${beside('openapi', options)};`;
}

/** Returns the export declaration of a module: of all its types if `names` is `undefined`. */
export function exportOf(module: string, names: readonly string[] | undefined, options: TargetOptions): Code<'ts'> {
  if (names === undefined) return ts`export type * from ${beside(module, options)};`;
  return ts`export type { ${join(names.map(identifier), ts`, `)} } from ${beside(module, options)};`;
}
