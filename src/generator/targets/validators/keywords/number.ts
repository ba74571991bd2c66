// Checks for numbers: bounds and `multipleOf`.

import { binary, call, literal, not } from '../../../code/typescript/build-tree.ts';
import type { BinaryOperator } from '../../../code/typescript/tree.ts';
import type { Facets } from '../../../model/facets.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { messages } from '../messages.ts';
import { runtime } from '../runtime-imports.ts';
import { types } from './type.ts';

export function rangeChecks(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Facets['range'],
  { value }: ValidationContext,
): readonly Check[] {
  const checks: Check[] = [];
  const addLimit = (
    bound: number | undefined,
    operator: BinaryOperator,
    keyword: string,
    message: (bound: number) => string,
    report?: 'reportMinimum' | 'reportMaximum',
  ): void => {
    if (bound !== undefined)
      checks.push({
        violation: binary(value, operator, literal(bound)),
        failure: { keyword, message: message(bound), ...(report && { report: { name: report, argument: bound } }) },
      });
  };
  addLimit(minimum, '<', 'minimum', messages.tooSmall, 'reportMinimum');
  addLimit(maximum, '>', 'maximum', messages.tooLarge, 'reportMaximum');
  addLimit(exclusiveMinimum, '<=', 'exclusiveMinimum', messages.notAbove);
  addLimit(exclusiveMaximum, '>=', 'exclusiveMaximum', messages.notBelow);
  return checks;
}

export function multipleOfChecks(
  { multipleOf = 1 }: Facets['multipleOf'],
  { value, knownTypes }: ValidationContext,
): readonly Check[] {
  if (multipleOf === 1 && (knownTypes & types.number) === types.integer) return [];
  const failure = { keyword: 'multipleOf', message: messages.notMultiple(multipleOf) };
  return [{ violation: not(call(runtime('isMultipleOf'), value, literal(multipleOf))), failure }];
}

/** Returns whether `value` is an integer multiple of `step`, which is above 0. */
export function isIntegerMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const a = parseDecimal(value);
  const b = parseDecimal(step);
  if (a === undefined || b === undefined) return false;
  const exponent = Math.min(a.exponent, b.exponent);
  return (a.digits * 10n ** BigInt(a.exponent - exponent)) % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n;
}

/** Returns the shortest decimal that parses to the number: `digits` × 10^`exponent`; `undefined` if not finite. */
function parseDecimal(value: number): { readonly digits: bigint; readonly exponent: number } | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return whole === '' ? undefined : { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
