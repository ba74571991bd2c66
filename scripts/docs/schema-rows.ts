// Table rows for all properties in a JSON Schema, at any depth.

import {
  anchorId,
  html,
  joinHtml,
  emptyHtml,
  escapeHtml,
  type Html,
} from '../../src/generator/code/html/html-and-svg.ts';
import type { GuideTable } from '../../src/generator/targets/docs/html/guide.ts';
import { renderLine } from './markdown.ts';

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

/** Returns a table of properties; `prefix` makes the anchors unique on the page. */
export function createPropertyTable(
  properties: readonly PropertyRow[],
  root: DescribedSchema,
  prefix = '',
): GuideTable {
  return {
    head: [html`Property`, html`Value`, html`Description`],
    rows: properties.map(({ path, schema, required }) => ({
      anchor: anchorId(prefix + path),
      first: html`<code>${escapeHtml(path)}</code>`,
      cells: [
        describeValue(schema, root),
        joinHtml(
          [
            schema.description === undefined ? emptyHtml : renderLine(schema.description),
            required ? html`Required.` : emptyHtml,
            schema.default === undefined ? emptyHtml : html`Default: <code>${formatJson(schema.default)}</code>.`,
          ],
          ' ',
        ),
      ],
    })),
  };
}

/** Describes a value: its type, or its allowed values. */
export function describeValue(schema: DescribedSchema, root: DescribedSchema): Html {
  if (schema.$ref !== undefined) {
    const definition = root.$defs?.[schema.$ref.replace(/^#\/\$defs\//, '')];
    return definition === undefined ? html`any` : describeValue(definition, root);
  }
  if (schema.const !== undefined) return html`<code>${formatJson(schema.const)}</code>`;
  if (schema.enum !== undefined)
    return joinHtml(
      schema.enum.map((value) => html`<code>${formatJson(value)}</code>`),
      ', ',
    );
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice !== undefined) return joinHtml([...new Set(choice.map((branch) => describeValue(branch, root)))], ' or ');
  if (schema.items !== undefined) return html`array of ${describeValue(schema.items, root)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`object of ${describeValue(schema.additionalProperties, root)}`;
  return escapeHtml([schema.type ?? (schema.properties ? 'object' : 'any')].flat().join(' or '));
}

function formatJson(value: unknown): Html {
  return escapeHtml(JSON.stringify(value));
}
