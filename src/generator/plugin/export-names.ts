// The names that the modules of this target export: those of the model, reported where a derived one gets a number.

import type { Api, Operation, Schema } from '../model/types/api.ts';
import { renameOne } from '../model/naming/name-clash-help.ts';
import { derivedNames, type DerivedName, type OperationPart, type SchemaPart } from '../model/naming/derived-names.ts';
import { identifier } from '../code/typescript/identifier.ts';
import type { Code } from '../code/branded-text.ts';
import type { Report } from '../diagnostics/report.ts';

export interface ExportNames {
  /** A named schema, as a response carries it. */
  schema(schema: Schema): Code<'ts'>;
  /** What is derived from a schema, or from an operation if its schema has no name. */
  derived(owner: Schema | Operation, part: SchemaPart | OperationPart): Code<'ts'>;
}

/** The names of the model as code. Each derived name that differs from the wanted one is reported once. */
export function exportNames({ schemas, vocabulary }: Pick<Api, 'schemas' | 'vocabulary'>, report: Report): ExportNames {
  const names = derivedNames(schemas);
  const reported = new Set<string>();
  return {
    schema: ({ name }) => identifier(name.type),
    derived(owner, part) {
      const found = names.of(owner, part);
      if (found.holder && !reported.has(found.name)) {
        reported.add(found.name);
        reportTaken(found, owner, found.holder, vocabulary, report);
      }
      return identifier(found.name);
    },
  };
}

function reportTaken(
  { name, wanted }: DerivedName,
  { origin, ...owner }: Schema | Operation,
  holder: Schema,
  vocabulary: boolean,
  report: Report,
): void {
  report.add('emit/name-taken', {
    message: `${wanted} is the name of something else already, so what is derived from this is exported as ${name}`,
    place: { file: origin.file, line: origin.line, column: origin.column },
    related: [
      {
        place: { file: holder.origin.file, line: holder.origin.line, column: holder.origin.column },
        message: `${wanted} comes from here`,
      },
    ],
    help: renameOne('method' in owner ? 'operation' : 'schema', 'schema', vocabulary),
  });
}
