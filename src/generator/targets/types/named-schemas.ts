// Printer of `components.schemas` and of the type aliases that recursive schemas need.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { printAlias, printMember } from '../../code/typescript/print-type.ts';
import { word } from '../../code/typescript/types.ts';
import { orderOf } from '../../model/reference-graph.ts';
import { cutItems, eagerReferences, nameItems, replaceReferences } from './recursive-aliases.ts';
import type { Typing } from './openapi/context.ts';
import type { PrintPart } from './openapi/parts.ts';
import { describedPart } from './openapi/schema-to-type-part.ts';
import { typeOf } from './openapi/print-type-part.ts';

export interface NamedSchemas {
  /** The printed properties of `components.schemas`, sorted by key in code unit order. */
  readonly schemas: readonly Code<'ts'>[];
  readonly aliases: readonly Code<'ts'>[];
}

/**
 * Prints all named schemas. If `hasDirections`, recursive items that would make TypeScript expand `Readable` or
 * `Writable` endlessly become `unknown`.
 */
export function namedSchemas(typing: Typing, readings: boolean, part: PrintPart): NamedSchemas {
  const keyed = typing.api.schemas
    .map((schema) => ({ schema, key: typing.names.key('schemas', schema.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const edges = new Map<string, readonly string[]>();
  // Only printed code is retained, to save memory. The type trees of recursive schemas, which are few, are rebuilt.
  const printed = keyed.map(({ schema, key }) => {
    const { references, ...made } = part(`schema ${schema.id}`, (own) => {
      const described = describedPart(schema.assertion, own);
      const { doc } = described;
      const type = typeOf(described.part, own);
      return { references: eagerReferences(type), doc, code: printMember({ name: key, type, ...(doc && { doc }) }, 4) };
    });
    edges.set(schema.id, references);
    return { schema, key, ...made };
  });
  const rings = new Map(
    orderOf(edges).rings.flatMap((ring) => ring.map((id): [string, ReadonlySet<string>] => [id, new Set(ring)])),
  );
  const alias = (id: string): Code<'ts'> => identifier(`${typing.api.schema(id)?.name.type ?? ''}Schema`);
  return {
    schemas: printed.map(({ schema, key, doc, code }) =>
      rings.has(schema.id) ? printMember({ name: key, type: word(alias(schema.id)), ...(doc && { doc }) }, 4) : code,
    ),
    aliases: printed.flatMap(({ schema }) => {
      const ring = rings.get(schema.id);
      if (!ring) return [];
      const type = typeOf(describedPart(schema.assertion, typing).part, typing);
      const own = replaceReferences(nameItems(readings ? cutItems(type, ring) : type, ring), (id, reference) =>
        rings.has(id) ? word(alias(id)) : reference,
      );
      return [printAlias(alias(schema.id), own)];
    }),
  };
}
