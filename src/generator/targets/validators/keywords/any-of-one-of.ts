// The keywords `anyOf` and `oneOf`: the branch is selected by type or constant if possible, else all are tried.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, Discriminator, ObjectSchema } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { block, delegate, either, fail, report, when, type Judging } from '../validation-context.ts';
import { literal, options } from '../../../code/typescript/json-literal.ts';
import { compound } from '../names.ts';
import { problemOf, type Finding } from '../problem-literal.ts';
import { sentences } from '../messages.ts';
import { alsoBy } from './in-place-applicators.ts';
import { callFor, exactTestOf, hasTypesOnly, isTrivial, onlyRefers, sharedTest, testOf } from './function-calls.ts';
import { withDisputed } from './read-only-required.ts';
import { valuesOf } from './enum-const.ts';
import { disjointTypes, pinnedBy, type Pinned } from './discriminate.ts';
import { expected, hasType, lacksType, types } from './type.ts';
import { omit } from '../../../model/omit-properties.ts';

export const unionKeywords = ['anyOf', 'oneOf'] as const;
export type UnionKeyword = (typeof unionKeywords)[number];

/** A branch and its position. */
interface Branch {
  readonly assertion: Assertion;
  readonly path: string;
  readonly number: number;
}

/** Returns the statements that validate a value by `anyOf` or `oneOf`. */
export function unionStatements(
  keyword: UnionKeyword,
  assertions: readonly Assertion[],
  schema: ObjectSchema,
  judging: Judging,
): readonly Code<'ts'>[] {
  const reading = withDisputed(assertions, judging.reading, judging.module.workshop);
  return among(
    keyword,
    assertions.map((assertion, index) => ({ assertion, path: `/${keyword}/${index}`, number: index + 1 })),
    schema,
    { ...judging, reading },
  );
}

function among(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  schema: ObjectSchema,
  judging: Judging,
): readonly Code<'ts'>[] {
  const [only, ...others] = branches;
  if (only !== undefined && others.length === 0) return alsoBy(only.assertion, judging, only.path);
  if (keyword === 'anyOf' && branches.some(({ assertion }) => isTrivial(assertion))) return [];
  const assertions = branches.map(({ assertion }) => assertion);
  const sets = disjointTypes(assertions, judging);
  if (sets) return byType(keyword, branches, sets, judging);
  const objects = besideNull(branches, judging);
  if (objects)
    return when(
      ts`${judging.value} !== null`,
      among(keyword, objects, schema, { ...judging, known: judging.known & ~types.null }),
    );
  const pinned = judging.reading.partial ? undefined : pinnedBy(assertions, judging);
  if (pinned) return byConstant(keyword, branches, pinned, judging);
  return byTrial(keyword, branches, schema, judging);
}

/** Returns the other branches if exactly one branch allows null only, and no other allows null. */
function besideNull(branches: readonly Branch[], judging: Judging): readonly Branch[] | undefined {
  const { readings } = judging.module.workshop;
  const others = branches.filter(
    ({ assertion }) => (readings.summary(assertion).types & judging.known & types.null) === 0,
  );
  const [nothing, ...more] = branches.filter((branch) => !others.includes(branch));
  return nothing && more.length === 0 && isNullOnly(nothing.assertion) ? others : undefined;
}

function isNullOnly(assertion: Assertion): boolean {
  return typeof assertion === 'object' && assertion.types?.join() === 'null' && hasTypesOnly(assertion);
}

