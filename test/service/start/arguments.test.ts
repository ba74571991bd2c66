// Tests command-line options and usage errors.

import { describe, expect, it, test } from 'vitest';
import { join } from 'node:path';
import { parseArguments, type Environment } from '../../../src/service/start/arguments.ts';
import type { StartOptions } from '../../../src/service/start/options.ts';
import { StartError } from '../../../src/service/start/start-error.ts';

function parse(args: readonly string[], env: Environment = {}): StartOptions | undefined {
  return parseArguments(args, env, () => undefined);
}

function captureError(args: readonly string[], env: Environment = {}): StartError {
  try {
    parse(args, env);
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
  throw new Error(`${args.join(' ')} is valid`);
}

describe('options', () => {
  test('have defaults', () => {
    expect(parse([])).toEqual({
      port: 8080,
      host: '127.0.0.1',
      data: '.ashlar-service',
      seed: 'demo',
      isSeedExplicit: false,
      control: false,
      fixtures: undefined,
      exportTo: undefined,
      check: false,
      tls: undefined,
      logLevel: 'info',
      rate: { requests: 400, seconds: 60 },
      insecure: false,
      nodeChecks: false,
      databaseUrl: undefined,
      redisUrl: undefined,
      key: undefined,
    });
  });

  test('are all parsed from arguments and environment variables', () => {
    const args =
      '--port 0 --host ::1 --data d --seed w.yaml --control --fixtures f.json --check --tls-cert c --tls-key k --log-level warn --rate-limit 7 --insecure --node-checks';
    const env = { DATABASE_URL: 'postgres://h/d', REDIS_URL: 'redis://h', ASHLAR_KEY: '0123456789abcdef' };
    expect(parse(args.split(' '), env)).toEqual({
      port: 0,
      host: '::1',
      data: 'd',
      seed: join(process.cwd(), 'w.yaml'),
      isSeedExplicit: true,
      control: true,
      fixtures: 'f.json',
      check: true,
      tls: { cert: 'c', key: 'k' },
      logLevel: 'warn',
      rate: { requests: 7, seconds: 60 },
      insecure: true,
      nodeChecks: true,
      databaseUrl: 'postgres://h/d',
      redisUrl: 'redis://h',
      key: '0123456789abcdef',
    });
    expect(parse(['--rate-limit', 'off'])?.rate).toBe('off');
  });

  test('are listed by --help', () => {
    const output: string[] = [];
    expect(parseArguments(['--help'], {}, (text) => output.push(text))).toBeUndefined();
    for (const name of [
      '--port',
      '--host',
      '--data',
      '--seed',
      '--control',
      '--fixtures',
      '--check',
      '--tls-cert',
      '--tls-key',
      '--log-level',
      '--rate-limit',
      '--insecure',
      '--node-checks',
      'DATABASE_URL',
      'REDIS_URL',
      'ASHLAR_KEY',
    ]) {
      expect(output.join('')).toContain(name);
    }
  });
});

describe('usage errors', () => {
  test.each([
    [['--prot', '1'], /--prot.*--port/],
    [['--port', 'many'], /from 0 to 65535/],
    [['--port', '65536'], /from 0 to 65535/],
    [['--port', '-1'], /from 0 to 65535|--port/],
    [['--port'], /--port/],
    [['--host', ''], /--host/],
    [['--log-level', 'loud'], /loud.*trace, debug/],
    [['--rate-limit', '0'], /from 1, or off/],
    [['--rate-limit', '1.5'], /from 1, or off/],
    [['--tls-cert', 'a.pem'], /must be used together/],
    [['--tls-key', 'a.pem'], /must be used together/],
    [['--host', '0.0.0.0'], /--tls-cert.*--insecure/],
    [['--host', '0.0.0.0', '--insecure', '--control'], /--control/],
    [['something'], /something|arguments/],
  ])('are explained in one sentence with a fix: %j', (args, sentence) => {
    const { message, status } = captureError(args);
    expect(message).toMatch(sentence);
    expect(message).toMatch(/^[A-Z-].*\.$|^[a-z].*--help\.$/s);
    expect(message).not.toContain('\n');
    expect(status).toBe(2);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://a/b' }, /DATABASE_URL.*postgres:\/\//],
    [{ DATABASE_URL: 'database' }, /DATABASE_URL/],
    [{ REDIS_URL: 'http://a' }, /REDIS_URL.*redis:\/\//],
    [{ ASHLAR_KEY: 'short' }, /ASHLAR_KEY.*16 characters/],
  ])('are explained in one sentence without the secret: %j', (env, sentence) => {
    const { message, status } = captureError([], env);
    expect(message).toMatch(sentence);
    for (const value of Object.values(env)) expect(message).not.toContain(`${value} `);
    expect(status).toBe(2);
  });

  test('are not reported for empty variables', () => {
    expect(parse([], { DATABASE_URL: '', REDIS_URL: '', ASHLAR_KEY: '' })).toMatchObject({
      databaseUrl: undefined,
      redisUrl: undefined,
      key: undefined,
    });
  });
});
