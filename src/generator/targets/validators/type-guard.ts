// Exported type guards, which validate inline or call their non-narrowing variant.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { documented } from './document.ts';
import { block } from './validation-context.ts';
import type { OfferedGuard } from './stock.ts';

/** The parts of a guard declaration. */
export interface GuardParts extends OfferedGuard {
  /** Whether it takes the current time. */
  readonly timed: boolean;
  /** The parameter name of the current time in `body`. */
  readonly now: Code<'ts'>;
  readonly parameter: Code<'ts'>;
  readonly body: Code<'ts'>;
}

/**
 * Prints a guard. `value is Type` also narrows rejected values, so code that continues with them calls the non-
 * narrowing variant; its name is `undefined` if nothing calls it.
 */
export function printGuard(
  { name, doc, type, timed, now, parameter, body }: GuardParts,
  twin: string | undefined,
): Code<'ts'> {
  const signature = (own: Code<'ts'>, time: Code<'ts'>): Code<'ts'> =>
    ts`export function ${name}(${own}: unknown${timed ? ts`, ${time}: number = Date.now()` : ts``}): ${type === undefined ? ts`boolean` : ts`${own} is ${type}`}`;
  if (twin === undefined) return documented(doc, ts`${signature(parameter, now)} ${body}`);
  const asked = documented(
    doc,
    ts`${signature(ts`value`, ts`now`)} ${block([ts`return ${identifier(twin)}(value${timed ? ts`, now` : ts``});`])}`,
  );
  return ts`${asked}\n\nexport function ${identifier(twin)}(${parameter}: unknown${timed ? ts`, ${now}: number` : ts``}): boolean ${body}`;
}
