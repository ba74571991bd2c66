// Validator declarations with their own templates: guards, collectors, and check functions.

import type { SafeText } from '../../code/branded-text.ts';
import { isLiteral } from '../../code/typescript/build-tree.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import type { DeclarationView, FunctionView, StatementView } from '../../code/typescript/statement-views.ts';
import type { Declaration, FunctionDeclaration, Statement } from '../../code/typescript/tree.ts';
import type { ValidatorStatementView } from './statement-template-views.ts';
import { runtimeType } from './runtime-imports.ts';

/** A function whose body is rendered by the template of its kind. */
interface ValidatorFunctionView extends Omit<FunctionView<ValidatorStatementView>, 'partial'> {}

/** A function that returns whether a value is valid. Its body returns `false`; the template adds `return true` at the end. */
export interface GuardView extends ValidatorFunctionView {
  readonly partial: 'validators/guard';
}

/** A function that collects problems in the variable `problems`. */
export interface CollectorView extends ValidatorFunctionView {
  readonly partial: 'validators/collector';
  /** The location of the validated schema, if the body reads it. */
  readonly schema?: SafeText<'ts'>;
  /** The statements that return before problems are collected. */
  readonly returns: Statements;
}

/** A function that returns all problems found in a value. */
export interface CheckView extends Omit<ValidatorFunctionView, 'body'> {
  readonly partial: 'validators/check';
  /** The problems as an expression. */
  readonly problems: SafeText<'ts'>;
}

export type ValidatorDeclarationView = GuardView | CollectorView | CheckView;

/** Views of declarations by template. */
export type ValidatorDeclarationTemplates = {
  readonly [View in ValidatorDeclarationView as View['partial']]: View;
};

type Statements = readonly StatementView<ValidatorStatementView>[];

/** Returns the view of a guard, collector, or check function; `undefined` for other declarations. */
export function toValidatorDeclarationView(
  declaration: Declaration,
  view: DeclarationView<ValidatorStatementView>,
): ValidatorDeclarationView | undefined {
  if (declaration.kind !== 'function' || view.partial !== 'shared/declarations/function') return undefined;
  const { result } = declaration;
  if (result.kind === 'predicate' || (result.kind === 'keyword' && result.name === 'boolean'))
    return toGuardView(declaration, view);
  if (isSameNode(result, problemsType)) return toCollectorView(view);
  return result.kind === 'arrayType' && isSameNode(result.item, problemType) ? toCheckView(view) : undefined;
}

const problemsType = runtimeType('Problems');
const problemType = runtimeType('Problem');

function toGuardView({ body }: FunctionDeclaration, view: FunctionView<ValidatorStatementView>): GuardView | undefined {
  const last = body.at(-1);
  return last !== undefined && body.length === view.body.length && returnsTrue(last)
    ? { ...view, partial: 'validators/guard', body: view.body.slice(0, -1) }
    : undefined;
}

function returnsTrue(statement: Statement): boolean {
  return statement.kind === 'return' && statement.value !== undefined && isLiteral(statement.value, true);
}

function toCollectorView(view: FunctionView<ValidatorStatementView>): CollectorView | undefined {
  const [first, ...others] = view.body;
  const schema = first?.partial === 'shared/statements/variable' && first.name === 'schema' ? first.value : undefined;
  const statements = schema === undefined ? view.body : others;
  const start = statements.findIndex(isProblemsVariable);
  const last = statements.at(-1);
  // The template contains the names.
  return start >= 0 && last?.partial === 'shared/statements/return' && last.value === 'problems'
    ? {
        ...view,
        partial: 'validators/collector',
        ...(schema !== undefined && { schema }),
        returns: statements.slice(0, start),
        body: statements.slice(start + 1, -1),
      }
    : undefined;
}

function isProblemsVariable(statement: Statements[number] | undefined): boolean {
  return (
    statement?.partial === 'shared/statements/variable' &&
    statement.name === 'problems' &&
    statement.value === undefined
  );
}

function toCheckView({ body, ...view }: FunctionView<ValidatorStatementView>): CheckView | undefined {
  const [only, ...others] = body;
  if (others.length > 0 || only?.partial !== 'shared/statements/return' || only.value === undefined) return undefined;
  return { ...view, partial: 'validators/check', problems: only.value };
}
