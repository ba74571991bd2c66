// Location of a change in a document.

import type { Origin } from '../../model/types/origin.ts';
import { originWithin, placeOf } from '../../model/locate-origin.ts';
import type { Place } from './change.ts';

/** Returns the location of the first keyword that exists at the origin; otherwise of the origin itself. */
export function placeAt(origin: Origin, keywords: readonly string[]): Place {
  const at = originWithin(origin, keywords);
  return { ...placeOf(at), pointer: at.pointer };
}
