// Validation of the configuration: agreement with the JSON Schema, and the error for each invalid option.

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkConfig } from '../../src/generator/cli/config/validate-config.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { runs } from '../tier.ts';
import { ashlar } from './command.ts';
import { createTempDirectory } from './temp-directory.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../schemas/ashlar.config.schema.json', import.meta.url), 'utf8'),
);
const isValidForSchema = new Ajv2020({ strict: true }).compile(schema as object);

const publishedPackages = {
  scope: '@acme',
  license: 'MIT',
  repository: 'git+https://git.example.com/acme/api.git',
  access: 'restricted',
  provenance: true,
  workspaceProtocol: true,
};
const sizeLimit = { package: 'client', exports: ['createClient'], maxBytes: 6000 };
const validOptions = {
  $schema: fc.string(),
  document: fc.constantFrom('openapi.yaml', 'spec/openapi.json'),
  out: fc.constantFrom('generated', 'src/api'),
  targets: fc.subarray([...targetNames]),
  overlays: fc.array(fc.constantFrom('a.yaml', 'b.yaml')),
  input: fc.constantFrom(
    {},
    { allow: ['../common', 'https://api.example', 'C:\\x'] },
    { headers: { 'https://api.example:8443': { Authorization: 'Bearer ${TOKEN}', 'X-Price': '$1 $' } } },
  ),
  packages: fc.constantFrom(false, { scope: '@acme', license: 'MIT' }, publishedPackages),
  importExtension: fc.constantFrom('.js', '.ts', ''),
  dates: fc.constantFrom('string', 'Date', 'Temporal'),
  integers64: fc.constantFrom('number', 'bigint'),
  types: fc.constantFrom(
    {},
    { readWriteMarkers: true },
    { enums: 'const' },
    { enums: 'enum', readWriteMarkers: false },
    { openapi: false },
    { openapi: true, readWriteMarkers: true },
    { openapi: false, readWriteMarkers: false },
  ),
  client: fc.constantFrom({}, { runtime: 'inline' }, { runtime: 'package' }),
  validators: fc.constantFrom(
    {},
    { formats: 'assert' },
    { formats: 'annotate', slowPatterns: 'error' },
    { slowPatterns: 'warn' },
    { requestReaders: false },
  ),
  docs: fc.constantFrom({}, { formats: ['html'] }, { changelogSince: 'v1:openapi.yaml' }),
  handlers: fc.constant('handlers'),
  documents: fc.constantFrom(
    [{ document: 'a.yaml', out: 'a' }],
    [
      {
        document: '*/b.yaml',
        out: '{1}/api',
        targets: ['types'],
        packages: { scope: '@{1}', license: 'MIT' },
        docs: { changelogSince: '{1}/old.yaml' },
        handlers: 'h',
        strict: true,
        importExtension: '',
        dates: 'Date',
        integers64: 'bigint',
        client: { runtime: 'package' },
        validators: {},
        overlays: ['o.yaml'],
        input: { allow: ['{1}/x'] },
      },
    ],
  ),
  release: fc.constantFrom(
    {},
    { additionalPackages: ['.'], sameVersion: true },
    { compiler: 'typescript', sizeLimits: [sizeLimit] },
  ),
};
const invalidValue = fc.constantFrom<unknown>(
  '',
  'x',
  1,
  null,
  true,
  [],
  ['nope'],
  [1],
  [''],
  {},
  { scope: 'acme', license: 'MIT' },
  { scope: '@acme' },
  { scope: '@acme', license: '' },
  { scope: '@acme', license: 'MIT', extra: 1 },
  { ...publishedPackages, repository: 'acme/api' },
  { ...publishedPackages, access: 'private' },
  { ...publishedPackages, provenance: 'yes' },
  { ...publishedPackages, workspaceProtocol: 'pnpm' },
  { sizeLimits: [{ ...sizeLimit, maxBytes: 0 }] },
  { sizeLimits: [{ ...sizeLimit, exports: ['a b'] }] },
  { sizeLimits: [{ package: 'client' }] },
  { additionalPackages: [''] },
  { sameVersion: 'yes' },
  [{ document: 'a.yaml' }],
  [{ document: 'a.yaml', out: '' }],
  [{ document: 'a.yaml', out: 'a', lint: {} }],
  [{ document: 'a.yaml', out: 'a', packages: { scope: '@{a}', license: 'MIT' } }],
  { allow: 'x' },
  { allow: [''] },
  { allow: ['file:///x'] },
  { headers: { 'https://api.example/x': {} } },
  { headers: { 'api.example': {} } },
  { headers: { 'https://me@api.example': {} } },
  { headers: { 'https://api.example': 'x' } },
  { headers: { 'https://api.example': { 'a b': 'x' } } },
  { headers: { 'https://api.example': { a: 1 } } },
  { headers: { 'https://api.example': { a: '${A-B}' } } },
  { headers: { 'https://api.example': { a: '${A' } } },
  [{ document: 'a.yaml', out: 'a', input: { headers: {} } }],
  { formats: 'ignore' },
  { format: 'assert' },
  { changelogSince: '' },
  { formats: ['pdf'] },
);
const markersWithoutModule = { types: { openapi: false, readWriteMarkers: true } };
const configArbitrary = fc
  .tuple(
    fc.record(validOptions, { requiredKeys: [] }),
    fc.option(
      fc.tuple(fc.constantFrom(...Object.keys(validOptions), 'extra', '__proto__', 'constructor'), invalidValue),
    ),
  )
  .map(([validConfig, invalidEntry]) =>
    invalidEntry ? Object.fromEntries([...Object.entries(validConfig), invalidEntry]) : validConfig,
  );

