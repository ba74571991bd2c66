// `components.schemas`, and the aliases of schemas whose own member would refer to itself.

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
  /** The members of `components.schemas`, by code point of their keys. */
  readonly schemas: readonly Code<'ts'>[];
  readonly aliases: readonly Code<'ts'>[];
}

/** Where `readings` are made of them, an item of a tuple, or of two lists at once, that leads back to them can be anything: the compiler follows it without an end. */
export function namedSchemas(typing: Typing, readings: boolean, part: PrintPart): NamedSchemas {
  const keyed = typing.api.schemas
    .map((schema) => ({ schema, key: typing.names.key('schemas', schema.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const edges = new Map<string, readonly string[]>();
  // What was printed stays, the trees go: those of rings, which are few, are made again.
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
