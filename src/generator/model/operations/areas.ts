// Which areas an interface has: one per tag that comes first at an operation, and one for those without a tag.

import type { Document, Tag } from '../../document/openapi.ts';
import type { Place } from '../../report/diagnostic.ts';
import type { Report } from '../../report/report.ts';
import type { Area, Operation } from '../declarations/api.ts';
import { assignNames } from '../names/assign.ts';
import { byCodePoint } from '../names/order.ts';
import { placeOf, placeOfNode } from '../origin.ts';
import { present } from '../present.ts';
import { externalDocs } from './about.ts';

/** The areas of the operations, in code point order of tag; a tag that no operation has is none. */
export function areasOf(document: Document, operations: readonly Operation[], report: Report): readonly Area[] {
  const byArea = new Map<string, Operation[]>();
  for (const operation of operations) {
    const known = byArea.get(operation.area);
    if (known) known.push(operation);
    else byArea.set(operation.area, [operation]);
  }
  const tags = new Map<string, Tag>(document.tags.map((tag) => [tag.name, tag]));
  const place = (id: string, first: Operation | undefined): Place =>
    first && !tags.has(id) ? placeOf(first.origin) : placeOfNode(tags.get(id)?.node.entries.get('name')?.value ?? document.node);
  const names = assignNames([...byArea].map(([id, [first]]) => ({ id, place: () => place(id, first) })), 'area', report);
  return [...byArea]
    .sort(([a], [b]) => byCodePoint(a, b))
    .flatMap(([id, members]) => {
      const name = names.get(id);
      const tag = tags.get(id);
      if (!name) return [];
      const docs = tag?.externalDocs && externalDocs(tag.externalDocs);
      return [present<Area>({ id, name, description: tag?.description, externalDocs: docs, operations: members.map((each) => each.id) })];
    });
}
