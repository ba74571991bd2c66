// How claims create records: in which domain, and one of each type.

import assert from 'node:assert/strict';
import type { DomainRecord, DomainRecordCreate } from '@cloud-api/types';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { accepted, refused, type Called } from './answers.ts';

/** Names that no other claim has. */
let names = 0;
export const newName = (): string => `name-${++names}`;

/** A record that can be created, of each type. */
export const examples = (): Readonly<Record<DomainRecord['type'], DomainRecordCreate>> => ({
  A: { type: 'A', name: newName(), target: '192.0.2.1' },
  AAAA: { type: 'AAAA', name: newName(), target: '2001:db8::1' },
  NS: { type: 'NS', name: newName(), target: 'ns1.example.net' },
  MX: { type: 'MX', name: newName(), target: 'mx.example.net', priority: 5 },
  CNAME: { type: 'CNAME', name: newName(), target: 'www.example.net' },
  TXT: { type: 'TXT', name: newName(), target: 'a value' },
  SRV: { type: 'SRV', service: newName(), protocol: 'udp', target: 'sip.example.net', priority: 1, weight: 2, port: 3 },
  CAA: { type: 'CAA', name: newName(), target: 'ca.example.net', tag: 'issue' },
  PTR: { type: 'PTR', name: newName(), target: 'host.example.net' },
});

export const types = Object.values(examples()).map(({ type }) => type);

/** Creates a record by the generated client, in the demo world's domain unless another is named. */
export function create(
  { client, fixtures }: World,
  body: DomainRecordCreate,
  domainId = fixtures.domain_id,
): Promise<Called<DomainRecord>> {
  return client().domains.createDomainRecord({ path: { domainId }, body });
}

/** Creates a record with a body as it is. */
export function createRaw({ raw, fixtures }: World, body: unknown): Promise<RawResponse> {
  return raw('POST', `/v4/domains/${fixtures.domain_id}/records`, { token: fixtures.tokens.unrestricted, body });
}

export const made = (world: World, body: DomainRecordCreate, domainId?: number): Promise<DomainRecord> =>
  accepted(create(world, body, domainId));

/** Asserts that a record is refused with 400, about exactly these fields. */
export const refusedRecord = (world: World, body: object, ...fields: readonly string[]): Promise<string[]> =>
  refused(createRaw(world, body), 400, ...fields);

/** Asserts that a target is returned as it was sent, with each of these. */
export async function takesTargets(world: World, body: DomainRecordCreate, targets: readonly string[]): Promise<void> {
  for (const target of targets) assert.equal((await made(world, { ...body, target })).target, target);
}

/** Asserts that a type of record refuses each of these targets, and none at all. */
export async function refusesTargets(
  world: World,
  body: DomainRecordCreate,
  targets: readonly string[],
): Promise<void> {
  for (const target of targets) await refusedRecord(world, { ...body, target }, 'target');
  await refusedRecord(world, without(body, 'target'), 'target');
}

/** The body without one of its members. */
export function without<Name extends keyof DomainRecordCreate>(
  body: DomainRecordCreate,
  name: Name,
): Omit<DomainRecordCreate, Name> {
  const { [name]: gone, ...rest } = body;
  assert.notEqual(gone, undefined);
  return rest;
}

/** Records of each type, as they are answered when they are created, and as they are listed. */
export async function shownRecords(world: World): Promise<DomainRecord[]> {
  const { client, fixtures } = world;
  const created: DomainRecord[] = [];
  for (const body of Object.values(examples())) created.push(await made(world, body));
  const listed = await accepted(
    client().domains.listDomainRecords({ path: { domainId: fixtures.domain_id }, query: { page_size: 500 } }),
  );
  for (const record of created)
    assert.deepEqual(
      listed.data.find(({ id }) => id === record.id),
      record,
    );
  assert.ok(listed.data.length > created.length);
  return [...created, ...listed.data];
}
