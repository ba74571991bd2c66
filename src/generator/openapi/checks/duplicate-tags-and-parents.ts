// Tag checks: duplicates and parents.

import type { Operation, Tag } from '../types.ts';
import { sourceLocation, reportAt, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Node } from '../../source/node.ts';

/** Reports duplicate tags, and returns the others. */
export function removeDuplicateTags(tags: readonly Tag[], context: ReadContext): readonly Tag[] {
  const byName = new Map<string, Tag>();
  for (const tag of tags) {
    const first = byName.get(tag.name);
    if (!first) {
      byName.set(tag.name, tag);
      continue;
    }
    reportAt(
      context,
      'document/duplicate-tag',
      tag.node.entries.get('name')?.value ?? tag.node,
      `duplicate tag \`${tag.name}\``,
      {
        related: [{ location: sourceLocation(first.node), message: 'first declared here' }],
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
  const tagsByName = new Map(tags.map((tag) => [tag.name, tag]));
  // A tag that operations use does not need a Tag Object.
  const names = new Set([...tagsByName.keys(), ...operations.flatMap((operation) => operation.tags)]);
  const reported = new Set<Tag>();
  for (const tag of tags) {
    const { name, parent } = tag;
    if (parent === undefined) continue;
    if (!names.has(parent)) {
      const help = didYouMean(parent, names);
      reportAt(
        context,
        'document/invalid-tag-parent',
        parentNode(tag),
        `unknown parent tag \`${parent}\`; \`${name}\` is treated as a top-level tag`,
        help === undefined ? {} : { help },
      );
      continue;
    }
    const cycle = findCycle(tag, tagsByName);
    if (reported.has(tag) || !cycle) continue;
    for (const cycleTag of cycle) reported.add(cycleTag);
    const related = cycle.slice(1).map((cycleTag) => ({
      location: sourceLocation(parentNode(cycleTag)),
      message: `\`${cycleTag.name}\` has the parent \`${cycleTag.parent ?? ''}\` here`,
    }));
    reportAt(
      context,
      'document/invalid-tag-parent',
      parentNode(tag),
      `tag \`${name}\` is its own ancestor; it is treated as a top-level tag`,
      { related },
    );
  }
}

/** Returns the tags of the cycle that contains this tag; `undefined` if there is no cycle. */
function findCycle(tag: Tag, tagsByName: ReadonlyMap<string, Tag>): readonly Tag[] | undefined {
  const path = new Set<Tag>();
  let current: Tag | undefined = tag;
  while (current && !path.has(current)) {
    path.add(current);
    current = current.parent === undefined ? undefined : tagsByName.get(current.parent);
  }
  return current === tag ? [...path] : undefined;
}

function parentNode({ node }: Tag): Node {
  return node.entries.get('parent')?.value ?? node;
}
