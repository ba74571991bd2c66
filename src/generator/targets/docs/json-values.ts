// How values of JSON are shown: short ones as code spans, others as blocks.

import { code, codeBlock, enumerate, type Md } from '../../code/markdown/markdown.ts';
import type { Json } from '../../source/node.ts';

/** A value in a line. Strings stand without quotes where they cannot be taken for another value. */
export function valueSpan(value: Json): Md {
  if (typeof value !== 'string') return code(JSON.stringify(value));
  return code(ambiguous(value) ? JSON.stringify(value) : value);
}

/** "`a`, `b` or `c`". */
export function valueList(values: readonly Json[]): Md {
  return enumerate(values.map(valueSpan), 'or');
}

/** A value as indented JSON. */
export function valueBlock(value: Json): Md {
  return codeBlock(JSON.stringify(value, null, 2), 'json');
}

/** True for a value that reads well in a line. */
export function isShort(value: Json): boolean {
  if (typeof value === 'string') return value.length <= 80 && !/[\r\n]/.test(value);
  return typeof value !== 'object' || value === null || JSON.stringify(value).length <= 40;
}

// "", "  x", "12", "true" and "a\tb" would not show what they are; neither would text that reads like JSON.
function ambiguous(value: string): boolean {
  return (
    value.trim() !== value ||
    value === '' ||
    /\p{Cc}/u.test(value) ||
    /^(?:null|true|false|-?\d[\d.eE+-]*|["[{].*)$/s.test(value)
  );
}
