// Finds the documented values of a schema's fields and reports which of them are present.

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

/** The documented values and the present values of each field, by dotted path. */
export type DocumentedValues = ReadonlyMap<
  string,
  { readonly documented: ReadonlySet<unknown>; readonly present: ReadonlySet<unknown> }
>;

/** Returns the documented values of a schema's fields, and the values that are present in `values`. */
export function findDocumentedValues(schema: string, values: readonly unknown[]): DocumentedValues {
  const fieldValues = new Map<string, { readonly documented: Set<unknown>; readonly present: Set<unknown> }>();
  visit({ $ref: `#/components/schemas/${schema}` }, schema, values, new Set(), fieldValues);
  return fieldValues;
}

function visit(
  schema: Schema,
  field: string,
  values: readonly unknown[],
  enclosingSchemas: ReadonlySet<string>,
  fieldValues: Map<string, { readonly documented: Set<unknown>; readonly present: Set<unknown> }>,
): void {
  const { $ref, properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const documentedValues = [
    ...(schema.enum ?? []),
    ...('const' in schema ? [schema.const] : []),
    ...Object.keys(schema['x-lifecycle']?.states ?? {}),
  ].filter((value) => value !== null);
  if (documentedValues.length > 0) {
    const entry = fieldValues.get(field) ?? { documented: new Set(), present: new Set() };
    for (const value of documentedValues) entry.documented.add(value);
    for (const value of values) entry.present.add(value);
    fieldValues.set(field, entry);
  }
  const schemaName = $ref?.split('/').at(-1);
  const referencedSchema =
    schemaName === undefined || enclosingSchemas.has(schemaName) ? undefined : schemas[schemaName];
  if (schemaName !== undefined && referencedSchema)
    visit(referencedSchema, field, values, new Set([...enclosingSchemas, schemaName]), fieldValues);
  for (const part of [...allOf, ...anyOf, ...oneOf]) visit(part, field, values, enclosingSchemas, fieldValues);
  if (items)
    visit(
      items,
      `${field}[]`,
      values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [])),
      enclosingSchemas,
      fieldValues,
    );
  for (const [name, propertySchema] of Object.entries(properties)) {
    const propertyValues = values.flatMap((value) =>
      typeof value === 'object' && value !== null && name in value ? [Reflect.get(value, name) as unknown] : [],
    );
    visit(propertySchema, `${field}.${name}`, propertyValues, enclosingSchemas, fieldValues);
  }
}
