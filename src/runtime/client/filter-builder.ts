// Type-safe builder of filters: filterable fields, and the operators of their types.

/** The operators of a field, by its type. */
export type Asked<Conditions, Value> = {
  /** Equals this value. */
  eq(value: Extract<Value, string | number | boolean | null>): Conditions;
} & {
  readonly [Operator in keyof OperatorsOf<Value> as Operator extends `+${infer Name}` ? Name : never]-?: (
    value: NonNullable<OperatorsOf<Value>[Operator]>,
  ) => Conditions;
};

type OperatorsOf<Value> = Exclude<Value, string | number | boolean | null | undefined | readonly unknown[]>;

/** The fields of a filter, each with its operators. */
export type Fields<Filter> = {
  readonly [Name in keyof Filter as Name extends `+${string}` ? never : Name]-?: Asked<
    Conditions<Filter>,
    NonNullable<Filter[Name]>
  >;
};

/** A filter without sort order. */
export type Conditions<Filter> = {
  readonly [Name in keyof Filter as Name extends '+order_by' | '+order' ? never : Name]?: Filter[Name];
};

/** Builds a filter from conditions on its fields: `where((it) => it.label.contains('web'))`. */
export function where<Filter extends object>(build: (it: Fields<Filter>) => Conditions<Filter>): Filter {
  return build(fields as Fields<Filter>) as Filter;
}

/** Combines conditions: all must hold. */
export function allOf<Condition extends object>(...conditions: readonly Condition[]): Condition {
  return { '+and': conditions } as unknown as Condition;
}

/** Combines conditions: at least one must hold. */
export function anyOf<Condition extends object>(...conditions: readonly Condition[]): Condition {
  return { '+or': conditions } as unknown as Condition;
}

/** `it.label.contains('web')` returns `{ label: { '+contains': 'web' } }`; `eq` returns `{ label: 'web' }`. */
const fields: object = /* @__PURE__ */ named((field) =>
  named((operator) => (value: unknown) => ({ [field]: operator === 'eq' ? value : { [`+${operator}`]: value } })),
);

function named(member: (name: string) => unknown): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? member(name) : undefined) });
}
