// Type rules of function calls: name, arguments, and possible failures.

import { didYouMean } from '../openapi/did-you-mean.ts';
import { broken, checked, quote, strict, type Checked, type Context, type Typed } from './checker-context.ts';
import type { Syntax } from './ast.ts';
import { describeWant, functions, spell, suits, type RuleFunction, type Signature, type Want } from './functions.ts';
import { safeHelp, safePattern } from '../openapi/regex-safety/unambiguous-pattern.ts';
import { slowHelp, slowness, slowSentence } from '../openapi/regex-safety/is-vulnerable.ts';
import { translatePattern } from './re2-pattern.ts';
import { problem } from './cel-error.ts';
import { describe, isNumber } from './type-relations.ts';
import { millisecondsOf, spanOf } from './timestamps.ts';
import type { Type } from './types.ts';

type CallSyntax = Syntax & { readonly kind: 'call' };

const macros = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

export function checkCall(expression: CallSyntax, context: Context): Checked {
  const { name, nameAt } = expression;
  const definition = functions.get(name);
  if (!definition) {
    tellUnknown(expression, context);
    return broken(expression, context);
  }
  const target = expression.target && strict(expression.target, context);
  const given = expression.arguments.map((each) => strict(each, context));
  const values = target ? [target, ...given] : given;
  const form = target ? 'method' : 'function';
  const fitting = definition.signatures.filter((each) => each.form === form && each.takes.length === values.length);
  if (fitting.length === 0) {
    const help = `It is called ${spellAll(definition)}.`;
    context.tell(
      problem('rules/wrong-arguments', nameAt, `\`${name}\` is not called with ${countOf(expression)}`, { help }),
    );
    return broken(expression, context);
  }
  const signature = fitting.find(({ takes }) =>
    takes.every((want, index) => suits(values[index]?.known.type ?? { kind: 'invalid' }, want)),
  );
  if (!signature) {
    tellMistyped(name, fitting, values, context);
    return broken(expression, context);
  }
  signature.takes.forEach((want, index) => {
    const value = values[index];
    if (value) checkForm(want, value, context);
  });
  const { start, end } = expression;
  const known = { type: converted(name, values[0], signature.gives) };
  return checked(
    { kind: 'call', name, nameAt, start, end, ...(target && { target }), arguments: given, known },
    context,
  );
}

/** Returns the result type. Conversions between numbers keep the known values and bounds. */
function converted(name: string, value: Typed | undefined, gives: Type): Type {
  const type = value?.known.type;
  if (!type || !isNumber(type) || (name !== 'int' && name !== 'double')) return gives;
  const { values, minimum, maximum } = type;
  const of = (number: number): number => (name === 'int' ? Math.trunc(number) : number);
  return {
    kind: name,
    ...(values && { values: [...new Set(values.map(of))] }),
    ...(minimum !== undefined && { minimum: of(minimum) }),
    ...(maximum !== undefined && { maximum: of(maximum) }),
  };
}

function tellUnknown({ name, nameAt, target }: CallSyntax, context: Context): void {
  if (name === 'has') {
    const help = 'Write `has(self.x)`; for a field whose name is no word, `"the-name" in self`.';
    return context.tell(problem('rules/wrong-arguments', nameAt, '`has` takes one field', { help }));
  }
  if (target && macros.has(name)) {
    const help = `It is called \`list.${name}(x, … x …)\`.`;
    return context.tell(
      problem('rules/wrong-arguments', nameAt, `\`${name}\` takes the name of a variable and an expression over it`, {
        help,
      }),
    );
  }
  const help = didYouMean(name, [...functions.keys(), ...macros, 'has']);
  context.tell(
    problem(
      'rules/unknown-function',
      nameAt,
      `there is no function \`${name}\` in the subset of CEL that rules are written in`,
      { help },
    ),
  );
}

function tellMistyped(name: string, fitting: readonly Signature[], values: readonly Typed[], context: Context): void {
  const isWrong = (value: Typed, index: number): boolean =>
    !fitting.some(({ takes }) => suits(value.known.type, takes[index] ?? 'bool'));
  const index = Math.max(0, values.findIndex(isWrong));
  const value = values[index];
  if (!value) return;
  const wanted = [...new Set(fitting.map(({ takes }) => describeWant(takes[index] ?? 'bool')))];
  context.tell(
    problem(
      'rules/wrong-type',
      value,
      `\`${name}\` takes ${either(wanted)}, but ${quote(value, context)} is ${describe(value.known.type)}`,
    ),
  );
}

/** Checks formats that types cannot express: patterns, IP versions, timestamps, and durations. */
function checkForm(want: Want, value: Typed, context: Context): void {
  const text = value.kind === 'literal' && value.literal.sort === 'string' ? value.literal.value : undefined;
  if (want === 'pattern') {
    if (text === undefined) {
      context.tell(
        problem('rules/pattern', value, 'a pattern must be written out, so that it can be judged when generating'),
      );
      return;
    }
    const translated = translatePattern(text);
    if (!('source' in translated)) {
      context.tell(problem('rules/pattern', value, translated.message));
      return;
    }
    const slow = slowness(translated.source);
    if (!slow) return;
    const safe = safePattern(translated.source);
    context.tell(
      problem(
        'rules/slow-pattern',
        value,
        slowSentence(slow),
        safe === undefined ? { help: slowHelp } : { severity: 'warning', help: safeHelp(safe, 'rules use') },
      ),
    );
  } else if (want === 'version') {
    const four = value.kind === 'literal' && (value.literal.value === 4 || value.literal.value === 6);
    if (!four) context.tell(problem('rules/wrong-type', value, 'the version of an IP address is 4 or 6, written out'));
  } else if (want === 'instant') {
    if (text === undefined ? !isInstant(value.known.type) : millisecondsOf(text) === undefined) {
      const help = 'It takes a text as RFC 3339 writes it, or a field of the format `date-time`.';
      context.tell(problem('rules/may-fail', value, `${quote(value, context)} may be no timestamp`, { help }));
    }
  } else if (want === 'span' && (text === undefined || spanOf(text) === undefined)) {
    const help = 'It takes a text written out, such as `1h30m`, in whole milliseconds.';
    context.tell(problem('rules/may-fail', value, `${quote(value, context)} is no length of time`, { help }));
  }
}

function isInstant(type: Type): boolean {
  return type.kind === 'string' && type.format === 'date-time';
}

function countOf({ arguments: { length }, target }: CallSyntax): string {
  const count = length === 0 ? 'no argument' : length === 1 ? 'one argument' : `${length} arguments`;
  return target ? `${count} on a value` : count;
}

function spellAll({ name, signatures }: RuleFunction): string {
  return either([...new Set(signatures.map((signature) => `\`${spell(name, signature)}\``))]);
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
