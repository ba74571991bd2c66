// Conversion of valid values from their form in JSON to that in programs.

import { type Conversion, convertValue } from '../client/convert-values.ts';

/** Creates the function that converts the values of a factory. */
export function createDecoder(conversion: Conversion): (value: unknown, exact: unknown) => unknown {
  return (value, exact) => convertValue(value, conversion, 'decode', exact).value;
}
