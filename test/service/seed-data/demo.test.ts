// The demo seed data has every kind and status of the API, and all fixtures.

import { afterAll, describe, expect, it } from 'vitest';
import { loadAnswers } from '../../../src/service/tags/profile/security-questions.ts';
import { createTagModules } from '../../../src/service/tags/tag-modules.ts';
import { showBackup } from '../../../src/service/tags/compute/show.ts';
import { showVolumes } from '../../../src/service/tags/volumes/show.ts';
import { fromJson } from '../../../src/service/storage/json.ts';
import type { UnitOfWork } from '../../../src/service/unit-of-work.ts';
import { splitAddress } from '../../../src/service/work/nodes/backends.ts';
import { seededTables } from '../../../src/service/seed-data/rows.ts';
import { now, getSeed, vault } from '../harness/seed.ts';
import { dropTemplates, openSeededStorage, storages } from '../harness/storages.ts';
import { findDocumentedValues } from './documented-values.ts';

afterAll(dropTemplates);

const { loaders } = createTagModules({ vault, authUrl: 'http://127.0.0.1' });

/** Returns all values of schemas in the demo seed data, in API representation. */
async function listShownValues(unit: UnitOfWork): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { db } = unit;
  const loaded = async (
    schema: string,
    rows: readonly { readonly id?: number; readonly text?: string; readonly within?: number }[],
  ): Promise<unknown[]> =>
    Promise.all(
      rows.map(
        async ({ id = 0, text: key = '', within: parentId = 0 }) =>
          (await loaders[schema]?.(unit, { id, key, parentId, principal: undefined }))?.value,
      ),
    );
  const ids = (table: 'instances' | 'databases' | 'domains' | 'firewalls' | 'nodebalancers') =>
    db.selectFrom(table).select('id').execute();
  return {
    User: await loaded(
      'User',
      (await db.selectFrom('users').select('username').execute()).map(({ username }) => ({ text: username })),
    ),
    ComputeInstance: await loaded('ComputeInstance', await ids('instances')),
    ManagedComputeSettings: await loaded('ManagedComputeSettings', await ids('instances')),
    InstanceBackup: (await db.selectFrom('instance_backups').selectAll().execute()).map(showBackup),
    Database: await loaded('Database', await ids('databases')),
    DatabaseBackup: await db.selectFrom('database_backups').select('type').execute(),
    Domain: await loaded('Domain', await ids('domains')),
    DomainRecord: (await db.selectFrom('domain_records').select(['type', 'value']).execute()).map(
      ({ type, value }) => ({ type, ...fromJson(value) }),
    ),
    Firewall: await loaded('Firewall', await ids('firewalls')),
    NodeBalancerConfig: await loaded(
      'NodeBalancerConfig',
      await db.selectFrom('nodebalancer_configs').select(['id', 'nodebalancer_id as within']).execute(),
    ),
    NodeBalancerNode: await db.selectFrom('nodes').select('mode').execute(),
    ManagedService: (await db.selectFrom('managed_services').select('value').execute()).map(({ value }) =>
      fromJson(value),
    ),
    OAuthClient: await db.selectFrom('oauth_clients').select('status').execute(),
    PaymentMethod: await db.selectFrom('payment_methods').select('type').execute(),
    Volume: await showVolumes(unit, await db.selectFrom('volumes').selectAll().execute()),
  };
}

/** Enumerations that are neither a status nor a kind. */
const excludedFields = new Set(['ComputeInstance.backups.schedule.day']);

describe.each(storages)('the demo seed data on %s', (name) => {
  it('fills every table, and matches the fixtures', async () => {
    const { storage, fixtures } = await openSeededStorage(name, getSeed('demo'));
    const db = await storage.work('read', (open) => Promise.resolve(open));
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

  it('has every documented status and kind', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const values = await storage.work('read', (db) =>
      listShownValues({ db, dialect: storage.dialect, mode: 'read', now }),
    );
    const all = Object.entries(values).flatMap(([schema, of]) => [...findDocumentedValues(schema, of)]);
    expect(all.length).toBeGreaterThan(20);
    const missing = all
      .filter(([field]) => !excludedFields.has(field))
      .map(([field, { named, shown: present }]) => [field, [...named].filter((value) => !present.has(value))]);
    expect(missing.filter(([, values]) => values?.length !== 0)).toEqual([]);
    await storage.close();
  });

  it('has backup times that match the API', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const { instances, backups, copies } = await storage.work('read', async (db) => ({
      instances: await db.selectFrom('instances').select(['id', 'value']).execute(),
      backups: (await db.selectFrom('instance_backups').selectAll().execute()).map(showBackup),
      copies: await db.selectFrom('database_backups').select(['type', 'created']).execute(),
    }));
    const owners = await storage.work('read', (db) =>
      db.selectFrom('instance_backups').select(['id', 'instance_id']).execute(),
    );
    const ownerOf = new Map(owners.map(({ id, instance_id }) => [id, instance_id]));
    for (const { id, value } of instances) {
      const { schedule, last_successful } = fromJson(value).backups;
      const own = backups.filter((backup) => ownerOf.get(backup.id) === id);
      const finished = own.filter(({ status }) => status === 'successful').map((backup) => backup.finished ?? '');
      expect(last_successful, String(id)).toBe(finished.toSorted().at(-1) ?? null);
      if (schedule.window === 'Scheduling') continue;
      for (const { type, created } of own)
        if (type === 'auto') expect(`W${new Date(created).getUTCHours()}`).toBe(schedule.window);
    }
    expect(copies.filter(({ type }) => type === 'auto').map(({ created }) => created.slice(10))).toEqual([
      'T00:00:00Z',
      'T00:00:00Z',
    ]);
    await storage.close();
  });

  it('has answers to its security questions', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const { security_questions } = await storage.work('read', (db) =>
      loadAnswers({ db, dialect: storage.dialect, mode: 'read', now }, 'demo', vault),
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

  it("has the fixtures' public StackScripts of another account and of the same", async () => {
    const { storage, fixtures } = await openSeededStorage(name, getSeed('demo'));
    const owner = async (id: number): Promise<readonly unknown[]> => {
      const row = await storage.work('read', (db) =>
        db
          .selectFrom('stackscripts')
          .where('id', '=', id)
          .select(['account_id', 'is_public'])
          .executeTakeFirstOrThrow(),
      );
      return [row.account_id, row.is_public];
    };
    const [own, shown] = await owner(fixtures.stackscript_id);
    expect(shown).toBe(0);
    expect(await owner(fixtures.stackscript_public_own_id)).toEqual([own, 1]);
    const [other, public_] = await owner(fixtures.stackscript_public_id);
    expect([other === own, public_]).toEqual([false, 1]);
    await storage.close();
  });

  it('has nodes at addresses of instances, and a down one at a stopped instance', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    const { nodes, instances } = await storage.work('read', async (db) => ({
      nodes: await db.selectFrom('nodes').selectAll().execute(),
      instances: (await db.selectFrom('instances').select('value').execute()).map(({ value }) => fromJson(value)),
    }));
    const runs = new Map(
      instances.flatMap(({ ipv4, status }) => ipv4.map((address) => [address, status === 'running'] as const)),
    );
    const ups = nodes.map(({ address, up }) => [address, up === 1, runs.get(splitAddress(address).host)] as const);
    expect(ups.filter(([, , running]) => running === undefined)).toEqual([]);
    expect(ups.some(([, up]) => !up)).toBe(true);
    expect(ups.filter(([, up, running]) => !up && running)).toEqual([]);
    await storage.close();
  });
});
