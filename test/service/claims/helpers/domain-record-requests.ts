// Helpers for creating domain records.

import assert from 'node:assert/strict';
import type { DomainRecord, DomainRecordCreate } from '@cloud-api/types';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectError, type ClientResult } from './response-assertions.ts';

/** The number of names that `newName` returned. */
let nameCount = 0;
/** Returns a unique record name. */
export const newName = (): string => `name-${++nameCount}`;

/** Returns a valid request body for each record type. */
export const createExamples = (): Readonly<Record<DomainRecord['type'], DomainRecordCreate>> => ({
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

export const recordTypes = Object.values(createExamples()).map(({ type }) => type);

/** Creates a record with the generated client, by default in a domain in the demo seed data. */
export function createRecord(
  { client, fixtures }: TestService,
  body: DomainRecordCreate,
  domainId = fixtures.domain_id,
): Promise<ClientResult<DomainRecord>> {
  return client().domains.createDomainRecord({ path: { domainId }, body });
}

/** Creates a record with a raw body. */
export function createRecordRaw({ raw, fixtures }: TestService, body: unknown): Promise<RawResponse> {
  return raw('POST', `/v4/domains/${fixtures.domain_id}/records`, { token: fixtures.tokens.unrestricted, body });
}

/** Creates a record, asserts success, and returns it. */
export const expectRecordCreated = (
  service: TestService,
  body: DomainRecordCreate,
  domainId?: number,
): Promise<DomainRecord> => expectSuccess(createRecord(service, body, domainId));

/** Asserts that a record is rejected with 400, with errors on exactly these fields. */
export const expectRecordError = (
  service: TestService,
  body: object,
  ...fields: readonly string[]
): Promise<string[]> => expectError(createRecordRaw(service, body), 400, ...fields);

/** Asserts that each target is accepted and returned unchanged. */
export async function expectValidTargets(
  service: TestService,
  body: DomainRecordCreate,
  targets: readonly string[],
): Promise<void> {
  for (const target of targets) assert.equal((await expectRecordCreated(service, { ...body, target })).target, target);
}

/** Asserts that each of these targets, and a missing target, is rejected. */
export async function expectInvalidTargets(
  service: TestService,
  body: DomainRecordCreate,
  targets: readonly string[],
): Promise<void> {
  for (const target of targets) await expectRecordError(service, { ...body, target }, 'target');
  await expectRecordError(service, omit(body, 'target'), 'target');
}

/** Returns the body without a property. */
export function omit<Name extends keyof DomainRecordCreate>(
  body: DomainRecordCreate,
  name: Name,
): Omit<DomainRecordCreate, Name> {
  const { [name]: omitted, ...otherProperties } = body;
  assert.notEqual(omitted, undefined);
  return otherProperties;
}

/** Returns records of each type, from POST and from the list. */
export async function recordResponses(service: TestService): Promise<DomainRecord[]> {
  const { client, fixtures } = service;
  const created: DomainRecord[] = [];
  for (const body of Object.values(createExamples())) created.push(await expectRecordCreated(service, body));
  const listed = await expectSuccess(
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
