// Checks of tags: duplicates, unknown parents, and cycles.

import type { Operation, Tag } from '../types.ts';
import type { Node } from '../../source/node.ts';
import { placeOf, slip, type Reading } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';

/** Returns the tags without duplicates, which are reported. */
export function distinctTags(tags: readonly Tag[], reading: Reading): readonly Tag[] {
  const met = new Map<string, Tag>();
  for (const tag of tags) {
    const first = met.get(tag.name);
    if (!first) {
      met.set(tag.name, tag);
      continue;
    }
    slip(
      reading,
      'document/duplicate-tag',
      tag.node.entries.get('name')?.value ?? tag.node,
      `the tag "${tag.name}" is described twice`,
      {
        related: [{ place: placeOf(first.node), message: 'where it is described first' }],
      },
    );
  }
  return [...met.values()];
}

/** Reports unknown parent tags, and each cycle of parents once, at its first tag. */
export function checkParents(
  tags: readonly Tag[],
  operations: readonly Omit<Operation, 'method'>[],
  reading: Reading,
): void {
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  // A tag that only operations name needs no Tag Object.
  const names = new Set([...known.keys(), ...operations.flatMap((operation) => operation.tags)]);
  const told = new Set<Tag>();
  for (const tag of tags) {
    const { name, parent } = tag;
    if (parent === undefined) continue;
    if (!names.has(parent)) {
      const help = didYouMean(parent, names);
      slip(
        reading,
        'document/tag-parent',
        parentOf(tag),
        `no tag is called "${parent}"; "${name}" is read as if it were beneath none`,
        help === undefined ? {} : { help },
      );
      continue;
    }
    const circle = circleOf(tag, known);
    if (told.has(tag) || !circle) continue;
    for (const one of circle) told.add(one);
    const others = circle.slice(1).map((one) => ({
      place: placeOf(parentOf(one)),
      message: `where "${one.name}" is beneath "${one.parent ?? ''}"`,
    }));
    slip(
      reading,
      'document/tag-parent',
      parentOf(tag),
      `the tag "${name}" is beneath itself; it is read as if it were beneath none`,
      { related: others },
    );
  }
}

/** Returns the tags of the cycle that starts at this tag; `undefined` if there is none. */
function circleOf(tag: Tag, known: ReadonlyMap<string, Tag>): readonly Tag[] | undefined {
  const way = new Set<Tag>();
  let at: Tag | undefined = tag;
  while (at && !way.has(at)) {
    way.add(at);
    at = at.parent === undefined ? undefined : known.get(at.parent);
  }
  return at === tag ? [...way] : undefined;
}

function parentOf({ node }: Tag): Node {
  return node.entries.get('parent')?.value ?? node;
}
