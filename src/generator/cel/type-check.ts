// Type checker for rules.

import { diagnosticCodes, type DiagnosticCode } from '../diagnostics/codes.ts';
import { checkArithmetic, checkNegation } from './check-arithmetic.ts';
import { checkCall } from './check-call.ts';
import { checkComparison } from './check-comparison.ts';
import { checkIn } from './check-in.ts';
import { checkLogicalChain, checkConditional, checkNot } from './check-logic.ts';
import { checkMacro } from './check-macro.ts';
import { checkHas, checkIndex, checkMember, checkVariable } from './check-variable-and-member.ts';
import {
  withoutNarrowing,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type Scope,
  type TypedExpression,
} from './checker-context.ts';
import type { Literal, UntypedExpression } from './ast.ts';
import { emptyNarrowing } from './narrowing.ts';
import { parseRule } from './parse.ts';
import { createCelDiagnostic, type CelDiagnosticReporter } from './cel-diagnostic.ts';
import { describeType, joinTypes } from './type-relations.ts';
import { invalid, nullType, type CelType } from './types.ts';

/** Returns the typed tree of a rule; `undefined` if it has errors, which are reported. `parse` parses the text. */
export function checkRule(
  text: string,
  { variables, unavailable = new Map() }: Scope,
  report: CelDiagnosticReporter,
  parse: typeof parseRule = parseRule,
): TypedExpression | undefined {
  const reportedCodes: DiagnosticCode[] = [];
  const reportAndRecord: CelDiagnosticReporter = (error) => {
    reportedCodes.push(error.code);
    report(error);
  };
  const syntax = parse(text, reportAndRecord);
  if (!syntax) return undefined;
  const rule = checkNonNull(syntax, {
    text,
    variables,
    unavailable,
    narrowing: emptyNarrowing,
    macroDepth: 0,
    report: reportAndRecord,
    check: checkExpression,
  });
  const { type } = rule.info;
  if (type.kind === 'bool') {
    const [only, other] = type.values ?? [];
    if (only !== undefined && other === undefined && reportedCodes.length === 0) {
      reportAndRecord(createCelDiagnostic('cel/constant-rule', rule, `the rule is always ${String(only)}`));
    }
  } else if (type.kind !== 'invalid') {
    reportAndRecord(
      createCelDiagnostic('cel/not-boolean', rule, `expected a boolean result, found ${describeType(type)}`),
    );
  }
  return reportedCodes.some((code) => diagnosticCodes[code].severity === 'error') ? undefined : rule;
}

function checkExpression(expression: UntypedExpression, context: CheckerContext): NarrowedExpression {
  switch (expression.kind) {
    case 'literal':
      return checkLiteral(expression, context);
    case 'variable':
      return checkVariable(expression, context);
    case 'member':
      return checkMember(expression, context);
    case 'has':
      return checkHas(expression, context);
    case 'index':
      return checkIndex(expression, context);
    case 'not':
      return checkNot(expression, context);
    case 'and':
    case 'or':
      return checkLogicalChain(expression, context);
    case 'negate':
      return checkNegation(expression, context);
    case 'comparison':
      return checkComparison(expression, context);
    case 'arithmetic':
      return checkArithmetic(expression, context);
    case 'in':
      return checkIn(expression, context);
    case 'conditional':
      return checkConditional(expression, context);
    case 'list':
      return checkList(expression, context);
    case 'macro':
      return checkMacro(expression, context);
    case 'call':
      return checkCall(expression, context);
    default:
      return expression satisfies never;
  }
}

function checkLiteral(
  expression: UntypedExpression & { readonly kind: 'literal' },
  context: CheckerContext,
): NarrowedExpression {
  const { literal } = expression;
  const result = withoutNarrowing({ ...expression, info: { type: literalType(literal) } }, context);
  if (literal.kind !== 'bool') return result;
  return literal.value ? { ...result, whenFalse: 'never' } : { ...result, whenTrue: 'never' };
}

function literalType(literal: Literal): CelType {
  switch (literal.kind) {
    case 'bool':
      return { kind: 'bool', values: [literal.value] };
    case 'int':
    case 'double':
      return { kind: literal.kind, values: [literal.value] };
    case 'string':
      return { kind: 'string', values: [literal.value] };
    case 'null':
      return nullType;
    default:
      return literal satisfies never;
  }
}

function checkList(
  expression: UntypedExpression & { readonly kind: 'list' },
  context: CheckerContext,
): NarrowedExpression {
  const items = expression.items.map((item) => context.check(item, context).expression);
  let type: CelType | undefined;
  for (const item of items) {
    const joined: CelType | undefined = type ? joinTypes(type, item.info.type) : item.info.type;
    if (!joined && type) {
      const message = `expected ${describeType(type)} like the previous items, found ${describeType(item.info.type)}`;
      context.report(createCelDiagnostic('cel/type-mismatch', item, message));
    }
    type = joined ?? invalid;
  }
  const list: CelType = { kind: 'list', items: type ?? invalid, minItems: items.length };
  return withoutNarrowing({ ...expression, items, info: { type: list } }, context);
}
