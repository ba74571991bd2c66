// Parts that the views of validator declarations share: doc comments, the time parameter, the variable `problems`.

import type { SafeText } from '../../code/branded-text.ts';
import { docText } from '../../code/typescript/comment.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import type { NameOf } from '../../code/typescript/print-type.ts';
import type { StatementView } from '../../code/typescript/statement-and-declaration-views.ts';
import type { Declaration, Parameter } from '../../code/typescript/tree.ts';
import type { ValidatorStatementView } from './statement-template-views.ts';
import { nowParameter, optionalNowParameter } from './validator-function.ts';

export type Code = SafeText<'ts'>;
export type Statements = readonly StatementView<ValidatorStatementView>[];

/** The last parameter, `now: number`, with the current time as the default if it is optional. */
export interface TimeParameterView {
  readonly takesNow: boolean;
  readonly isNowOptional: boolean;
}

/** A documented declaration has one of these. */
export interface DocumentedView {
  /** The type or operation that the doc comment names. */
  readonly subject?: Code;
  /** The doc comment, if it differs from the one in the template. */
  readonly doc?: Code;
}

/** Returns the subject of the doc comment; the comment itself if the template does not contain it, or not in one line. */
export function documentedView({ docSubject }: Declaration, { doc }: { readonly doc?: Code }): DocumentedView {
  if (doc === undefined) return {};
  return docSubject === undefined || doc.includes('\n') ? { doc } : { subject: docText(docSubject) };
}

/** Returns the view of the last parameter; `undefined` if there are other parameters. */
export function timeParameterView(parameters: readonly Parameter[], nameOf: NameOf): TimeParameterView | undefined {
  const [time, ...others] = parameters;
  if (time === undefined) return { takesNow: false, isNowOptional: false };
  if (others.length > 0) return undefined;
  if (hasName(time, optionalNowParameter, nameOf)) return { takesNow: true, isNowOptional: true };
  return hasName(time, nowParameter, nameOf) ? { takesNow: true, isNowOptional: false } : undefined;
}

/** Returns whether a parameter equals the expected one, and keeps its name. */
export function hasName(parameter: Parameter, expected: Parameter, nameOf: NameOf): boolean {
  return isSameNode(parameter, expected) && nameOf(parameter.symbol) === expected.symbol.name;
}

export function isProblemsVariable(statement: Statements[number] | undefined): boolean {
  return statement?.partial === 'shared/statements/variable' && !statement.isConst && statement.name === 'problems';
}
