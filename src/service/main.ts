// The program that `npm start` runs.

import module from 'node:module';
import { join } from 'node:path';
import { readArguments } from './start/arguments.ts';
import { bannerOf } from './start/banner.ts';
import type { StartOptions } from './start/options.ts';
import { StartProblem } from './start/problem.ts';
import type { Started } from './start/start.ts';
import type { ReadWorld } from './start/world.ts';

/** How long requests that have begun may take when the service ends, in milliseconds. */
const patience = 10_000;

/** Keeps what Node has compiled beside the built program, where Node can (22.1 and later), so that the next start finds it there. */
function keepCompiled(): void {
  const enable: unknown = Reflect.get(module, 'enableCompileCache');
  if (typeof enable === 'function' && import.meta.filename.endsWith('.js'))
    Reflect.apply(enable, module, [join(import.meta.dirname, 'compiled')]);
}

async function run(): Promise<void> {
  keepCompiled();
  const options = readArguments(process.argv.slice(2), process.env, (text) => void process.stdout.write(text));
  if (!options) return;
  if (options.exportTo !== undefined) {
    const { exportState } = await import('./start/export.ts');
    process.stdout.write(`${await exportState(options, options.exportTo)}\n`);
    return;
  }
  if (options.check) {
    const { checkState } = await import('./start/check.ts');
    process.stdout.write(`${checkState(options)}\n`);
    return;
  }
  const { createLog } = await import('./log.ts');
  const log = createLog(options.logLevel);
  const { startService } = await import('./start/start.ts');
  const ended = nextSignal();
  const { readingOnce } = await import('./start/world.ts');
  let read: ReadWorld | undefined = readingOnce();
  const started = await startService(options, log, read);
  try {
    await announce(options, started, read);
    // Nothing of it is needed any more.
    read = undefined;
    log.info({ url: started.baseUrl }, 'started');
    const signal = await ended;
    log.info({ signal }, 'ending');
    const whole = await started.stop(patience);
    log.info({ whole }, 'ended');
  } catch (error) {
    await started.stop(0);
    throw error;
  }
}

/** The first signal that asks for the end; the second one ends at once. */
function nextSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        resolve(signal);
        process.removeAllListeners(signal);
      });
    }
  });
}

async function announce(
  options: StartOptions,
  { baseUrl, place, seeded, units, vault, controlToken }: Started,
  read: ReadWorld,
): Promise<void> {
  const { seededFrom, shownWorld, writeFixtures } = await import('./start/world.ts');
  const from = await seededFrom(units);
  const other = !seeded && options.worldGiven && from !== options.world;
  const name = seeded ? options.world : from;
  if (options.fixtures !== undefined)
    await writeFixtures(options.fixtures, units, vault, await read(name), {
      base_url: baseUrl,
      auth_url: baseUrl,
      events_url: `${baseUrl}/control/events`,
      control_token: controlToken ?? null,
    });
  const world = await shownWorld(name, read);
  const notices = other
    ? [
        `The data was there already, from the world ${from}: ${options.world} is not used. Remove the data, or choose another place with --data or DATABASE_URL.`,
      ]
    : [];
  process.stdout.write(bannerOf({ baseUrl, place, notices, world, controlToken, certificate: options.tls?.cert }));
}

run().catch((error: unknown) => {
  const known = error instanceof StartProblem;
  process.stderr.write(
    known
      ? `${error.message}\n`
      : `The service has failed, and that is a defect of it: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  if (!known && process.env['ASHLAR_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exitCode = known ? error.status : 70;
});
