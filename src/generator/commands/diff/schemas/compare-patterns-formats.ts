// Comparison of `pattern` and `format`.

import type { Context } from './comparison-context.ts';
import type { Stated } from './normal-form.ts';
import { compareFormats } from './format-inclusion.ts';
import { relatePatterns } from './pattern-inclusion.ts';
import { pairUp } from './best-matching.ts';
import { isNumeric } from './string-constraints.ts';

export function compareTexts(context: Context): void {
  if (context.shares('string')) comparePatterns(context);
  compareFormatsOf(context);
}

function comparePatterns({ base, head, find }: Context): void {
  const { left, right } = pairUp(base.patterns, head.patterns, (before, after) => before.value === after.value || relatePatterns(before.value, after.value) === 'same');
  for (const { before, after } of changed(left, right)) {
    const parts = { base: before?.part, head: after?.part };
    const words = { from: quoted(before), to: quoted(after) };
    if (!before) find('pattern-added', words, parts);
    else if (!after) find('pattern-removed', words, parts);
    else {
      const relation = relatePatterns(before.value, after.value);
      find(relation === 'wider' ? 'pattern-generalised' : relation === 'narrower' ? 'pattern-specialised' : 'pattern-changed', words, parts);
    }
  }
}

/** Formats also apply to enum values. */
export function compareFormatsOf({ base, head, find, shares }: Context): void {
  if (!shares('string') && !shares('number')) return;
  const about = ({ value }: Stated<string>): boolean => shares('string') || isNumeric(value);
  for (const { before, after } of changed(base.formats.filter(about), head.formats.filter(about))) {
    const parts = { base: before?.part, head: after?.part };
    const words = { from: before?.value ?? '', to: after?.value ?? '' };
    const { id, least } = compareFormats(before?.value, after?.value);
    find(id, words, parts, least);
  }
}

function quoted(pattern: Stated<string> | undefined): string {
  return pattern ? `"${pattern.value}"` : '';
}

interface Changed {
  readonly before?: Stated<string>;
  readonly after?: Stated<string>;
}

/** Returns the values that only one side has, paired in order. */
function changed(base: readonly Stated<string>[], head: readonly Stated<string>[]): readonly Changed[] {
  const gone = base.filter(({ value }) => !head.some((other) => other.value === value));
  const come = head.filter(({ value }) => !base.some((other) => other.value === value));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [before, after] = [gone[at], come[at]];
    return { ...(before && { before }), ...(after && { after }) };
  });
}
