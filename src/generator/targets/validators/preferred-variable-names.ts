// Preferred names of variables and constants, derived from the document.

import { toCaseStyles } from '../../model/naming/case-styles.ts';

/** Returns the preferred name of a variable: `clientConnThrottle` for `client_conn_throttle`. */
export function toVariableName(text: string): string {
  return toCaseStyles(text, 'member').value;
}

/** Joins two strings into one identifier: `label`, `TooLong`. */
export function compound(first: string, second: string): string {
  const start = toCaseStyles(first, 'value').value.replace(/_+$/, '');
  return second === '' ? start : start + toCaseStyles(second, 'value').type.replace(/_+$/, '');
}
