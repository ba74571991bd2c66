// Comparison of `pattern` and `format`.

import type { ComparisonContext } from './comparison-context.ts';
import type { KeywordValue } from './normal-form.ts';
import { compareFormats } from './format-inclusion.ts';
import { comparePatternInclusion } from './pattern-inclusion.ts';
import { pairEqual } from './best-matching.ts';
import { isNumeric } from './string-constraints.ts';

export function comparePatternsAndFormats(context: ComparisonContext): void {
  if (context.sharesType('string')) comparePatterns(context);
  compareFormatLists(context);
}

function comparePatterns({ base, head, reportChange }: ComparisonContext): void {
  const { left, right } = pairEqual(
    base.patterns,
    head.patterns,
    (before, after) => before.value === after.value || comparePatternInclusion(before.value, after.value) === 'same',
  );
  for (const { before, after } of pairChangedValues(left, right)) {
    const parts = { base: before?.part, head: after?.part };
    const params = { from: quotePattern(before), to: quotePattern(after) };
    if (!before) reportChange('pattern-added', params, parts);
    else if (!after) reportChange('pattern-removed', params, parts);
    else {
      const relation = comparePatternInclusion(before.value, after.value);
      reportChange(
        relation === 'wider'
          ? 'pattern-generalised'
          : relation === 'narrower'
            ? 'pattern-specialised'
            : 'pattern-changed',
        params,
        parts,
      );
    }
  }
}

/** Formats also apply to enum values. */
export function compareFormatLists({ base, head, reportChange, sharesType }: ComparisonContext): void {
  if (!sharesType('string') && !sharesType('number')) return;
  const isApplicable = ({ value }: KeywordValue<string>): boolean => sharesType('string') || isNumeric(value);
  for (const { before, after } of pairChangedValues(
    base.formats.filter(isApplicable),
    head.formats.filter(isApplicable),
  )) {
    const parts = { base: before?.part, head: after?.part };
    const params = { from: before?.value ?? '', to: after?.value ?? '' };
    const { id, minimumLevels } = compareFormats(before?.value, after?.value);
    reportChange(id, params, parts, minimumLevels);
  }
}

function quotePattern(pattern: KeywordValue<string> | undefined): string {
  return pattern ? `"${pattern.value}"` : '';
}

interface ValueChange {
  readonly before?: KeywordValue<string>;
  readonly after?: KeywordValue<string>;
}

/** Returns the values that only one side has, paired in order. */
function pairChangedValues(
  base: readonly KeywordValue<string>[],
  head: readonly KeywordValue<string>[],
): readonly ValueChange[] {
  const removed = base.filter(({ value }) => !head.some((counterpart) => counterpart.value === value));
  const added = head.filter(({ value }) => !base.some((counterpart) => counterpart.value === value));
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]];
    return { ...(before && { before }), ...(after && { after }) };
  });
}
