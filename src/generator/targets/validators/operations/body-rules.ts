// Rule checks of a request body by media type: of complete bodies, and of updates as sent.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Content, Operation } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { mergesBody } from '../../../model/operations/merges-body.ts';
import { documented } from '../document.ts';
import { onlyRefers } from '../keywords/function-calls.ts';
import { block, segment } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { asksForTime, noAnchors, type Reading } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { isForm, isJson, isParts, mayBeJson, problemsBy } from './validate-part.ts';

/**
 * Declares the function; nothing if no content has rules. Rules are checked after defaults are applied, and ignore
 * invalid shapes.
 */
export function declareBodyRules(
  operation: Operation,
  contents: readonly Content[],
  mediaTypes: Code<'ts'>,
  module: Module,
  path: string,
): readonly Export[] {
  const { names, readings } = module.workshop;
  const { effect } = operation.facts;
  const isUpdate = mergesBody(operation);
  // A created resource has no old value; for other bodies it is unknown.
  const base: Reading = {
    audience: 'request',
    anchors: noAnchors,
    ...(effect?.kind === 'create' && { standalone: true }),
  };
  const ruled = contents.flatMap(({ mediaType, schema }, index) => {
    if (!schema || !readings.hasRules(schema.assertion) || (isUpdate && !hasOwnRules(schema.assertion, module)))
      return [];
    const found = rulesOf(
      { mediaType, assertion: schema.assertion, reading: readingOf(mediaType, base) },
      module,
      `${path}/requestBody/content/${segment(mediaType)}/schema`,
      contents.length === 1 ? 'whole body' : `whole body ${index + 1}`,
    );
    return found === undefined ? [] : [{ mediaType, assertion: schema.assertion, found }];
  });
  const [only] = ruled;
  if (!only) return [];
  const name = names.exactly(`check${operation.name.type}Rules`);
  const timed = ruled.some(({ assertion, mediaType }) => asksForTime(assertion, readingOf(mediaType, base), readings));
  const now = timed ? ts`now: number = Date.now()` : ts`_now?: number`;
  const subject = `\`${sentMethod(operation.method)} ${operation.path}\``;
  const doc = isUpdate
    ? `The rules that the body of ${subject} breaks by what it sends. Rules that read \`old\` need the merged value: see \`check${operation.name.type}Merged\`. \`now\` is in milliseconds since 1970.`
    : `The rules that the body of ${subject} breaks. \`now\` is in milliseconds since 1970.`;
  const usual =
    ruled.find(({ mediaType }) => isJson(mediaType))?.mediaType ??
    (mayBeJson(only.mediaType) ? 'application/json' : only.mediaType);
  const cases = ruled.map(({ mediaType, found }) => ts`case ${string(mediaType)}: return ${found};`);
  const chosen = block([
    ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${join(cases, ts`\n`)} default: return ${module.runtime('noProblems')}; }`,
  ]);
  // With one media type, the parameter is omitted.
  const isAlone = contents.length === 1 && !mayBeJson(only.mediaType);
  const body = isAlone ? ts`{ return ${only.found}; }` : chosen;
  const given = isAlone ? ts`` : ts`, mediaType: string = ${string(usual)}`;
  module.declare(() =>
    documented(
      doc,
      ts`export function ${name}(value: unknown, ${now}${given}): readonly ${module.runtime('Problem', true)}[] ${body}`,
    ),
  );
  return [{ name, path: module.path, role: 'rules' }];
}

/** Returns a call that finds the broken rules of a body of this media type; `undefined` if no rule applies. */
function rulesOf(
  {
    mediaType,
    assertion,
    reading,
  }: { readonly mediaType: string; readonly assertion: Assertion; readonly reading: Reading },
  module: Module,
  path: string,
  hint: string,
): Code<'ts'> | undefined {
  const ranged = mayBeJson(mediaType);
  if (!isJson(mediaType) && !isForm(mediaType) && !ranged) return undefined;
  const value = isParts(mediaType) ? ts`${module.runtime('bytesAsText')}(value)` : ts`value`;
  const problems = problemsBy(assertion, reading, module, path, compound(hint, ''), value);
  if (problems === undefined) return undefined;
  const found = ts`${module.runtime('onlyRules')}(${problems})`;
  return ranged ? ts`${module.runtime('isJson')}(mediaType) ? ${found} : ${module.runtime('noProblems')}` : found;
}

/** Numbers in forms are parsed from strings. */
function readingOf(mediaType: string, reading: Reading): Reading {
  return isForm(mediaType) ? { ...reading, wide: true } : reading;
}

/**
 * Returns whether the rules of a named schema apply to the update itself; those of the resource are checked after the
 * merge.
 */
function hasOwnRules(assertion: Assertion, { workshop: { api } }: Module): boolean {
  const id = onlyRefers(assertion);
  const schema = id === undefined ? undefined : api.schema(id)?.assertion;
  return typeof schema === 'object' && schema.facts.rules.length > 0;
}
