// Objects with too many properties for one function, split into several functions.

import type { Code } from '../../../code/branded-text.ts';
import type { ObjectKeywords, ObjectSchema } from '../../../model/types/schema.ts';
import { noFacts, noForeign } from '../../../model/read-extensions.ts';
import { delegate, type Judging } from '../validation-context.ts';
import { compound } from '../names.ts';
import { callFor, isTrivial } from './function-calls.ts';

/** TypeScript stops control flow analysis after about two thousand sequential branches; a property can have several. */
const mostMembers = 200;
const inOneFunction = 100;

/** Returns the statements for `properties` and `required`; `undefined` if one function suffices. */
export function manyMembers(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] | undefined {
  const names = judgedNames(schema.object ?? {});
  if (names.length <= mostMembers) return undefined;
  const calls = Array.from({ length: Math.ceil(names.length / inOneFunction) }, (_, at) => {
    const part = partOf(schema, names.slice(at * inOneFunction, (at + 1) * inOneFunction));
    return callFor(part, judging, '', compound(judging.hint, `Members${at + 1}`), judging.value);
  });
  return calls.flatMap((call) => (call === undefined ? [] : [delegate(judging, call)]));
}

function judgedNames({ properties, required = [] }: ObjectKeywords): readonly string[] {
  const demanded = new Set(required);
  const named = [...(properties ?? [])].flatMap(([name, assertion]) =>
    demanded.has(name) || !isTrivial(assertion) ? [name] : [],
  );
  return [...named, ...[...demanded].filter((name) => !properties?.has(name))];
}

/** Returns the schema reduced to these properties. */
function partOf({ origin, facts: { message }, object }: ObjectSchema, names: readonly string[]): ObjectSchema {
  const own = new Set(names);
  const properties = new Map([...(object?.properties ?? [])].filter(([name]) => own.has(name)));
  const required = (object?.required ?? []).filter((name) => own.has(name));
  return {
    origin,
    annotations: {},
    facts: message === undefined ? noFacts : { ...noFacts, message },
    foreign: noForeign,
    object: { ...(properties.size > 0 && { properties }), ...(required.length > 0 && { required }) },
  };
}
