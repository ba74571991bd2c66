// Parameters and responses whose validators take the current time, because of a rule that reads `now`.

import { ts } from '../../../code/typescript/template-literals.ts';
import type { Code } from '../../../code/branded-text.ts';
import type { Content, Header, Parameter, Response, Typed } from '../../../model/types/api.ts';
import type { Module } from '../module-plan.ts';
import { asksForTime, noAnchors } from '../validation-variant.ts';
import { isJson, mayBeJudged } from './validate-part.ts';
import { isSpokenOf, isTextBody } from './text-plain-body.ts';

export function isTimedParameter({ schema, content }: Parameter, module: Module): boolean {
  return isTimed(content ? (isJson(content.mediaType) ? content.schema : undefined) : schema, module);
}

export function isTimedResponse({ headers, contents }: Response, module: Module): boolean {
  return (
    headers.some((header) => isTimedHeader(header, module)) ||
    contents.some((content) => isTimedContent(content, module))
  );
}

/** Content that no schema applies to needs no time. */
function isTimedContent({ mediaType, schema }: Content, module: Module): boolean {
  return (
    schema !== undefined &&
    mayBeJudged(mediaType) &&
    (!isTextBody(mediaType) || isSpokenOf(mediaType, schema.response, module)) &&
    isTimed(schema, module)
  );
}

/** A header is always validated as a string, so its `content` is not considered. */
export function isTimedHeader({ name, schema }: Header, module: Module): boolean {
  return name.toLowerCase() !== 'content-type' && isTimed(schema, module);
}

function isTimed(typed: Typed | undefined, { workshop: { readings } }: Module): boolean {
  return typed !== undefined && asksForTime(typed.assertion, { audience: 'exact', anchors: noAnchors }, readings);
}

/** Returns the last parameter of an exported function. */
export function timeOffered(timed: boolean): Code<'ts'> {
  return timed ? ts`, now: number = Date.now()` : ts``;
}

/** Returns the last parameter of a private function. */
export function timeTaken(timed: boolean): Code<'ts'> {
  return timed ? ts`, now: number` : ts``;
}

/** Returns the argument for it. */
export function timeGiven(timed: boolean): Code<'ts'> {
  return timed ? ts`, now` : ts``;
}
