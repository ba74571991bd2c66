// Types of schemas.

/** An animal that lives with people. */
export type Pet = {
  id?: number;
  name: string;
  /** In years. */
  age?: number | null;
};

/** `Pet` as in a request. */
export type PetRequest = {
  id?: never;
  name: string;
  /** In years. */
  age?: number | null;
};
