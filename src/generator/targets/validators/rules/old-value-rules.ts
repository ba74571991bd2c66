// Rules that read `old`. They are validated on updates, if the properties that they read are valid in both values.

import {
  and,
  block,
  call,
  constVariable,
  keyword,
  local,
  name,
  not,
  when,
} from '../../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Expression, Statement } from '../../../code/typescript/tree.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import type { Api, Operation, Schema } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { visitSchemas } from '../../../model/visit-schemas.ts';
import { allTypes } from '../../../model/shape/type-set.ts';
import { namedSchemaPointer, variantKey, type ModuleContext } from '../function-request.ts';
import { types } from '../keywords/type.ts';
import { isJsonMediaType } from '../operations/validated-media-types.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { SchemaAnalysis } from '../schema-analysis.ts';
import { createSchemaBase, type ValidationContext } from '../validation-context.ts';
import { exactVariant, type ValidationVariant } from '../validation-variant.ts';
import { callInlineSchema, callNamedSchema } from '../validator-calls.ts';
import { problemsBody } from '../collector-statements.ts';
import { nowParameter, valueParameter } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import {
  ruleFunctionContext,
  ruleFunction,
  ruleInput,
  ruleProblemStatement,
  validInputTest,
} from './rule-functions.ts';

/** A call that finds the violated old-value rules, and whether it takes the current time as an argument. */
export interface OldValueCheck {
  readonly call: Expression;
  readonly needsNow: boolean;
}

/** Returns the call; `undefined` if no rule reads `old` in the schema, its `$ref`, or its `allOf`. */
export function oldValueCheck(
  jsonSchema: JsonSchema,
  variant: ValidationVariant,
  module: ModuleContext,
  path: string,
  value: Expression,
  old: Expression,
): OldValueCheck | undefined {
  const { analysis } = module;
  const schemas = schemasWithOldValueRules(jsonSchema, analysis, new Set(), path);
  if (schemas.length === 0) return undefined;
  const needsNow = schemas.some(({ schema }) =>
    analysis.rules.ofSchema(schema).some(({ variablesRead }) => variablesRead.has('old') && variablesRead.has('now')),
  );
  const check: OnDemandSymbol = {
    kind: 'declared',
    key: `old values ${variantKey(variant, analysis)} ${analysis.fingerprint(jsonSchema)} ${path}`,
    name: 'problemsOfChange',
    declare: () => ({
      kind: 'function',
      parameters: [
        valueParameter,
        { symbol: symbols.old, type: keyword('unknown') },
        ...(needsNow ? [nowParameter] : []),
      ],
      result: runtimeType('Problems'),
      body: problemsBody(schemas.map((schemaWithRules) => oldValueStatement(schemaWithRules, variant, module))),
    }),
  };
  return { call: call(check, value, old, ...(needsNow ? [variables.now] : [])), needsNow };
}

/** Reports each rule that reads `old` and is never checked, because no update operation applies to its schema. */
export function reportUncheckedOldValueRules(analysis: SchemaAnalysis): void {
  const { api, rules, report, fingerprint } = analysis;
  const checked = new Set(
    [...api.operations, ...api.webhooks]
      .flatMap((operation) => updatedSchemas(operation, api))
      .flatMap((jsonSchema) => schemasWithOldValueRules(jsonSchema, analysis, new Set(), ''))
      .map(({ schema }) => fingerprint(schema)),
  );
  for (const { jsonSchema } of api.schemas) {
    visitSchemas(jsonSchema, (each) => {
      if (typeof each === 'boolean') return;
      for (const { rule, variablesRead } of rules.ofSchema(each)) {
        if (!variablesRead.has('old') || checked.has(fingerprint(each))) continue;
        report.add('validators/old-value-unavailable', {
          message: `the rule \`${rule.id}\` reads \`old\`, but no operation updates a resource of this schema`,
          location: each.sourceLocation,
          help: 'declare the rule in the resource or body schema of an operation with `x-effect: { kind: update }`',
        });
      }
    });
  }
}

