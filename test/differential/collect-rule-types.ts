// Variable types of all rules of a model, for the reference CEL evaluator.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { compileRules } from '../../src/generator/model/expressions/compile-rules.ts';
import { createRuleScopes } from '../../src/generator/model/expressions/variables-in-scope.ts';
import { createCelTypes } from '../../src/generator/model/expressions/cel-type-of-schema.ts';
import { inlineSchemasInOperation, visitSchemas } from '../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { Variables } from '../../src/generator/cel/checker-context.ts';

/** Collects the variable types of rules, by ID and text, which together are unique. */
export function collectRuleTypes(api: Api): ReadonlyMap<string, Variables> {
  const [scopes, rules] = [createRuleScopes(api, createCelTypes(api)), compileRules(api, createReport())];
  const types = new Map<string, Variables>();
  const addTypes = (assertion: JsonSchema, name: string): void =>
    visitSchemas(assertion, (visited) => {
      if (typeof visited === 'boolean') return;
      for (const { rule } of rules.ofSchema(visited))
        types.set(`${rule.id} ${rule.rule.text}`, scopes.rule(visited, name).variables);
    });
  for (const { id, jsonSchema } of api.schemas) addTypes(jsonSchema, id);
  for (const operation of [...api.operations, ...api.webhooks])
    for (const { jsonSchema } of inlineSchemasInOperation(operation)) addTypes(jsonSchema, operation.id);
  return types;
}
