// Rule parser: converts the tree of the CEL parser to one with unexpanded macros, flat chains, and source ranges.

import { parseCel } from './parser-library.ts';
import type {
  UntypedExpression,
  ArithmeticOperator,
  ComparisonOperator,
  CelNode,
  Literal,
  MacroName,
  TextRange,
} from './ast.ts';
import { type CelDiagnosticReporter, createCelDiagnostic } from './cel-diagnostic.ts';
import { reportSyntaxError, reportTokenError } from './syntax-error.ts';
import { tokenize, expandToBrackets, firstTokenIndexAt, type Token } from './tokens.ts';

/** Limit on the number of tokens, which also bounds the depth of recursion over the tree. */
const maxTokens = 4000;

/** Parses a rule. If it has syntax errors or unsupported features, reports them and returns `undefined`. */
export function parseRule(text: string, report: CelDiagnosticReporter): UntypedExpression | undefined {
  const ruleTokens = tokenize(text);
  if (reportTokenError(text, ruleTokens, report)) return undefined;
  if (ruleTokens.length > maxTokens) {
    report(
      createCelDiagnostic(
        'cel/syntax-error',
        { start: 0, end: text.length },
        `the rule has more than ${maxTokens} tokens`,
      ),
    );
    return undefined;
  }
  let parsed: ReturnType<typeof parseCel>;
  try {
    parsed = parseCel(text);
  } catch (error) {
    if (error instanceof RangeError) {
      report(createCelDiagnostic('cel/syntax-error', { start: 0, end: text.length }, 'the rule is nested too deeply'));
    } else reportSyntaxError(text, ruleTokens, error, report);
    return undefined;
  }
  return convertExpression(parsed, ruleTokens, report);
}

type ParsedCel = ReturnType<typeof parseCel>;
type CelExpression = NonNullable<ParsedCel['expr']>;
type CelCall = Extract<CelExpression['exprKind'], { case: 'callExpr' }>['value'];

const comparisonOperators: ReadonlyMap<string, ComparisonOperator> = new Map([
  ['_==_', '=='],
  ['_!=_', '!='],
  ['_<_', '<'],
  ['_<=_', '<='],
  ['_>_', '>'],
  ['_>=_', '>='],
]);
const arithmeticOperators: ReadonlyMap<string, ArithmeticOperator> = new Map([
  ['_+_', '+'],
  ['_-_', '-'],
  ['_*_', '*'],
  ['_/_', '/'],
  ['_%_', '%'],
]);
const macros: ReadonlyMap<string, MacroName> = new Map([
  ['all', 'all'],
  ['exists', 'exists'],
  ['exists_one', 'exists_one'],
  ['existsOne', 'exists_one'],
  ['map', 'map'],
  ['filter', 'filter'],
]);
const maxSafeInteger = BigInt(Number.MAX_SAFE_INTEGER);

