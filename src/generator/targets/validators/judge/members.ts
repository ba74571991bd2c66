// Members that a schema does not name one by one: by pattern, all others, and what any name must be.

import type { Code } from '../../../emit/code/code.ts';
import { string } from '../../../emit/code/string.ts';
import { join, ts } from '../../../emit/code/typescript.ts';
import type { Assertion, ObjectSchema } from '../../../model/declarations/assertions.ts';
import { block, delegateMember, problemConstant, segment, type Judging } from '../judging.ts';
import { compound } from '../names.ts';
import { wordsIn } from '../words.ts';
import { patternConstant } from '../patterns.ts';
import { callFor, isTrivial, saysOfText, testOf } from './call.ts';
import { textChecks } from './text.ts';
import { omit } from '../omit.ts';

/** From here on a set is faster than a `switch`. */
const manyNames = 64;

/** One loop over all members, where any of these keywords is there. */
export function otherMembers(schema: ObjectSchema, outer: Judging): readonly Code<'ts'>[] {
  const judging = omit(outer, 'message');
  const { propertyNames, patternProperties, additionalProperties = true, properties } = schema.object ?? {};
  const { value } = judging;
  const name = ts`key`;
  const body: Code<'ts'>[] = [];
  if (propertyNames !== undefined && !isTrivial(propertyNames)) body.push(...nameStatements(propertyNames, outer, name));
  const patterns = [...(patternProperties ?? [])].map(([source, assertion]) => patternOf(source, assertion, schema, judging));
  for (const { source, assertion, test } of patterns) {
    const call = callFor(assertion, judging, `/patternProperties/${segment(source)}`, compound(judging.hint, 'Matching'), ts`${value}[${name}]`);
    if (call !== undefined) body.push(ts`if (${test(name)}) ${block([delegateMember(judging, name, call)])}`);
  }
  const call = callFor(additionalProperties, judging, '/additionalProperties', compound(judging.hint, additionalProperties === false ? 'Unknown' : 'Member'), ts`${value}[${name}]`);
  if (call !== undefined) body.push(...others([...(properties?.keys() ?? [])], patterns.map(({ test }) => test(name)), name, delegateMember(judging, name, call), judging));
  if (body.length === 0) return [];
  return [ts`for (const ${wordsIn(body).has(name) ? name : ts`_${name}`} in ${value}) ${block(body)}`];
}

interface NamePattern {
  readonly source: string;
  readonly assertion: Assertion;
  readonly test: (name: Code<'ts'>) => Code<'ts'>;
}

function patternOf(source: string, assertion: Assertion, { origin }: ObjectSchema, { module, hint }: Judging): NamePattern {
  const expression = patternConstant(module, source, compound(hint, 'NamePattern'), origin);
  return { source, assertion, test: (name) => ts`${expression}.test(${name})` };
}

function nameStatements(propertyNames: Assertion, judging: Judging, name: Code<'ts'>): readonly Code<'ts'>[] {
  const bad = nameFails(propertyNames, { ...judging, value: name, hint: compound(judging.hint, 'Name') });
  if (bad === '') return [];
  if (judging.mode === 'guard') return [ts`if (${bad}) return false;`];
  const problem = problemConstant(judging, { suffix: 'BadName', maker: 'badName', values: [], keyword: 'propertyNames' });
  return [ts`if (${bad}) problems = ${judging.module.runtime('addWithin')}(problems, ${name}, ${problem});`];
}

/** A name is a string, so that its length and pattern are tested on the spot. */
function nameFails(propertyNames: Assertion, judging: Judging): Code<'ts'> {
  if (typeof propertyNames === 'object' && saysOfText(propertyNames)) {
    return join(textChecks(propertyNames, judging).map(({ bad }) => bad), ts` || `);
  }
  return ts`!${testOf(propertyNames, judging, '/propertyNames', judging.hint, judging.value)}`;
}

/** What happens to members that neither a name nor a pattern covers. */
function others(names: readonly string[], patterns: readonly Code<'ts'>[], name: Code<'ts'>, statement: Code<'ts'>, { module, hint }: Judging): readonly Code<'ts'>[] {
  const rest = patterns.length === 0 ? statement : ts`if (${join(patterns.map((test) => ts`!${test}`), ts` && `)}) ${block([statement])}`;
  if (names.length === 0) return [rest];
  if (names.length >= manyNames) {
    const known = module.constant(compound(hint, 'Names'), ts`/* @__PURE__ */ new Set<string>([${join(names.map(string), ts`, `)}])`);
    return [ts`if (!${known}.has(${name})) ${block([rest])}`];
  }
  if (names.length <= 2) return [ts`if (${join(names.map((each) => ts`${name} !== ${string(each)}`), ts` && `)}) ${block([rest])}`];
  return [ts`switch (${name}) { ${join(names.map((each) => ts`case ${string(each)}:`), ts`\n`)} break; default: ${rest} }`];
}
