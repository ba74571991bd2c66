// Names that a target exports, derived from the model; collisions are reported.

import type { Api, Operation, Schema } from '../model/types/api.ts';
import { nameCollisionHelp } from '../model/naming/name-collision-help.ts';
import {
  createDerivedNames,
  type DerivedName,
  type OperationPart,
  type SchemaPart,
} from '../model/naming/derived-names.ts';
import { identifier } from '../code/typescript/typescript.ts';
import type { SafeText } from '../code/branded-text.ts';
import type { Report } from '../diagnostics/report.ts';

/** Names of the exports for schemas and operations. */
export interface ExportNames {
  /** Returns the type name of a named schema, as in a response. */
  schema(schema: Schema): SafeText<'ts'>;
  /** Returns a name derived from a schema, or from an operation whose schema has no name. */
  derived(owner: Schema | Operation, part: SchemaPart | OperationPart): SafeText<'ts'>;
}

/** Creates the names of a model. Reports each derived name that got a number because of a collision, once. */
export function createExportNames(
  { schemas, hasVocabulary }: Pick<Api, 'schemas' | 'hasVocabulary'>,
  report: Report,
): ExportNames {
  const names = createDerivedNames(schemas);
  const reported = new Set<string>();
  return {
    schema: ({ name }) => identifier(name.type),
    derived(owner, part) {
      const derivedName = names.derivedName(owner, part);
      if (derivedName.holder && !reported.has(derivedName.name)) {
        reported.add(derivedName.name);
        reportNameCollision(derivedName, owner, derivedName.holder, hasVocabulary, report);
      }
      return identifier(derivedName.name);
    },
  };
}

function reportNameCollision(
  { name, preferred }: DerivedName,
  { sourceLocation, ...owner }: Schema | Operation,
  existing: Schema,
  hasVocabulary: boolean,
  report: Report,
): void {
  report.add('output/name-collision', {
    message: `${preferred} is the name of something else already, so what is derived from this is exported as ${name}`,
    location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
    related: [
      {
        location: {
          file: existing.sourceLocation.file,
          line: existing.sourceLocation.line,
          column: existing.sourceLocation.column,
        },
        message: `${preferred} comes from here`,
      },
    ],
    help: nameCollisionHelp('method' in owner ? 'operation' : 'schema', 'schema', hasVocabulary),
  });
}
