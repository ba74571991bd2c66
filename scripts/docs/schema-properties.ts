// Properties in a JSON Schema, at any depth, as Markdown.

/** Subset of JSON Schema that the schemas of the repository use. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly additionalProperties?: boolean | DescribedSchema;
  readonly items?: DescribedSchema;
  readonly oneOf?: readonly DescribedSchema[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly $defs?: Readonly<Record<string, DescribedSchema>>;
}

export interface PropertyRow {
  /** Path of the property, such as `packages.scope` or `release.sizeLimits[].maxBytes`. */
  readonly path: string;
  readonly schema: DescribedSchema;
  readonly required: boolean;
}

/** Returns every property below a schema, in order; `root` contains the definitions. */
export function listProperties(
  schema: DescribedSchema,
  root: DescribedSchema,
  path = '',
  ancestors: readonly string[] = [],
): readonly PropertyRow[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace(/^#\/\$defs\//, '');
    const definition = root.$defs?.[name];
    return definition === undefined || ancestors.includes(name)
      ? []
      : listProperties(definition, root, path, [...ancestors, name]);
  }
  const ownProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const propertyPath = path === '' ? name : `${path}.${name}`;
    return [
      { path: propertyPath, schema: property, required: schema.required?.includes(name) === true },
      ...listProperties(property, root, propertyPath, ancestors),
    ];
  });
  const additional =
    typeof schema.additionalProperties === 'object'
      ? listProperties(schema.additionalProperties, root, `${path}.*`, ancestors)
      : [];
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((branch) =>
    listProperties(branch, root, path, ancestors),
  );
  const items = schema.items === undefined ? [] : listProperties(schema.items, root, `${path}[]`, ancestors);
  const seen = new Set<string>();
  return [...ownProperties, ...additional, ...branches, ...items].filter(
    ({ path: propertyPath }) => !seen.has(propertyPath) && seen.add(propertyPath),
  );
}

/** Returns a Markdown section for each property; `prefix` makes the anchors unique on the page. */
export function propertySections(
  properties: readonly PropertyRow[],
  root: DescribedSchema,
  headingLevel: (path: string) => number,
  prefix = '',
): string {
  return properties
    .map(({ path, schema, required }) =>
      [
        `${'#'.repeat(headingLevel(path))} \`${path}\` %{#${prefix}${path}}%\n\n`,
        schema.description === undefined ? '' : `${schema.description}\n\n`,
        `- Value: ${describeValue(schema, root)}\n`,
        required ? '- Required\n' : '',
        schema.default === undefined ? '' : `- Default: ${formatJson(schema.default)}\n`,
      ].join(''),
    )
    .join('\n');
}

/** Describes a value: its type, or its allowed values. */
export function describeValue(schema: DescribedSchema, root: DescribedSchema): string {
  if (schema.$ref !== undefined) {
    const definition = root.$defs?.[schema.$ref.replace(/^#\/\$defs\//, '')];
    return definition === undefined ? 'any' : describeValue(definition, root);
  }
  if (schema.const !== undefined) return formatJson(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(formatJson).join(', ');
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice !== undefined) return [...new Set(choice.map((branch) => describeValue(branch, root)))].join(' or ');
  if (schema.items !== undefined) return `array of ${describeValue(schema.items, root)}`;
  if (typeof schema.additionalProperties === 'object')
    return `object of ${describeValue(schema.additionalProperties, root)}`;
  return [schema.type ?? (schema.properties ? 'object' : 'any')].flat().join(' or ');
}

function formatJson(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
