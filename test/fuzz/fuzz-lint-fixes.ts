// Fuzzing of `lint --fix`: safe and unsafe fixes for random documents with errors and random serialization.

import { parse } from 'yaml';
import { createLinter } from '../../src/generator/commands/lint/cli/create-linter.ts';
import {
  fixDocument,
  type LintedDocument,
  createParsedTextCache,
} from '../../src/generator/commands/lint/cli/apply-fixes.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { mapSchemas } from '../differential/map-schemas.ts';
import { createRandom, type Random } from '../differential/random.ts';
import { documentFrom } from './document.ts';
import { compareFixed } from './lint-fix-oracle.ts';
import type { FuzzFinding } from './fuzz-generator.ts';
import { createSchema, type JsonObject } from './schemas.ts';
import { withRecoverableErrors } from './inject-recoverable-errors.ts';
import { serializeRandomly } from './serialize-randomly.ts';

/** Every n-th document has all features. The others have one operation and a few schemas. */
const fullDocumentEvery = 200;

export interface FixCounts {
  readonly safe: number;
  readonly unsafe: number;
  /** Fixes that were excluded because they would have changed other content. */
  readonly excluded: number;
}

export interface FixFuzzResult {
  readonly fixCounts: FixCounts;
  readonly failures: readonly FuzzFinding[];
}

/** Creates and fixes a document for each of `count` seeds, with only safe fixes for every third document. */
export async function fuzzFixes(
  first: number,
  count: number,
  onProgress?: (done: number, failures: readonly FuzzFinding[]) => void,
): Promise<FixFuzzResult> {
  const failures: FuzzFinding[] = [];
  const counts = { safe: 0, unsafe: 0, excluded: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const random = createRandom(seed ^ 0x5eed);
    const { file, text } = serializeRandomly(
      random,
      withFixableErrors(random, seed % fullDocumentEvery === 0 ? documentFrom(seed) : createSmallDocument(random)),
    );
    const kind = seed % 3 === 0 ? 'safe' : 'unsafe';
    const result = await fixOnce(file, text, kind).catch((error: unknown) => ({
      failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      count: 0,
      excluded: 0,
    }));
    counts[kind] += result.count;
    counts.excluded += result.excluded;
    failures.push(...result.failures.map((message) => ({ seed, message: `${kind}: ${message}` })));
    if ((seed - first + 1) % 100 === 0) onProgress?.(seed - first + 1, failures);
  }
  return { fixCounts: counts, failures };
}

interface FixResult {
  readonly failures: readonly string[];
  readonly count: number;
  readonly excluded: number;
}

async function fixOnce(file: string, text: string, kind: 'safe' | 'unsafe'): Promise<FixResult> {
  const parsed = createParsedTextCache({
    read: (path: string) =>
      path === file ? Promise.resolve(text) : Promise.reject(Object.assign(new Error(path), { code: 'ENOENT' })),
  });
  const linter = createLinter({}, { redocly: false, cwd: '/', directory: '/', report: createReport() });
  const input = { document: file, overlays: [] };
  const first = await linter.run(input, parsed.filesWith(new Map()));
  const texts = new Map<string, string>();
  const document: LintedDocument = { run: first, rerun: (files) => linter.run(input, files) };
  const { count, excluded } = await fixDocument(document, [], parsed, kind, texts);
  const { run } = document;
  const after = texts.get(file) ?? text;
  const failures: string[] = [];
  const { removed, unexplained } = compareFixed(parseYaml(text), parseYaml(after));
  failures.push(...unexplained);
  failures.push(...findLostComments(text, after, removed));
  const countErrors = (result: typeof run): number =>
    result.findings.filter(({ severity }) => severity === 'error').length;
  if (countErrors(run) > countErrors(first)) failures.push('the fixed document has more errors');
  if (kind === 'safe' && first.printModel && first.printModel() !== run.printModel?.())
    failures.push('safe fixes changed the model');
  if (count > 0 && after === text) failures.push(`${count} fixes did not change the document`);
  return { failures, count, excluded: run.findings.filter(({ fingerprint }) => excluded.has(fingerprint)).length };
}

/** Returns messages about missing comments. A comment may be removed only with the value that it precedes. */
function findLostComments(before: string, after: string, removedPointers: readonly string[]): readonly string[] {
  const remaining = commentsOf(after);
  const isRemoved = (pointer: string): boolean =>
    removedPointers.some((removed) => pointer === removed || pointer.startsWith(`${removed}/`));
  return [...commentsOf(before)]
    .filter((pointer) => !remaining.has(pointer) && !isRemoved(pointer))
    .map((pointer) => `the comment before ${pointer} is missing`);
}

function parseYaml(text: string): unknown {
  return parse(text, { merge: true, uniqueKeys: false, maxAliasCount: -1, logLevel: 'silent' });
}

/** Returns the JSON pointers in comments, which the serialization writes before values. */
function commentsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/# c:(\S+)/g), ([, pointer]) => pointer ?? ''));
}

