// Rules that read `old`. They are validated on updates, if the properties that they read are valid in both values.

import type { SafeText } from '../../../code/branded-text.ts';
import { joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { Schema } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { visitSchemas } from '../../../model/visit-schemas.ts';
import { allTypes } from '../../../model/shape/type-set.ts';
import { types } from '../keywords/type.ts';
import { conjunction, block, problemStatement, type ValidationContext } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { exactVariant, type ValidationVariant } from '../validation-variant.ts';
import type { SchemaAnalysis } from '../schema-analysis.ts';
import type { Production } from '../production.ts';
import { namedSchemaPointer } from '../function-registry.ts';
import { declareRules, ruleFunctionName, ruleProblem, validInputTest } from './rule-functions.ts';

/** A call that finds the broken old-value rules, and whether it takes the current time. */
export interface OldValueCheck {
  readonly call: SafeText<'ts'>;
  readonly needsNow: boolean;
}

/** Returns the call; `undefined` if no rule reads `old` in the schema, its `$ref`, or its `allOf`. */
export function oldValueCheck(
  jsonSchema: JsonSchema,
  variant: ValidationVariant,
  module: Module,
  path: string,
  value: SafeText<'ts'>,
  old: SafeText<'ts'>,
): OldValueCheck | undefined {
  const { registry: generator } = module;
  const schemas = schemasWithOldValueRules(jsonSchema, module, new Set(), path);
  if (schemas.length === 0) return undefined;
  for (const { schema } of schemas) generator.memoize(checkedKey(schema, generator), () => true);
  const needsNow = schemas.some(({ schema }) =>
    generator.rules.ofSchema(schema).some(({ variablesRead }) => variablesRead.has('old') && variablesRead.has('now')),
  );
  const name = module.names.exactly('problemsOfChange');
  const problems = module.runtime('Problems', true);
  module.declare(() => {
    const statements = schemas.flatMap((schemaWithRules) => oldValueStatements(schemaWithRules, variant, module));
    return ts`function ${name}(value: unknown, old: unknown${needsNow ? ts`, now: number` : ts``}): ${problems} ${block([ts`let problems: ${problems};`, ...statements, ts`return problems;`])}`;
  });
  return { call: ts`${name}(${joinCode([value, old, ...(needsNow ? [ts`now`] : [])], ts`, `)})`, needsNow };
}

function checkedKey(schema: SchemaObject, { fingerprint }: SchemaAnalysis): string {
  return `changes of ${fingerprint(schema)}`;
}

/** Reports each rule that reads `old` and is never checked, because no update operation applies to its schema. */
export function reportUncheckedOldValueRules({ facts, isShared }: Pick<Production, 'facts' | 'isShared'>): void {
  const { api, rules, report } = facts;
  for (const { jsonSchema } of api.schemas) {
    visitSchemas(jsonSchema, (each) => {
      if (typeof each === 'boolean') return;
      for (const { rule, variablesRead } of rules.ofSchema(each)) {
        if (!variablesRead.has('old') || isShared(checkedKey(each, facts))) continue;
        report.add('validators/old-value-unavailable', {
          message: `the rule ${rule.id} reads \`old\`, and no operation updates a resource of this schema`,
          location: each.sourceLocation,
          help: 'Such a rule stands at the schema of a resource, or at that of the body, whose operation says `x-effect: { kind: update }`.',
        });
      }
    });
  }
}

interface SchemaWithRules {
  readonly schema: SchemaObject;
  readonly path: string;
  /** Set for a named schema. */
  readonly named?: Schema;
}

function schemasWithOldValueRules(
  jsonSchema: JsonSchema,
  module: Module,
  ancestors: ReadonlySet<string>,
  path: string,
  named?: Schema,
): readonly SchemaWithRules[] {
  if (typeof jsonSchema === 'boolean') return [];
  const { api, rules } = module.registry;
  const current = rules.ofSchema(jsonSchema).some(({ variablesRead }) => variablesRead.has('old'))
    ? [{ schema: jsonSchema, path, ...(named && { named }) }]
    : [];
  const { ref } = jsonSchema;
  const target = ref === undefined || ancestors.has(ref) ? undefined : api.schema(ref);
  const referenced = target
    ? schemasWithOldValueRules(
        target.jsonSchema,
        module,
        new Set([...ancestors, target.id]),
        namedSchemaPointer(target.id),
        target,
      )
    : [];
  return [
    ...current,
    ...referenced,
    ...(jsonSchema.allOf ?? []).flatMap((part, at) =>
      schemasWithOldValueRules(part, module, ancestors, `${path}/allOf/${at}`),
    ),
  ];
}

/** Returns the statements that check each rule whose properties are valid. Other problems are reported elsewhere. */
function oldValueStatements(
  { schema, path: schemaPointer, named }: SchemaWithRules,
  variant: ValidationVariant,
  module: Module,
): readonly SafeText<'ts'>[] {
  const { registry: generator } = module;
  const hint = named?.name.value ?? 'changed';
  // A rule reads a property of both values, whichever side sets it.
  const exactShape = exactVariant({ ...variant, isShapeOnly: true });
  const context: ValidationContext = {
    module,
    kind: 'collect',
    variant: exactShape,
    value: ts`value`,
    hint,
    schemaPointer,
    knownTypes: allTypes,
  };
  const { type, functions } = declareRules(schema, named ? { ...context, module: generator.moduleOf(named) } : context);
  const problemsOf = (value: SafeText<'ts'>): SafeText<'ts'> =>
    named
      ? module.callNamedSchema(named.id, exactShape, 'collect', value)
      : module.callPrivateFunction(
          { jsonSchema: schema, variant: exactShape, kind: 'collect', schemaPointer, hint },
          value,
        );
  const asInput = (value: SafeText<'ts'>): SafeText<'ts'> =>
    ts`${module.runtime('asValidated')}<${module.import(type.name, type.from, true)}>(${value})`;
  const rules = generator.rules.ofSchema(schema).filter(({ variablesRead }) => variablesRead.has('old'));
  const areObjects =
    generator.variants.summary(schema).types === types.object
      ? []
      : [ts`value`, ts`old`].map((each) => ts`${module.runtime('isObject')}(${each})`);
  const tests = rules.map((rule) => {
    const name = ruleFunctionName(rule, schema, functions, module);
    const call = ts`${module.import(name, type.from)}(${joinCode([ts`self`, ts`before`, ...(rule.variablesRead.has('now') ? [ts`now`] : [])], ts`, `)})`;
    return ts`if (${conjunction([...areObjects, validInputTest(rule, 'self', module, ts`wrong`), validInputTest(rule, 'old', module, ts`wrongBefore`), ts`!${call}`])}) ${problemStatement(context, ruleProblem(rule, context))}`;
  });
  return [
    block([
      ts`const wrong = ${problemsOf(ts`value`)};`,
      ts`const wrongBefore = ${problemsOf(ts`old`)};`,
      ts`const self = ${asInput(ts`value`)};`,
      ts`const before = ${asInput(ts`old`)};`,
      ...tests,
    ]),
  ];
}
