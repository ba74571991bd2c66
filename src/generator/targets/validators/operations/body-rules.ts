// The function that judges the rules of a body that is no update, by its media type.

import type { Code } from '../../../emit/code/code.ts';
import { string } from '../../../emit/code/string.ts';
import { join, ts } from '../../../emit/code/typescript.ts';
import type { Content, Operation } from '../../../model/declarations/api.ts';
import type { Assertion } from '../../../model/declarations/assertions.ts';
import { sentMethod } from '../../../model/method.ts';
import { documented } from '../document.ts';
import { block, segment } from '../judging.ts';
import type { Module } from '../module.ts';
import { compound } from '../names.ts';
import { asksForTime, noAnchors, type Reading } from '../reading.ts';
import type { Export } from '../schema-page.ts';
import { isForm, isJson, isParts, mayBeJson, problemsBy } from './judged.ts';

/** Declares it; nothing where no content has rules. They are judged once defaults are applied, and harmless where the shape of the body is not right. */
export function declareBodyRules(operation: Operation, contents: readonly Content[], mediaTypes: Code<'ts'>, module: Module, path: string): readonly Export[] {
  if (operation.facts.effect?.kind === 'update') return [];
  const { names, readings } = module.workshop;
  const ruled = contents.flatMap(({ mediaType, schema }, index) => {
    if (!schema || !readings.hasRules(schema.assertion)) return [];
    const found = rulesOf({ mediaType, assertion: schema.assertion }, module, `${path}/requestBody/content/${segment(mediaType)}/schema`, contents.length === 1 ? 'whole body' : `whole body ${index + 1}`);
    return found === undefined ? [] : [{ mediaType, assertion: schema.assertion, found }];
  });
  const [only] = ruled;
  if (!only) return [];
  const name = names.exactly(`check${operation.name.type}Rules`);
  const timed = ruled.some(({ assertion, mediaType }) => asksForTime(assertion, readingOf(mediaType), readings));
  const now = timed ? ts`now: number = Date.now()` : ts`_now?: number`;
  const doc = `The rules that the body of \`${sentMethod(operation.method)} ${operation.path}\` breaks. \`now\` is in milliseconds since 1970.`;
  const usual = ruled.find(({ mediaType }) => isJson(mediaType))?.mediaType ?? (mayBeJson(only.mediaType) ? 'application/json' : only.mediaType);
  const cases = ruled.map(({ mediaType, found }) => ts`case ${string(mediaType)}: return ${found};`);
  const chosen = block([ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${join(cases, ts`\n`)} default: return ${module.runtime('noProblems')}; }`]);
  // Where there is one media type, nobody need say which it is.
  const isAlone = contents.length === 1 && !mayBeJson(only.mediaType);
  const body = isAlone ? ts`{ return ${only.found}; }` : chosen;
  const given = isAlone ? ts`` : ts`, mediaType: string = ${string(usual)}`;
  module.declare(() => documented(doc, ts`export function ${name}(value: unknown, ${now}${given}): readonly ${module.runtime('Problem', true)}[] ${body}`));
  return [{ name, path: module.path, role: 'rules' }];
}

/** The rules that a body of this media type breaks; undefined where none speaks of such a body. */
function rulesOf({ mediaType, assertion }: { readonly mediaType: string; readonly assertion: Assertion }, module: Module, path: string, hint: string): Code<'ts'> | undefined {
  const ranged = mayBeJson(mediaType);
  if (!isJson(mediaType) && !isForm(mediaType) && !ranged) return undefined;
  const value = isParts(mediaType) ? ts`${module.runtime('bytesAsText')}(value)` : ts`value`;
  const problems = problemsBy(assertion, readingOf(mediaType), module, path, compound(hint, ''), value);
  if (problems === undefined) return undefined;
  const found = ts`${module.runtime('onlyRules')}(${problems})`;
  return ranged ? ts`${module.runtime('isJson')}(mediaType) ? ${found} : ${module.runtime('noProblems')}` : found;
}

/** The numbers of a form are read from text. */
function readingOf(mediaType: string): Reading {
  return { audience: 'request', anchors: noAnchors, ...(isForm(mediaType) && { wide: true }) };
}
