// Object literals of validation problems, created only where a check fails.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import { segment, type Judging } from './validation-context.ts';
import { sentences } from './messages.ts';

/** A kind of failure. */
export interface Finding {
  readonly keyword: string;
  /** The default message; a message of the document takes precedence. */
  readonly message: string;
  /** The property of the value that the problem is about, present or missing. */
  readonly member?: string;
}

/** Failure of every value: the schema is `false`. */
export const forbidden: Finding = { keyword: 'false', message: sentences.forbidden };

/** Returns the problem of a failure as an expression. */
export function problemOf({ key, schema, message }: Judging, { keyword, member, ...finding }: Finding): Code<'ts'> {
  const names = [key, member].filter((name) => name !== undefined);
  // A message of the document replaces all messages of its schema.
  return literalProblem(
    names,
    keyword,
    keyword === 'false' ? schema : `${schema}/${keyword}`,
    message ?? finding.message,
  );
}

/** Returns a problem as an object literal: engines create objects with a known set of properties fastest. */
export function literalProblem(names: readonly string[], keyword: string, schema: string, message: string): Code<'ts'> {
  const members = {
    pointer: names.map((name) => `/${segment(name)}`).join(''),
    field: names.join('.'),
    keyword,
    schema,
    message,
  };
  return ts`{ ${join(
    Object.entries(members).map(([name, text]) => ts`${identifier(name)}: ${string(text)}`),
    ts`, `,
  )} }`;
}
