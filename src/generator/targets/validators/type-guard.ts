// Exported type guards, which validate inline or call their non-narrowing variant.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { documented } from './document.ts';
import { block } from './validation-context.ts';
import type { OfferedGuard } from './stock.ts';

/** The parts of a guard declaration. */
export interface GuardParts extends OfferedGuard {
  /** Whether it takes the current time. */
  readonly needsNow: boolean;
  /** The parameter name of the current time in `body`. */
  readonly now: SafeText<'ts'>;
  readonly parameter: SafeText<'ts'>;
  readonly body: SafeText<'ts'>;
}

/**
 * Prints a guard. `value is Type` also narrows rejected values, so code that continues with them calls the non-
 * narrowing variant; its name is `undefined` if nothing calls it.
 */
export function printGuard(
  { name, doc, type, needsNow, now, parameter, body }: GuardParts,
  nonNarrowingName: string | undefined,
): SafeText<'ts'> {
  const signature = (subject: SafeText<'ts'>, nowName: SafeText<'ts'>): SafeText<'ts'> =>
    ts`export function ${name}(${subject}: unknown${needsNow ? ts`, ${nowName}: number = Date.now()` : ts``}): ${type === undefined ? ts`boolean` : ts`${subject} is ${type}`}`;
  if (nonNarrowingName === undefined) return documented(doc, ts`${signature(parameter, now)} ${body}`);
  const exportedGuard = documented(
    doc,
    ts`${signature(ts`value`, ts`now`)} ${block([ts`return ${identifier(nonNarrowingName)}(value${needsNow ? ts`, now` : ts``});`])}`,
  );
  return ts`${exportedGuard}\n\nexport function ${identifier(nonNarrowingName)}(${parameter}: unknown${needsNow ? ts`, ${now}: number` : ts``}): boolean ${body}`;
}
