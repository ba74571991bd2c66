// Every rule, precondition and limit of the document refuses the request that breaks it, in its own words and at its own field.

import type { ApiClient } from '@cloud-api/client';
import type { TaggedObject } from '@cloud-api/types';
import { describe, expect, it } from 'vitest';
import type { Breakage } from './breakages/breakage.ts';
import { domainRecords } from './breakages/domain-records.ts';
import { nodeBalancers } from './breakages/node-balancers.ts';
import { others } from './breakages/others.ts';
import { statements, statementsOf } from './statements.ts';
import { examples, createExampleService, type ExampleService } from './example-service.ts';

const breakages = new Map<string, Breakage>(Object.entries({ ...domainRecords, ...nodeBalancers, ...others }));

/** Rules of what no request carries: only a handler that answers wrongly breaks them. */
const answers: Readonly<
  Record<string, { readonly type: TaggedObject['type']; readonly wrong: object; readonly reason: string }>
> = {
  'Volume/path-names-label': {
    type: 'volume',
    wrong: { filesystem_path: '/dev/other' },
    reason: 'No operation creates or updates a volume.',
  },
  'Domain/master-ips-length': {
    type: 'domain',
    wrong: { master_ips: manyAddresses() },
    reason: 'No operation creates or updates a domain.',
  },
  'Domain/axfr-ips-length': {
    type: 'domain',
    wrong: { axfr_ips: manyAddresses() },
    reason: 'No operation creates or updates a domain.',
  },
};

function manyAddresses(): readonly string[] {
  return Array.from({ length: 120 }, (_, index) => `192.0.2.${String(index + 100)}`);
}

it('has a row for every rule, precondition and limit of the document, and for nothing else', () => {
  expect([...breakages.keys(), ...Object.keys(answers)].sort()).toEqual([...statements.keys()].sort());
});

it('finds rules wherever they stand', () => {
  const rule = { 'x-rules': [{ id: 'r', rule: 'true', message: 'M.' }] };
  const found = statementsOf({
    components: { schemas: { A: { ...rule, properties: { b: rule } } } },
    paths: { '/': { get: { operationId: 'o', 'x-limits': [{ id: 'l', message: 'L.' }], responses: [rule] } } },
  });
  expect([...found.keys()]).toEqual(['A/r', 'components/schemas/A/properties/b/r', 'o/l', 'paths///get/responses/0/r']);
});

interface Said {
  readonly reason: string;
  readonly field?: string;
}

/** How a refusal says it. */
function said(id: string, within?: string): Said {
  const statement = statements.get(id);
  if (!statement) throw new Error(`the document has no ${id}`);
  const field = [within, statement.field].filter((each) => each !== undefined).join('.');
  return { reason: statement.message, ...(statement.field !== undefined && { field }) };
}

it.each([...breakages])('%s', async (id, { call, situation = {}, token = 'owner', within, also = [] }) => {
  const exampleService = createExampleService(situation);
  const answer = await call(exampleService.client(token));
  expect([answer.status, exampleService.reportedErrors]).toEqual([statements.get(id)?.status, []]);
  expect(answer.error).toEqual({ errors: [...also.map((each) => said(each)), said(id, within)] });
});

describe.each(Object.entries(answers))('%s holds of answers', (id, { type, wrong }) => {
  const answering = (data: object): ExampleService =>
    createExampleService({
      handlers: (usual) => ({
        ...usual,
        // What is wrong in it is the rule alone, of which types know nothing.
        tags: {
          ...usual.tags,
          listTaggedObjects: () => ({
            status: 200,
            body: { data: [{ type, data } as TaggedObject], page: 1, pages: 1, results: 1 },
          }),
        },
      }),
    });
  const list = (client: ApiClient): ReturnType<ApiClient['tags']['listTaggedObjects']> =>
    client.tags.listTaggedObjects({ path: { label: 'production' } });
  const right = examples.value(type === 'volume' ? 'Volume' : 'Domain') as object; // an example of an object

  it('which is a failure of the service, told to it alone', async () => {
    const exampleService = answering({ ...right, ...wrong });
    const answer = await list(exampleService.client());
    expect([answer.status, answer.ok ? undefined : answer.error]).toEqual([
      500,
      { errors: [{ reason: 'Internal server error' }] },
    ]);
    expect(exampleService.reportedErrors.join()).toContain(statements.get(id)?.message);
  });

  it('and lets the right one through', async () => {
    expect((await list(answering(right).client())).status).toBe(200);
  });
});
