// JSON values as Markdown: short ones as code spans, others as blocks.

import { codeSpan, fencedCodeBlock, joinEnumeration, type Markdown } from '../../code/markdown/markdown.ts';
import type { Json } from '../../source/node.ts';

/** Returns a value as a code span. Strings are unquoted unless they are ambiguous. */
export function valueSpan(value: Json): Markdown {
  if (typeof value !== 'string') return codeSpan(JSON.stringify(value));
  return codeSpan(isAmbiguous(value) ? JSON.stringify(value) : value);
}

/** Returns "`a`, `b` or `c`". */
export function valueList(values: readonly Json[]): Markdown {
  return joinEnumeration(values.map(valueSpan), 'or');
}

/** Returns a value as indented JSON. */
export function valueBlock(value: Json): Markdown {
  return fencedCodeBlock(JSON.stringify(value, null, 2), 'json');
}

/** Returns whether a value is short enough for a line. */
export function isShortValue(value: Json): boolean {
  if (typeof value === 'string') return value.length <= 80 && !/[\r\n]/.test(value);
  return typeof value !== 'object' || value === null || JSON.stringify(value).length <= 40;
}

// Returns whether a string is empty, has surrounding spaces or control characters, or looks like JSON.
function isAmbiguous(value: string): boolean {
  return (
    value.trim() !== value ||
    value === '' ||
    /\p{Cc}/u.test(value) ||
    /^(?:null|true|false|-?\d[\d.eE+-]*|["[{].*)$/s.test(value)
  );
}