function createSmallDocument(random: Random): JsonObject {
  const version = random.pick(['3.0', '3.1'] as const);
  const names = ['Pet', 'Toy', 'Owner'];
  const createAt = (depth: number): unknown =>
    createSchema({ random, version, isVersion32: false, names, inPlace: [] }, depth);
  const schemas = Object.fromEntries(names.map((name) => [name, createAt(1 + random.below(3))]));
  const response = { description: 'Pets.', content: { 'application/json': { schema: createAt(2) } } };
  const parameters = [
    { name: 'q', in: 'query', schema: createAt(4) },
    { name: 'r', in: 'header', schema: { $ref: '#/components/schemas/Toy' } },
  ];
  return {
    openapi: version === '3.0' ? '3.0.4' : '3.1.1',
    info: { title: 'Fuzzed', version: '1' },
    paths: {
      '/pets': {
        get: {
          operationId: 'getPets',
          parameters,
          responses: {
            200: response,
            204: { ...response, description: 'No pets.' },
            default: { $ref: '#/components/responses/Error' },
          },
        },
      },
    },
    components: { schemas, responses: { Error: { description: 'Error.' }, Unused: { description: 'Unused.' } } },
  };
}

/** Injects errors that have a fix into some schemas, the `info` object, and `x-lint-ignore`. */
function withFixableErrors(random: Random, document: JsonObject): JsonObject {
  const withOthers =
    document['swagger'] === undefined && document['x-ashlar'] === undefined && random.oneIn(2)
      ? withRecoverableErrors(random, document)
      : document;
  const changed = mapSchemas(withOthers, (schema) =>
    random.oneIn(3) ? random.pick(fixableErrors)(random, schema) : schema,
  ) as JsonObject; // The document is an object.
  const info = changed['info'] as JsonObject;
  return {
    ...changed,
    info: {
      ...info,
      ...(random.oneIn(3) && { version: random.pick([1, 1.5, true]) }),
      ...(random.oneIn(4) && { titel: 'Misspelled' }),
    },
    ...(random.oneIn(6) && {
      'x-lint-ignore': {
        'consistency/no-such': 'Unknown rule.',
        'vocabulary/missing-companion-keyword': 'Not applicable.',
      },
    }),
  };
}

type FixableError = (random: Random, schema: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const referenceSiblings: readonly [JsonObject, ...JsonObject[]] = [
  { description: 'Next to a reference.\nOn two lines.' },
  { nullable: true },
  { title: 'Title', example: { a: [1, { b: null }], 'c d': '#' } },
  { 'x-note': ['- a', '# b'] },
  { default: {} },
];

const fixableErrors: readonly [FixableError, ...FixableError[]] = [
  (random, schema) =>
    typeof schema['$ref'] === 'string'
      ? shuffle(random, {
          ...schema,
          ...random.pick(referenceSiblings),
          ...(random.oneIn(2) && random.pick(referenceSiblings)),
        })
      : schema,
  (random, schema) => shuffle(random, { ...schema, minLength: 0, minItems: 0, uniqueItems: false, deprecated: false }),
  (random, schema) =>
    shuffle(random, { ...schema, readOnly: false, pattern: random.pick(['', '.*', '^.*$']), minProperties: 0 }),
  (random, schema) =>
    schema['type'] === 'string'
      ? shuffle(random, { ...schema, minimum: 1, properties: { a: { type: 'string' } }, maxItems: 3 })
      : { ...schema, maxLength: '5' },
  (_, schema) =>
    Array.isArray(schema['required'])
      ? {
          ...schema,
          required: [...(schema['required'] as readonly unknown[]), ...(schema['required'] as readonly unknown[])],
        }
      : { ...schema, required: true },
  (random, schema) =>
    Array.isArray(schema['oneOf'])
      ? {
          ...schema,
          oneOf: [
            ...(schema['oneOf'] as readonly unknown[]),
            random.pick([(schema['oneOf'] as readonly unknown[])[0], { type: 'null' }]),
          ],
        }
      : shuffle(random, { ...schema, titel: 'Misspelled' }),
  (random, schema) =>
    schema['type'] === 'string'
      ? { ...schema, format: random.pick(['datetime', 'date-tim', 'uuidd']) }
      : shuffle(random, { ...schema, description: random.pick([1, 2.5, false, 1e21]) }),
  (random, schema) =>
    Array.isArray(schema['enum'])
      ? { ...schema, enum: [...(schema['enum'] as readonly unknown[]), schema['enum'][0]] }
      : shuffle(random, { ...schema, deprecated: 'false', readOnly: 'true' }),
];

function shuffle(random: Random, schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(schema);
  for (let index = entries.length - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [entries[index], entries[other]] = [entries[other] ?? ['', 0], entries[index] ?? ['', 0]];
  }
  return Object.fromEntries(entries);
}
