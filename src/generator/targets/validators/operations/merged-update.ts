// Validator of the merged value of an update: the resource schema, conditions and rules of the body, old-value rules.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Content, Operation } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { mergesBody } from '../../../model/operations/merges-body.ts';
import { onlyRefers } from '../keywords/function-calls.ts';
import { bare, conditionsOf } from '../keywords/if-then-else.ts';
import { documented } from '../document.ts';
import { segment } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { asksForTime, exact, noAnchors, type Reading } from '../validation-variant.ts';
import { changeCall } from '../rules/old-value-rules.ts';
import type { Export } from '../schema-module.ts';
import { isJson, problemsBy } from './validate-part.ts';

/** Declares the function; nothing for an operation that is not an update of a resource. */
export function declareMerged(
  operation: Operation,
  contents: readonly Content[],
  module: Module,
  path: string,
): readonly Export[] {
  const { effect } = operation.facts;
  if (!mergesBody(operation) || !operation.resource) return [];
  const { api, names, readings } = module.workshop;
  const resource = api.schema(operation.resource.schema);
  if (!resource) return [];
  const name = names.exactly(`check${operation.name.type}Merged`);
  const reading: Reading = { audience: 'response', anchors: noAnchors };
  const json = contents.find(({ mediaType }) => isJson(mediaType));
  const whole: Assertion = { ...bare(resource.assertion), ref: resource.id };
  const sent = json?.schema?.assertion ?? true;
  const at = json ? `${path}/requestBody/content/${segment(json.mediaType)}/schema` : path;
  const conditions = conditionsOf(sent, api, effect?.merge !== 'shallow');
  const isResource = onlyRefers(sent) === resource.id;
  // Rules that a response cannot check, and those of the body. Exact validation reports more problems, of which only
  // those of rules are kept.
  const everything = exact(reading);
  const ruled = [
    ...(readings.settledIn(whole, 'exact') === readings.settledIn(whole, 'response')
      ? []
      : [{ assertion: whole, from: '#', hint: 'merged' }]),
    ...(isResource ? [] : [{ assertion: sent, from: at, hint: 'sent' }]),
  ].filter(({ assertion }) => readings.hasRules(assertion));
  const compared = [{ assertion: whole, from: '#' }, ...(isResource ? [] : [{ assertion: sent, from: at }])];
  const changes = compared.map(({ assertion, from }) =>
    changeCall(assertion, reading, module, from, ts`value`, ts`old`),
  );
  const found: readonly Code<'ts'>[] = [
    problemsBy(whole, reading, module, '#', 'merged', ts`value`),
    problemsBy(conditions, reading, module, at, 'conditions', ts`value`),
    ...ruled.map(
      ({ assertion, from, hint }) =>
        ts`${module.runtime('onlyRules')}(${problemsBy(assertion, everything, module, from, hint, ts`value`) ?? ts`undefined`})`,
    ),
    ...changes.map((change) => change?.call),
  ].filter((call) => call !== undefined);
  const timed =
    [whole, conditions, ...ruled.map(({ assertion }) => assertion)].some((each) =>
      asksForTime(each, reading, readings),
    ) || changes.some((change) => change?.timed);
  const now = timed ? ts`now: number = Date.now()` : ts`_now?: number`;
  const old = changes.some((change) => change) ? ts`, old?: unknown` : ts``;
  const doc = `All that is wrong with the whole that \`${sentMethod(operation.method)} ${operation.path}\` leaves once its body is merged into what is stored${old === '' ? '' : ', `old`'}.`;
  module.declare(() =>
    documented(
      doc,
      ts`export function ${name}(value: unknown, ${now}${old}): readonly ${module.runtime('Problem', true)}[] { return ${module.runtime('distinct')}(${join(found, ts`, `)}); }`,
    ),
  );
  return [{ name, path: module.path, role: 'merged' }];
}
