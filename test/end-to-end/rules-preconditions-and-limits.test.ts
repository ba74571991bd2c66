// Tests that every rule, precondition, and limit of the document is enforced with its message and field.

import type { ApiClient } from '@cloud-api/client';
import type { TaggedObject } from '@cloud-api/types';
import { describe, expect, it, test } from 'vitest';
import type { Violation } from './violations/violation.ts';
import { domainRecords } from './violations/domain-records.ts';
import { nodeBalancers } from './violations/node-balancers.ts';
import { otherViolations } from './violations/other-tags.ts';
import { constraints, findConstraints } from './rules-preconditions-and-limits.ts';
import { examples, createExampleService, type ExampleService } from './example-service.ts';

const violations = new Map<string, Violation>(
  Object.entries({ ...domainRecords, ...nodeBalancers, ...otherViolations }),
);

/** Rules that no request can violate, only an invalid handler response. */
const invalidResponses: Readonly<
  Record<string, { readonly type: TaggedObject['type']; readonly invalidProperties: object; readonly reason: string }>
> = {
  'Volume/path-names-label': {
    type: 'volume',
    invalidProperties: { filesystem_path: '/dev/other' },
    reason: 'No operation creates or updates a volume.',
  },
  'Domain/master-ips-length': {
    type: 'domain',
    invalidProperties: { master_ips: createAddresses() },
    reason: 'No operation creates or updates a domain.',
  },
  'Domain/axfr-ips-length': {
    type: 'domain',
    invalidProperties: { axfr_ips: createAddresses() },
    reason: 'No operation creates or updates a domain.',
  },
};

function createAddresses(): readonly string[] {
  return Array.from({ length: 120 }, (_, index) => `192.0.2.${String(index + 100)}`);
}

test('every rule, precondition, and limit of the document has a violation', () => {
  expect([...violations.keys(), ...Object.keys(invalidResponses)].sort()).toEqual([...constraints.keys()].sort());
});

test('findConstraints finds rules in all locations of a document', () => {
  const rule = { 'x-rules': [{ id: 'r', rule: 'true', message: 'M.' }] };
  const constraintsById = findConstraints({
    components: { schemas: { A: { ...rule, properties: { b: rule } } } },
    paths: { '/': { get: { operationId: 'o', 'x-limits': [{ id: 'l', message: 'L.' }], responses: [rule] } } },
  });
  expect([...constraintsById.keys()]).toEqual([
    'A/r',
    'components/schemas/A/properties/b/r',
    'o/l',
    'paths///get/responses/0/r',
  ]);
});

interface ErrorDetail {
  readonly reason: string;
  readonly field?: string;
}

/** Returns the expected error detail of a violated constraint. */
function expectedDetail(id: string, bodyField?: string): ErrorDetail {
  const constraint = constraints.get(id);
  if (!constraint) throw new Error(`unknown constraint ${id}`);
  const field = [bodyField, constraint.field].filter((name) => name !== undefined).join('.');
  return { reason: constraint.message, ...(constraint.field !== undefined && { field }) };
}

test.each([...violations])('the service rejects a violation of %s', async (id, violation) => {
  const { call, serviceOptions = {}, token = 'owner', bodyField, alsoViolated = [] } = violation;
  const exampleService = createExampleService(serviceOptions);
  const result = await call(exampleService.client(token));
  expect([result.status, exampleService.reportedErrors]).toEqual([constraints.get(id)?.status, []]);
  expect(result.error).toEqual({
    errors: [...alsoViolated.map((other) => expectedDetail(other)), expectedDetail(id, bodyField)],
  });
});

describe.each(Object.entries(invalidResponses))('%s applies to responses', (id, { type, invalidProperties }) => {
  const serviceReturning = (data: object): ExampleService =>
    createExampleService({
      handlers: (defaultHandlers) => ({
        ...defaultHandlers,
        // Types cannot express the rule that the data violates.
        tags: {
          ...defaultHandlers.tags,
          listTaggedObjects: () => ({
            status: 200,
            body: { data: [{ type, data } as TaggedObject], page: 1, pages: 1, results: 1 },
          }),
        },
      }),
    });
  const list = (client: ApiClient): ReturnType<ApiClient['tags']['listTaggedObjects']> =>
    client.tags.listTaggedObjects({ path: { label: 'production' } });
  const example = examples.value(type === 'volume' ? 'Volume' : 'Domain') as object; // the example is an object

  it('causes a 500 response and is reported only to the service', async () => {
    const exampleService = serviceReturning({ ...example, ...invalidProperties });
    const result = await list(exampleService.client());
    expect([result.status, result.ok ? undefined : result.error]).toEqual([
      500,
      { errors: [{ reason: 'Internal server error' }] },
    ]);
    expect(exampleService.reportedErrors.join()).toContain(constraints.get(id)?.message);
  });

  it('allows a valid response', async () => {
    expect((await list(serviceReturning(example).client())).status).toBe(200);
  });
});
