// The demo world holds every kind and every state that the interface names, and what the fixtures name.

import { afterAll, describe, expect, it } from 'vitest';
import { fromJson } from '../../../src/service/storage/json.ts';
import { seededTables } from '../../../src/service/world/rows.ts';
import { seedOf } from '../harness/seed.ts';
import { dropTemplates, openSeeded, storages } from '../harness/storages.ts';

afterAll(dropTemplates);

describe.each(storages)('the demo world on %s', (name) => {
  it('has something of everything, and the fixtures', async () => {
    const { storage, fixtures } = await openSeeded(name, seedOf('demo'));
    const db = await storage.work('read', (open) => Promise.resolve(open));
    for (const table of seededTables) {
      if (table === 'jobs') continue; // nothing waits when it begins
      expect((await db.selectFrom(table).selectAll().execute()).length, table).toBeGreaterThan(0);
    }
    const statuses = (await db.selectFrom('instances').select('value').execute()).map(({ value }) => fromJson(value).status);
    expect(new Set(statuses)).toEqual(new Set(['running', 'offline', 'booting', 'rebooting', 'shutting_down', 'provisioning', 'deleting', 'migrating', 'rebuilding', 'cloning', 'restoring', 'stopped']));
    const backups = (await db.selectFrom('instance_backups').select('status').execute()).map(({ status }) => status);
    expect(new Set(backups)).toEqual(new Set(['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted']));
    const databases = (await db.selectFrom('databases').select('status').execute()).map(({ status }) => status);
    expect(new Set(databases)).toEqual(new Set(['provisioning', 'active', 'suspending', 'suspended', 'resuming', 'restoring', 'failed', 'degraded', 'updating', 'backing_up']));
    const volumes = (await db.selectFrom('volumes').select('value').execute()).map(({ value }) => fromJson(value).status);
    expect(new Set(volumes)).toEqual(new Set(['creating', 'active', 'resizing']));
    const domains = (await db.selectFrom('domains').select('value').execute()).map(({ value }) => fromJson(value));
    expect(new Set(domains.map(({ status }) => status))).toEqual(new Set(['disabled', 'active']));
    expect(new Set(domains.map(({ type }) => type))).toEqual(new Set(['master', 'slave']));
    const records = (await db.selectFrom('domain_records').select('type').execute()).map(({ type }) => type);
    expect(new Set(records)).toEqual(new Set(['A', 'AAAA', 'NS', 'MX', 'CNAME', 'TXT', 'SRV', 'CAA', 'PTR']));
    const clients = (await db.selectFrom('oauth_clients').select('status').execute()).map(({ status }) => status);
    expect(new Set(clients)).toEqual(new Set(['active', 'disabled', 'suspended']));
    expect(Object.values(fixtures).filter((value) => value === undefined)).toEqual([]);
    expect(fixtures).toMatchObject({ compute_id: 1001, nodebalancer_id: 6001, nodebalancer_config_port: 80, nodebalancer_config_sibling_port: 443, domain_name: 'example.com' });
    expect(fixtures.oauth.code).toMatch(/^[0-9a-f]{40}$/);
    await storage.close();
  });
});
