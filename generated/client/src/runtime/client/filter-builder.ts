// Filters built by names instead of written as JSON: only fields that can be filtered, and only what their type can be asked.

/** What a field can be asked, by the operators of its type. */
export type Asked<Conditions, Value> = {
  /** Is this value. */
  eq(value: Extract<Value, string | number | boolean | null>): Conditions;
} & {
  readonly [Operator in keyof OperatorsOf<Value> as Operator extends `+${infer Name}` ? Name : never]-?: (
    value: NonNullable<OperatorsOf<Value>[Operator]>,
  ) => Conditions;
};

type OperatorsOf<Value> = Exclude<Value, string | number | boolean | null | undefined | readonly unknown[]>;

/** The fields of a filter. */
export type Fields<Filter> = {
  readonly [Name in keyof Filter as Name extends `+${string}` ? never : Name]-?: Asked<
    Conditions<Filter>,
    NonNullable<Filter[Name]>
  >;
};

/** A filter without an order. */
export type Conditions<Filter> = {
  readonly [Name in keyof Filter as Name extends '+order_by' | '+order' ? never : Name]?: Filter[Name];
};

/** A filter from what `build` asks of the fields: `where((it) => it.label.contains('web'))`. */
export function where<Filter extends object>(build: (it: Fields<Filter>) => Conditions<Filter>): Filter {
  return build(fields as Fields<Filter>) as Filter;
}

/** What all of these ask. */
export function allOf<Condition extends object>(...conditions: readonly Condition[]): Condition {
  return { '+and': conditions } as unknown as Condition;
}

/** What any of these asks. */
export function anyOf<Condition extends object>(...conditions: readonly Condition[]): Condition {
  return { '+or': conditions } as unknown as Condition;
}

/** `it.label.contains('web')` is `{ label: { '+contains': 'web' } }`; `eq` is the value itself. */
const fields: object = /* @__PURE__ */ named((field) =>
  named((operator) => (value: unknown) => ({ [field]: operator === 'eq' ? value : { [`+${operator}`]: value } })),
);

function named(member: (name: string) => unknown): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? member(name) : undefined) });
}
