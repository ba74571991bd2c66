// Tags, and operations grouped by first tag, or by path if they have no tags.

import type { Document } from '../../openapi/types.ts';
import type { Location } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { TagGroup, Operation, Tag } from '../types/api.ts';
import type { ExtensionReader } from '../read-extensions.ts';
import { assignNames } from '../naming/assign-names.ts';
import { byCodePoint } from '../naming/code-point-order.ts';
import { toCaseStyles } from '../naming/case-styles.ts';
import { diagnosticLocationOf, diagnosticLocationOfNode } from '../source-location.ts';
import { omitUndefined } from '../omit.ts';
import { buildExternalDocs } from './info-servers-security.ts';
import type { OperationEntry } from './build-operations.ts';

/** Group of untagged operations without a usable path segment: `GET /`, webhooks, and callbacks. */
export const defaultTagGroup = 'default';

/** API roots and versions: `api`, `v1`, `v1beta2`, `2.0`, `2024-01-31`. */
const rootSegment = /^(?:api|v?\d+(?:[._-]\d+)*(?:(?:alpha|beta|rc)\d*)?)$/i;

/**
 * Creates a function that returns the group ID of an operation: its first tag, or else the first path segment that is
 * neither a parameter nor a root (`customers` for `/v1/customers/{id}`). IDs with equal file names are merged; a tag
 * takes precedence.
 */
export function createTagGroupIdLookup(entries: readonly OperationEntry[]): (entry: OperationEntry) => string {
  const groups = new Map<string, string>();
  const tags = entries.flatMap(({ operation }) => operation.tags.slice(0, 1));
  const segments = entries.flatMap(({ operation, path }) =>
    operation.tags.length === 0 ? pathSegmentGroup(path) : [],
  );
  for (const id of [...tags, ...segments.sort(byCodePoint)]) {
    const { file } = toCaseStyles(id, 'tag');
    if (!groups.has(file)) groups.set(file, id);
  }
  return ({ operation, path }) =>
    operation.tags[0] ??
    pathSegmentGroup(path).map((segment) => groups.get(toCaseStyles(segment, 'tag').file) ?? defaultTagGroup)[0] ??
    defaultTagGroup;
}

// The group of `users({id})` is `users`; the group of `items:batch` and `items.json` is `items`.
function pathSegmentGroup(path: string): readonly string[] {
  if (!path.startsWith('/')) return [];
  const segments = path
    .split('/')
    .flatMap((segment) => /^\.?[^.:({]+/.exec(rootSegment.test(segment) ? '' : segment)?.[0] ?? []);
  return segments.slice(0, 1);
}

/** Returns the declared tags in document order, then the undeclared tags of `operations` in code point order. */
export function buildTags(
  document: Document,
  operations: readonly Operation[],
  extensionReader: ExtensionReader,
): readonly Tag[] {
  const declaredTags = document.tags.map(({ node, name, description, externalDocs: docs }) =>
    omitUndefined<Tag>({
      name,
      description,
      externalDocs: docs && buildExternalDocs(docs),
      unspecified: extensionReader.unspecified(node, 'externalDocs'),
    }),
  );
  const declaredNames = new Set(declaredTags.map(({ name }) => name));
  const undeclaredNames = [...new Set(operations.flatMap(({ tags }) => tags))]
    .filter((name) => !declaredNames.has(name))
    .sort(byCodePoint);
  return [...declaredTags, ...undeclaredNames.map((name) => ({ name, unspecified: [] }))];
}

/** Returns the groups in code point order of ID. A tag that is not the first of any operation has no group. */
export function buildTagGroups(
  document: Document,
  tags: readonly Tag[],
  operations: readonly Operation[],
  report: Report,
): readonly TagGroup[] {
  const operationsById = new Map<string, Operation[]>();
  for (const operation of operations) {
    const existingGroup = operationsById.get(operation.tagGroup);
    if (existingGroup) existingGroup.push(operation);
    else operationsById.set(operation.tagGroup, [operation]);
  }
  const nodes = new Map(document.tags.map((tag) => [tag.name, tag.node]));
  const tagsByName = new Map(tags.map((tag) => [tag.name, tag]));
  const locationOfGroup = (id: string, first: Operation | undefined): Location =>
    first && !nodes.has(id)
      ? diagnosticLocationOf(first.sourceLocation)
      : diagnosticLocationOfNode(nodes.get(id)?.entries.get('name')?.value ?? document.node);
  const names = assignNames(
    [...operationsById].map(([id, [first]]) => ({ id, location: () => locationOfGroup(id, first) })),
    'tag',
    report,
  );
  return [...operationsById]
    .sort(([a], [b]) => byCodePoint(a, b))
    .flatMap(([id, groupOperations]) => {
      const name = names.get(id);
      const { description, externalDocs: docs, unspecified = [] } = tagsByName.get(id) ?? {};
      if (!name) return [];
      return [
        omitUndefined<TagGroup>({
          id,
          name,
          description,
          externalDocs: docs,
          operations: groupOperations.map((operation) => operation.id),
          unspecified,
        }),
      ];
    });
}
