// Values that are stored as JSON text: the text knows what it holds.

/** JSON text of a `T`. */
export type Json<T> = string & { readonly holds?: T };

/** The text to store. */
export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value);
}

/** What was stored. */
export function fromJson<T>(text: Json<T>): T {
  return JSON.parse(text) as T;
}
