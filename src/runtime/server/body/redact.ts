// A response's body as it leaves: secrets hidden, and nothing that the document does not have.

import { hasMembers, isRecord, itemsOf, layers, memberOf, recordOf, standingOf, type RedactionScope, type Shape, type Shapes } from '../shape.ts';

/** With redactions, without write-only members and without those that are not the document's own. Null stays null: there is nothing to hide. */
export function redact(value: unknown, shape: Shape | undefined, shapes: Shapes, scope: RedactionScope): unknown {
  const all = layers(shape, shapes);
  const redaction = all.find(({ redacted }) => redacted)?.redacted;
  if (redaction && value !== null && value !== undefined && redaction.unless?.(scope) !== true) return redaction.as;
  if (Array.isArray(value)) {
    const items = itemsOf(all);
    return items ? value.map((item: unknown) => redact(item, items, shapes, scope)) : value;
  }
  if (!isRecord(value) || !hasMembers(all)) return value;
  const kept: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const inside = memberOf(all, name);
    const standing = standingOf(all, name);
    if (standing === 'dropped' || standing === 'refused' || layers(inside, shapes).some(({ writeOnly }) => writeOnly)) continue;
    kept.push([name, redact(member, inside, shapes, scope)]);
  }
  return recordOf(kept);
}
