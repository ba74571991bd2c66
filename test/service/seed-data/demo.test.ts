// Tests that the demo seed data contains every type and status of the API, and all fixtures.

import { afterAll, describe, expect, it } from 'vitest';
import { loadAnswers } from '../../../src/service/tags/profile/security-questions.ts';
import { createTagModules } from '../../../src/service/tags/tag-modules.ts';
import { toApiBackup } from '../../../src/service/tags/compute/api-representation.ts';
import { toApiVolumes } from '../../../src/service/tags/volumes/api-representation.ts';
import { fromJson } from '../../../src/service/storage/json.ts';
import type { UnitOfWork } from '../../../src/service/unit-of-work.ts';
import { splitAddress } from '../../../src/service/work/nodes/backends.ts';
import { seededTables } from '../../../src/service/seed-data/rows.ts';
import { now, getSeed, secretCrypto } from '../harness/seed.ts';
import { dropTemplates, openSeededStorage, storages } from '../harness/storages.ts';
import { findDocumentedValues } from './documented-value-coverage.ts';

afterAll(dropTemplates);

const { loaders } = createTagModules({ secretCrypto, authUrl: 'http://127.0.0.1' });

/** Returns the resources in the demo seed data by schema, in their API representation. */
async function listResources(unit: UnitOfWork): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { db } = unit;
  const loadAll = async (
    schema: string,
    rows: readonly { readonly id?: number; readonly text?: string; readonly within?: number }[],
  ): Promise<unknown[]> =>
    Promise.all(
      rows.map(
        async ({ id = 0, text: key = '', within: parentId = 0 }) =>
          (await loaders[schema]?.(unit, { id, key, parentId, principal: undefined }))?.value,
      ),
    );
  const selectIds = (table: 'instances' | 'databases' | 'domains' | 'firewalls' | 'nodebalancers') =>
    db.selectFrom(table).select('id').execute();
  return {
    User: await loadAll(
      'User',
      (await db.selectFrom('users').select('username').execute()).map(({ username }) => ({ text: username })),
    ),
    ComputeInstance: await loadAll('ComputeInstance', await selectIds('instances')),
    ManagedComputeSettings: await loadAll('ManagedComputeSettings', await selectIds('instances')),
    InstanceBackup: (await db.selectFrom('instance_backups').selectAll().execute()).map(toApiBackup),
    Database: await loadAll('Database', await selectIds('databases')),
    DatabaseBackup: await db.selectFrom('database_backups').select('type').execute(),
    Domain: await loadAll('Domain', await selectIds('domains')),
    DomainRecord: (await db.selectFrom('domain_records').select(['type', 'value']).execute()).map(
      ({ type, value }) => ({ type, ...fromJson(value) }),
    ),
    Firewall: await loadAll('Firewall', await selectIds('firewalls')),
    NodeBalancerConfig: await loadAll(
      'NodeBalancerConfig',
      await db.selectFrom('nodebalancer_configs').select(['id', 'nodebalancer_id as within']).execute(),
    ),
    NodeBalancerNode: await db.selectFrom('nodes').select('mode').execute(),
    ManagedService: (await db.selectFrom('managed_services').select('value').execute()).map(({ value }) =>
      fromJson(value),
    ),
    OAuthClient: await db.selectFrom('oauth_clients').select('status').execute(),
    PaymentMethod: await db.selectFrom('payment_methods').select('type').execute(),
    Volume: await toApiVolumes(unit, await db.selectFrom('volumes').selectAll().execute()),
  };
}

/** Enumerations that are neither a status nor a type. */
const excludedFields = new Set(['ComputeInstance.backups.schedule.day']);

