// Objects with more members than the compiler follows in one function: they are judged some at a time, each by a function of its own.

import type { Code } from '../../../code/branded-text.ts';
import type { ObjectKeywords, ObjectSchema } from '../../../model/types/schema.ts';
import { noFacts, noForeign } from '../../../model/read-extensions.ts';
import { delegate, type Judging } from '../validation-context.ts';
import { compound } from '../names.ts';
import { callFor, isTrivial } from './function-calls.ts';

/** TypeScript gives up on a function after some two thousand branches that follow one another, and a member may have several. */
const mostMembers = 200;
const inOneFunction = 100;

/** Statements for the members that `properties` and `required` name; undefined where one function can judge them. */
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

/** The schema as far as it speaks of these members. */
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
