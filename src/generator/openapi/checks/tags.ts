// Tag checks: duplicates and parents.

import type { Operation, Tag } from '../types.ts';
import { sourceLocation, reportRecoverable, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Node } from '../../source/node.ts';

/** Returns the tags without duplicates, and reports the duplicates. */
export function removeDuplicateTags(tags: readonly Tag[], context: ReadContext): readonly Tag[] {
  const byName = new Map<string, Tag>();
  for (const tag of tags) {
    const first = byName.get(tag.name);
    if (!first) {
      byName.set(tag.name, tag);
      continue;
    }
    reportRecoverable(
      context,
      'document/duplicate-tag',
      tag.node.entries.get('name')?.value ?? tag.node,
      `the tag "${tag.name}" is described twice`,
      {
        related: [{ location: sourceLocation(first.node), message: 'where it is described first' }],
      },
    );
  }
  return [...byName.values()];
}

/** Reports unknown parent tags, and each cycle of parents once, at its first tag. */
export function checkTagParents(
  tags: readonly Tag[],
  operations: readonly Omit<Operation, 'method'>[],
  context: ReadContext,
): void {
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  // Tags that only operations use need no Tag Object.
  const names = new Set([...known.keys(), ...operations.flatMap((operation) => operation.tags)]);
  const reported = new Set<Tag>();
  for (const tag of tags) {
    const { name, parent } = tag;
    if (parent === undefined) continue;
    if (!names.has(parent)) {
      const help = didYouMean(parent, names);
      reportRecoverable(
        context,
        'document/invalid-tag-parent',
        parentNode(tag),
        `no tag is called "${parent}"; "${name}" is read as if it were beneath none`,
        help === undefined ? {} : { help },
      );
      continue;
    }
    const cycle = findCycle(tag, known);
    if (reported.has(tag) || !cycle) continue;
    for (const cycleTag of cycle) reported.add(cycleTag);
    const related = cycle.slice(1).map((cycleTag) => ({
      location: sourceLocation(parentNode(cycleTag)),
      message: `where "${cycleTag.name}" is beneath "${cycleTag.parent ?? ''}"`,
    }));
    reportRecoverable(
      context,
      'document/invalid-tag-parent',
      parentNode(tag),
      `the tag "${name}" is beneath itself; it is read as if it were beneath none`,
      { related },
    );
  }
}

/** Returns the tags of the cycle that starts at this tag; `undefined` if there is none. */
function findCycle(tag: Tag, known: ReadonlyMap<string, Tag>): readonly Tag[] | undefined {
  const path = new Set<Tag>();
  let current: Tag | undefined = tag;
  while (current && !path.has(current)) {
    path.add(current);
    current = current.parent === undefined ? undefined : known.get(current.parent);
  }
  return current === tag ? [...path] : undefined;
}

function parentNode({ node }: Tag): Node {
  return node.entries.get('parent')?.value ?? node;
}
