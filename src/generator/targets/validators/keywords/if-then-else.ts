// Conditional keywords of a schema, which updates must satisfy only after the merge.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion, ObjectKeywords, ObjectSchema } from '../../../model/types/schema.ts';
import { noFacts, noForeign } from '../../../model/read-extensions.ts';

/** Returns a schema without keywords, at the location of another one. */
export function bare(assertion: Assertion): ObjectSchema {
  const origin = typeof assertion === 'object' ? assertion.origin : { file: '', pointer: '', line: 1, column: 1 };
  return { origin, annotations: {}, facts: noFacts, foreign: noForeign };
}

/**
 * Returns only the conditional keywords of a schema: `if`, `not`, `dependentRequired`, `dependentSchemas`, and those
 * of its subschemas; at every depth if `deep`. All other keywords were validated on the update itself, and the
 * resource schema covers what is stored.
 */
export function conditionsOf(
  assertion: Assertion,
  api: Api,
  deep: boolean,
  around: ReadonlySet<string> = new Set(),
): Assertion {
  if (typeof assertion === 'boolean') return true;
  const part = (each: Assertion): Assertion => conditionsOf(each, api, deep, around);
  const { ref, if: condition, then, else: otherwise, not } = assertion;
  const target = ref === undefined || around.has(ref) ? undefined : api.schema(ref);
  const referred = target ? conditionsOf(target.assertion, api, deep, new Set([...around, target.id])) : true;
  const allOf = [referred, ...(assertion.allOf ?? []).map(part)].filter((each) => each !== true);
  const object = objectConditions(assertion.object ?? {}, deep ? part : () => true);
  if (condition === undefined && not === undefined && allOf.length === 0 && !object) return true;
  return {
    ...bare(assertion),
    ...(not !== undefined && { not }),
    ...(condition !== undefined && {
      if: condition,
      ...(then !== undefined && { then }),
      ...(otherwise !== undefined && { else: otherwise }),
    }),
    ...(allOf.length > 0 && { allOf }),
    ...(object && { object }),
  };
}

function objectConditions(
  { properties, dependentRequired, dependentSchemas }: ObjectKeywords,
  part: (each: Assertion) => Assertion,
): ObjectKeywords | undefined {
  const members = new Map(
    [...(properties ?? [])]
      .map(([name, member]) => [name, part(member)] as const)
      .filter(([, member]) => member !== true),
  );
  if (members.size === 0 && !dependentRequired && !dependentSchemas) return undefined;
  return {
    ...(members.size > 0 && { properties: members }),
    ...(dependentRequired && { dependentRequired }),
    ...(dependentSchemas && { dependentSchemas }),
  };
}
