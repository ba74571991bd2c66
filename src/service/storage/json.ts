// JSON columns with typed contents.

/** JSON text of a `T`. */
export type Json<T> = string & { readonly content?: T };

/** Serializes a value. */
export function toJson<T>(value: T): Json<T> {
  return JSON.stringify(value);
}

/** Parses a stored value. */
export function fromJson<T>(text: Json<T>): T {
  return JSON.parse(text) as T;
}
