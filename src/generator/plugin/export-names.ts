// Names for generated exports, derived from schemas and operations.

import type { Api, Operation, Schema } from '../model/types/api.ts';
import { nameCollisionHelp } from '../model/naming/assign-names.ts';
import { identifier } from '../code/typescript/typescript.ts';
import type { SafeText } from '../code/branded-text.ts';
import type { Report } from '../diagnostics/report.ts';

/** Export names for schemas and operations. */
export interface ExportNames {
  /** Returns the type name of a named schema, in its response variant. */
  schema(schema: Schema): SafeText<'ts'>;
  /** Returns the type name of a named schema in requests, or in JSON, where that form has its own type. */
  schemaForm(schema: Schema, form: SchemaForm): SafeText<'ts'>;
  /** Returns a name derived from a schema, or from an operation whose schema has no name. */
  derived(owner: Schema | Operation, part: SchemaPart | OperationPart): SafeText<'ts'>;
}

/** The form of the values of a schema that a type describes. */
export interface SchemaForm {
  readonly isRequest: boolean;
  readonly isJson: boolean;
}

/** Creates the export names of a model. Reports each derived name that is numbered to avoid a collision, once. */
export function createExportNames(
  { schemas, hasVocabulary }: Pick<Api, 'schemas' | 'hasVocabulary'>,
  report: Report,
): ExportNames {
  const names = createDerivedNames(schemas);
  const reported = new Set<string>();
  const exportNames: ExportNames = {
    schema: ({ name }) => identifier(name.type),
    schemaForm(schema, { isRequest, isJson }) {
      const part = isJson ? (isRequest ? 'JsonRequest' : 'Json') : isRequest ? 'Request' : undefined;
      return part ? exportNames.derived(schema, part) : exportNames.schema(schema);
    },
    derived(owner, part) {
      const derivedName = names.derivedName(owner, part);
      if (derivedName.conflictingSchema && !reported.has(derivedName.name)) {
        reported.add(derivedName.name);
        reportNameCollision(derivedName, owner, derivedName.conflictingSchema, hasVocabulary, report);
      }
      return identifier(derivedName.name);
    },
  };
  return exportNames;
}

function reportNameCollision(
  { name, preferred }: DerivedName,
  { sourceLocation, ...owner }: Schema | Operation,
  existing: Schema,
  hasVocabulary: boolean,
  report: Report,
): void {
  report.add('output/name-collision', {
    message: `\`${preferred}\` is already in use; exporting \`${name}\``,
    location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
    related: [
      {
        location: {
          file: existing.sourceLocation.file,
          line: existing.sourceLocation.line,
          column: existing.sourceLocation.column,
        },
        message: `\`${preferred}\` defined here`,
      },
    ],
    help: nameCollisionHelp('method' in owner ? 'operation' : 'schema', 'schema', hasVocabulary),
  });
}

export type OperationPart =
  | 'Path'
  | 'Query'
  | 'Headers'
  | 'Cookies'
  | 'Body'
  | 'BodyByMediaType'
  | 'Responses'
  | 'ResponsesByMediaType';
/** `Json`: the form of the values in JSON; `JsonRequest`: that in requests. */
type SchemaPart = 'Request' | 'Filter' | 'Conditions' | 'Json' | 'JsonRequest';

/** A derived name, and the schema that has the preferred name if it is taken. */
interface DerivedName {
  readonly name: string;
  readonly preferred: string;
  readonly conflictingSchema: Schema | undefined;
}

export interface DerivedNames {
  /**
   * Returns the type name derived from a schema, or from an operation if its schema is unnamed: `PaymentRequest`,
   * `ListPetsQuery`.
   */
  derivedName(owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName;
  /** Returns the name of the Standard Schema of a type: `petSchema` for `Pet`. */
  standardSchemaName(type: string): string;
}

/** Creates the derived names of a model. A derived name that is also a schema name gets the first free number. */
export function createDerivedNames(schemas: readonly Schema[]): DerivedNames {
  const schemasByType = new Map(schemas.map((schema) => [schema.name.type, schema]));
  const derivedName = (owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName => {
    const preferred =
      // The name of `PetJson` in requests could be `PetJsonRequest`, too.
      part === 'JsonRequest' ? `${derivedName(owner, 'Json').name}Request` : owner.name.type + part;
    // If a schema and an operation have the same name, the schema's derived name takes precedence.
    const namesake = 'method' in owner ? schemasByType.get(owner.name.type) : undefined;
    const derivedSchemaName = namesake && derivedName(namesake, part).name;
    const name = firstFreeName(
      preferred,
      (candidate) => schemasByType.has(candidate) || candidate === derivedSchemaName,
    );
    return {
      name,
      preferred,
      conflictingSchema: name === preferred ? undefined : (schemasByType.get(preferred) ?? namesake),
    };
  };
  const requestTypes = new Set(
    schemas.filter(({ hasRequestVariant }) => hasRequestVariant).map((schema) => derivedName(schema, 'Request').name),
  );
  // `isPetSchema` is the type guard of `PetSchema`, so the Standard Schema of `IsPet` needs a different name.
  const isGeneratedFunction = (name: string): boolean => {
    const [, type = ''] = /^(?:is|check)(.+)$/.exec(name) ?? [];
    return schemasByType.has(type) || requestTypes.has(type);
  };
  return {
    derivedName,
    standardSchemaName: (type) =>
      firstFreeName(`${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`, isGeneratedFunction),
  };
}

/** Returns the preferred name, or the first numbered one that is not taken. */
export function firstFreeName(preferred: string, isTaken: (name: string) => boolean): string {
  let name = preferred;
  for (let number = 2; isTaken(name); number++) name = `${preferred}${number}`;
  return name;
}
