// Location of a change in a document.

import type { SourceLocation } from '../../model/types/origin.ts';
import { locateFirstProperty, locationOf } from '../../model/locate-origin.ts';
import type { ChangeLocation } from './change.ts';

/** Returns the location of the first keyword that exists at the origin; otherwise of the origin itself. */
export function locateChange(origin: SourceLocation, keywords: readonly string[]): ChangeLocation {
  const keywordOrigin = locateFirstProperty(origin, keywords);
  return { ...locationOf(keywordOrigin), pointer: keywordOrigin.pointer };
}
