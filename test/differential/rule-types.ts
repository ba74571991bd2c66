// The types of what the rules of a model read, for those who evaluate them otherwise.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { Assertion } from '../../src/generator/model/types/schema.ts';
import { compileRules } from '../../src/generator/model/expressions/compile-rules.ts';
import { createScopes } from '../../src/generator/model/expressions/variables-in-scope.ts';
import { createTypes } from '../../src/generator/model/expressions/cel-type-of-schema.ts';
import { typedIn, visitAssertions } from '../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { Variables } from '../../src/generator/cel/checker-context.ts';

/** By a rule's id and text, which no two share. */
export function typesOfRules(api: Api): ReadonlyMap<string, Variables> {
  const [scopes, rules] = [createScopes(api, createTypes(api)), compileRules(api, createReport())];
  const types = new Map<string, Variables>();
  const inside = (assertion: Assertion, name: string): void =>
    visitAssertions(assertion, (each) => {
      if (typeof each === 'boolean') return;
      for (const { rule } of rules.ofSchema(each))
        types.set(`${rule.id} ${rule.rule.text}`, scopes.rule(each, name).variables);
    });
  for (const { id, assertion } of api.schemas) inside(assertion, id);
  for (const operation of [...api.operations, ...api.webhooks])
    for (const { assertion } of typedIn(operation)) inside(assertion, operation.id);
  return types;
}
