// How operations are grouped: the tags, and the areas, one per tag that comes first and one for those without a tag.

import type { Document } from '../../document/openapi.ts';
import type { Place } from '../../report/diagnostic.ts';
import type { Report } from '../../report/report.ts';
import type { Area, Operation, Tag } from '../declarations/api.ts';
import type { FactReader } from '../facts.ts';
import { assignNames } from '../names/assign.ts';
import { byCodePoint } from '../names/order.ts';
import { placeOf, placeOfNode } from '../origin.ts';
import { present } from '../present.ts';
import { externalDocs } from './about.ts';

/** The tags that the document describes, in its order, and then the others that `operations` have, by code point. */
export function tagsOf(document: Document, operations: readonly Operation[], facts: FactReader): readonly Tag[] {
  const described = document.tags.map(({ node, name, description, externalDocs: docs }) =>
    present<Tag>({ name, description, externalDocs: docs && externalDocs(docs), unspecified: facts.unspecified(node, 'externalDocs') }),
  );
  const known = new Set(described.map(({ name }) => name));
  const others = [...new Set(operations.flatMap(({ tags }) => tags))].filter((name) => !known.has(name)).sort(byCodePoint);
  return [...described, ...others.map((name) => ({ name, unspecified: [] }))];
}

/** The areas of the operations, in code point order of tag; a tag that no operation has first is none. */
export function areasOf(document: Document, tags: readonly Tag[], operations: readonly Operation[], report: Report): readonly Area[] {
  const byArea = new Map<string, Operation[]>();
  for (const operation of operations) {
    const known = byArea.get(operation.area);
    if (known) known.push(operation);
    else byArea.set(operation.area, [operation]);
  }
  const nodes = new Map(document.tags.map((tag) => [tag.name, tag.node]));
  const described = new Map(tags.map((tag) => [tag.name, tag]));
  const place = (id: string, first: Operation | undefined): Place =>
    first && !nodes.has(id) ? placeOf(first.origin) : placeOfNode(nodes.get(id)?.entries.get('name')?.value ?? document.node);
  const names = assignNames([...byArea].map(([id, [first]]) => ({ id, place: () => place(id, first) })), 'area', report);
  return [...byArea]
    .sort(([a], [b]) => byCodePoint(a, b))
    .flatMap(([id, members]) => {
      const name = names.get(id);
      const { description, externalDocs: docs, unspecified = [] } = described.get(id) ?? {};
      if (!name) return [];
      return [present<Area>({ id, name, description, externalDocs: docs, operations: members.map((each) => each.id), unspecified })];
    });
}
