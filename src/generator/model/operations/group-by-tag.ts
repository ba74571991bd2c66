// Tags, and groups of operations by first tag, or by path for untagged operations.

import type { Document } from '../../openapi/types.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Area, Operation, Tag } from '../types/api.ts';
import type { FactReader } from '../read-extensions.ts';
import { assignNames } from '../naming/assign-names.ts';
import { byCodePoint } from '../naming/code-point-order.ts';
import { spell } from '../naming/case-styles.ts';
import { placeOf, placeOfNode } from '../locate-origin.ts';
import { present } from '../omit-undefined.ts';
import { externalDocs } from './info-servers-tags.ts';
import type { Draft } from './list-operations.ts';

/** Group of untagged operations whose path names none: `GET /`, webhooks, and callbacks. */
export const untagged = 'default';

/** API roots and versions: `api`, `v1`, `v1beta2`, `2.0`, `2024-01-31`. */
const root = /^(?:api|v?\d+(?:[._-]\d+)*(?:(?:alpha|beta|rc)\d*)?)$/i;

/**
 * Returns a function to the group id of an operation: its first tag, else the first path segment that is neither a
 * parameter nor a root (`customers` for `/v1/customers/{id}`). Ids with equal file names are merged; a tag takes
 * precedence.
 */
export function areaIds(drafts: readonly Draft[]): (draft: Draft) => string {
  const groups = new Map<string, string>();
  const tags = drafts.flatMap(({ operation }) => operation.tags.slice(0, 1));
  const segments = drafts.flatMap(({ operation, path }) => (operation.tags.length === 0 ? groupOf(path) : []));
  for (const id of [...tags, ...segments.sort(byCodePoint)]) {
    const { file } = spell(id, 'area');
    if (!groups.has(file)) groups.set(file, id);
  }
  return ({ operation, path }) =>
    operation.tags[0] ??
    groupOf(path).map((segment) => groups.get(spell(segment, 'area').file) ?? untagged)[0] ??
    untagged;
}

// `users({id})`, `items:batch`, and `items.json` yield `users` and `items`.
function groupOf(path: string): readonly string[] {
  if (!path.startsWith('/')) return [];
  const segments = path
    .split('/')
    .flatMap((segment) => /^\.?[^.:({]+/.exec(root.test(segment) ? '' : segment)?.[0] ?? []);
  return segments.slice(0, 1);
}

/** Returns the declared tags in document order, then the undeclared tags of `operations` in code point order. */
export function tagsOf(document: Document, operations: readonly Operation[], facts: FactReader): readonly Tag[] {
  const described = document.tags.map(({ node, name, description, externalDocs: docs }) =>
    present<Tag>({
      name,
      description,
      externalDocs: docs && externalDocs(docs),
      unspecified: facts.unspecified(node, 'externalDocs'),
    }),
  );
  const known = new Set(described.map(({ name }) => name));
  const others = [...new Set(operations.flatMap(({ tags }) => tags))]
    .filter((name) => !known.has(name))
    .sort(byCodePoint);
  return [...described, ...others.map((name) => ({ name, unspecified: [] }))];
}

/** Returns the groups in code point order of id. A tag that is not the first of any operation has no group. */
export function areasOf(
  document: Document,
  tags: readonly Tag[],
  operations: readonly Operation[],
  report: Report,
): readonly Area[] {
  const byArea = new Map<string, Operation[]>();
  for (const operation of operations) {
    const known = byArea.get(operation.area);
    if (known) known.push(operation);
    else byArea.set(operation.area, [operation]);
  }
  const nodes = new Map(document.tags.map((tag) => [tag.name, tag.node]));
  const described = new Map(tags.map((tag) => [tag.name, tag]));
  const place = (id: string, first: Operation | undefined): Place =>
    first && !nodes.has(id)
      ? placeOf(first.origin)
      : placeOfNode(nodes.get(id)?.entries.get('name')?.value ?? document.node);
  const names = assignNames(
    [...byArea].map(([id, [first]]) => ({ id, place: () => place(id, first) })),
    'area',
    report,
  );
  return [...byArea]
    .sort(([a], [b]) => byCodePoint(a, b))
    .flatMap(([id, members]) => {
      const name = names.get(id);
      const { description, externalDocs: docs, unspecified = [] } = described.get(id) ?? {};
      if (!name) return [];
      return [
        present<Area>({
          id,
          name,
          description,
          externalDocs: docs,
          operations: members.map((each) => each.id),
          unspecified,
        }),
      ];
    });
}
