// The checks that claims about the validators are made of: good samples are accepted, bad ones refused for the stated reason.

import assert from 'node:assert/strict';

import type { Breakage, ValidatorCheck } from './claim.ts';
import { withField } from './fields.ts';
import type { Place, Validators } from './interface.ts';
import { closed, declaredAs, dropped, refused, ruleNegated, rulesDropped, tightened } from './mutate.ts';
import { example } from './samples.ts';

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120));

/** That a value is accepted. */
export function assertAccepts(validators: Validators, place: Place, value: unknown): void {
  const problems = validators.problems(place, value);
  assert.deepEqual(
    problems.map(({ field, keyword, message }) => `${field} ${keyword} ${message}`),
    [],
    `${place.kind} of ${place.call} must accept ${show(value)}`,
  );
}

/** That a value is refused with a problem of a field and a keyword. */
export function assertRefuses(
  validators: Validators,
  place: Place,
  value: unknown,
  field: string,
  keyword: string,
): void {
  const found = validators.problems(place, value).map((problem) => `${problem.field} ${problem.keyword}`);
  // Values are listed by `enum`, or one by one in branches of `const`.
  const words = keyword === 'enum' ? ['enum', 'oneOf', 'anyOf', 'const'] : [keyword];
  assert(
    words.some((word) => found.includes(`${field} ${word}`)),
    `${place.kind} of ${place.call} must refuse ${show(value)} by ${keyword} of ${field}; found: ${found.join(', ')}`,
  );
}

/** What a field takes and what it refuses, by the keyword that refuses it. */
export interface Samples {
  readonly good?: readonly unknown[];
  readonly bad?: Readonly<Record<string, readonly unknown[]>>;
  /** What the field stands in, where that is not the example of the place. */
  readonly within?: unknown;
}

/** What a place is tried with: an update sends only what the check is about. */
export function baseOf(place: Place): unknown {
  return place.kind === 'body' && place.call.startsWith('PUT ') ? {} : example(place);
}

/** That a field of a place accepts every good sample and refuses every bad one, by its keyword. */
export function field(place: Place, name: string, { good = [], bad = {}, within }: Samples): ValidatorCheck {
  const base = within ?? baseOf(place);
  const keywords = Object.keys(bad);
  const bounds = good.length === 0 ? [] : keywords.flatMap((keyword) => tightened(place, name, keyword) ?? []);
  return {
    places: [place],
    holds: (validators) => {
      for (const value of good) assertAccepts(validators, place, withField(base, name, value));
      for (const [keyword, values] of Object.entries(bad)) {
        for (const value of values) assertRefuses(validators, place, withField(base, name, value), name, keyword);
      }
    },
    breaks: [
      ...keywords.map((keyword) => dropped(place, name, keyword)),
      ...bounds,
      ...good.filter((value) => value !== undefined).map((value) => refused(place, name, value)),
    ],
  };
}

/** That a field holds one of these values and no other. */
export function listed(
  place: Place,
  name: string,
  values: readonly string[],
  others: readonly unknown[] = ['another', '', null],
): ValidatorCheck {
  return field(place, name, {
    good: values,
    bad: { enum: [...others, ...values.slice(0, 1).map((value) => value.toUpperCase() + '_')] },
  });
}

/** That a field may be null; what else it holds is of the type of these samples. */
export function nullable(
  place: Place,
  name: string,
  good: readonly unknown[],
  bad: readonly unknown[],
  keyword = 'type',
): ValidatorCheck {
  return field(place, name, { good: [null, ...good], bad: { [keyword]: bad } });
}

/** Values that are of no type that a field of another type takes. */
const wrong = {
  integer: 'text',
  number: 'text',
  string: false,
  boolean: 'true',
  array: 'text',
  object: 'text',
} as const;

/** The types of fields. */
export type Types = Readonly<Record<string, keyof typeof wrong>>;

/** That a body has these fields: a sample with all of them is accepted, and each of another type is refused by name. */
export function bodyFields(
  place: Place,
  sample: unknown,
  types: Types,
  required: readonly string[] = [],
): ValidatorCheck {
  const judged = Object.entries(types);
  return {
    places: [place],
    holds: (validators) => {
      assertAccepts(validators, place, sample);
      for (const [name, type] of judged) {
        const found = validators
          .problems(place, withField(sample, name, wrong[type]))
          .filter((problem) => problem.field === name);
        assert(found.length > 0, `${place.call}: ${name} must be ${type}`);
      }
      for (const name of required)
        assertRefuses(validators, place, withField(sample, name, undefined), name, 'required');
    },
    breaks: [
      ...judged.flatMap(([name]) => [declaredAs(place, name, {}), declaredAs(place, name, { type: 'null' })]),
      ...required.map((name) => dropped(place, name, 'required')),
    ],
  };
}

const nonsense = { nonsense: [true, 'nonsense'] };

/** That other fields than these are ignored, whatever they hold; `ignored` are names that a caller may expect to work. */
export function ignores(place: Place, sample: unknown, ignored: readonly string[]): ValidatorCheck {
  const unknown = [...ignored, 'no_such_field'];
  return {
    places: [place],
    holds: (validators) => {
      for (const name of unknown) {
        for (const value of [nonsense, null, 7]) assertAccepts(validators, place, withField(sample, name, value));
      }
    },
    breaks: [closed(place), ...unknown.map((name) => declaredAs(place, name, { type: 'boolean' }))],
  };
}

/** That exactly these fields can be written: a wrong value of each is refused, and any other field is ignored. */
export function writable(place: Place, sample: unknown, types: Types, others: readonly string[]): ValidatorCheck[] {
  const ignored = others.filter((name) => !(name in types));
  return [ignores(place, sample, ignored), bodyFields(place, sample, types)];
}

/** That a rule refuses these values at a field, and lets the good ones pass. Of several rules, one says so and all demand it. */
export function rule(
  place: Place,
  ids: string | readonly string[],
  at: string,
  { good, bad }: { readonly good: readonly unknown[]; readonly bad: readonly unknown[] },
): ValidatorCheck {
  const all = typeof ids === 'string' ? [ids] : ids;
  const breaks: Breakage[] = [
    ...(bad.length > 0 ? [rulesDropped(place, all)] : []),
    ...(good.length > 0 ? all.map((id) => ruleNegated(place, id)) : []),
  ];
  return {
    places: [place],
    holds: (validators) => {
      for (const value of good) assertAccepts(validators, place, value);
      for (const value of bad) {
        const found = validators.problems(place, value);
        const match = found.some(
          (problem) =>
            problem.keyword === 'rule' && problem.field === at && all.some((id) => problem.schema.includes(id)),
        );
        const others = found.map((problem) => `${problem.field} ${problem.keyword} ${problem.schema}`).join(', ');
        assert(match, `${place.call} must refuse ${show(value)} by the rule ${all.join(' or ')}; found: ${others}`);
      }
    },
    breaks,
  };
}
