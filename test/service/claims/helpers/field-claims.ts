// Claims about the fields of a resource, in every response that contains it.

import assert from 'node:assert/strict';
import type { TestService } from '../../harness/test-service.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';

/** Throws an `AssertionError` if a field's value is invalid. `resource` is the object that has the field. */
export type ValueCheck = (value: unknown, resource: unknown) => void;

/** Functions that fetch a response and return its resource, by response name. */
export type Responses = Readonly<Record<string, (service: TestService) => Promise<unknown>>>;

/**
 * Returns a function that creates a claim about a field, given by its dotted path, in all of these responses. Each
 * response is fetched once per service.
 */
export function createFieldClaims(responses: Responses): (id: string, path: string, check: ValueCheck) => ServiceClaim {
  const cache = new WeakMap<TestService, Promise<ReadonlyMap<string, unknown>>>();
  const fetchResources = async (service: TestService): Promise<ReadonlyMap<string, unknown>> => {
    const values = new Map<string, unknown>();
    for (const [name, fetchResource] of Object.entries(responses)) values.set(name, await fetchResource(service));
    return values;
  };
  return (id, path, check) =>
    serviceClaim(id, async (service) => {
      const values = cache.get(service) ?? fetchResources(service);
      cache.set(service, values);
      for (const [name, resource] of await values) {
        try {
          check(valueAt(resource, path), resource);
        } catch (error) {
          if (error instanceof assert.AssertionError) error.message = `${path} of ${name}: ${error.message}`;
          throw error;
        }
      }
    });
}

/** Returns a check that a value equals `expected`. */
export function equals(expected: unknown): ValueCheck {
  return (value) => assert.deepEqual(value, expected);
}

export const anInteger: ValueCheck = (value) =>
  assert.ok(Number.isInteger(value), `${JSON.stringify(value)} is not an integer`);
export const aString: ValueCheck = (value) => assert.equal(typeof value, 'string');
export const aBoolean: ValueCheck = (value) => assert.equal(typeof value, 'boolean');
export const anArray: ValueCheck = (value) =>
  assert.ok(Array.isArray(value), `${JSON.stringify(value)} is not an array`);
export const anObject: ValueCheck = (value) =>
  assert.ok(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${JSON.stringify(value)} is not an object`,
  );

/** Checks that a value is a valid time in the service's format. */
export const aTime: ValueCheck = (value) => {
  assert.match(String(value), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  assert.ok(Number.isFinite(Date.parse(String(value))));
};

/** Returns the property at a dotted path; `undefined` if missing. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (current, name) =>
        typeof current === 'object' && current !== null
          ? new Map<string, unknown>(Object.entries(current)).get(name)
          : undefined,
      value,
    );
}
