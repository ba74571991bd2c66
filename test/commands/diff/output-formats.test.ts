// Golden-file tests of the diff output formats, with hostile strings and approved changes.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Approval } from '../../../src/generator/commands/diff/approvals.ts';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { diffFormats, type DiffFormat } from '../../../src/generator/commands/diff/print/format-names.ts';
import { printComparison } from '../../../src/generator/commands/diff/print/print-comparison.ts';
import { assessChanges } from '../../../src/generator/commands/diff/assess-changes.ts';
import { isGoldenUpdate } from '../../golden-harness/update.ts';

const directory = join(import.meta.dirname, 'formats');
const extensions: Readonly<Record<DiffFormat, string>> = {
  text: 'txt',
  github: 'txt',
  sarif: 'json',
  junit: 'xml',
  json: 'json',
  markdown: 'md',
  html: 'html',
  changelog: 'md',
};

/** Characters that end strings, lines, tags, tables, or commands in some format, or control a terminal. */
const hostile = '<b>"x" & \'y\'</b>\n::error::x\r| a | `b` %0A @all \u001b[31mred \u202eleft \u0000 ]]>';
const createLocation = (file: string, line: number): NonNullable<Change['head']> => ({
  file,
  line,
  column: 3,
  end: { line, column: 9 },
  pointer: '/a',
});

const createChange = (fingerprint: string, fields: Partial<Change>): Change => ({
  id: 'maximum-lowered',
  wire: {},
  code: {},
  subject: { steps: [] },
  operations: [],
  sentence: 'plain',
  fingerprint,
  ...fields,
});

const changes: readonly Change[] = [
  createChange('000000000001', {
    wire: { request: 'breaking' },
    code: { client: 'breaking', handlers: 'breaking' },
    subject: { operation: 'GET /a', steps: ['query', hostile] },
    operations: ['GET /a'],
    sentence: hostile,
    base: createLocation('main:a b/#1?.yaml', 2),
    head: createLocation('a,b:c.yaml', 3),
  }),
  createChange('000000000002', {
    id: 'operation-removed',
    wire: { request: 'breaking' },
    subject: { operation: 'GET /b', steps: [] },
    sentence: 'the operation was removed',
    base: createLocation('main:a.yaml', 4),
  }),
  createChange('000000000003', {
    wire: { response: 'possibly-breaking' },
    subject: { schema: 'Thing', steps: [] },
    base: createLocation('main:a.yaml', 1),
    head: createLocation('a.yaml', 1),
  }),
  createChange('000000000004', {
    wire: { request: 'breaking' },
    sentence: 'approved breakage',
    head: createLocation('a.yaml', 1),
  }),
  createChange('000000000005', {
    wire: { request: 'compatible' },
    code: { types: 'compatible' },
    sentence: hostile,
    head: createLocation('a.yaml', 1),
  }),
  createChange('000000000006', { id: 'tag-added', sentence: 'it has a tag' }),
];

const approvals = new Map<string, Approval>([
  [
    '000000000004',
    {
      change: '000000000004',
      reason: hostile,
      expires: '2030-01-31',
      location: createLocation('ashlar.approvals.yaml', 1),
    },
  ],
]);
const documentInfo = (
  version: string,
): { readonly title: string; readonly version: string; readonly location: NonNullable<Change['head']> } => ({
  title: hostile,
  version,
  location: createLocation('info.yaml', 2),
});
const comparison = assessChanges(
  { base: documentInfo('1.0.0'), head: documentInfo(`2.0.0 ${hostile}`), changes },
  { base: `main:${hostile}`, head: 'a.yaml' },
  approvals,
);

function print(format: DiffFormat): string {
  return printComparison(format, comparison, {
    ashlarVersion: '1.2.3',
    color: false,
    directory: '',
    getSourceLine: ({ file, line }) => `${file} ${line}: ${hostile.split('\n', 1)[0] ?? ''}`,
  });
}

describe.each(diffFormats)('%s', (format) => {
  const text = print(format);

  it('matches the golden file', () => {
    const golden = join(directory, `${format}.${extensions[format]}`);
    if (isGoldenUpdate(process.env)) {
      mkdirSync(directory, { recursive: true });
      writeFileSync(golden, text);
    }
    expect(existsSync(golden) ? readFileSync(golden, 'utf8') : '').toBe(text);
  });

  it('contains no control characters except line feeds', () => {
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('contains approved changes and version bumps', () => {
    if (format === 'json')
      expect(JSON.parse(text)).toMatchObject({ versions: { client: 'major' }, counts: { approved: 1 } });
    else if (format === 'sarif')
      expect(JSON.parse(text)).toMatchObject({ runs: [{ properties: { versions: { client: 'major' } } }] });
    else expect(text.toLowerCase()).toMatch(/(client\W+major|version client" value="major)/);
    expect(text).toMatch(/approved|suppressions/i);
  });
});

test('SARIF results have a location with a relative URI', () => {
  interface Log {
    readonly runs: readonly {
      readonly results: readonly {
        readonly locations: readonly {
          readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
        }[];
      }[];
    }[];
  }
  const { runs } = JSON.parse(print('sarif')) as Log;
  const uris = runs.flatMap(({ results }) =>
    results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri ?? ''),
  );
  expect(uris).toEqual(['a%2Cb%3Ac.yaml', 'info.yaml', 'a.yaml', 'a.yaml', 'a.yaml', 'info.yaml']);
  for (const uri of uris) expect(() => new URL(uri)).toThrow();
});

test('JUnit reports only unapproved breaking changes as failures', () => {
  const text = print('junit');
  expect(text).toContain('tests="6" failures="3" skipped="1"');
  expect(text.match(/<failure /g)?.length).toBe(3);
});