function byType(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  sets: readonly TypeSet[],
  judging: Judging,
): readonly Code<'ts'>[] {
  const { value, known } = judging;
  const union = sets.reduce((all, set) => all | set, 0);
  const none: Finding = { keyword, message: sentences.wrongType(expected(union)) };
  const bodies = branches.map(({ assertion, path }, index) =>
    alsoBy(assertion, { ...judging, known: sets[index] ?? 0 }, path),
  );
  const judged = bodies.flatMap((body, index) => (body.length === 0 ? [] : [{ body, set: sets[index] ?? 0 }]));
  const [first, ...more] = judged;
  if (!first) return either(judging, lacksType(judging, value, union, known), none, []);
  // Exactly one type or null.
  if (more.length === 0 && (union & ~first.set) === types.null) {
    const outer = lacksType(judging, value, union, known);
    const rest = [ts`if (${value} !== null) ${block(first.body)}`];
    const own = hasOwnType(
      branches.map(({ assertion }) => assertion),
      first.set,
      judging,
    );
    return own || outer === 'true' ? rest : either(judging, outer, none, rest);
  }
  const chain = judged.map(({ body, set }) => ts`if (${hasType(judging, value, set, known)}) ${block(body)}`);
  const unjudged = sets.reduce((all, set, index) => (bodies[index]?.length === 0 ? all | set : all), 0);
  const rest = known & ~judged.reduce((all, { set }) => all | set, 0);
  if ((rest & ~unjudged) !== 0) {
    const failure = fail(judging, none);
    chain.push(unjudged === 0 ? block([failure]) : ts`if (${lacksType(judging, value, unjudged, rest)}) ${failure}`);
  }
  return [join(chain, ts` else `)];
}

/**
 * Returns whether the branch next to null checks the type itself: a sole `$ref` does, other schemas rely on the type
 * test.
 */
function hasOwnType(branches: readonly Assertion[], set: TypeSet, judging: Judging): boolean {
  const { readings } = judging.module.workshop;
  return branches.some(
    (branch) => (readings.summary(branch).types & judging.known) === set && onlyRefers(branch) !== undefined,
  );
}

function byConstant(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  pinned: Pinned,
  judging: Judging,
): readonly Code<'ts'>[] {
  const { module, value, known } = judging;
  const cases = branches.map(({ assertion, path }, index) => {
    const labels = (pinned.values[index] ?? []).map((each) => ts`case ${literal(each)}:`);
    const call = callFor(
      assertion,
      { ...omit(judging, 'message'), known: types.object },
      path,
      compound(judging.hint, nameOf(pinned, index)),
      value,
    );
    return ts`${join(labels, ts` `)} ${call === undefined ? ts`` : delegate(judging, call)} break;`;
  });
  const all = pinned.values.flat();
  const finding: Finding = { keyword, member: pinned.property, message: sentences.unknownBranch(options(all)) };
  const member = Object.hasOwn(Object.prototype, pinned.property)
    ? ts`${module.runtime('own')}(${value}, ${string(pinned.property)})`
    : ts`${value}[${string(pinned.property)}]`;
  const statement = ts`switch (${member}) { ${join(cases, ts`\n`)} default: ${fail(judging, finding)} }`;
  if (known === types.object) return [statement];
  return either(
    judging,
    lacksType(judging, value, types.object, known),
    { keyword: 'type', message: sentences.wrongType(expected(types.object)) },
    [statement],
  );
}

function nameOf({ values, property }: Pinned, index: number): string {
  const [first] = values[index] ?? [];
  return typeof first === 'string' ? first : `${property}${index}`;
}

function byTrial(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  schema: ObjectSchema,
  judging: Judging,
): readonly Code<'ts'>[] {
  const { value, hint, mode, reading } = judging;
  // Before the merge, an update can match several branches.
  const exactly = keyword === 'oneOf' && !reading.partial;
  const hintOf = ({ number }: Branch): string => compound(hint, `Option${number}`);
  // Later tests run only on values that the previous ones rejected, so TypeScript may have narrowed them.
  const after = !exactly && leaveLess(branches, judging) ? ({ ...judging, narrowed: true } as const) : judging;
  const tests = branches.map((branch) =>
    sharedTest(testOf(branch.assertion, after, branch.path, hintOf(branch), value), branch.assertion, judging, value),
  );
  const none: Finding = { keyword, message: sentences.noneMatches };
  const several: Finding = { keyword, message: sentences.severalMatch };
  const failure = mode === 'guard' ? ts`return false;` : meant(branches, schema, judging, none, hintOf);
  if (tests.every((test) => test === 'false')) return [failure];
  if (!exactly && tests.includes(ts`true`)) return [];
  if (!exactly)
    return [
      ts`if (!(${join(
        tests.filter((test) => test !== 'false'),
        ts` || `,
      )})) ${block([failure])}`,
    ];
  const sum = sumOf(tests);
  const strict = sumOf(
    branches.map((branch) =>
      sharedTest(
        exactTestOf(branch.assertion, judging, branch.path, hintOf(branch), value),
        branch.assertion,
        judging,
        value,
      ),
    ),
  );
  if (strict === sum && tests.every((test) => test === 'true' || test === 'false'))
    return tests.filter((test) => test === 'true').length === 1 ? [] : [fail(judging, several)];
  // Requiring less, two branches can match although the complete value matches only one.
  const tooMany = strict === sum ? ts`matched > 1` : ts`matched > 1 && ${strict} > 1`;
  if (mode === 'guard' && strict === sum) return [ts`if (${sum} !== 1) return false;`];
  return [
    block([
      ts`const matched = ${sum};`,
      ts`if (matched === 0) ${block([failure])} else if (${tooMany}) ${fail(judging, several)}`,
    ]),
  ];
}

