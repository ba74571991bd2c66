// Where something of a model stands, as a change says it.

import type { Origin } from '../../model/types/origin.ts';
import { originWithin, placeOf } from '../../model/locate-origin.ts';
import type { Place } from './change.ts';

/** The place of the first of the keywords that stand there; of the whole where none does. */
export function placeAt(origin: Origin, keywords: readonly string[]): Place {
  const at = originWithin(origin, keywords);
  return { ...placeOf(at), pointer: at.pointer };
}
