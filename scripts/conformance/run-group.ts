// Test groups of the official JSON Schema test suite, run with generated validators.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInMemoryReader } from '../../test/golden-harness/in-memory-reader.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { loadValidators } from '../../test/targets/validators/load.ts';

export interface TestGroup {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const remoteHost = 'http://localhost:1234/';

/** Returns an error message for each failed test; `undefined` for each passed one. */
export async function runGroup(
  group: TestGroup,
  directory: string,
  formats: 'assert' | 'annotate',
): Promise<readonly (string | undefined)[]> {
  try {
    const accepts = await loadValidator(group.schema, directory, formats);
    return group.tests.map(({ data, valid }) => {
      const isAccepted = accepts(data);
      return isAccepted === valid
        ? undefined
        : `${JSON.stringify(data).slice(0, 60)} is ${valid ? 'valid' : 'not valid'}`;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
    return group.tests.map(() => reason);
  }
}

/** Builds the model of a group. The schema of the group has the ID `Root`. */
export async function buildGroupModel(schema: unknown, directory: string): Promise<Api> {
  const text = JSON.stringify(schema);
  const additional = new Map<string, string>();
  if (text.includes(remoteHost)) for (const [path, remote] of listRemotes(directory)) additional.set(path, remote);
  if (text.includes(remoteHost) || /"\$(?:dynamicR|r)ef":"https:/.test(text))
    for (const [path, meta] of listMetaschemas()) additional.set(path, meta);
  const schemas = Object.fromEntries([...additional.keys()].map((path, index) => [`Other${index}`, { $ref: path }]));
  const document = {
    openapi: '3.1.0',
    info: { title: 'suite', version: '1' },
    paths: {},
    components: { schemas: { ...schemas, Root: { $ref: 'root.json' } } },
  };
  const files = new Map([['document.json', JSON.stringify(document)], ['root.json', text], ...additional]);
  const report = createReport();
  const { api } = await buildModel({ document: 'document.json', overlays: [] }, createInMemoryReader(files), report);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (!api || error) throw new Error(`${error?.code ?? 'no model'}: ${error?.message ?? ''}`);
  return api;
}

async function loadValidator(
  schema: unknown,
  directory: string,
  formats: 'assert' | 'annotate',
): Promise<(value: unknown) => boolean> {
  const loaded = await loadValidators(await buildGroupModel(schema, directory), { formats });
  const root = loaded.schema('Root');
  return (value) => {
    const isAccepted = root.is(value);
    if (isAccepted !== (root.check(value).length === 0)) throw new Error('`is` and `check` disagree');
    return isAccepted;
  };
}

let cachedRemotes: readonly (readonly [string, string])[] | undefined;

/** Returns the remote schemas of the suite, by the URL that the tests use. */
function listRemotes(directory: string): readonly (readonly [string, string])[] {
  return (cachedRemotes ??= listFiles(join(directory, 'remotes'))
    .filter((path) => !/\/(?:draft(?!2020-12)|v1|draft2020-12\/format-assertion)/.test(path.slice(directory.length)))
    .flatMap((path) =>
      withId(path, path.slice(directory.length + 1), remoteHost + path.slice(join(directory, 'remotes').length + 1)),
    ));
}

function listFiles(directory: string): readonly string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? listFiles(path) : path.endsWith('.json') ? [path] : [];
  });
}

let cachedMetaschemas: readonly (readonly [string, string])[] | undefined;

function listMetaschemas(): readonly (readonly [string, string])[] {
  const directory = join(
    createRequire(import.meta.url).resolve('ajv/package.json'),
    '..',
    'dist',
    'refs',
    'json-schema-2020-12',
  );
  return (cachedMetaschemas ??= listFiles(directory).map(
    (path) => [`meta/${path.slice(directory.length + 1)}`, readFileSync(path, 'utf8')] as const,
  ));
}

/** Adds the URL as `$id` to a file without one; for a file with a different `$id`, adds a schema that refers to it. */
function withId(path: string, name: string, url: string): readonly (readonly [string, string])[] {
  const schema = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  if (typeof schema !== 'object' || schema === null) return [[name, JSON.stringify(schema)]];
  const id = '$id' in schema ? schema.$id : undefined;
  if (typeof id !== 'string') return [[name, JSON.stringify({ $id: url, ...schema })]];
  const original: readonly [string, string] = [name, JSON.stringify(schema)];
  return new URL(id, url).href === url
    ? [original]
    : [original, [`at/${name}`, JSON.stringify({ $id: url, $ref: new URL(id, url).href })]];
}
