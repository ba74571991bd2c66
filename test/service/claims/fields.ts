// Claims about the fields of a resource, in every response that returns it.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';

/** What the field must be; throws an `AssertionError` otherwise. `resource` is what it is a field of. */
export type Judge = (value: unknown, resource: unknown) => void;

/** The responses that return the resource, each by what it is called in a failure. */
export type Responses = Readonly<Record<string, (world: World) => Promise<unknown>>>;

/** Makes claims about fields: of the field at that path, in all of the responses, each of which is asked for once in a world. */
export function fieldsOf(responses: Responses): (id: string, path: string, judge: Judge) => ServiceClaim {
  const known = new WeakMap<World, Promise<ReadonlyMap<string, unknown>>>();
  const ask = async (world: World): Promise<ReadonlyMap<string, unknown>> => {
    const answers = new Map<string, unknown>();
    for (const [name, response] of Object.entries(responses)) answers.set(name, await response(world));
    return answers;
  };
  return (id, path, judge) =>
    serviceClaim(id, async (world) => {
      const asked = known.get(world) ?? ask(world);
      known.set(world, asked);
      for (const [name, resource] of await asked) {
        try {
          judge(at(resource, path), resource);
        } catch (error) {
          if (error instanceof assert.AssertionError) error.message = `${path} of ${name}: ${error.message}`;
          throw error;
        }
      }
    });
}

/** Exactly this. */
export function is(expected: unknown): Judge {
  return (value) => assert.deepEqual(value, expected);
}

export const anInteger: Judge = (value) => assert.ok(Number.isInteger(value), `${JSON.stringify(value)} is no integer`);
export const aString: Judge = (value) => assert.equal(typeof value, 'string');
export const aBoolean: Judge = (value) => assert.equal(typeof value, 'boolean');
export const anArray: Judge = (value) => assert.ok(Array.isArray(value), `${JSON.stringify(value)} is no array`);
export const anObject: Judge = (value) =>
  assert.ok(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${JSON.stringify(value)} is no object`,
  );

/** A time as the service writes all of them, which is one that there is. */
export const aTime: Judge = (value) => {
  assert.match(String(value), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  assert.ok(Number.isFinite(Date.parse(String(value))));
};

/** The member of that dotted path; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (within, name) =>
        typeof within === 'object' && within !== null
          ? new Map<string, unknown>(Object.entries(within)).get(name)
          : undefined,
      value,
    );
}
