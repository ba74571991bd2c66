// How a table of meanings is written: for each field of a resource, what its description says.

import type { Facts, Resource } from '../../checks/field.ts';

/** What the document says of a field (`says`) and of its values (`means`). */
export type Said = Pick<Facts, 'says' | 'means'>;

/** The fields of a resource whose meaning, unit or values the interface explains. */
export type Meanings = readonly [Resource, Readonly<Record<string, Said>>];
