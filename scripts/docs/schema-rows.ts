// Table rows of all properties in a JSON Schema, at any depth.

import { anchor, html, join, nothing, text, type Html } from '../../src/generator/code/html/html.ts';
import type { GuideTable } from '../../src/generator/targets/docs/html/guide.ts';
import { lineHtml } from './markdown.ts';

/** Subset of JSON Schema that the schemas of the repository use. */
export interface Described {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly oneOf?: readonly Described[];
  readonly anyOf?: readonly Described[];
  readonly $defs?: Readonly<Record<string, Described>>;
}

export interface Member {
  /** `packages.scope`, `release.sizes[].max` */
  readonly path: string;
  readonly schema: Described;
  readonly required: boolean;
}

/** Returns every property below a schema, in order; `root` contains the definitions. */
export function membersOf(
  schema: Described,
  root: Described,
  path = '',
  within: readonly string[] = [],
): readonly Member[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace(/^#\/\$defs\//, '');
    const found = root.$defs?.[name];
    return found === undefined || within.includes(name) ? [] : membersOf(found, root, path, [...within, name]);
  }
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [
      { path: at, schema: member, required: schema.required?.includes(name) === true },
      ...membersOf(member, root, at, within),
    ];
  });
  const others =
    typeof schema.additionalProperties === 'object'
      ? membersOf(schema.additionalProperties, root, `${path}.*`, within)
      : [];
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((branch) =>
    membersOf(branch, root, path, within),
  );
  const items = schema.items === undefined ? [] : membersOf(schema.items, root, `${path}[]`, within);
  const seen = new Set<string>();
  return [...own, ...others, ...branches, ...items].filter(({ path: at }) => !seen.has(at) && seen.add(at));
}

/** Returns a table of properties; `prefix` makes the anchors unique on the page. */
export function memberTable(members: readonly Member[], root: Described, prefix = ''): GuideTable {
  return {
    head: [html`Member`, html`Value`, html`Meaning`],
    rows: members.map(({ path, schema, required }) => ({
      anchor: anchor(prefix + path),
      first: html`<code>${text(path)}</code>`,
      cells: [
        valueWords(schema, root),
        join(
          [
            schema.description === undefined ? nothing : lineHtml(schema.description),
            required ? html`Required.` : nothing,
            schema.default === undefined ? nothing : html`Unless given: <code>${json(schema.default)}</code>.`,
          ],
          ' ',
        ),
      ],
    })),
  };
}

/** Describes a value: its type, or its allowed values. */
export function valueWords(schema: Described, root: Described): Html {
  if (schema.$ref !== undefined) {
    const found = root.$defs?.[schema.$ref.replace(/^#\/\$defs\//, '')];
    return found === undefined ? html`any` : valueWords(found, root);
  }
  if (schema.const !== undefined) return html`<code>${json(schema.const)}</code>`;
  if (schema.enum !== undefined)
    return join(
      schema.enum.map((value) => html`<code>${json(value)}</code>`),
      ', ',
    );
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice !== undefined) return join([...new Set(choice.map((branch) => valueWords(branch, root)))], ' or ');
  if (schema.items !== undefined) return html`list of ${valueWords(schema.items, root)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`object of ${valueWords(schema.additionalProperties, root)}`;
  return text([schema.type ?? (schema.properties ? 'object' : 'any')].flat().join(' or '));
}

function json(value: unknown): Html {
  return text(JSON.stringify(value));
}
