// Members that only the other side sets: whichever schema of a value says so, no schema of the same value demands them.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { once } from '../../../model/dependencies/reads.ts';
import { omit } from '../../../model/omit-properties.ts';
import type { Audience, Reading, Readings } from '../validation-variant.ts';
import type { Summary } from '../../../model/shape/schema-summary.ts';

/** What is asked of the document. */
interface Asked {
  readonly api: Api;
  readonly readings: Readings;
}

type Marks = Pick<Summary, 'readOnly' | 'writeOnly'>;

const none: ReadonlySet<string> = new Set();
const known = new WeakMap<Readings, Map<string, Map<Assertion, () => ReadonlySet<string>>>>();

/** The reading once a schema is entered: with the names that it, or a part of it, says only the other side sets. */
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

/** The reading by which each of several alternatives is entered: what one of them alone calls read-only, another may demand. A response leaves without it whichever says so. */
export function withDisputed(alternatives: readonly Assertion[], reading: Reading, asked: Asked): Reading {
  if (reading.audience !== 'request' || !reading.foreign || alternatives.length < 2) return reading;
  const names = alternatives
    .flatMap((each) => [...foreignNames(each, reading.audience, asked)])
    .filter((name) => reading.certain?.has(name) !== true);
  return names.length === 0 ? reading : { ...reading, disputed: new Set(names) };
}

/** Once one of the alternatives is entered: without what it describes otherwise. */
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

/** The reading as a function has it: of the names, only those that it would demand if they were not told of. */
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
  // It matters where alternatives inside would settle it otherwise.
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

/** Those that the schema or one that holds with it says, whichever alternative the value has. */
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

/** Whether only the other side sets a member: it is neither demanded nor judged. */
export function isForeign(assertion: Assertion, audience: Audience, readings: Readings): boolean {
  if (audience === 'exact') return false;
  return isOneSided(readings.summary(assertion), audience);
}

/** As far as any schema of the value says so; what is said to be both is sent by both. */
function isOneSided({ readOnly, writeOnly }: Marks, audience: Audience): boolean {
  return readOnly !== writeOnly && (audience === 'request' ? readOnly : writeOnly);
}

/** The schemas that judge the same value: itself, what it refers to, and its parts; of those that may apply, the alternatives of a union, or conditions too. */
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
  // Whoever asks has read what the answer was made of.
  const answer = answers.get(assertion) ?? once(make);
  answers.set(assertion, answer);
  return answer();
}
