// Read-only and write-only properties, which no schema of the same value requires from the opposite side.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { once } from '../../../model/dependencies/reads.ts';
import { omit } from '../../../model/omit-properties.ts';
import type { Audience, Reading, Readings } from '../validation-variant.ts';
import type { Summary } from '../../../model/shape/schema-summary.ts';

/** The parts of the analysis that determine directions. */
interface Asked {
  readonly api: Api;
  readonly readings: Readings;
}

type Marks = Pick<Summary, 'readOnly' | 'writeOnly'>;

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<Readings, Map<string, Map<Assertion, () => ReadonlySet<string>>>>();

/**
 * Returns the variant on entering a schema: with the properties that only the opposite side sets, according to the
 * schema or its in-place subschemas.
 */
export function withForeign(assertion: Assertion, outer: Reading, asked: Asked): Reading {
  const reading = settledDispute(assertion, outer, asked);
  const own = foreignNames(assertion, reading.audience, asked);
  if (own.size === 0) return reading;
  return {
    ...reading,
    foreign: joined(own, reading.foreign),
    certain: joined(certainNames(assertion, reading.audience, asked), reading.certain),
  };
}

function joined(own: ReadonlySet<string>, outer: ReadonlySet<string> = none): ReadonlySet<string> {
  return [...own].every((name) => outer.has(name)) ? outer : new Set([...own, ...outer]);
}

/**
 * Returns the variant on entering the branches of a union: a property that is read-only in one branch can be required
 * in another. Responses omit it in any case.
 */
export function withDisputed(alternatives: readonly Assertion[], reading: Reading, asked: Asked): Reading {
  if (reading.audience !== 'request' || !reading.foreign || alternatives.length < 2) return reading;
  const names = alternatives
    .flatMap((each) => [...foreignNames(each, reading.audience, asked)])
    .filter((name) => reading.certain?.has(name) !== true);
  return names.length === 0 ? reading : { ...reading, disputed: new Set(names) };
}

/** Returns the variant after entering a branch: without the properties that the branch declares differently. */
function settledDispute(assertion: Assertion, reading: Reading, asked: Asked): Reading {
  const { disputed, foreign = none, audience } = reading;
  if (!disputed) return reading;
  const certain = certainNames(assertion, audience, asked);
  const described = new Set(
    inPlace(assertion, asked.api, 'certain').flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]),
  );
  const left = [...foreign].filter((name) => !disputed.has(name) || certain.has(name) || !described.has(name));
  return { ...omit(reading, 'disputed', 'foreign'), ...(left.length > 0 && { foreign: new Set(left) }) };
}

/** Returns the equivalent variant of a function: only with those names that the schema would require otherwise. */
export function settledForeign(assertion: Assertion, outer: Reading, asked: Asked): Reading {
  const reading = settledDispute(assertion, outer, asked);
  if (!reading.foreign && !reading.certain) return reading;
  const own = foreignNames(assertion, reading.audience, asked);
  const demanded = remembered(
    'demanded',
    assertion,
    asked,
    () => new Set(inPlace(assertion, asked.api, 'conditions').flatMap(demandedBy)),
  );
  const names = [...(reading.foreign ?? [])].filter((name) => demanded.has(name) && !own.has(name));
  // Relevant only if unions in the schema would decide differently.
  const certain = [...(reading.certain ?? [])].filter(
    (name) => demanded.has(name) && own.has(name) && !certainNames(assertion, reading.audience, asked).has(name),
  );
  return {
    ...omit(reading, 'foreign', 'certain'),
    ...(names.length > 0 && { foreign: new Set(names.sort()) }),
    ...(certain.length > 0 && { certain: new Set(certain.sort()) }),
  };
}

function demandedBy({ object: { required, dependentRequired } = {} }: ObjectSchema): readonly string[] {
  return [...(required ?? []), ...[...(dependentRequired?.values() ?? [])].flat()];
}

function foreignNames(assertion: Assertion, audience: Audience, asked: Asked): ReadonlySet<string> {
  return namesIn(assertion, audience, asked, 'alternatives');
}

/** Returns the names that do not depend on the branch of a union. */
function certainNames(assertion: Assertion, audience: Audience, asked: Asked): ReadonlySet<string> {
  return namesIn(assertion, audience, asked, 'certain');
}

function namesIn(
  assertion: Assertion,
  audience: Audience,
  asked: Asked,
  reach: 'certain' | 'alternatives',
): ReadonlySet<string> {
  if (audience === 'exact' || asked.readings.settledIn(assertion, 'request') === 'response') return none;
  return remembered(`${audience} ${reach}`, assertion, asked, () => {
    const said = new Map<string, Marks>();
    for (const { object } of inPlace(assertion, asked.api, reach)) {
      for (const [name, member] of object?.properties ?? []) {
        const [before, here] = [said.get(name), asked.readings.summary(member)];
        said.set(name, {
          readOnly: here.readOnly || (before?.readOnly ?? false),
          writeOnly: here.writeOnly || (before?.writeOnly ?? false),
        });
      }
    }
    return new Set([...said].filter(([, marks]) => isOneSided(marks, audience)).map(([name]) => name));
  });
}

/** Returns whether only the opposite side sets a property: it is neither required nor validated. */
export function isForeign(assertion: Assertion, audience: Audience, readings: Readings): boolean {
  if (audience === 'exact') return false;
  return isOneSided(readings.summary(assertion), audience);
}

/** Marks of all schemas of the value count; a property that is marked as both is sent by both sides. */
function isOneSided({ readOnly, writeOnly }: Marks, audience: Audience): boolean {
  return readOnly !== writeOnly && (audience === 'request' ? readOnly : writeOnly);
}

/**
 * Returns the schemas that validate the same value: the schema, its references, and its `allOf`; depending on `scope`
 * also the branches of unions and conditional schemas.
 */
function inPlace(
  assertion: Assertion,
  api: Api,
  reach: 'certain' | 'alternatives' | 'conditions',
): readonly ObjectSchema[] {
  const found = new Set<ObjectSchema>();
  const visit = (each: Assertion | undefined): void => {
    if (each === undefined || typeof each === 'boolean' || found.has(each)) return;
    found.add(each);
    for (const id of [each.ref, each.dynamicRef?.ref]) if (id !== undefined) visit(api.schema(id)?.assertion);
    for (const part of each.allOf ?? []) visit(part);
    if (reach !== 'certain') for (const part of [...(each.anyOf ?? []), ...(each.oneOf ?? [])]) visit(part);
    if (reach === 'conditions')
      for (const part of [each.then, each.else, ...(each.object?.dependentSchemas?.values() ?? [])]) visit(part);
  };
  visit(assertion);
  return [...found];
}

function remembered(
  question: string,
  assertion: Assertion,
  { readings }: Asked,
  make: () => ReadonlySet<string>,
): ReadonlySet<string> {
  const questions = known.get(readings) ?? new Map<string, Map<Assertion, () => ReadonlySet<string>>>();
  known.set(readings, questions);
  const answers = questions.get(question) ?? new Map<Assertion, () => ReadonlySet<string>>();
  questions.set(question, answers);
  // The cached function also records the dependencies of the result for each caller.
  const answer = answers.get(assertion) ?? once(make);
  answers.set(assertion, answer);
  return answer();
}
