// How the generated modules import one another.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { TargetOptions } from '../../plugin/target.ts';

/** A module beside this one, as an import writes it. */
export function beside(module: string, { importExtension }: TargetOptions): Code<'ts'> {
  return string(`./${module}${importExtension}`);
}

/** What `openapi` exports and others use: its helpers under names that no schema can have. */
const imported = [
  ['components', ts`components`],
  ['operations', ts`operations`],
  ['paths', ts`paths`],
  ['webhooks', ts`webhooks`],
  ['$Readable', ts`Readable as $Readable`],
  ['$Writable', ts`Writable as $Writable`],
] as const;

/** The import of those things of `openapi` that `types` mention. */
export function importsOf(types: readonly Code<'ts'>[], options: TargetOptions): Code<'ts'> {
  const mentioned = new Set(
    types.flatMap(
      (type) => type.match(/(?<![\w$'"])(?:components|operations|paths|webhooks|\$Readable|\$Writable)(?=[[<])/g) ?? [],
    ),
  );
  const names = imported.filter(([name]) => mentioned.has(name)).map(([, written]) => written);
  return names.length === 0 ? ts`` : ts`import type { ${join(names, ts`, `)} } from ${beside('openapi', options)};`;
}

/** The export of a module's types: all, or those named. */
export function exportOf(module: string, names: readonly string[] | undefined, options: TargetOptions): Code<'ts'> {
  if (names === undefined) return ts`export type * from ${beside(module, options)};`;
  return ts`export type { ${join(names.map(identifier), ts`, `)} } from ${beside(module, options)};`;
}
