// Parses the command line and environment variables.

import { resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { defaultRate, type RateSetting } from '../rates/rate-limiter.ts';
import { isLoopback } from './loopback.ts';
import { logLevels, type LogLevel, type StartOptions } from './options.ts';
import { StartError } from './start-error.ts';

export interface Environment {
  readonly [name: string]: string | undefined;
}

const environmentHelp = `
Environment:
  DATABASE_URL         postgres://user:password@host/database: keep the state in PostgreSQL
  REDIS_URL            redis://host:6379: share rate limits between processes
  ASHLAR_KEY           encryption key for secrets (default: a generated key in the data directory)

Press Ctrl+C to stop. Requests in progress finish.`;

/** The options as parsed by commander. */
interface ParsedOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly seed: string;
  readonly control?: true;
  readonly fixtures?: string;
  readonly export?: string;
  readonly check?: true;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly logLevel: LogLevel;
  readonly rateLimit: RateSetting;
  readonly insecure?: true;
  readonly nodeChecks?: true;
}

function createCommand(): Command {
  return new Command('npm start --')
    .description('Starts the Cloud Infrastructure Management API on this machine.')
    .addOption(
      new Option('--port <number>', 'Listen on this port; 0 picks a free one').default(8080).argParser(parsePort),
    )
    .addOption(new Option('--host <address>', 'Listen on this address').default('127.0.0.1'))
    .addOption(
      new Option('--data <dir>', 'Keep the state in this directory; :memory: keeps it in memory').default(
        '.ashlar-service',
      ),
    )
    .addOption(
      new Option('--seed <name|path>', 'Seed an empty database with demo, or with a seed file').default('demo'),
    )
    .addOption(
      new Option('--control', 'Serve the control plane on /control (reset, clock, and more); prints its token'),
    )
    .addOption(new Option('--fixtures <path>', 'Write the IDs and tokens of the seed data to this file, as JSON'))
    .addOption(new Option('--export <path>', 'Export the state to this seed file, and exit'))
    .addOption(new Option('--check', 'Check the SQLite file for damage, and exit'))
    .addOption(new Option('--tls-cert <path>', 'Serve HTTPS with this certificate (PEM)'))
    .addOption(new Option('--tls-key <path>', 'Use this private key of the certificate (PEM)'))
    .addOption(new Option('--log-level <level>', 'Set the log level').default('info').choices(logLevels))
    .addOption(
      new Option('--rate-limit <off|number>', 'Limit requests per minute for each operation and token')
        .default(defaultRate, String(defaultRate.requests))
        .argParser(parseRate),
    )
    .addOption(new Option('--insecure', 'Serve plain HTTP to other machines'))
    .addOption(new Option('--node-checks', 'Send real health checks to NodeBalancer nodes on this machine'))
    .addHelpText('after', environmentHelp)
    .allowExcessArguments(false)
    .showSuggestionAfterError()
    .exitOverride();
}

/** Parses the options; `undefined` if help was printed. Throws a `StartError` for invalid input. */
export function parseArguments(
  args: readonly string[],
  env: Environment,
  print: (text: string) => void,
): StartOptions | undefined {
  const program = createCommand().configureOutput({ writeOut: print, writeErr: () => undefined });
  try {
    program.parse([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw new StartError(`${errorMessage(error)}. See npm start -- --help.`, 2);
  }
  const parsed = program.opts<ParsedOptions>();
  return { ...toStartOptions(parsed, env), isSeedExplicit: program.getOptionValueSource('seed') === 'cli' };
}

function errorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
}

function toStartOptions(parsed: ParsedOptions, env: Environment): Omit<StartOptions, 'isSeedExplicit'> {
  const { host, tlsCert: cert, tlsKey: key, insecure = false } = parsed;
  if ((cert === undefined) !== (key === undefined))
    throw new StartError('--tls-cert and --tls-key must be used together.', 2);
  if (host === '') throw new StartError('--host is empty: pass an address, such as 127.0.0.1.', 2);
  if (parsed.data === '') throw new StartError('--data is empty: pass a directory, or :memory:.', 2);
  if (parsed.seed === '') throw new StartError('--seed is empty: pass demo, or the path of a seed file.', 2);
  if (parsed.export === '') throw new StartError('--export is empty: pass the path of a file.', 2);
  if (parsed.export !== undefined && parsed.fixtures !== undefined)
    throw new StartError('--export conflicts with --fixtures: --export exits without serving.', 2);
  const tls = cert !== undefined && key !== undefined ? { cert, key } : undefined;
  if (!tls && !insecure && !isLoopback(host)) {
    throw new StartError(
      `Plain HTTP on ${host} can be read by others on the network. Use --tls-cert and --tls-key to serve HTTPS, or --insecure to allow it.`,
      2,
    );
  }
  if (parsed.control && !isLoopback(host))
    throw new StartError(`--control conflicts with --host ${host}: the control plane is for this machine only.`, 2);
  return {
    port: parsed.port,
    host,
    data: parsed.data,
    // The path is stored with the state, so it must also work from another directory.
    seed: parsed.seed === 'demo' ? parsed.seed : resolve(parsed.seed),
    control: parsed.control ?? false,
    fixtures: parsed.fixtures,
    exportTo: parsed.export,
    check: parsed.check ?? false,
    tls,
    logLevel: parsed.logLevel,
    rate: parsed.rateLimit,
    insecure,
    nodeChecks: parsed.nodeChecks ?? false,
    databaseUrl: readUrl(
      env,
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@127.0.0.1:5432/database',
    ),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),
    key: readKey(env),
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('Must be a number from 0 to 65535.');
  return port;
}

function parseRate(text: string): RateSetting {
  if (text === 'off') return 'off';
  const requests = Number(text);
  if (!/^\d{1,9}$/.test(text) || requests === 0)
    throw new InvalidArgumentError('Must be a number of requests per minute, from 1, or off.');
  return { ...defaultRate, requests };
}

function readUrl(env: Environment, name: string, protocols: readonly string[], example: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new StartError(`${name} is not a valid URL. Expected a URL such as ${example}.`, 2);
  return text;
}

const minKeyLength = 16;

function readKey({ ASHLAR_KEY: key }: Environment): string | undefined {
  if (key === undefined || key === '') return undefined;
  if (key.length < minKeyLength)
    throw new StartError(
      `ASHLAR_KEY is too short: use at least ${minKeyLength} characters, such as the output of \`openssl rand -hex 32\`.`,
      2,
    );
  return key;
}