/**
 * Returns whether TypeScript narrows the type after some of the branches: by a type test, or because several branches
 * list the same few values.
 */
function leaveLess(branches: readonly Branch[], { known }: Judging): boolean {
  const schemas = branches.flatMap(({ assertion }) => (typeof assertion === 'object' ? [assertion] : []));
  const few = schemas.filter((schema) =>
    valuesOf(schema)?.some((value) => value === null || typeof value === 'boolean'),
  );
  return schemas.some(hasTypesOnly) || (known !== types.every && few.length > 1);
}

function sumOf(tests: readonly Code<'ts'>[]): Code<'ts'> {
  return join(
    tests.map((test) => ts`Number(${test})`),
    ts` + `,
  );
}

/** Returns the statement that adds the problems of the branch that the value most likely meant. */
function meant(
  branches: readonly Branch[],
  schema: ObjectSchema,
  judging: Judging,
  none: Finding,
  hintOf: (branch: Branch) => string,
): Code<'ts'> {
  const { value, module, known } = judging;
  // It is passed along with the problems of the branches, whose paths are relative to the value.
  const problem = problemOf(omit(judging, 'key'), none);
  const calls = branches.flatMap(
    (branch) => callFor(branch.assertion, judging, branch.path, hintOf(branch), value) ?? [],
  );
  const nearest = delegate(judging, ts`${module.runtime('closest')}(${join([problem, ...calls], ts`, `)})`);
  const { discriminator } = schema;
  if (!discriminator) return nearest;
  const { property } = discriminator;
  const meanings = meaningsOf(discriminator, branches);
  if (meanings.size === 0) return nearest;
  const cases = [...meanings].map(
    ([name, id]) =>
      ts`case ${string(name)}: ${delegate(judging, ts`${module.named(id, judging.reading, 'collect', value)} ?? [${problem}]`)} break;`,
  );
  const member = ts`${module.runtime('own')}(${value}, ${string(property)})`;
  const absent = report(
    judging,
    problemOf(judging, { keyword: 'discriminator', member: property, message: sentences.missing }),
  );
  const unknown = report(
    judging,
    problemOf(judging, {
      keyword: 'discriminator',
      member: property,
      message: sentences.unknownBranch(options([...discriminator.mapping.keys()])),
    }),
  );
  const choice = ts`switch (${member}) { ${join(cases, ts`\n`)} case undefined: ${absent} break; default: ${unknown} }`;
  return known === types.object
    ? choice
    : ts`if (${module.runtime('isObject')}(${value})) ${block([choice])} else ${block([nearest])}`;
}

/**
 * Returns the schema ID by discriminator value. Schema names of branches are always values, in addition to the mapping
 * (OpenAPI Specification, Discriminator Object).
 */
function meaningsOf({ mapping }: Discriminator, branches: readonly Branch[]): ReadonlyMap<string, string> {
  const names = branches.flatMap(({ assertion }) => onlyRefers(assertion) ?? []);
  return new Map([...names.map((id) => [id, id] as const), ...mapping]);
}
