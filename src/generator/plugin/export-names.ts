// Names that a target exports: those of the model, with collisions reported.

import type { Api, Operation, Schema } from '../model/types/api.ts';
import { renameOne } from '../model/naming/name-clash-help.ts';
import { derivedNames, type DerivedName, type OperationPart, type SchemaPart } from '../model/naming/derived-names.ts';
import { identifier } from '../code/typescript/identifier.ts';
import type { Code } from '../code/branded-text.ts';
import type { Report } from '../diagnostics/report.ts';

export interface ExportNames {
  /** Returns the type name of a named schema, as in a response. */
  schema(schema: Schema): Code<'ts'>;
  /** Returns a name derived from a schema, or from an operation whose schema has no name. */
  derived(owner: Schema | Operation, part: SchemaPart | OperationPart): Code<'ts'>;
}

/** Creates the names of a model. Reports each derived name that got a number because of a collision, once. */
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
