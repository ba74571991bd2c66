// Databases for tests on PostgreSQL: made from a template, and dropped when they are no longer needed.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { addresses } from '../../setup/addresses.ts';

async function admin<T>(task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addresses.postgres });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(addresses.postgres);
  url.pathname = `/${database}`;
  return url.href;
}

/** A database of its own, and what drops it. */
export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<unknown>;
}

/** An empty database, or one like the template. */
export async function createDatabase(template?: string): Promise<TestDatabase> {
  const name = `ashlar_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await admin((client) =>
    client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`),
  );
  return {
    url: urlOf(name),
    drop: () => admin(async (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

export interface Template {
  /** A storage of its own, like what was prepared; closing it drops it. */
  open(): Promise<Storage>;
  readonly drop: () => Promise<unknown>;
}

/** A template that `prepare` fills once. */
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
      const opened = await openPostgresStorage(database.url, 4);
      return {
        ...opened,
        async close() {
          await opened.close();
          await database.drop();
        },
      };
    },
  };
}