/** Converts a parsed rule. If it uses unsupported features, reports them and returns `undefined`. */
function convertExpression(
  parsed: ParsedCel,
  tokens: readonly Token[],
  report: CelDiagnosticReporter,
): UntypedExpression | undefined {
  const { positions = {}, macroCalls = {} } = parsed.sourceInfo ?? {};

  const tokenIndex = (id: bigint): number => firstTokenIndexAt(tokens, positions[String(id)] ?? 0);
  const tokenRange = (index: number): TextRange => {
    const { start = 0, end = 0 } = tokens[index] ?? tokens.at(-1) ?? {};
    return { start, end };
  };
  const createNode = (form: CelNode<undefined>, ...parts: readonly TextRange[]): UntypedExpression => {
    const start = Math.min(...parts.map((part) => part.start));
    const end = Math.max(...parts.map((part) => part.end));
    return { ...form, ...expandToBrackets(tokens, { start, end }), info: undefined };
  };
  const reportUnsupported = (feature: string, id: bigint): undefined => {
    report(
      createCelDiagnostic(
        'cel/unsupported-feature',
        tokenRange(tokenIndex(id)),
        `${feature} are not supported in rules`,
      ),
    );
    return undefined;
  };

  const convertNode = (cel: CelExpression | undefined): UntypedExpression | undefined => {
    if (!cel) return undefined;
    const macro = macroCalls[String(cel.id)];
    if (macro?.exprKind.case === 'callExpr') return convertMacro(macro.exprKind.value, cel.id);
    const { exprKind: kind } = cel;
    const index = tokenIndex(cel.id);
    switch (kind.case) {
      case 'constExpr':
        return convertLiteral(kind.value.constantKind, cel.id);
      case 'identExpr':
        return createNode(
          { kind: 'variable', name: kind.value.name },
          tokenRange(tokens[index]?.text === '.' ? index + 1 : index),
        );
      case 'selectExpr':
        return convertMember(kind.value.operand, kind.value.field, index);
      case 'callExpr':
        return convertOperator(kind.value, cel.id);
      case 'listExpr': {
        const items = convertAll(kind.value.elements);
        return items && createNode({ kind: 'list', items }, tokenRange(index), closingBracket(index));
      }
      case 'structExpr':
        return reportUnsupported(kind.value.messageName === '' ? 'map literals' : 'message literals', cel.id);
      case 'comprehensionExpr':
      case undefined:
        return reportUnsupported('expressions of this kind', cel.id);
      default:
        return kind satisfies never;
    }
  };
  const convertAll = (celExpressions: readonly CelExpression[]): readonly UntypedExpression[] | undefined => {
    const result = celExpressions.map(convertNode).filter((node) => node !== undefined);
    return result.length === celExpressions.length ? result : undefined;
  };
  const closingBracket = (opening: number): TextRange => tokenRange(tokens[opening]?.partner ?? opening);

  const convertMember = (
    celOperand: CelExpression | undefined,
    name: string,
    dot: number,
  ): (UntypedExpression & { readonly kind: 'member' }) | undefined => {
    const operand = convertNode(celOperand);
    if (!operand) return undefined;
    const nameRange = tokenRange(dot + 1);
    const result = createNode({ kind: 'member', operand, name, nameRange }, operand, nameRange);
    return result.kind === 'member' ? result : undefined;
  };
  const convertLiteral = (
    constant: { case?: string | undefined; value?: unknown },
    id: bigint,
  ): UntypedExpression | undefined => {
    const index = tokenIndex(id);
    const range = {
      start: tokenRange(index).start,
      end: tokenRange(tokens[index]?.text === '-' ? index + 1 : index).end,
    };
    const result = (value: Literal): UntypedExpression => createNode({ kind: 'literal', literal: value }, range);
    const { value } = constant;
    if (typeof value === 'boolean') return result({ kind: 'bool', value });
    if (typeof value === 'string') return result({ kind: 'string', value });
    if (constant.case === 'nullValue') return result({ kind: 'null', value: null });
    if (constant.case === 'doubleValue' && typeof value === 'number') return result({ kind: 'double', value });
    if (constant.case !== 'int64Value' || typeof value !== 'bigint') {
      return reportUnsupported(constant.case === 'uint64Value' ? 'unsigned integers' : 'bytes literals', id);
    }
    if (value <= maxSafeInteger && value >= -maxSafeInteger) return result({ kind: 'int', value: Number(value) });
    const help = 'use an integer from -9007199254740991 to 9007199254740991';
    report(createCelDiagnostic('cel/unsafe-integer', range, `\`${value}\` is not a safe integer`, { help }));
    return undefined;
  };
  const convertOperator = (cel: CelCall, id: bigint): UntypedExpression | undefined => {
    const index = tokenIndex(id);
    if (/^[a-zA-Z]/.test(cel.function) && !tokens[index]?.text.startsWith('@')) return convertCall(cel, index);
    const parts = convertAll(cel.args);
    if (!parts) return undefined;
    const [first, second, third] = parts;
    if (!first) return undefined;
    if (cel.function === '!_') return createNode({ kind: 'not', operand: first }, tokenRange(index), first);
    if (cel.function === '-_') return createNode({ kind: 'negate', operand: first }, tokenRange(index), first);
    if (!second) return undefined;
    if (cel.function === '_&&_' || cel.function === '_||_')
      return createChain(cel.function === '_&&_' ? 'and' : 'or', parts);
    if (cel.function === '@in') return createNode({ kind: 'in', value: first, container: second }, first, second);
    if (cel.function === '_[_]') return createIndex(first, second, closingBracket(index));
    if (third) return createNode({ kind: 'conditional', condition: first, then: second, else: third }, first, third);
    const comparison = comparisonOperators.get(cel.function);
    if (comparison)
      return createNode({ kind: 'comparison', operator: comparison, left: first, right: second }, first, second);
    const arithmetic = arithmeticOperators.get(cel.function);
    return (
      arithmetic && createNode({ kind: 'arithmetic', operator: arithmetic, left: first, right: second }, first, second)
    );
  };
  const createChain = (kind: 'and' | 'or', parts: readonly UntypedExpression[]): UntypedExpression => {
    const operands = parts.flatMap((part) => (part.kind === kind ? part.operands : [part]));
    return createNode({ kind, operands }, ...parts);
  };
  const createIndex = (operand: UntypedExpression, key: UntypedExpression, end: TextRange): UntypedExpression => {
    if (key.kind !== 'literal' || key.literal.kind !== 'string')
      return createNode({ kind: 'index', operand, index: key }, operand, end);
    return createNode(
      { kind: 'member', operand, name: key.literal.value, nameRange: { start: key.start, end: key.end } },
      operand,
      end,
    );
  };
  const convertCall = (cel: CelCall, index: number): UntypedExpression | undefined => {
    const target = cel.target && convertNode(cel.target);
    const parts = convertAll(cel.args);
    if (!parts || (cel.target && !target)) return undefined;
    const name = tokens[index]?.text === '.' ? index + 1 : index;
    const form = { kind: 'call', name: cel.function, nameRange: tokenRange(name), arguments: parts } as const;
    return target
      ? createNode({ ...form, target }, target, closingBracket(name + 1))
      : createNode(form, tokenRange(name), closingBracket(name + 1));
  };
  const convertMacro = (cel: CelCall, id: bigint): UntypedExpression | undefined => {
    const index = tokenIndex(id);
    if (!cel.target) {
      const [field] = cel.args;
      if (field?.exprKind.case !== 'selectExpr') return undefined;
      const memberAccess = convertMember(
        field.exprKind.value.operand,
        field.exprKind.value.field,
        tokenIndex(field.id),
      );
      return (
        memberAccess && createNode({ kind: 'has', member: memberAccess }, tokenRange(index), closingBracket(index + 1))
      );
    }
    const [variable, ...bodies] = cel.args;
    const macro = macros.get(cel.function);
    const operand = convertNode(cel.target);
    const result = convertAll(bodies);
    const body = result?.at(-1);
    if (!macro || !operand || !result || !body || variable?.exprKind.case !== 'identExpr') return undefined;
    const variableRange = tokenRange(tokenIndex(variable.id));
    const [condition] = result;
    const form = {
      kind: 'macro',
      macro,
      operand,
      variable: variable.exprKind.value.name,
      variableRange,
      body,
    } as const;
    return createNode(
      result.length > 1 && condition ? { ...form, condition } : form,
      operand,
      closingBracket(index + 2),
    );
  };

  return convertNode(parsed.expr);
}
