// The names that the modules of this target export: each once, whatever the document's own names are.

import type { Api, Operation, Schema } from '../../model/declarations/api.ts';
import type { Origin } from '../../model/declarations/origin.ts';
import { renameOne } from '../../model/names/advice.ts';
import { identifier } from '../../emit/code/identifier.ts';
import type { Code } from '../../emit/code/code.ts';
import type { Report } from '../../report/report.ts';

export type OperationPart = 'Path' | 'Query' | 'Headers' | 'Cookies' | 'Body' | 'Responses';
export type SchemaPart = 'Request' | 'Filter' | 'Conditions';

const parts = ['Path', 'Query', 'Headers', 'Cookies', 'Body', 'Responses', 'Request', 'Filter', 'Conditions'] as const satisfies readonly (OperationPart | SchemaPart)[];

/** Whether a word names something that is derived. */
export function isPart(word: string): word is OperationPart | SchemaPart {
  return parts.some((part) => part === word);
}

/** Hands out names. Asked twice for the same one, it answers the same. */
export interface ExportNames {
  /** A named schema, as a response carries it. */
  schema(schema: Schema): Code<'ts'>;
  /** What is derived from a schema, or from an operation where its schema has no name. */
  derived(owner: Schema | Operation, part: SchemaPart | OperationPart): Code<'ts'>;
}

/** Schemas have their own names; what is derived steps aside, and the report says so. */
export function exportNames({ schemas, vocabulary }: Pick<Api, 'schemas' | 'vocabulary'>, report: Report): ExportNames {
  const taken = new Map<string, Schema | Operation>(schemas.map((schema) => [schema.name.type, schema]));
  const given = new Map<string, string>();
  return {
    schema: ({ name }) => identifier(name.type),
    derived(owner, part) {
      const { name } = owner;
      const key = `${sortOf(owner)} ${part} ${name.type}`;
      const known = given.get(key);
      if (known !== undefined) return identifier(known);
      const wanted = `${name.type}${part}`;
      let free = wanted;
      for (let count = 2; taken.has(free); count++) free = `${wanted}${count}`;
      const holder = taken.get(wanted);
      if (holder) reportTaken(wanted, free, renameOne(sortOf(owner), sortOf(holder), vocabulary), owner.origin, holder.origin, report);
      taken.set(free, owner);
      given.set(key, free);
      return identifier(free);
    },
  };
}

function sortOf(owner: Schema | Operation): 'schema' | 'operation' {
  return 'method' in owner ? 'operation' : 'schema';
}

function reportTaken(wanted: string, free: string, help: string, origin: Origin, holder: Origin, report: Report): void {
  report.add('emit/name-taken', {
    message: `${wanted} is the name of something else already, so what is derived from this is exported as ${free}`,
    place: { file: origin.file, line: origin.line, column: origin.column },
    related: [{ place: { file: holder.file, line: holder.line, column: holder.column }, message: `${wanted} comes from here` }],
    help,
  });
}
