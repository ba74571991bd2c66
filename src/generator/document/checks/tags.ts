// Whether each tag is described once.

import type { Tag } from '../openapi.ts';
import { placeOf, slip, type Reading } from '../reading.ts';

/** The tags without second descriptions, which are reported. */
export function distinctTags(tags: readonly Tag[], reading: Reading): readonly Tag[] {
  const met = new Map<string, Tag>();
  for (const tag of tags) {
    const first = met.get(tag.name);
    if (!first) {
      met.set(tag.name, tag);
      continue;
    }
    slip(reading, 'document/duplicate-tag', tag.node.entries.get('name')?.value ?? tag.node, `the tag "${tag.name}" is described twice`, {
      related: [{ place: placeOf(first.node), message: 'where it is described first' }],
    });
  }
  return [...met.values()];
}
