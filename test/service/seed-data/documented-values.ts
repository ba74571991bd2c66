// Documented values of the fields of a schema, and their coverage by given values.

import { readFileSync } from 'node:fs';

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly 'x-lifecycle'?: { readonly states: Readonly<Record<string, unknown>> };
}

const document = JSON.parse(readFileSync(new URL('../../../generated/spec/openapi.json', import.meta.url), 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
const { schemas } = document.components;

/** Fields with documented values, by dotted path: the values, and those that occur. */
export type DocumentedValues = ReadonlyMap<
  string,
  { readonly named: ReadonlySet<unknown>; readonly shown: ReadonlySet<unknown> }
>;

/** Returns the documented values of a schema, and those that occur in `values`. */
export function findDocumentedValues(schema: string, values: readonly unknown[]): DocumentedValues {
  const fieldValues = new Map<string, { readonly named: Set<unknown>; readonly shown: Set<unknown> }>();
  visit({ $ref: `#/components/schemas/${schema}` }, schema, values, new Set(), fieldValues);
  return fieldValues;
}

function visit(
  schema: Schema,
  field: string,
  values: readonly unknown[],
  inside: ReadonlySet<string>,
  fieldValues: Map<string, { readonly named: Set<unknown>; readonly shown: Set<unknown> }>,
): void {
  const { $ref, properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const named = [
    ...(schema.enum ?? []),
    ...('const' in schema ? [schema.const] : []),
    ...Object.keys(schema['x-lifecycle']?.states ?? {}),
  ].filter((value) => value !== null);
  if (named.length > 0) {
    const entry = fieldValues.get(field) ?? { named: new Set(), shown: new Set() };
    for (const value of named) entry.named.add(value);
    for (const value of values) entry.shown.add(value);
    fieldValues.set(field, entry);
  }
  const target = $ref?.split('/').at(-1);
  const referred = target === undefined || inside.has(target) ? undefined : schemas[target];
  if (target !== undefined && referred) visit(referred, field, values, new Set([...inside, target]), fieldValues);
  for (const part of [...allOf, ...anyOf, ...oneOf]) visit(part, field, values, inside, fieldValues);
  if (items)
    visit(
      items,
      `${field}[]`,
      values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [])),
      inside,
      fieldValues,
    );
  for (const [name, member] of Object.entries(properties)) {
    const members = values.flatMap((value) =>
      typeof value === 'object' && value !== null && name in value ? [Reflect.get(value, name) as unknown] : [],
    );
    visit(member, `${field}.${name}`, members, inside, fieldValues);
  }
}
