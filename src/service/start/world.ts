// The world that the service begins with: seeded once, and read again for whoever wants its tokens.

import { readFile } from 'node:fs/promises';
import type { Vault } from '../secrets/vault.ts';
import type { Composed } from '../serve.ts';
import { isSeeded } from '../world/seed.ts';
import type { FixtureUrls } from '../world/fixtures.ts';
import type { World } from '../world/generated/types/index.ts';
import type { WorldText } from '../world/read.ts';
import type { StartOptions } from './options.ts';
import { writePrivately } from './private-file.ts';
import { StartProblem, systemReason } from './problem.ts';

type Wanted = Pick<StartOptions, 'world' | 'worldGiven' | 'fixtures'>;

/** Reads the world of a name. */
export type ReadWorld = (world: string) => Promise<WorldText>;

/** Reads each world once, for as long as the answer is kept. */
export function readingOnce(): ReadWorld {
  const read = new Map<string, Promise<WorldText>>();
  return (world) => {
    const text = read.get(world) ?? readable(world);
    read.set(world, text);
    return text;
  };
}

/**
 * The world of a name, for who is shown its users; undefined where it can no longer be read. The one that is built in is
 * there as JSON, too, once the program is built: to read its YAML again at each start would take longer than all else of it.
 */
export async function shownWorld(name: string, read: ReadWorld): Promise<World | undefined> {
  const built =
    name === 'demo' ? await readFile(new URL('demo.json', import.meta.url), 'utf8').catch(() => undefined) : undefined;
  if (built !== undefined) return JSON.parse(built) as World; // made from what is checked in
  return read(name).then(
    ({ world }) => world,
    () => undefined,
  );
}

/** Seeds the state if it never was; whether it did so now. A world that is asked for must be right even where it is not needed. */
export async function seed(
  units: Composed['units'],
  vault: Vault,
  { world, worldGiven }: Wanted,
  read: ReadWorld,
): Promise<boolean> {
  const seeded = await units('read', isSeeded);
  if (seeded && !worldGiven) return false;
  const text = await read(world);
  if (seeded) return false;
  const { seedOnce } = await import('../world/load.ts');
  const { WorldError } = await import('../world/problem.ts');
  try {
    return await seedOnce(units, vault, text);
  } catch (error) {
    throw error instanceof WorldError ? new StartProblem(error.message) : error;
  }
}

/** Throws a `StartProblem` with all that is wrong with it. */
export async function readable(world: string): Promise<WorldText> {
  const { loadWorld } = await import('../world/load.ts');
  const { WorldError } = await import('../world/problem.ts');
  try {
    return await loadWorld(world);
  } catch (error) {
    throw error instanceof WorldError ? new StartProblem(error.message) : error;
  }
}

/** Writes the fixtures; only this user may read them. */
export async function writeFixtures(
  file: string,
  units: Composed['units'],
  vault: Vault,
  text: WorldText,
  urls: FixtureUrls,
): Promise<void> {
  const { fixturesOf, FixturesError } = await import('../world/fixtures.ts');
  const fixtures = await units('write', (unit) => fixturesOf(unit, vault, text.world, urls)).catch((error: unknown) => {
    throw error instanceof FixturesError ? new StartProblem(`The fixtures cannot be told: ${error.message}.`) : error;
  });
  try {
    await writePrivately(file, `${JSON.stringify(fixtures, undefined, 2)}\n`);
  } catch (error) {
    throw new StartProblem(`The fixtures ${file} cannot be written: ${systemReason(error)}.`);
  }
}

/** The name of the world that the state began with: `demo`, or the path of a file. */
export async function seededFrom(units: Composed['units']): Promise<string> {
  const row = await units('read', ({ db }) =>
    db.selectFrom('settings').where('name', '=', 'seeded').select('value').executeTakeFirst(),
  );
  // Once it was the file within the program that was remembered.
  return row && !/service[\\/](world[\\/])?demo\.yaml$/.test(row.value) ? row.value : 'demo';
}
