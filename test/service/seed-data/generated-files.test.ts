// Tests that the generated code and the editor schema for the seed file format are up to date.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentPath, schemaPath, seedDataSchema } from '../../../scripts/seed-data-schema.ts';
import { root } from '../../architecture/files.ts';
import { ashlar } from '../../cli/command.ts';

const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the generated types and validators are up to date', async () => {
  const { status, stdout, stderr } = await ashlar(root, [
    'generate',
    '--config',
    'spec/seed-data/ashlar.config.json',
    '--check',
    '--json',
  ]);
  const { files } = JSON.parse(stdout) as { files: { state: string; path: string }[] };
  expect({ status, stderr, stale: files.filter(({ state }) => state !== 'unchanged') }).toEqual({
    status: 0,
    stderr: '',
    stale: [],
  });
});

test('the schema for editors is up to date', () => {
  expect(readText(schemaPath)).toBe(seedDataSchema(readText(documentPath)));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default.default(ajv);
  const validate = ajv.compile(JSON.parse(readText(schemaPath)) as object);
  expect([validate(parse(readText('src/service/seed-data/demo.yaml'))), validate.errors]).toEqual([true, null]);
  expect(validate({ seedData: 2, accounts: [] })).toBe(false);
});
