// Conversion of the CEL parser's tree: unexpanded macros, flat `&&` and `||` chains, source ranges.

import type { parse as parseCel } from '@bufbuild/cel';
import type { Arithmetic, Comparison, Form, Literal, MacroName, Range, Syntax } from './ast.ts';
import { problem, type Tell } from './cel-error.ts';
import { balanced, tokenFrom, type Token } from './tokens.ts';

type Parsed = ReturnType<typeof parseCel>;
type CelExpression = NonNullable<Parsed['expr']>;
type CelCall = Extract<CelExpression['exprKind'], { case: 'callExpr' }>['value'];

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ['_==_', '=='],
  ['_!=_', '!='],
  ['_<_', '<'],
  ['_<=_', '<='],
  ['_>_', '>'],
  ['_>=_', '>='],
]);
const arithmetics: ReadonlyMap<string, Arithmetic> = new Map([
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
const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** Converts a parsed rule; `undefined` if a part is outside the supported subset, which is reported. */
export function convert(parsed: Parsed, words: readonly Token[], tell: Tell): Syntax | undefined {
  const { positions = {}, macroCalls = {} } = parsed.sourceInfo ?? {};

  const tokenAt = (id: bigint): number => tokenFrom(words, positions[String(id)] ?? 0);
  const wordAt = (index: number): Range => {
    const { start = 0, end = 0 } = words[index] ?? words.at(-1) ?? {};
    return { start, end };
  };
  const node = (form: Form<undefined>, ...parts: readonly Range[]): Syntax => {
    const start = Math.min(...parts.map((part) => part.start));
    const end = Math.max(...parts.map((part) => part.end));
    return { ...form, ...balanced(words, { start, end }), known: undefined };
  };
  const outside = (what: string, id: bigint): undefined => {
    tell(
      problem(
        'rules/outside-subset',
        wordAt(tokenAt(id)),
        `${what} are not in the subset of CEL that rules are written in`,
      ),
    );
    return undefined;
  };

  const expression = (cel: CelExpression | undefined): Syntax | undefined => {
    if (!cel) return undefined;
    const macro = macroCalls[String(cel.id)];
    if (macro?.exprKind.case === 'callExpr') return macroCall(macro.exprKind.value, cel.id);
    const { exprKind: kind } = cel;
    const at = tokenAt(cel.id);
    switch (kind.case) {
      case 'constExpr':
        return literal(kind.value.constantKind, cel.id);
      case 'identExpr':
        return node({ kind: 'variable', name: kind.value.name }, wordAt(words[at]?.text === '.' ? at + 1 : at));
      case 'selectExpr':
        return member(kind.value.operand, kind.value.field, at);
      case 'callExpr':
        return call(kind.value, cel.id);
      case 'listExpr': {
        const items = all(kind.value.elements);
        return items && node({ kind: 'list', items }, wordAt(at), closingOf(at));
      }
      case 'structExpr':
        return outside(kind.value.messageName === '' ? 'maps written out' : 'messages', cel.id);
      case 'comprehensionExpr':
      case undefined:
        return outside('such expressions', cel.id);
      default:
        return kind satisfies never;
    }
  };
  const all = (cels: readonly CelExpression[]): readonly Syntax[] | undefined => {
    const made = cels.map(expression).filter((each) => each !== undefined);
    return made.length === cels.length ? made : undefined;
  };
  const closingOf = (opening: number): Range => wordAt(words[opening]?.partner ?? opening);

  const member = (
    operand: CelExpression | undefined,
    name: string,
    dot: number,
  ): (Syntax & { readonly kind: 'member' }) | undefined => {
    const of = expression(operand);
    if (!of) return undefined;
    const nameAt = wordAt(dot + 1);
    const made = node({ kind: 'member', of, name, nameAt }, of, nameAt);
    return made.kind === 'member' ? made : undefined;
  };
  const literal = (constant: { case?: string | undefined; value?: unknown }, id: bigint): Syntax | undefined => {
    const at = tokenAt(id);
    const range = { start: wordAt(at).start, end: wordAt(words[at]?.text === '-' ? at + 1 : at).end };
    const made = (value: Literal): Syntax => node({ kind: 'literal', literal: value }, range);
    const { value } = constant;
    if (typeof value === 'boolean') return made({ sort: 'bool', value });
    if (typeof value === 'string') return made({ sort: 'string', value });
    if (constant.case === 'nullValue') return made({ sort: 'null', value: null });
    if (constant.case === 'doubleValue' && typeof value === 'number') return made({ sort: 'double', value });
    if (constant.case !== 'int64Value' || typeof value !== 'bigint') {
      return outside(constant.case === 'uint64Value' ? 'unsigned integers' : 'bytes', id);
    }
    if (value <= largest && value >= -largest) return made({ sort: 'int', value: Number(value) });
    const help = 'Integers in rules are safe integers: at most 9007199254740991.';
    tell(problem('rules/unsafe-integer', range, `${value} is not kept exactly`, { help }));
    return undefined;
  };
  const call = (cel: CelCall, id: bigint): Syntax | undefined => {
    const at = tokenAt(id);
    if (/^[a-zA-Z]/.test(cel.function) && !words[at]?.text.startsWith('@')) return named(cel, at);
    const parts = all(cel.args);
    if (!parts) return undefined;
    const [first, second, third] = parts;
    if (!first) return undefined;
    if (cel.function === '!_') return node({ kind: 'not', of: first }, wordAt(at), first);
    if (cel.function === '-_') return node({ kind: 'negate', of: first }, wordAt(at), first);
    if (!second) return undefined;
    if (cel.function === '_&&_' || cel.function === '_||_') return chain(cel.function === '_&&_' ? 'and' : 'or', parts);
    if (cel.function === '@in') return node({ kind: 'in', value: first, container: second }, first, second);
    if (cel.function === '_[_]') return index(first, second, closingOf(at));
    if (third) return node({ kind: 'conditional', condition: first, then: second, else: third }, first, third);
    const comparison = comparisons.get(cel.function);
    if (comparison)
      return node({ kind: 'comparison', operator: comparison, left: first, right: second }, first, second);
    const arithmetic = arithmetics.get(cel.function);
    return arithmetic && node({ kind: 'arithmetic', operator: arithmetic, left: first, right: second }, first, second);
  };
  const chain = (kind: 'and' | 'or', parts: readonly Syntax[]): Syntax => {
    const of = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
    return node({ kind, of }, ...parts);
  };
  const index = (of: Syntax, key: Syntax, end: Range): Syntax => {
    if (key.kind !== 'literal' || key.literal.sort !== 'string')
      return node({ kind: 'index', of, index: key }, of, end);
    return node({ kind: 'member', of, name: key.literal.value, nameAt: { start: key.start, end: key.end } }, of, end);
  };
  const named = (cel: CelCall, at: number): Syntax | undefined => {
    const target = cel.target && expression(cel.target);
    const parts = all(cel.args);
    if (!parts || (cel.target && !target)) return undefined;
    const name = words[at]?.text === '.' ? at + 1 : at;
    const form = { kind: 'call', name: cel.function, nameAt: wordAt(name), arguments: parts } as const;
    return target
      ? node({ ...form, target }, target, closingOf(name + 1))
      : node(form, wordAt(name), closingOf(name + 1));
  };
  const macroCall = (cel: CelCall, id: bigint): Syntax | undefined => {
    const at = tokenAt(id);
    if (!cel.target) {
      const [field] = cel.args;
      if (field?.exprKind.case !== 'selectExpr') return undefined;
      const read = member(field.exprKind.value.operand, field.exprKind.value.field, tokenAt(field.id));
      return read && node({ kind: 'has', member: read }, wordAt(at), closingOf(at + 1));
    }
    const [variable, ...bodies] = cel.args;
    const macro = macros.get(cel.function);
    const of = expression(cel.target);
    const made = all(bodies);
    const body = made?.at(-1);
    if (!macro || !of || !made || !body || variable?.exprKind.case !== 'identExpr') return undefined;
    const variableAt = wordAt(tokenAt(variable.id));
    const [condition] = made;
    const form = { kind: 'macro', macro, of, variable: variable.exprKind.value.name, variableAt, body } as const;
    return node(made.length > 1 && condition ? { ...form, condition } : form, of, closingOf(at + 2));
  };

  return expression(parsed.expr);
}
