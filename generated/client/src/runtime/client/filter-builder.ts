// Type-safe filter builder: filterable fields, and the operators for their types.

/** The operators for a field, by its type. */
export type FieldOperators<Result, Value> = {
  /** Equals this value. */
  eq(value: Extract<Value, string | number | boolean | null>): Result;
} & {
  readonly [Operator in keyof OperatorsOfField<Value> as Operator extends `+${infer Name}` ? Name : never]-?: (
    value: NonNullable<OperatorsOfField<Value>[Operator]>,
  ) => Result;
};

type OperatorsOfField<Value> = Exclude<Value, string | number | boolean | null | undefined | readonly unknown[]>;

/** The fields of a filter, each with its operators. */
export type FilterFields<Filter> = {
  readonly [Name in keyof Filter as Name extends `+${string}` ? never : Name]-?: FieldOperators<
    FilterConditions<Filter>,
    NonNullable<Filter[Name]>
  >;
};

/** A filter without sort order. */
export type FilterConditions<Filter> = {
  readonly [Name in keyof Filter as Name extends '+order_by' | '+order' ? never : Name]?: Filter[Name];
};

/** Builds a filter from conditions on its fields: `where((it) => it.label.contains('web'))`. */
export function where<Filter extends object>(build: (it: FilterFields<Filter>) => FilterConditions<Filter>): Filter {
  return build(filterFields as FilterFields<Filter>) as Filter;
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
const filterFields: object = /* @__PURE__ */ createNamedProxy((field) =>
  createNamedProxy((operator) => (value: unknown) => ({
    [field]: operator === 'eq' ? value : { [`+${operator}`]: value },
  })),
);

function createNamedProxy(getMember: (name: string) => unknown): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? getMember(name) : undefined) });
}
