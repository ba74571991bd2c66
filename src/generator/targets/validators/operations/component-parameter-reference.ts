// Functions for parameter components, which all operations share.

import type { Parameter } from '../../../model/types/api.ts';
import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { ComponentFunction } from '../validator-calls.ts';

/** Returns the function for a component's schema; `undefined` if the parameter is not a component. */
export function parameterFunction({ component }: Parameter): ComponentFunction | undefined {
  if (component === undefined) return undefined;
  const { file, type } = toCaseStyles(component, 'parameter');
  return { path: `parameters/${file}`, name: `problemsOf${type}Parameter` };
}
