// Rules that read `old`: validated on updates, if the properties they read are valid in both values.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Schema } from '../../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { visitAssertions } from '../../../model/visit-schemas.ts';
import { everyType } from '../../../model/shape/type-set.ts';
import { types } from '../keywords/type.ts';
import { all, block, report, type Judging } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { exact, type Reading } from '../validation-variant.ts';
import type { Facts } from '../schema-analysis.ts';
import type { Production } from '../production.ts';
import { pathOf } from '../function-requests.ts';
import { declareRules, functionOf, ruleProblem, soundFor } from './rule-functions.ts';

/** A call that finds the broken old-value rules, and whether it takes the current time. */
export interface ChangeCall {
  readonly call: Code<'ts'>;
  readonly timed: boolean;
}

/** Returns the call; `undefined` if no rule reads `old` in the schema, its `$ref`, or its `allOf`. */
export function changeCall(
  assertion: Assertion,
  reading: Reading,
  module: Module,
  path: string,
  value: Code<'ts'>,
  old: Code<'ts'>,
): ChangeCall | undefined {
  const { workshop } = module;
  const schemas = partsWithRules(assertion, module, new Set(), path);
  if (schemas.length === 0) return undefined;
  for (const { schema } of schemas) workshop.shared(judgedKey(schema, workshop), () => true);
  const timed = schemas.some(({ schema }) =>
    workshop.rules.ofSchema(schema).some(({ reads }) => reads.has('old') && reads.has('now')),
  );
  const name = module.names.exactly('problemsOfChange');
  const problems = module.runtime('Problems', true);
  module.declare(() => {
    const statements = schemas.flatMap((ruled) => statementsFor(ruled, reading, module));
    return ts`function ${name}(value: unknown, old: unknown${timed ? ts`, now: number` : ts``}): ${problems} ${block([ts`let problems: ${problems};`, ...statements, ts`return problems;`])}`;
  });
  return { call: ts`${name}(${join([value, old, ...(timed ? [ts`now`] : [])], ts`, `)})`, timed };
}

function judgedKey(schema: ObjectSchema, { contents }: Facts): string {
  return `changes of ${contents(schema)}`;
}

/** Reports each rule that reads `old` and is never checked, because no update operation applies to its schema. */
export function reportUnjudgedChanges({ facts, isShared }: Pick<Production, 'facts' | 'isShared'>): void {
  const { api, rules, report } = facts;
  for (const { assertion } of api.schemas) {
    visitAssertions(assertion, (each) => {
      if (typeof each === 'boolean') return;
      for (const { rule, reads } of rules.ofSchema(each)) {
        if (!reads.has('old') || isShared(judgedKey(each, facts))) continue;
        report.add('validators/rule-without-update', {
          message: `the rule ${rule.id} reads \`old\`, and no operation updates a resource of this schema`,
          place: each.origin,
          help: 'Such a rule stands at the schema of a resource, or at that of the body, whose operation says `x-effect: { kind: update }`.',
        });
      }
    });
  }
}

interface Ruled {
  readonly schema: ObjectSchema;
  readonly path: string;
  /** Set for a named schema. */
  readonly named?: Schema;
}

function partsWithRules(
  assertion: Assertion,
  module: Module,
  around: ReadonlySet<string>,
  path: string,
  named?: Schema,
): readonly Ruled[] {
  if (typeof assertion === 'boolean') return [];
  const { api, rules } = module.workshop;
  const own = rules.ofSchema(assertion).some(({ reads }) => reads.has('old'))
    ? [{ schema: assertion, path, ...(named && { named }) }]
    : [];
  const { ref } = assertion;
  const target = ref === undefined || around.has(ref) ? undefined : api.schema(ref);
  const referred = target
    ? partsWithRules(target.assertion, module, new Set([...around, target.id]), pathOf(target.id), target)
    : [];
  return [
    ...own,
    ...referred,
    ...(assertion.allOf ?? []).flatMap((part, at) => partsWithRules(part, module, around, `${path}/allOf/${at}`)),
  ];
}

/** Each rule is checked if the properties it reads are valid; other problems are reported elsewhere. */
function statementsFor({ schema, path, named }: Ruled, reading: Reading, module: Module): readonly Code<'ts'>[] {
  const { workshop } = module;
  const hint = named?.name.value ?? 'changed';
  // A rule reads a property of both values, whichever side sets it.
  const shape = exact({ ...reading, shapeOnly: true });
  const judging: Judging = {
    module,
    mode: 'collect',
    reading: shape,
    value: ts`value`,
    hint,
    schema: path,
    known: everyType,
  };
  const { type, functions } = declareRules(schema, named ? { ...judging, module: workshop.moduleOf(named) } : judging);
  const found = (value: Code<'ts'>): Code<'ts'> =>
    named
      ? module.named(named.id, shape, 'collect', value)
      : module.inner({ assertion: schema, reading: shape, mode: 'collect', path, hint }, value);
  const read = (value: Code<'ts'>): Code<'ts'> =>
    ts`${module.runtime('judged')}<${module.import(type.name, type.from, true)}>(${value})`;
  const rules = workshop.rules.ofSchema(schema).filter(({ reads }) => reads.has('old'));
  const areObjects =
    workshop.readings.summary(schema).types === types.object
      ? []
      : [ts`value`, ts`old`].map((each) => ts`${module.runtime('isObject')}(${each})`);
  const tests = rules.map((rule) => {
    const name = functionOf(rule, schema, functions, module);
    const call = ts`${module.import(name, type.from)}(${join([ts`self`, ts`before`, ...(rule.reads.has('now') ? [ts`now`] : [])], ts`, `)})`;
    return ts`if (${all([...areObjects, soundFor(rule, 'self', module, ts`wrong`), soundFor(rule, 'old', module, ts`wrongBefore`), ts`!${call}`])}) ${report(judging, ruleProblem(rule, judging))}`;
  });
  return [
    block([
      ts`const wrong = ${found(ts`value`)};`,
      ts`const wrongBefore = ${found(ts`old`)};`,
      ts`const self = ${read(ts`value`)};`,
      ts`const before = ${read(ts`old`)};`,
      ...tests,
    ]),
  ];
}
