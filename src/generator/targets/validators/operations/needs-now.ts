// Whether what judges parameters or a response must know the time, because it comes to a rule that asks for it.

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

/** Of what a schema cannot speak of, nothing is asked. */
function isTimedContent({ mediaType, schema }: Content, module: Module): boolean {
  return (
    schema !== undefined &&
    mayBeJudged(mediaType) &&
    (!isTextBody(mediaType) || isSpokenOf(mediaType, schema.response, module)) &&
    isTimed(schema, module)
  );
}

/** Of what a header contains, only the text is read. */
export function isTimedHeader({ name, schema }: Header, module: Module): boolean {
  return name.toLowerCase() !== 'content-type' && isTimed(schema, module);
}

function isTimed(typed: Typed | undefined, { workshop: { readings } }: Module): boolean {
  return typed !== undefined && asksForTime(typed.assertion, { audience: 'exact', anchors: noAnchors }, readings);
}

/** What a function that is offered takes after its other arguments. */
export function timeOffered(timed: boolean): Code<'ts'> {
  return timed ? ts`, now: number = Date.now()` : ts``;
}

/** What one takes that is asked within others. */
export function timeTaken(timed: boolean): Code<'ts'> {
  return timed ? ts`, now: number` : ts``;
}

/** What is given to it. */
export function timeGiven(timed: boolean): Code<'ts'> {
  return timed ? ts`, now` : ts``;
}