describe.each(storages)('the demo seed data on %s', (name) => {
  it('fills every table and matches the fixtures', async () => {
    const { storage, fixtures } = await openSeededStorage(name, getSeed('demo'));
    const db = await storage.work('read', (connection) => Promise.resolve(connection));
    for (const table of seededTables) {
      if (table === 'jobs') continue; // no jobs initially
      expect((await db.selectFrom(table).selectAll().execute()).length, table).toBeGreaterThan(0);
    }
    expect(Object.values(fixtures).filter((value) => value === undefined)).toEqual([]);
    expect(fixtures).toMatchObject({
      compute_id: 1001,
      nodebalancer_id: 6001,
      nodebalancer_config_port: 80,
      nodebalancer_config_sibling_port: 443,
      domain_name: 'example.com',
    });
    expect(fixtures.oauth.code).toMatch(/^[0-9a-f]{40}$/);
    await storage.close();
  });

  it('has every documented status and type', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const values = await storage.work('read', (db) =>
      listResources({ db, dialect: storage.dialect, mode: 'read', now }),
    );
    const fields = Object.entries(values).flatMap(([schema, schemaValues]) => [
      ...findDocumentedValues(schema, schemaValues),
    ]);
    expect(fields.length).toBeGreaterThan(20);
    const missing = fields
      .filter(([field]) => !excludedFields.has(field))
      .map(([field, { documented, present }]) => [field, [...documented].filter((value) => !present.has(value))]);
    expect(missing.filter(([, values]) => values?.length !== 0)).toEqual([]);
    await storage.close();
  });

  it('has backup times that match the schedules', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const { instances, backups, databaseBackups } = await storage.work('read', async (db) => ({
      instances: await db.selectFrom('instances').select(['id', 'value']).execute(),
      backups: (await db.selectFrom('instance_backups').selectAll().execute()).map(toApiBackup),
      databaseBackups: await db.selectFrom('database_backups').select(['type', 'created']).execute(),
    }));
    const owners = await storage.work('read', (db) =>
      db.selectFrom('instance_backups').select(['id', 'instance_id']).execute(),
    );
    const instanceIdByBackup = new Map(owners.map(({ id, instance_id }) => [id, instance_id]));
    for (const { id, value } of instances) {
      const { schedule, last_successful } = fromJson(value).backups;
      const instanceBackups = backups.filter((backup) => instanceIdByBackup.get(backup.id) === id);
      const finishTimes = instanceBackups
        .filter(({ status }) => status === 'successful')
        .map((backup) => backup.finished ?? '');
      expect(last_successful, String(id)).toBe(finishTimes.toSorted().at(-1) ?? null);
      if (schedule.window === 'Scheduling') continue;
      for (const { type, created } of instanceBackups)
        if (type === 'auto') expect(`W${new Date(created).getUTCHours()}`).toBe(schedule.window);
    }
    expect(databaseBackups.filter(({ type }) => type === 'auto').map(({ created }) => created.slice(10))).toEqual([
      'T00:00:00Z',
      'T00:00:00Z',
    ]);
    await storage.close();
  });

  it('has answers to its security questions', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const { security_questions } = await storage.work('read', (db) =>
      loadAnswers({ db, dialect: storage.dialect, mode: 'read', now }, 'demo', secretCrypto),
    );
    const answeredQuestions = security_questions
      .filter(({ response }) => response !== null)
      .map(({ question, response }) => [question, response]);
    expect(answeredQuestions).toEqual([
      ['In what city were you born?', 'Springfield'],
      ['What was the name of your first pet?', 'Rex'],
      ['What is the first name of your oldest cousin?', 'Maria'],
    ]);
    await storage.close();
  });

  it("has the fixtures' public StackScripts, one on the same account and one on another", async () => {
    const { storage, fixtures } = await openSeededStorage(name, getSeed('demo'));
    const readOwner = async (id: number): Promise<readonly unknown[]> => {
      const row = await storage.work('read', (db) =>
        db
          .selectFrom('stackscripts')
          .where('id', '=', id)
          .select(['account_id', 'is_public'])
          .executeTakeFirstOrThrow(),
      );
      return [row.account_id, row.is_public];
    };
    const [account, isPublic] = await readOwner(fixtures.stackscript_id);
    expect(isPublic).toBe(0);
    expect(await readOwner(fixtures.stackscript_public_own_id)).toEqual([account, 1]);
    const [otherAccount, isOtherPublic] = await readOwner(fixtures.stackscript_public_id);
    expect([otherAccount === account, isOtherPublic]).toEqual([false, 1]);
    await storage.close();
  });

  it('has nodes at instance addresses, and a down node at a stopped instance', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const { nodes, instances } = await storage.work('read', async (db) => ({
      nodes: await db.selectFrom('nodes').selectAll().execute(),
      instances: (await db.selectFrom('instances').select('value').execute()).map(({ value }) => fromJson(value)),
    }));
    const isRunningByAddress = new Map(
      instances.flatMap(({ ipv4, status }) => ipv4.map((address) => [address, status === 'running'] as const)),
    );
    const nodeStates = nodes.map(
      ({ address, up }) => [address, up === 1, isRunningByAddress.get(splitAddress(address).host)] as const,
    );
    expect(nodeStates.filter(([, , isRunning]) => isRunning === undefined)).toEqual([]);
    expect(nodeStates.some(([, isUp]) => !isUp)).toBe(true);
    expect(nodeStates.filter(([, isUp, isRunning]) => !isUp && isRunning)).toEqual([]);
    await storage.close();
  });
});
