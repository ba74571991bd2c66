// Types of schemas.

/** A name, or a name and what it is applied to. */
export type Call = string | [item1: string, item2?: Call[], ...others: [Call?][]];

export type Joined = (
  | [item1?: Joined[], ...others: unknown[]]
  | {
      joined?: boolean;
    }
) &
  (string | unknown[]);