describe('an invalid header', () => {
  const secret = 'hunter2';
  test.each([
    [secret, 'input.headers`: expected an object'],
    [{ 'https://a.example': secret }, 'input.headers.https://a.example`: expected an object'],
    [{ 'https://a.example': { A: [secret] } }, 'input.headers.https://a.example.A`: expected a string'],
    [{ 'https://a.example': { A: `${secret} $\{A B}` } }, 'input.headers.https://a.example.A`: expected the name'],
    [{ 'https://a.example': { 'A B': secret } }, 'input.headers.https://a.example.A B`: is not a valid header name'],
    [{ [`https://me:${secret}@a.example`]: {} }, 'input.headers.https://a.example/`: expected an origin'],
  ])('is reported without its value: %j', async (headers, message) => {
    const directory = createTempDirectory({ 'ashlar.config.json': JSON.stringify({ input: { headers } }) });
    const { status, stdout, stderr } = await ashlar(directory, ['model']);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stdout + stderr).not.toContain(secret);
  });
});

describe('a configuration', () => {
  it('is valid for Ashlar if and only if it is valid for the JSON Schema', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: configArbitrary }, { weight: 1, arbitrary: invalidValue }),
        (value) => {
          expect(checkConfig(value).length === 0).toBe(isValidForSchema(value));
        },
      ),
      {
        numRuns: runs(1000),
        examples: [
          [markersWithoutModule],
          [{ documents: [{ document: 'a.yaml', out: 'a', ...markersWithoutModule }] }],
        ],
      },
    );
  });

  test.each([
    [{ ouput: 'x' }, ['ouput'], 'unknown option', 'did you mean `out`?'],
    [{ flavor: 'x' }, ['flavor'], 'unknown option', undefined],
    [
      { input: { headers: { 'https://a.example/x': {} } } },
      ['input', 'headers', 'https://a.example/x'],
      'expected an origin such as "https://example.com", without a path',
      undefined,
    ],
    [
      { input: { headers: { 'https://a.example': { A: '${A B}' } } } },
      ['input', 'headers', 'https://a.example', 'A'],
      'expected the name of an environment variable in `${…}`',
      undefined,
    ],
    [{ target: ['types'] }, ['target'], 'unknown option', 'did you mean `targets`?'],
    [
      { targets: ['type'] },
      ['targets', 0],
      `expected one of ${targetNames.join(', ')}; found "type"`,
      'did you mean `types`?',
    ],
    [{ packages: { scope: '@a' } }, ['packages'], 'missing `license`', undefined],
    [
      { packages: { scope: 'a', license: 'MIT' } },
      ['packages', 'scope'],
      'expected a package scope such as "@acme", found "a"',
      undefined,
    ],
    [
      { packages: { ...publishedPackages, repository: 'x' } },
      ['packages', 'repository'],
      'expected a git URL such as "git+https://git.example.com/acme/api.git", found "x"',
      undefined,
    ],
    [
      { packages: { ...publishedPackages, provenance: 1 } },
      ['packages', 'provenance'],
      'expected a boolean, found 1',
      undefined,
    ],
    [
      { importExtension: 'js' },
      ['importExtension'],
      'expected one of ".js", ".ts", ""; found "js"',
      'did you mean `.js`?',
    ],
    [{ importExtension: 'x' }, ['importExtension'], 'expected one of ".js", ".ts", ""; found "x"', undefined],
    [
      { validators: { formats: 'off' } },
      ['validators', 'formats'],
      'expected one of "assert", "annotate"; found "off"',
      undefined,
    ],
    [
      { types: { enums: 'object' } },
      ['types', 'enums'],
      'expected one of "union", "const", "enum"; found "object"',
      undefined,
    ],
    [
      markersWithoutModule,
      ['types', 'readWriteMarkers'],
      'has no effect with `openapi: false`, because the markers are in `openapi.ts`',
      'remove `readWriteMarkers` or `openapi: false`',
    ],
    [
      { dates: 'date' },
      ['dates'],
      'expected one of "string", "Date", "Temporal"; found "date"',
      'did you mean `Date`?',
    ],
    [{ integers64: 'string' }, ['integers64'], 'expected one of "number", "bigint"; found "string"', undefined],
    [
      { validators: { slowPatterns: 'off' } },
      ['validators', 'slowPatterns'],
      'expected one of "warn", "error"; found "off"',
      undefined,
    ],
    [
      { validators: { requestReaders: 'server' } },
      ['validators', 'requestReaders'],
      'expected a boolean, found "server"',
      undefined,
    ],
    [
      { client: { runtime: 'packages' } },
      ['client', 'runtime'],
      'expected one of "inline", "package"; found "packages"',
      'did you mean `package`?',
    ],
    [{ client: { runtimes: 'inline' } }, ['client', 'runtimes'], 'unknown option', 'did you mean `runtime`?'],
    [{ validators: { format: 'assert' } }, ['validators', 'format'], 'unknown option', 'did you mean `formats`?'],
    [{ documents: [] }, ['documents'], 'expected at least one document', undefined],
    [{ documents: [{ document: 'a.yaml' }] }, ['documents', 0], 'missing `out`', undefined],
    [
      { documents: [{ document: 'a.yaml', out: 'a', template: 'x' }] },
      ['documents', 0, 'template'],
      'unknown option',
      undefined,
    ],
    [
      { documents: [{ document: 'a.yaml', out: 'a', packages: { scope: 'a', license: 'MIT' } }] },
      ['documents', 0, 'packages', 'scope'],
      'expected a package scope such as "@acme" or "@acme-{1}", found "a"',
      undefined,
    ],
    [
      { documents: [{ document: 'a.yaml', out: 'a' }], out: 'b' },
      ['out'],
      'applies to a single document and cannot be combined with `documents`',
      'set it in each entry of `documents`',
    ],
    [
      { documents: [{ document: 'a.yaml', out: 'a' }], docs: { changelogSince: 'old.yaml' } },
      ['docs', 'changelogSince'],
      'applies to a single document and cannot be combined with `documents`',
      'set it in each entry of `documents`',
    ],
    [{ document: 7 }, ['document'], 'expected a string, found 7', undefined],
    [{ document: '' }, ['document'], 'expected a non-empty string', undefined],
    [undefined, [], 'expected an object, found nothing', undefined],
  ])('%j is reported with the path of the invalid option', (value, path, message, help) => {
    expect(checkConfig(value).map((error) => ({ help: undefined, ...error }))).toMatchObject([{ path, message, help }]);
  });
});
