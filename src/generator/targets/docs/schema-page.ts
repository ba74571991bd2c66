// Markdown page of a named schema.

import { prose } from '../../code/markdown/commonmark.ts';
import { code, join, md, nothing, text, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Schema } from '../../model/types/api.ts';
import { schemaEntries, tableOf, type FieldsView } from './field-rows.ts';
import { defaultOf, partsOf, propertiesOf, type Parts } from './allof-members.ts';
import type { Links } from './page-links.ts';
import { tell, type BlocksView } from './value-notes.ts';
import { typeWords } from './type-words.ts';
import { isShort, valueSpan } from './json-values.ts';

/** View of `docs/schema`. */
export interface SchemaView {
  readonly title: Md;
  readonly description: readonly Md[];
  readonly type: Md;
  readonly facts: readonly Md[];
  readonly longDefault: Md;
  readonly fields: FieldsView;
  /** Heading of the properties; empty if there are none. */
  readonly fieldsTitle: Md;
  readonly blocks: BlocksView;
  readonly usedBy: UsesView;
  readonly isUsed: boolean;
}

/** Links to the operations and schemas that reference a schema. */
export interface UsesView {
  readonly operations: readonly Md[];
  readonly schemas: readonly Md[];
}

export function schemaView(schema: Schema, usedBy: UsesView, links: Links): SchemaView {
  const parts = partsOf([schema.assertion]);
  const told = tell(parts, links);
  const fields = schemaEntries(schema, links);
  return {
    title: text(schema.id),
    description: told.descriptions.map(({ written }) => prose(written, 2)),
    type: typeWords([schema.assertion], links),
    facts: [...told.facts, ...schemaFacts(parts, links)],
    longDefault: told.longDefault,
    fields: tableOf(fields, links),
    fieldsTitle: fieldsTitle(fields.map(({ at }) => at)),
    blocks: told.blocks,
    usedBy,
    isUsed: usedBy.operations.length + usedBy.schemas.length > 0,
  };
}

/** Returns sentences specific to named schemas: the default, and the schemas that it is composed of. */
export function schemaFacts(parts: Parts, links: Links): readonly Md[] {
  return [...defaultFact(parts), ...inherited(parts, links)];
}

function defaultFact(parts: Parts): readonly Md[] {
  const byDefault = defaultOf(parts);
  return byDefault !== undefined && isShort(byDefault.value) ? [md`Default ${valueSpan(byDefault.value)}.`] : [];
}

// The pages of the referenced schemas describe their properties; this lists the names.
function inherited(parts: Parts, links: Links): readonly Md[] {
  return parts.refs.map((ref) => {
    const names = fieldNames(links.api, ref).map(code);
    const words = md`Everything said of ${links.schema(ref)} holds here too`;
    return names.length === 0 ? md`${words}.` : md`${words}, with its fields ${join(names, ', ')}.`;
  });
}

function fieldNames(api: Api, id: string): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const schema = seen.has(next) ? undefined : api.schema(next);
    seen.add(next);
    if (!schema) continue;
    const parts = partsOf([schema.assertion]);
    for (const name of propertiesOf(parts).keys()) names.add(name);
    for (const each of parts.refs) waiting.push(each);
  }
  return [...names];
}

/**
 * Returns the heading for entries with these dotted paths: "Alternatives", "Items", or "Fields"; empty if there are
 * none.
 */
export function fieldsTitle(names: readonly string[]): Md {
  if (names.length === 0) return nothing;
  if (names.every((name) => name.startsWith('('))) return md`Alternatives`;
  return names.every((name) => name.startsWith('[')) ? md`Items` : md`Fields`;
}
