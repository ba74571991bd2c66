// What a `$ref` leads to, as openapi-typescript asks for it: with the members that a schema has from others.

import { resolveRef, type GlobalContext, type OpenAPI3 } from 'openapi-typescript';

type Resolve = GlobalContext['resolve'];

/**
 * openapi-typescript makes a member required that a schema requires of a base only where the base itself lists it;
 * so the base lists what it has through `allOf` too.
 */
export function resolver(document: OpenAPI3): Resolve {
  const plainly: Resolve = ($ref) => resolveRef(document, $ref, { silent: true });
  const extended = new Map<object, object>();
  const resolve = ($ref: string): unknown => {
    const found: unknown = plainly($ref);
    if (!isObject(found) || !isObject(found['allOf'])) return found;
    const known = extended.get(found) ?? { ...found, properties: membersOf(found, plainly, new Set()) };
    extended.set(found, known);
    return known;
  };
  return resolve as Resolve; // who asks says what it gets
}

/** The members of a schema by name; those that it has through `allOf` and references come first. */
function membersOf(schema: Record<string, unknown>, resolve: Resolve, seen: Set<object>): Record<string, unknown> {
  const members: Record<string, unknown> = Object.create(null) as Record<string, unknown>; // create() is typed as any
  if (seen.has(schema)) return members;
  seen.add(schema);
  const { $ref, allOf, properties } = schema;
  const target: unknown = typeof $ref === 'string' ? resolve($ref) : undefined;
  for (const part of [target, ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])]) {
    if (isObject(part)) Object.assign(members, membersOf(part, resolve, seen));
  }
  return Object.assign(members, properties);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
