// Finds the world file that is asked for, and seeds a database with it once.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Vault } from '../secrets/vault.ts';
import { systemReason } from '../start/problem.ts';
import type { Unit } from '../unit.ts';
import { buildWorld } from './build/world.ts';
import { readWorld, type WorldText } from './read.ts';
import { WorldError } from './problem.ts';
import { insertRows, isSeeded, markSeeded } from './seed.ts';

/** The worlds that come with the service, by name. */
const own: Readonly<Record<string, URL>> = { demo: new URL('demo.yaml', import.meta.url) };

/** Reads `demo`, or the file at a path. Throws a `WorldError` where it cannot be read or its shape is wrong. */
export async function loadWorld(name: string): Promise<WorldText> {
  const url = own[name];
  const file = url ? fileURLToPath(url) : name;
  return readWorld(await textOf(file), file);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new WorldError(file, [
      {
        line: 1,
        column: 1,
        message: `cannot read the world file (${systemReason(error)}); give the path of a YAML file, or one of: ${Object.keys(own).join(', ')}`,
      },
    ]);
  }
}

/** The name of a world of our own, wherever the program stands; else the file itself. */
function nameOf(file: string): string {
  return Object.keys(own).find((name) => own[name] && fileURLToPath(own[name]) === file) ?? file;
}

export type Transact = <T>(mode: 'read' | 'write', work: (unit: Unit) => Promise<T>) => Promise<T>;

/** Seeds a database that was never seeded, in one unit of work; whether it did. */
export async function seedOnce(transact: Transact, vault: Vault, world: WorldText): Promise<boolean> {
  if (await transact('read', isSeeded)) return false;
  return transact('write', async (unit) => {
    if (!(await markSeeded(unit, nameOf(world.file)))) return false;
    await insertRows(unit, await buildWorld(world, { now: unit.now, vault }));
    return true;
  });
}
