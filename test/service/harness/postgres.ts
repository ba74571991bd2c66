// PostgreSQL databases for tests, created from templates.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { addresses } from '../../setup/external-service-addresses.ts';

async function runAsAdmin<T>(task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addresses.postgres });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(database: string): string {
  const url = new URL(addresses.postgres);
  url.pathname = `/${database}`;
  return url.href;
}

/** A separate database, and a function that drops it. */
export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<unknown>;
}

/** Creates an empty database, or a copy of a template. */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  const name = `ashlar_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await runAsAdmin((client) =>
    client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`),
  );
  return {
    url: databaseUrl(name),
    drop: () => runAsAdmin(async (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** A template database that tests copy. */
export interface Template {
  /** Opens a copy of the template. Closing the storage drops the copy. */
  open(): Promise<Storage>;
  readonly drop: () => Promise<unknown>;
}

/** Creates a template, which `prepare` fills once. */
export async function createTemplate(prepare: (storage: Storage) => Promise<void>): Promise<Template> {
  const template = await createDatabase();
  const name = new URL(template.url).pathname.slice(1);
  const storage = await openPostgresStorage(template.url, 1);
  await prepare(storage);
  await storage.close();
  return {
    drop: template.drop,
    async open() {
      const database = await createDatabase(name);
      const copy = await openPostgresStorage(database.url, 4);
      return {
        ...copy,
        async close() {
          await copy.close();
          await database.drop();
        },
      };
    },
  };
}
