// A guard that the package offers: it judges by itself, or asks its twin.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { documented } from './document.ts';
import { block } from './validation-context.ts';
import type { OfferedGuard } from './stock.ts';

/** What a guard is printed of. */
export interface GuardParts extends OfferedGuard {
  /** Whether it must know the time. */
  readonly timed: boolean;
  /** The time, as what judges calls it. */
  readonly now: Code<'ts'>;
  readonly parameter: Code<'ts'>;
  readonly body: Code<'ts'>;
}

/** `value is Type` narrows what is judged on, so that a twin that does not is asked there: `twin` is its name, undefined where nothing asks for one. */
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
