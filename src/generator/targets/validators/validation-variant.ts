// Which reading of a schema a function judges by: what a request may leave out, what a response does not carry.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { RuleBook } from '../../model/expressions/compile-rules.ts';
import { withoutOld } from '../../cel/without-old.ts';
import { summarise, type Summary } from '../../model/shape/schema-summary.ts';
import { createHolding } from './transitive-facts.ts';
import { omit } from '../../model/omit-properties.ts';

/**
 * Who sends the value. A member that the other side alone may set is neither demanded nor judged: read-only ones in a
 * request, write-only ones in a response. Under `not` and `if`, where leaving out a demand would refuse more, all count.
 */
export type Audience = 'request' | 'response' | 'exact';

/** A reading: for whom, and whether the value is a part of a resource, an update that is merged into it. */
export interface Reading {
  readonly audience: Audience;
  /** The schemas of what the update is merged into: a member that they have need not be in the update. */
  readonly partial?: PartOf;
  /** True for what was read from text: whole numbers beyond the safe ones are bigints. */
  readonly wide?: boolean;
  /** True where rules are left out: they are judged when defaults have been applied. */
  readonly shapeOnly?: boolean;
  /** True for a value that is validated by itself: rules that read `old` apply as far as they can without it. */
  readonly standalone?: true;
  /** The members of the value that only the other side sets, as schemas around this one say. */
  readonly foreign?: ReadonlySet<string>;
  /** Those of them that no alternative has otherwise: schemas say so that hold for certain. */
  readonly certain?: ReadonlySet<string>;
  /** Those of them that alternatives of one union say: of the next schema, which is one of these, only where it does not say otherwise. */
  readonly disputed?: ReadonlySet<string>;
  /** Which schema each dynamic anchor means by now. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** What an update is merged into. */
export interface PartOf {
  /** A named schema, and the names of the members that lead from it; undefined where it is unknown, and then nothing is demanded. */
  readonly resource: { readonly id: string; readonly members: readonly string[] } | undefined;
  readonly deep: boolean;
}

/** No anchor is bound. */
export const noAnchors: ReadonlyMap<string, string> = new Map();

export interface Readings {
  /** The same questions of named schemas, of which no more is read. */
  readonly named: {
    readonly [K in 'hasNumbers' | 'hasRules' | 'hasParts' | 'hasChangeRules']: (id: string) => boolean;
  };
  /** Whether a function that judges by a named schema must know the time. */
  asksForTime(id: string, reading: Reading): boolean;
  /** All that is known of named schemas, as data. */
  readonly told: unknown;
  summary(assertion: Assertion): Summary;
  /** The audience under which equal readings of a named schema are one. */
  settled(id: string, audience: Audience): Audience;
  /** The same of any schema. */
  settledIn(assertion: Assertion, audience: Audience): Audience;
  /** Whether numbers are judged by a schema, or by one that it refers to. */
  hasNumbers(assertion: Assertion): boolean;
  /** Whether rules are judged by a schema, or by one that it refers to; `now`: rules that ask for the time. */
  hasRules(assertion: Assertion, now?: boolean): boolean;
  /** Whether a rule that reads `old` requires something of a value by itself, in a schema or in one that it refers to. */
  hasChangeRules(assertion: Assertion): boolean;
  /** Whether a part of a value is judged in another way than the whole, by a schema or by one that it refers to. */
  hasParts(assertion: Assertion): boolean;
}

/** What is known of the document's schemas that decides how readings differ. */
export function createReadings(api: Api, rules: RuleBook): Readings {
  const summaries = new Map<string, Summary | undefined>();
  const named = (id: string): Summary | undefined => {
    if (summaries.has(id)) return summaries.get(id);
    summaries.set(id, undefined);
    const schema = api.schema(id);
    const summary = schema && summarise(schema.assertion, named);
    summaries.set(id, summary);
    return summary;
  };
  for (const { id } of api.schemas) named(id);
  const inline = new Map<Assertion, Summary>();
  const summary = (assertion: Assertion): Summary => {
    const before = inline.get(assertion);
    if (before) return before;
    const made = summarise(assertion, named);
    inline.set(assertion, made);
    return made;
  };
  // What a request leaves out, and what a response leaves out or binds: values are rounded before they are sent.
  const holding = createHolding(api, {
    inRequest: (each) => properties(each).some((property) => summary(property).readOnly),
    inResponse: (each) =>
      each.facts.round !== undefined || properties(each).some((property) => summary(property).writeOnly),
    numbers: judgesNumbers,
    rules: (each) => each.facts.rules.length > 0,
    now: (each) => rules.ofSchema(each).some(({ reads }) => reads.has('now')),
    changeRules: (each) =>
      rules.ofSchema(each).some((rule) => rule.reads.has('old') && withoutOld(rule.expression) !== undefined),
    parts: (each) => (each.object ?? each.not ?? each.if ?? each.oneOf ?? each.anyOf) !== undefined,
  });
  return {
    named: {
      hasNumbers: (id) => holding.holdsNamed(id, 'numbers'),
      hasRules: (id) => holding.holdsNamed(id, 'rules'),
      hasParts: (id) => holding.holdsNamed(id, 'parts'),
      hasChangeRules: (id) => holding.holdsNamed(id, 'changeRules'),
    },
    asksForTime: (id, { partial, shapeOnly }) => !partial && !shapeOnly && holding.holdsNamed(id, 'now'),
    told: [summaries, holding.named],
    summary,
    settled: (id, audience) =>
      settle(audience, holding.holdsNamed(id, 'inRequest'), holding.holdsNamed(id, 'inResponse')),
    hasNumbers: (assertion) => holding.holds(assertion, 'numbers'),
    hasParts: (assertion) => holding.holds(assertion, 'parts'),
    hasChangeRules: (assertion) => holding.holds(assertion, 'changeRules'),
    hasRules: (assertion, now = false) => holding.holds(assertion, now ? 'now' : 'rules'),
    settledIn: (assertion, audience) =>
      settle(audience, holding.holds(assertion, 'inRequest'), holding.holds(assertion, 'inResponse')),
  };
}

function judgesNumbers({ number, types }: ObjectSchema): boolean {
  return number !== undefined || (types?.some((type) => type === 'integer' || type === 'number') ?? false);
}

/** Three readings are two, or one, where the request leaves nothing out, or the response does not. */
function settle(audience: Audience, inRequest: boolean, inResponse: boolean): Audience {
  if (audience === 'exact') return inResponse ? (inRequest ? 'exact' : 'request') : 'response';
  return audience === 'request' && !inRequest && !inResponse ? 'response' : audience;
}

function properties({ object }: ObjectSchema): readonly Assertion[] {
  return [...(object?.properties?.values() ?? [])];
}

/** The same reading for a value inside: only an update that merges at every depth is partial there too. */
export function inside(reading: Reading, resource: PartOf['resource']): Reading {
  const { partial, ...rest } = omit(reading, 'foreign', 'certain', 'disputed');
  return partial?.deep && resource ? { ...rest, partial: { ...partial, resource } } : rest;
}

/** The reading under `not`, `if` and wherever a demand less would change the meaning. */
export function exact(reading: Reading): Reading {
  return {
    audience: 'exact',
    anchors: reading.anchors,
    ...(reading.wide && { wide: true }),
    ...(reading.shapeOnly && { shapeOnly: true }),
    ...(reading.standalone && { standalone: true }),
  };
}

/** Whether a function that judges by a schema must know the time. */
export function asksForTime(assertion: Assertion, { partial, shapeOnly }: Reading, readings: Readings): boolean {
  return !partial && !shapeOnly && readings.hasRules(assertion, true);
}
