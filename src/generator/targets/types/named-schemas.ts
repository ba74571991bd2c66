// Printer of `components.schemas` and of the type aliases that recursive schemas need.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { printTypeAlias, printMember } from '../../code/typescript/print-type.ts';
import { wordType } from '../../code/typescript/types.ts';
import { sortTopologically } from '../../model/reference-graph.ts';
import { replaceRecursiveItems, eagerReferences, labelTupleItems, replaceReferences } from './recursive-aliases.ts';
import type { TypeContext } from './openapi/context.ts';
import type { PrintPart } from './openapi/parts.ts';
import { toDescribedPart } from './openapi/schema-to-type-part.ts';
import { toTypeTree } from './openapi/print-type-part.ts';

export interface NamedSchemas {
  /** The printed properties of `components.schemas`, sorted by key in code unit order. */
  readonly schemas: readonly SafeText<'ts'>[];
  readonly aliases: readonly SafeText<'ts'>[];
}

/**
 * Prints all named schemas. If `hasDirections`, recursive items that would make TypeScript expand `Readable` or
 * `Writable` endlessly become `unknown`.
 */
export function printNamedSchemas(context: TypeContext, hasDirections: boolean, part: PrintPart): NamedSchemas {
  const keyed = context.api.schemas
    .map((schema) => ({ schema, key: context.names.key('schemas', schema.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const edges = new Map<string, readonly string[]>();
  // Only printed code is retained, to save memory. The type trees of recursive schemas, which are few, are rebuilt.
  const printed = keyed.map(({ schema, key }) => {
    const { references, ...output } = part(`schema ${schema.id}`, (own) => {
      const described = toDescribedPart(schema.jsonSchema, own);
      const { doc } = described;
      const type = toTypeTree(described.part, own);
      return { references: eagerReferences(type), doc, code: printMember({ name: key, type, ...(doc && { doc }) }, 4) };
    });
    edges.set(schema.id, references);
    return { schema, key, ...output };
  });
  const cyclesById = new Map(
    sortTopologically(edges).cycles.flatMap((cycle) =>
      cycle.map((id): [string, ReadonlySet<string>] => [id, new Set(cycle)]),
    ),
  );
  const alias = (id: string): SafeText<'ts'> => identifier(`${context.api.schema(id)?.name.type ?? ''}Schema`);
  return {
    schemas: printed.map(({ schema, key, doc, code }) =>
      cyclesById.has(schema.id)
        ? printMember({ name: key, type: wordType(alias(schema.id)), ...(doc && { doc }) }, 4)
        : code,
    ),
    aliases: printed.flatMap(({ schema }) => {
      const cycle = cyclesById.get(schema.id);
      if (!cycle) return [];
      const type = toTypeTree(toDescribedPart(schema.jsonSchema, context).part, context);
      const own = replaceReferences(
        labelTupleItems(hasDirections ? replaceRecursiveItems(type, cycle) : type, cycle),
        (id, reference) => (cyclesById.has(id) ? wordType(alias(id)) : reference),
      );
      return [printTypeAlias(alias(schema.id), own)];
    }),
  };
}
