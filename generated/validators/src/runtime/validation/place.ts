// Where a problem is: in the value, and in the schema that is not met.

import { escaped } from './collect.js';

/** A place in a value, relative to the value that a function judges, and the schema that judges it. */
export interface Place {
  readonly pointer: string;
  readonly field: string;
  readonly schema: string;
}

/** The value itself, judged by the schema at `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(schema: string): Place {
  return { pointer: '', field: '', schema };
}

/** The same value, judged by another schema. */
/* @__NO_SIDE_EFFECTS__ */
export function by(place: Place, path: string): Place {
  return { pointer: place.pointer, field: place.field, schema: place.schema + path };
}

/** The member `name`, judged by what `properties` says of it unless a path is given. */
/* @__NO_SIDE_EFFECTS__ */
export function member(place: Place, name: string, path = `/properties/${escaped(name)}`): Place {
  return {
    pointer: `${place.pointer}/${escaped(name)}`,
    field: place.field === '' ? name : `${place.field}.${name}`,
    schema: place.schema + path,
  };
}
