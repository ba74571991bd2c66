// Entry point of `npm start`.

import module from 'node:module';
import { join } from 'node:path';
import { parseArguments } from './start/arguments.ts';
import { formatBanner } from './start/banner.ts';
import type { StartOptions } from './start/options.ts';
import { StartError } from './start/start-error.ts';
import type { StartedService } from './start/start-service.ts';
import type { LoadSeedFile } from './start/seed.ts';

/** Time limit in milliseconds for requests in progress at shutdown. */
const shutdownTimeout = 10_000;

/** Keeps V8's compile cache next to the built program (Node 22.1 and later), to speed up the next start. */
function enableCompileCache(): void {
  const enable: unknown = Reflect.get(module, 'enableCompileCache');
  if (typeof enable === 'function' && import.meta.filename.endsWith('.js'))
    Reflect.apply(enable, module, [join(import.meta.dirname, 'compiled')]);
}

async function run(): Promise<void> {
  enableCompileCache();
  const options = parseArguments(process.argv.slice(2), process.env, (text) => void process.stdout.write(text));
  if (!options) return;
  if (options.exportTo !== undefined) {
    const { exportState } = await import('./start/export-state.ts');
    process.stdout.write(`${await exportState(options, options.exportTo)}\n`);
    return;
  }
  if (options.check) {
    const { checkDatabaseFile } = await import('./start/check-database-file.ts');
    process.stdout.write(`${checkDatabaseFile(options)}\n`);
    return;
  }
  const { createLog } = await import('./log.ts');
  const log = createLog(options.logLevel);
  const { startService } = await import('./start/start-service.ts');
  const signalReceived = waitForSignal();
  const { createSeedFileCache } = await import('./start/seed.ts');
  let loadSeedFile: LoadSeedFile | undefined = createSeedFileCache();
  const started = await startService(options, log, loadSeedFile);
  try {
    await printBanner(options, started, loadSeedFile);
    // Frees the memory of the seed data.
    loadSeedFile = undefined;
    log.info({ url: started.baseUrl }, 'started');
    const signal = await signalReceived;
    log.info({ signal }, 'stopping');
    const isComplete = await started.stop(shutdownTimeout);
    log.info({ complete: isComplete }, 'stopped');
  } catch (error) {
    await started.stop(0);
    throw error;
  }
}

/** Resolves at the first termination signal; the second one exits immediately. */
function waitForSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        resolve(signal);
        process.removeAllListeners(signal);
      });
    }
  });
}

async function printBanner(
  options: StartOptions,
  { baseUrl, location, seeded, runUnit, secretCrypto, controlToken }: StartedService,
  loadSeedFile: LoadSeedFile,
): Promise<void> {
  const { storedSeedName, tryLoadSeedData, removeUnstoredTokens, writeFixtures } = await import('./start/seed.ts');
  const storedSeed = await storedSeedName(runUnit);
  const isSeedIgnored = !seeded && options.isSeedExplicit && storedSeed !== options.seed;
  const name = seeded ? options.seed : storedSeed;
  if (options.fixtures !== undefined)
    await writeFixtures(options.fixtures, runUnit, secretCrypto, await loadSeedFile(name), {
      base_url: baseUrl,
      auth_url: baseUrl,
      events_url: `${baseUrl}/control/events`,
      control_token: controlToken ?? null,
    });
  const fileData = await tryLoadSeedData(name, loadSeedFile);
  const seedData = fileData && !seeded ? await removeUnstoredTokens(fileData, runUnit, secretCrypto) : fileData;
  const notices = isSeedIgnored
    ? [
        `The data already exists, seeded from ${storedSeed}: ${options.seed} is ignored. Remove the data, or choose another location with --data or DATABASE_URL.`,
      ]
    : [];
  process.stdout.write(
    formatBanner({ baseUrl, location, notices, seedData, controlToken, certificate: options.tls?.cert }),
  );
}

run().catch((error: unknown) => {
  const isStartError = error instanceof StartError;
  process.stderr.write(
    isStartError ? `${error.message}\n` : `Internal error: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  if (!isStartError && process.env['ASHLAR_DEBUG'] && error instanceof Error)
    process.stderr.write(`${error.stack ?? ''}\n`);
  process.exitCode = isStartError ? error.status : 70;
});
