// Exports of a schema's module: guard, check function, and Standard Schema.

import {
  arrayType,
  arrow,
  binary,
  call,
  keyword,
  name,
  reference,
  returnStatement,
} from '../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Expression, FunctionDeclaration, Parameter, Type } from '../../code/typescript/tree.ts';
import { omitProperties } from '../../model/omit.ts';
import type { Schema } from '../../model/types/api.ts';
import {
  canonicalVariant,
  namedSchemaPointer,
  variantKey,
  variantTypeName,
  type FunctionRequest,
} from './function-request.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import { modulePath, type SchemaAnalysis } from './schema-analysis.ts';
import { callNamedSchema } from './validator-calls.ts';
import { schemaNeedsNow, noAnchors, type ValidationVariant } from './validation-variant.ts';
import { guardBody, optionalNowParameter, valueParameter } from './validator-function.ts';
import { symbols, variables } from './variables.ts';

export type OperationRole = 'parameters' | 'body' | 'form' | 'rules' | 'merged' | 'response';

/** A function, constant, or type that the package exports. */
export interface ValidatorExport {
  readonly symbol: OnDemandSymbol;
  /** The purpose, for a schema or an operation. */
  readonly role?: 'guard' | 'check' | 'standard' | OperationRole;
}

/** Returns the exports of a schema, for each of its variants. */
export function schemaExports(schema: Schema, analysis: SchemaAnalysis): readonly ValidatorExport[] {
  return exportedVariants(schema, analysis).flatMap((variant): readonly ValidatorExport[] => [
    { symbol: guardSymbol(schema, variant, analysis), role: 'guard' },
    { symbol: checkSymbol(schema, variant, analysis), role: 'check' },
    { symbol: standardSchemaSymbol(schema, variant, analysis), role: 'standard' },
  ]);
}

function exportedVariants(schema: Schema, { options, hasRequestExport }: SchemaAnalysis): readonly ValidationVariant[] {
  const common = {
    anchors: noAnchors,
    ...(options.rules === 'skip' ? ({ isShapeOnly: true } as const) : ({ isStandalone: true } as const)),
  };
  const response: ValidationVariant = { direction: 'response', ...common };
  return hasRequestExport(schema) ? [response, { direction: 'request', ...common }] : [response];
}

/** Returns the exported guard that is equivalent to a variant of the schema; `undefined` if there is none. */
export function exportedGuard(
  schema: Schema,
  variant: ValidationVariant,
  analysis: SchemaAnalysis,
): OnDemandSymbol | undefined {
  if (analysis.needsRecursionGuard(schema.id)) return undefined;
  const keyOf = (each: ValidationVariant): string => variantKey(canonicalVariant(schema, each, analysis), analysis);
  const key = keyOf(variant);
  const exported = exportedVariants(schema, analysis).find((each) => keyOf(each) === key);
  return exported && guardSymbol(schema, exported, analysis);
}

function exportedTypeName(schema: Schema, variant: ValidationVariant, analysis: SchemaAnalysis): string {
  return variantTypeName(schema, omitProperties(variant, 'isShapeOnly', 'isStandalone'), analysis);
}

/** Returns the TypeScript type of a variant; `undefined` if no target declares types. */
function variantType(schema: Schema, variant: ValidationVariant, analysis: SchemaAnalysis): Type | undefined {
  const type = analysis.resolveTypeImport(schema, variant);
  return type && reference({ kind: 'import', name: type.name, from: type.from, isType: true });
}

function exportParameters(
  schema: Schema,
  variant: ValidationVariant,
  { variants }: SchemaAnalysis,
): readonly Parameter[] {
  return schemaNeedsNow(schema.jsonSchema, variant, variants)
    ? [valueParameter, optionalNowParameter]
    : [valueParameter];
}

function guardSymbol(schema: Schema, variant: ValidationVariant, analysis: SchemaAnalysis): OnDemandSymbol {
  const path = modulePath(schema);
  const module = { path, analysis };
  const typeName = exportedTypeName(schema, variant, analysis);
  const declare = (body: FunctionDeclaration['body']): FunctionDeclaration => {
    const type = variantType(schema, variant, analysis);
    return {
      kind: 'function',
      docSubject: typeName,
      doc: type ? `Type guard for \`${typeName}\`.` : `Returns whether a value is a valid \`${typeName}\`.`,
      parameters: exportParameters(schema, variant, analysis),
      result: type ? { kind: 'predicate', parameter: symbols.value, type } : keyword('boolean'),
      body,
    };
  };
  const common = { kind: 'declared', key: `is${typeName}`, name: `is${typeName}`, module: path } as const;
  const delegate = (): Expression => callNamedSchema(schema.id, variant, 'guard', module, variables.value);
  if (analysis.needsRecursionGuard(schema.id))
    return {
      ...common,
      declare: () => declare([returnStatement(call(runtime('acceptRecursive'), arrow([], delegate())))]),
    };
  const request = (): FunctionRequest => ({
    jsonSchema: schema.jsonSchema,
    variant: canonicalVariant(schema, variant, analysis),
    kind: 'guard',
    schemaPointer: namedSchemaPointer(schema.id),
    hint: schema.name.value,
  });
  return { ...common, declare: () => declare(guardBody(request(), module)) };
}

function checkSymbol(schema: Schema, variant: ValidationVariant, analysis: SchemaAnalysis): OnDemandSymbol {
  const path = modulePath(schema);
  const typeName = exportedTypeName(schema, variant, analysis);
  const result = (): Expression => {
    const problems = callNamedSchema(schema.id, variant, 'collect', { path, analysis }, variables.value);
    return analysis.needsRecursionGuard(schema.id)
      ? call(runtime('checkRecursive'), arrow([], problems))
      : binary(problems, '??', runtime('noProblems'));
  };
  return {
    kind: 'declared',
    key: `check${typeName}`,
    name: `check${typeName}`,
    module: path,
    declare: () => ({
      kind: 'function',
      docSubject: typeName,
      doc: `Returns all problems of a \`${typeName}\`.`,
      parameters: exportParameters(schema, variant, analysis),
      result: arrayType(runtimeType('Problem')),
      body: [returnStatement(result())],
    }),
  };
}

function standardSchemaSymbol(schema: Schema, variant: ValidationVariant, analysis: SchemaAnalysis): OnDemandSymbol {
  const typeName = exportedTypeName(schema, variant, analysis);
  const standardName = analysis.derived.standardSchemaName(typeName);
  return {
    kind: 'declared',
    key: standardName,
    name: standardName,
    module: modulePath(schema),
    declare: () => ({
      kind: 'const',
      type: runtimeType('StandardSchema', variantType(schema, variant, analysis) ?? keyword('unknown')),
      value: {
        kind: 'call',
        isPure: true,
        callee: runtime('createStandardSchema'),
        arguments: [name(checkSymbol(schema, variant, analysis))],
      },
    }),
  };
}
