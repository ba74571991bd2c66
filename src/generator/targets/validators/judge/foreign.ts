// Members that only the other side sets: whichever schema of a value says so, no schema of the same value demands them.

import type { Api } from '../../../model/declarations/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/declarations/assertions.ts';
import { once } from '../../../model/follow/reads.ts';
import { omit } from '../omit.ts';
import type { Audience, Reading, Readings } from '../reading.ts';
import type { Summary } from '../../../model/shape/summary.ts';

/** What is asked of the document. */
interface Asked {
  readonly api: Api;
  readonly readings: Readings;
}

type Marks = Pick<Summary, 'readOnly' | 'writeOnly'>;

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<Readings, Map<string, Map<Assertion, () => ReadonlySet<string>>>>();

/** The reading once a schema is entered: with the names that it, or a part of it, says only the other side sets. */
export function withForeign(assertion: Assertion, reading: Reading, asked: Asked): Reading {
  const own = foreignNames(assertion, reading.audience, asked);
  if (own.size === 0 || (reading.foreign && [...own].every((name) => reading.foreign?.has(name)))) return reading;
  return { ...reading, foreign: new Set([...own, ...(reading.foreign ?? [])]) };
}

/** The reading as a function has it: of the names, only those that it would demand if they were not told of. */
export function settledForeign(assertion: Assertion, reading: Reading, asked: Asked): Reading {
  if (!reading.foreign) return reading;
  const own = foreignNames(assertion, reading.audience, asked);
  const demanded = remembered('demanded', assertion, asked, () => new Set(inPlace(assertion, asked.api, true).flatMap(demandedBy)));
  const names = [...reading.foreign].filter((name) => demanded.has(name) && !own.has(name));
  return names.length === 0 ? omit(reading, 'foreign') : { ...reading, foreign: new Set(names.sort()) };
}

function demandedBy({ object: { required, dependentRequired } = {} }: ObjectSchema): readonly string[] {
  return [...(required ?? []), ...[...(dependentRequired?.values() ?? [])].flat()];
}

function foreignNames(assertion: Assertion, audience: Audience, asked: Asked): ReadonlySet<string> {
  if (audience === 'exact' || asked.readings.settledIn(assertion, 'request') === 'response') return none;
  return remembered(audience, assertion, asked, () => {
    const said = new Map<string, Marks>();
    for (const { object } of inPlace(assertion, asked.api, false)) {
      for (const [name, member] of object?.properties ?? []) {
        const [before, here] = [said.get(name), asked.readings.summary(member)];
        said.set(name, { readOnly: here.readOnly || (before?.readOnly ?? false), writeOnly: here.writeOnly || (before?.writeOnly ?? false) });
      }
    }
    return new Set([...said].filter(([, marks]) => isOneSided(marks, audience)).map(([name]) => name));
  });
}

/** Whether only the other side sets a member: it is neither demanded nor judged. */
export function isForeign(assertion: Assertion, audience: Audience, readings: Readings): boolean {
  if (audience === 'exact') return false;
  return isOneSided(readings.summary(assertion), audience);
}

/** As far as any schema of the value says so; what is said to be both is sent by both. */
function isOneSided({ readOnly, writeOnly }: Marks, audience: Audience): boolean {
  return readOnly !== writeOnly && (audience === 'request' ? readOnly : writeOnly);
}

/** The schemas that judge the same value: itself, what it refers to, and its parts; `conditions`: those too that may apply. */
function inPlace(assertion: Assertion, api: Api, conditions: boolean): readonly ObjectSchema[] {
  const found = new Set<ObjectSchema>();
  const visit = (each: Assertion | undefined): void => {
    if (each === undefined || typeof each === 'boolean' || found.has(each)) return;
    found.add(each);
    for (const id of [each.ref, each.dynamicRef?.ref]) if (id !== undefined) visit(api.schema(id)?.assertion);
    for (const part of [...(each.allOf ?? []), ...(each.anyOf ?? []), ...(each.oneOf ?? [])]) visit(part);
    if (conditions) for (const part of [each.then, each.else, ...(each.object?.dependentSchemas?.values() ?? [])]) visit(part);
  };
  visit(assertion);
  return [...found];
}

function remembered(question: string, assertion: Assertion, { readings }: Asked, make: () => ReadonlySet<string>): ReadonlySet<string> {
  const questions = known.get(readings) ?? new Map<string, Map<Assertion, () => ReadonlySet<string>>>();
  known.set(readings, questions);
  const answers = questions.get(question) ?? new Map<Assertion, () => ReadonlySet<string>>();
  questions.set(question, answers);
  // Whoever asks has read what the answer was made of.
  const answer = answers.get(assertion) ?? once(make);
  answers.set(assertion, answer);
  return answer();
}
