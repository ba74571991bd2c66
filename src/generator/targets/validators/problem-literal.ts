// Object literals of validation problems, created only where a check fails.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts } from '../../code/typescript/template-literals.ts';
import { escapePointerSegment, type ValidationContext } from './validation-context.ts';
import { messages } from './messages.ts';

/** A kind of failure. */
export interface Failure {
  readonly keyword: string;
  /** The default message; a message of the document takes precedence. */
  readonly message: string;
  /** The property of the value that the problem is about, present or missing. */
  readonly property?: string;
}

/** Failure of every value: the schema is `false`. */
export const falseSchemaFailure: Failure = { keyword: 'false', message: messages.forbidden };

/** Returns the problem of a failure as an expression. */
export function failureProblem(
  { key, schemaPointer, message }: ValidationContext,
  { keyword, property, ...failure }: Failure,
): SafeText<'ts'> {
  const names = [key, property].filter((name) => name !== undefined);
  // A message of the document replaces all messages of its schema.
  return problemLiteral(
    names,
    keyword,
    keyword === 'false' ? schemaPointer : `${schemaPointer}/${keyword}`,
    message ?? failure.message,
  );
}

/** Returns a problem as an object literal: engines create objects with a known set of properties fastest. */
export function problemLiteral(
  names: readonly string[],
  keyword: string,
  schemaPointer: string,
  message: string,
): SafeText<'ts'> {
  const properties = {
    pointer: names.map((name) => `/${escapePointerSegment(name)}`).join(''),
    field: names.join('.'),
    keyword,
    schema: schemaPointer,
    message,
  };
  return ts`{ ${joinCode(
    Object.entries(properties).map(([name, text]) => ts`${identifier(name)}: ${stringLiteral(text)}`),
    ts`, `,
  )} }`;
}
