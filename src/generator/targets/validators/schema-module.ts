// Exports of the module of a schema: guards, check functions, and the types that the guards narrow to.

import { ts } from '../../code/typescript/typescript.ts';
import type { Schema, Api } from '../../model/types/api.ts';
import { withDocComment } from '../../code/typescript/comment.ts';
import { schemaNeedsNow, noAnchors, type ValidationVariant } from './validation-variant.ts';
import { variantTypeName, type FunctionRegistry } from './function-registry.ts';
import { omitProperties } from '../../model/omit.ts';
import { createReport } from '../../diagnostics/report.ts';
import { createExportNames } from '../../plugin/export-names.ts';
import { analyzeReadWriteOnly } from '../../model/read-write-only.ts';
import type { TypeImportResolver } from './schema-analysis.ts';

export type OperationRole = 'parameters' | 'body' | 'form' | 'rules' | 'merged' | 'response';

/** An exported function, constant, or type. */
export interface Export {
  readonly name: string;
  /** The module path below the target source directory. */
  readonly path: string;
  readonly type?: boolean;
  /** The purpose, for a schema or an operation. */
  readonly role?: 'guard' | 'check' | 'standard' | OperationRole;
}

/** Declares the exported functions of a schema and returns them. */
export function declareSchemaValidators(schema: Schema, generator: FunctionRegistry): readonly Export[] {
  const { rules } = generator.options;
  return exportedVariants(schema).flatMap((variant) =>
    declareVariant(
      schema,
      { ...variant, ...(rules === 'skip' ? { isShapeOnly: true } : { isStandalone: true }) },
      generator,
    ),
  );
}

function exportedVariants({ hasRequestVariant }: Schema): readonly ValidationVariant[] {
  const response: ValidationVariant = { direction: 'response', anchors: noAnchors };
  return hasRequestVariant ? [response, { direction: 'request', anchors: noAnchors }] : [response];
}

/** Declares the exports of one variant: guard, check function, and both as a Standard Schema. */
export function declareVariant(
  schema: Schema,
  variant: ValidationVariant,
  generator: FunctionRegistry,
): readonly Export[] {
  const module = generator.moduleOf(schema);
  const type = variantTypeName(schema, omitProperties(variant, 'isShapeOnly', 'isStandalone'), generator.derived);
  const description = type + (variant.partial ? ', as far as it is given' : '');
  const problemsOf = module.callNamedSchema(schema.id, variant, 'collect', ts`value`);
  const needsNow = schemaNeedsNow(schema.jsonSchema, variant, generator.variants);
  const parameters = needsNow ? ts`value: unknown, now: number = Date.now()` : ts`value: unknown`;
  const isGuarded = generator.needsRecursionGuard(schema.id);
  const guard = generator.names.exactly(`is${type}`);
  const check = generator.names.exactly(`check${type}`);
  const typeImport = variant.partial ? undefined : generator.resolveTypeImport(schema, variant);
  const typeReference = typeImport && module.import(typeImport.name, typeImport.from, true);
  const doc = `Whether a value is a valid ${description}.`;
  if (isGuarded) {
    const accepts = module.callNamedSchema(schema.id, variant, 'guard', ts`value`);
    const returnType = typeReference === undefined ? ts`boolean` : ts`value is ${typeReference}`;
    module.declare(() =>
      withDocComment(
        doc,
        ts`export function ${guard}(${parameters}): ${returnType} { return ${module.runtime('acceptRecursive')}(() => ${accepts}); }`,
      ),
    );
  } else
    generator.exportGuard(schema, variant, {
      name: guard,
      doc,
      ...(typeReference !== undefined && { type: typeReference }),
    });
  module.declare(() =>
    withDocComment(
      `All that is wrong with a value as ${description}; nothing for a valid one.`,
      ts`export function ${check}(${parameters}): readonly ${module.runtime('Problem', true)}[] {
    return ${isGuarded ? ts`${module.runtime('checkRecursive')}(() => ${problemsOf})` : ts`${problemsOf} ?? ${module.runtime('noProblems')}`};
  }`,
    ),
  );
  const { path } = module;
  const functions: readonly Export[] = [
    { name: guard, path, role: 'guard' },
    { name: check, path, role: 'check' },
  ];
  if (variant.partial) return functions;
  const standard = generator.names.exactly(generator.derived.standardSchemaName(type));
  module.declare(() =>
    withDocComment(
      `${description} as a Standard Schema.`,
      ts`export const ${standard}: ${module.runtime('StandardSchema', true)}<${typeReference ?? ts`unknown`}> = /* @__PURE__ */ ${module.runtime('createStandardSchema')}(${check});`,
    ),
  );
  return [...functions, { name: standard, path, role: 'standard' }];
}

/** The module of the types target, as imported by modules of this target. */
export const typesModule = 'types';

/** Creates a resolver for the exported types. Naming problems are not reported here, but by the types target. */
export function createTypeImportResolver(api: Api): TypeImportResolver {
  const names = createExportNames(api, createReport());
  const marks = analyzeReadWriteOnly(api);
  return (schema, { direction }) => ({
    name:
      direction === 'request' && marks.hasMarkers(schema.jsonSchema)
        ? names.derived(schema, 'Request')
        : names.schema(schema),
    from: typesModule,
  });
}
