// Validation variants of a schema: request, response, exact, partial.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { RuleBook } from '../../model/expressions/compile-rules.ts';
import { withoutOld } from '../../cel/without-old.ts';
import { summarise, type Summary } from '../../model/shape/schema-summary.ts';
import { createHolding } from './transitive-facts.ts';
import { omit } from '../../model/omit-properties.ts';

/**
 * The direction of the value. Properties that only the opposite side sets are neither required nor validated: read-
 * only ones in a request, write-only ones in a response. Under `not` and `if`, where ignoring them would reject more
 * values, the direction is `exact` and all apply.
 */
export type Audience = 'request' | 'response' | 'exact';

/** A variant: the direction, and whether the value is an update that is merged into a resource. */
export interface Reading {
  readonly audience: Audience;
  /** The resource that an update is merged into: its properties need not be in the update. */
  readonly partial?: PartOf;
  /** Whether the value was parsed from a string: unsafe integers are bigints. */
  readonly wide?: boolean;
  /** Whether rules are excluded: they are validated after defaults are applied. */
  readonly shapeOnly?: boolean;
  /** Whether the value is validated without its old value: rules that read `old` apply as far as possible. */
  readonly standalone?: true;
  /** The properties of the value that only the opposite side sets, according to the enclosing schemas. */
  readonly foreign?: ReadonlySet<string>;
  /** Those of them that do not depend on a branch of a union. */
  readonly certain?: ReadonlySet<string>;
  /** Those of them that depend on a branch of the union: the branch that is entered next decides. */
  readonly disputed?: ReadonlySet<string>;
  /** The schema ID that each dynamic anchor is bound to. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** The resource that an update is merged into. */
export interface PartOf {
  /** A named schema and the property path from it; `undefined` if unknown, and then nothing is required. */
  readonly resource: { readonly id: string; readonly members: readonly string[] } | undefined;
  readonly deep: boolean;
}

/** No bound anchors. */
export const noAnchors: ReadonlyMap<string, string> = new Map();

export interface Readings {
  /** Facts about named schemas, from the transitive analysis only. */
  readonly named: {
    readonly [K in 'hasNumbers' | 'hasRules' | 'hasParts' | 'hasChangeRules']: (id: string) => boolean;
  };
  /** Whether the function of a named schema takes the current time. */
  asksForTime(id: string, reading: Reading): boolean;
  /** All facts about named schemas, as plain data. */
  readonly told: unknown;
  summary(assertion: Assertion): Summary;
  /** Returns the direction that represents all equal variants of a named schema. */
  settled(id: string, audience: Audience): Audience;
  /** Returns the direction that represents all equal variants of any schema. */
  settledIn(assertion: Assertion, audience: Audience): Audience;
  /** Whether the schema, or one it refers to, constrains numbers. */
  hasNumbers(assertion: Assertion): boolean;
  /** Whether the schema, or one it refers to, has rules; with `now`: rules that read the current time. */
  hasRules(assertion: Assertion, now?: boolean): boolean;
  /** Whether a rule that reads `old` constrains a value without its old value, in the schema or one it refers to. */
  hasChangeRules(assertion: Assertion): boolean;
  /** Whether the schema, or one it refers to, validates an update differently than a whole value. */
  hasParts(assertion: Assertion): boolean;
}

/** Analyzes which variants of the schemas differ. */
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
  // Responses also differ in `x-round`: values are rounded before they are sent.
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

/** Returns an equivalent direction: directions collapse if no property is read-only, or none is write-only. */
function settle(audience: Audience, inRequest: boolean, inResponse: boolean): Audience {
  if (audience === 'exact') return inResponse ? (inRequest ? 'exact' : 'request') : 'response';
  return audience === 'request' && !inRequest && !inResponse ? 'response' : audience;
}

function properties({ object }: ObjectSchema): readonly Assertion[] {
  return [...(object?.properties?.values() ?? [])];
}

/** Returns the variant for a nested value, which is partial only if the merge is deep. */
export function inside(reading: Reading, resource: PartOf['resource']): Reading {
  const { partial, ...rest } = omit(reading, 'foreign', 'certain', 'disputed');
  return partial?.deep && resource ? { ...rest, partial: { ...partial, resource } } : rest;
}

/** Returns the variant for `not`, `if`, and other places where requiring less would change the result. */
export function exact(reading: Reading): Reading {
  return {
    audience: 'exact',
    anchors: reading.anchors,
    ...(reading.wide && { wide: true }),
    ...(reading.shapeOnly && { shapeOnly: true }),
    ...(reading.standalone && { standalone: true }),
  };
}

/** Returns whether the function of a schema takes the current time. */
export function asksForTime(assertion: Assertion, { partial, shapeOnly }: Reading, readings: Readings): boolean {
  return !partial && !shapeOnly && readings.hasRules(assertion, true);
}
