// A failure as the expression of its problem: made where it is found, so that a value without problems pays for none.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import { segment, type Judging } from './validation-context.ts';
import { sentences } from './messages.ts';

/** A way to fail. */
export interface Finding {
  readonly keyword: string;
  /** The sentence, where the document has none of its own. */
  readonly message: string;
  /** The member of the value that the problem belongs to, there or missing. */
  readonly member?: string;
}

/** No value may be here: the schema is `false`. */
export const forbidden: Finding = { keyword: 'false', message: sentences.forbidden };

/** The expression of a problem. */
export function problemOf({ key, schema, message }: Judging, { keyword, member, ...finding }: Finding): Code<'ts'> {
  const names = [key, member].filter((name) => name !== undefined);
  // The document's own sentence stands for all that its schema says.
  return literalProblem(
    names,
    keyword,
    keyword === 'false' ? schema : `${schema}/${keyword}`,
    message ?? finding.message,
  );
}

/** A problem as it is written down: engines make nothing faster than an object whose members are all known. */
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
