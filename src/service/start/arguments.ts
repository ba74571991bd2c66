// What the command line and the environment ask for.

import { resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { usualRate, type RateSetting } from '../rates/rates.ts';
import { isLoopback } from './loopback.ts';
import { logLevels, type LogLevel, type StartOptions } from './options.ts';
import { StartProblem } from './problem.ts';

export interface Environment {
  readonly [name: string]: string | undefined;
}

const environment = `
Environment:
  DATABASE_URL         postgres://user:password@host/database: keep the state there instead of in SQLite
  REDIS_URL            redis://host:6379: count requests there, for all processes together
  ASHLAR_KEY           what secrets are encrypted with; without it a key is made and kept in the data folder

Stop it with Ctrl-C: requests that have begun are finished.`;

/** As commander gives them. */
interface Given {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly world: string;
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

function command(): Command {
  return new Command('npm start --')
    .description('Starts the Cloud Infrastructure Management API on this machine.')
    .addOption(new Option('--port <number>', 'the port; 0 picks one that is free').default(8080).argParser(readPort))
    .addOption(new Option('--host <address>', 'the address to listen on').default('127.0.0.1'))
    .addOption(
      new Option('--data <folder>', 'where the state is kept; :memory: forgets it at the end').default(
        '.ashlar-service',
      ),
    )
    .addOption(
      new Option('--world <name-or-file>', 'what there is at the beginning: demo, or a world file').default('demo'),
    )
    .addOption(
      new Option(
        '--control',
        'answer on /control, too (reset, move the clock, and the like), with a token that is printed',
      ),
    )
    .addOption(new Option('--fixtures <file>', 'write the ids and tokens of the world to this file, as JSON'))
    .addOption(new Option('--export <file>', 'write the state to this file as a world file, and end'))
    .addOption(new Option('--check', 'check the SQLite file for damage, and end'))
    .addOption(new Option('--tls-cert <file>', 'serve HTTPS with this certificate (PEM)'))
    .addOption(new Option('--tls-key <file>', 'the private key of the certificate (PEM)'))
    .addOption(new Option('--log-level <level>', 'what is logged').default('info').choices(logLevels))
    .addOption(
      new Option('--rate-limit <off|number>', 'requests a minute for each operation and token')
        .default(usualRate, String(usualRate.requests))
        .argParser(readRate),
    )
    .addOption(new Option('--insecure', 'serve plain HTTP to other machines'))
    .addOption(new Option('--node-checks', 'really ask the nodes of NodeBalancers that are on this machine'))
    .addHelpText('after', environment)
    .allowExcessArguments(false)
    .showSuggestionAfterError()
    .exitOverride();
}

/** Undefined where help was asked for, and shown. Throws a `StartProblem` for what cannot be understood. */
export function readArguments(
  args: readonly string[],
  env: Environment,
  print: (text: string) => void,
): StartOptions | undefined {
  const program = command().configureOutput({ writeOut: print, writeErr: () => undefined });
  try {
    program.parse([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    throw new StartProblem(`${messageOf(error)}. See npm start -- --help.`, 2);
  }
  const given = program.opts<Given>();
  return { ...optionsOf(given, env), worldGiven: program.getOptionValueSource('world') === 'cli' };
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
}

function optionsOf(given: Given, env: Environment): Omit<StartOptions, 'worldGiven'> {
  const { host, tlsCert: cert, tlsKey: key, insecure = false } = given;
  if ((cert === undefined) !== (key === undefined))
    throw new StartProblem('--tls-cert and --tls-key belong together: give both, or neither.', 2);
  if (host === '') throw new StartProblem('--host is empty: give an address, such as 127.0.0.1.', 2);
  if (given.data === '') throw new StartProblem('--data is empty: give a folder, or :memory:.', 2);
  if (given.world === '') throw new StartProblem('--world is empty: give demo, or the path of a world file.', 2);
  if (given.export === '') throw new StartProblem('--export is empty: give the path of a file.', 2);
  if (given.export !== undefined && given.fixtures !== undefined)
    throw new StartProblem(
      '--export ends without serving, and --fixtures tells of a service that runs: leave one of the two out.',
      2,
    );
  const tls = cert !== undefined && key !== undefined ? { cert, key } : undefined;
  if (!tls && !insecure && !isLoopback(host)) {
    throw new StartProblem(
      `Plain HTTP on ${host} could be read by others on the network. Give --tls-cert and --tls-key to serve HTTPS, or --insecure if you mean it.`,
      2,
    );
  }
  if (given.control && !isLoopback(host))
    throw new StartProblem(
      `--control answers only on this machine, and ${host} is reached from others: leave one of the two out.`,
      2,
    );
  return {
    port: given.port,
    host,
    data: given.data,
    // As a path it is remembered with the state, and read again by whoever starts elsewhere.
    world: given.world === 'demo' ? given.world : resolve(given.world),
    control: given.control ?? false,
    fixtures: given.fixtures,
    exportTo: given.export,
    check: given.check ?? false,
    tls,
    logLevel: given.logLevel,
    rate: given.rateLimit,
    insecure,
    nodeChecks: given.nodeChecks ?? false,
    databaseUrl: urlFrom(
      env,
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@127.0.0.1:5432/database',
    ),
    redisUrl: urlFrom(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),
    key: keyFrom(env),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}

function readRate(text: string): RateSetting {
  if (text === 'off') return 'off';
  const requests = Number(text);
  if (!/^\d{1,9}$/.test(text) || requests === 0)
    throw new InvalidArgumentError('Give a number of requests a minute, from 1, or off.');
  return { ...usualRate, requests };
}

function urlFrom(env: Environment, name: string, protocols: readonly string[], example: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new StartProblem(`${name} is not an address that can be used. It looks like ${example}.`, 2);
  return text;
}

/** As many characters as make a key worth having. */
const shortest = 16;

function keyFrom({ ASHLAR_KEY: key }: Environment): string | undefined {
  if (key === undefined || key === '') return undefined;
  if (key.length < shortest)
    throw new StartProblem(
      `ASHLAR_KEY is too short: give at least ${shortest} characters, such as those of \`openssl rand -hex 32\`.`,
      2,
    );
  return key;
}
