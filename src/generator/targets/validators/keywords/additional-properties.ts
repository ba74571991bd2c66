// The keywords `patternProperties`, `additionalProperties`, and `propertyNames`.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { patternMatches } from '../../../model/matches-pattern.ts';
import { aside, block, delegateMember, opposite, ownOnly, segment, type Judging } from '../validation-context.ts';
import { compound } from '../names.ts';
import { mentions } from '../words.ts';
import { matchOf } from '../regex-constants.ts';
import { forbidden, problemOf } from '../problem-literal.ts';
import { sentences } from '../messages.ts';
import { callFor, isTrivial, saysOfText, testOf } from './function-calls.ts';
import { textChecks } from './string.ts';
import { omit } from '../../../model/omit-properties.ts';

/** Number of names from which a set is faster than a `switch`. */
const manyNames = 64;

/** Returns one loop over all properties, if any of these keywords is present. */
export function otherMembers(schema: ObjectSchema, outer: Judging): readonly Code<'ts'>[] {
  const judging = omit(outer, 'message');
  const { propertyNames, patternProperties, additionalProperties = true, properties } = schema.object ?? {};
  const name = ts`key`;
  const body: Code<'ts'>[] = [];
  const names = [...(properties?.keys() ?? [])];
  const named =
    propertyNames === undefined || isTrivial(propertyNames) ? [] : nameStatements(propertyNames, outer, name);
  // Names in `properties` that are known to be valid need no check.
  const listed =
    names.length > 0 && propertyNames !== undefined && names.every((each) => isGoodName(each, propertyNames));
  if (!listed) for (const each of named) body.push(each);
  const patterns = [...(patternProperties ?? [])].map(([source, assertion]) => patternOf(source, assertion, judging));
  for (const { source, assertion, test } of patterns) {
    const statement = memberStatement(
      assertion,
      judging,
      `/patternProperties/${segment(source)}`,
      compound(judging.hint, 'Matching'),
      name,
    );
    if (statement !== undefined) body.push(ts`if (${test(name)}) ${block([statement])}`);
  }
  const statement = memberStatement(
    additionalProperties,
    judging,
    '/additionalProperties',
    compound(judging.hint, 'Member'),
    name,
  );
  const unmatched =
    statement === undefined || patterns.length === 0
      ? statement
      : ts`if (${join(
          patterns.map(({ test }) => ts`!${test(name)}`),
          ts` && `,
        )}) ${block([statement])}`;
  const rest = [...(listed ? named : []), ...(unmatched === undefined ? [] : [unmatched])];
  if (rest.length > 0) for (const each of others(names, name, rest, judging)) body.push(each);
  if (body.length === 0) return [];
  return [
    ts`for (const ${body.some((code) => mentions(code, name)) ? name : ts`_${name}`} in ${judging.value}) ${block(body)}`,
  ];
}

/** Returns the statement that validates the current property of a loop; `undefined` if every value is valid. */
export function memberStatement(
  assertion: Assertion,
  judging: Judging,
  path: string,
  hint: string,
  name: Code<'ts'>,
): Code<'ts'> | undefined {
  if (assertion === false && judging.mode === 'collect') {
    return ts`if (${ownOnly(ts`true`, judging.value, name)}) problems = ${judging.module.runtime('addWithin')}(problems, ${name}, ${problemOf(aside(judging, path, hint), forbidden)});`;
  }
  const call = callFor(assertion, judging, path, hint, ts`${judging.value}[${name}]`);
  return call === undefined ? undefined : delegateMember(judging, name, call);
}

interface NamePattern {
  readonly source: string;
  readonly assertion: Assertion;
  readonly test: (name: Code<'ts'>) => Code<'ts'>;
}

function patternOf(source: string, assertion: Assertion, { module, hint }: Judging): NamePattern {
  return { source, assertion, test: (name) => matchOf(module, source, compound(hint, 'NamePattern'), name) };
}

function nameStatements(propertyNames: Assertion, judging: Judging, name: Code<'ts'>): readonly Code<'ts'>[] {
  const found = nameFails(propertyNames, { ...judging, value: name, hint: compound(judging.hint, 'Name') });
  if (found === '' || found === 'false') return [];
  const bad = ownOnly(found, judging.value, name);
  if (judging.mode === 'guard') return [ts`if (${bad}) return false;`];
  const message = messageOf(propertyNames, judging) ?? sentences.badName;
  const problem = problemOf(judging, { keyword: 'propertyNames', message });
  return [ts`if (${bad}) problems = ${judging.module.runtime('addWithin')}(problems, ${name}, ${problem});`];
}

/**
 * Returns the message of the document for property names: that of the schema in `propertyNames`, or of one that it
 * refers to.
 */
function messageOf(propertyNames: Assertion, { module: { workshop } }: Judging): string | undefined {
  const seen = new Set<Assertion>();
  for (
    let at: Assertion | undefined = propertyNames;
    typeof at === 'object' && !seen.has(at);
    at = at.ref === undefined ? undefined : workshop.api.schema(at.ref)?.assertion
  ) {
    if (at.facts.message !== undefined) return at.facts.message;
    seen.add(at);
  }
  return undefined;
}

/** Names are strings, so their length and pattern are checked inline. */
function nameFails(propertyNames: Assertion, judging: Judging): Code<'ts'> {
  if (typeof propertyNames === 'object' && saysOfText(propertyNames)) {
    return join(
      textChecks(propertyNames, judging).map(({ bad }) => bad),
      ts` || `,
    );
  }
  return opposite(testOf(propertyNames, judging, '/propertyNames', judging.hint, judging.value));
}

/** Returns whether a name is known to be valid. */
function isGoodName(name: string, propertyNames: Assertion): boolean {
  if (typeof propertyNames === 'boolean') return propertyNames;
  if (!saysOfText(propertyNames) || propertyNames.annotations.format !== undefined) return false;
  const { minLength = 0, maxLength = Infinity, pattern } = propertyNames.string ?? {};
  const length = Array.from(name).length;
  return (
    length >= minLength && length <= maxLength && (pattern === undefined || patternMatches(pattern, name) === true)
  );
}

/** Returns the statements for properties that `properties` does not name. */
function others(
  names: readonly string[],
  name: Code<'ts'>,
  rest: readonly Code<'ts'>[],
  { module, hint }: Judging,
): readonly Code<'ts'>[] {
  if (names.length === 0) return rest;
  if (names.length >= manyNames) {
    const known = module.constant(
      compound(hint, 'Names'),
      ts`/* @__PURE__ */ new Set<string>([${join(names.map(string), ts`, `)}])`,
    );
    return [ts`if (!${known}.has(${name})) ${block(rest)}`];
  }
  if (names.length <= 2)
    return [
      ts`if (${join(
        names.map((each) => ts`${name} !== ${string(each)}`),
        ts` && `,
      )}) ${block(rest)}`,
    ];
  return [
    ts`switch (${name}) { ${join(
      names.map((each) => ts`case ${string(each)}:`),
      ts`\n`,
    )} break; default: ${join(rest, ts`\n`)} }`,
  ];
}