/** Returns the schemas of the resource and the JSON body of an operation that merges the body into the resource. */
function updatedSchemas(operation: Operation, api: Api): readonly JsonSchema[] {
  const { resource, requestBody } = operation;
  const content = requestBody?.content ?? [];
  const schema = resource && api.schema(resource.schema);
  if (!mergesBody(operation) || !schema || content.length === 0) return [];
  const body = content.find(({ mediaType }) => isJsonMediaType(mediaType))?.schema;
  return [schema.jsonSchema, ...(body ? [body.jsonSchema] : [])];
}

interface SchemaWithRules {
  readonly schema: SchemaObject;
  readonly path: string;
  /** Set for a named schema. */
  readonly named?: Schema;
}

function schemasWithOldValueRules(
  jsonSchema: JsonSchema,
  analysis: SchemaAnalysis,
  ancestors: ReadonlySet<string>,
  path: string,
  named?: Schema,
): readonly SchemaWithRules[] {
  if (typeof jsonSchema === 'boolean') return [];
  const { api, rules } = analysis;
  const current = rules.ofSchema(jsonSchema).some(({ variablesRead }) => variablesRead.has('old'))
    ? [{ schema: jsonSchema, path, ...(named && { named }) }]
    : [];
  const { ref } = jsonSchema;
  const target = ref === undefined || ancestors.has(ref) ? undefined : api.schema(ref);
  const referenced = target
    ? schemasWithOldValueRules(
        target.jsonSchema,
        analysis,
        new Set([...ancestors, target.id]),
        namedSchemaPointer(target.id),
        target,
      )
    : [];
  return [
    ...current,
    ...referenced,
    ...(jsonSchema.allOf ?? []).flatMap((part, at) =>
      schemasWithOldValueRules(part, analysis, ancestors, `${path}/allOf/${at}`),
    ),
  ];
}

const wrong = local('wrong');
const wrongBefore = local('wrongBefore');

/** Returns the statement that checks each rule whose properties are valid. Other problems are reported elsewhere. */
function oldValueStatement(
  { schema, path: schemaPointer, named }: SchemaWithRules,
  variant: ValidationVariant,
  module: ModuleContext,
): Statement {
  const { analysis } = module;
  const hint = named?.name.value ?? 'changed';
  // A rule reads a property of both values, whichever side sets it.
  const exactShape = exactVariant({ ...variant, isShapeOnly: true });
  const context: ValidationContext = {
    module,
    kind: 'collect',
    variant: exactShape,
    value: variables.value,
    hint,
    schemaPointer,
    base: createSchemaBase(schemaPointer),
    knownTypes: allTypes,
  };
  const ruleSet = ruleFunctionContext(schema, context);
  const problemsOf = (value: Expression): Expression =>
    named
      ? callNamedSchema(named.id, exactShape, 'collect', module, value)
      : callInlineSchema(
          { jsonSchema: schema, variant: exactShape, kind: 'collect', schemaPointer, hint },
          module,
          value,
        );
  const areObjects =
    analysis.variants.summary(schema).types === types.object
      ? []
      : [variables.value, variables.old].map((each) => call(runtime('isObject'), each));
  const rules = analysis.rules.ofSchema(schema).filter(({ variablesRead }) => variablesRead.has('old'));
  const tests = rules.flatMap((rule) => {
    const now = rule.variablesRead.has('now') ? [variables.now] : [];
    const isSatisfied = call(ruleFunction(rule, ruleSet), variables.self, variables.before, ...now);
    const test = and(
      ...areObjects,
      validInputTest(rule, 'self', name(wrong)),
      validInputTest(rule, 'old', name(wrongBefore)),
      not(isSatisfied),
    );
    return when(test, [ruleProblemStatement(rule, context)]);
  });
  return block([
    constVariable(wrong, problemsOf(variables.value)),
    constVariable(wrongBefore, problemsOf(variables.old)),
    constVariable(symbols.self, ruleInput(ruleSet, variables.value)),
    constVariable(symbols.before, ruleInput(ruleSet, variables.old)),
    ...tests,
  ]);
}
