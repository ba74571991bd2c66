// A round of the fuzz of `lint --fix`: random documents with mistakes, in random spellings, fixed safely and unsafely.

import { parse } from 'yaml';
import { createLinter } from '../../src/generator/commands/lint/cli/create-linter.ts';
import { fixDocument, type LintedDocument } from '../../src/generator/commands/lint/cli/apply-fixes.ts';
import { createParsedTextCache } from '../../src/generator/commands/lint/cli/parsed-texts.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { withSchemas } from '../differential/adjust.ts';
import { createRandom, type Random } from '../differential/random.ts';
import { documentFrom } from './document.ts';
import { schema } from './schemas.ts';
import { explained } from './explained.ts';
import type { Finding } from './run.ts';
import type { Written } from './schemas.ts';
import { withSlips } from './slips.ts';
import { writtenAs } from './written-as.ts';

/** Of so many documents one has all features; the others have one operation and a few schemas. */
const largeOf = 200;

export interface FixRound {
  /** How many fixes were made, and how many were left out because they would have changed something else. */
  readonly made: { readonly safe: number; readonly unsafe: number; readonly leftOut: number };
  readonly wrong: readonly Finding[];
}

/** Fixes the documents of `count` seeds, every third by safe fixes alone. */
export async function fuzzFixes(
  first: number,
  count: number,
  told?: (done: number, wrong: readonly Finding[]) => void,
): Promise<FixRound> {
  const wrong: Finding[] = [];
  const made = { safe: 0, unsafe: 0, leftOut: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const random = createRandom(seed ^ 0x5eed);
    const { file, text } = writtenAs(
      random,
      withMistakes(random, seed % largeOf === 0 ? documentFrom(seed) : smallDocument(random)),
    );
    const kind = seed % 3 === 0 ? 'safe' : 'unsafe';
    const result = await fixOnce(file, text, kind).catch((error: unknown) => ({
      sentences: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      count: 0,
      leftOut: 0,
    }));
    made[kind] += result.count;
    made.leftOut += result.leftOut;
    wrong.push(...result.sentences.map((sentence) => ({ seed, sentence: `${kind}: ${sentence}` })));
    if ((seed - first + 1) % 100 === 0) told?.(seed - first + 1, wrong);
  }
  return { made, wrong };
}

interface FixedOnce {
  readonly sentences: readonly string[];
  readonly count: number;
  readonly leftOut: number;
}

async function fixOnce(file: string, text: string, kind: 'safe' | 'unsafe'): Promise<FixedOnce> {
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
  const sentences: string[] = [];
  const { removed, unexplained } = explained(valueOf(text), valueOf(after));
  sentences.push(...unexplained);
  // A comment goes only with what it is about.
  const left = commentsOf(after);
  for (const comment of commentsOf(text))
    if (!left.has(comment) && !removed.some((at) => comment === at || comment.startsWith(`${at}/`)))
      sentences.push(`the comment of ${comment} is missing`);
  const errors = (each: typeof run): number => each.findings.filter(({ severity }) => severity === 'error').length;
  if (errors(run) > errors(first)) sentences.push('there are more errors than before');
  if (kind === 'safe' && first.model && first.model() !== run.model?.()) sentences.push('the model is another');
  if (count > 0 && after === text) sentences.push(`${count} fixes changed nothing`);
  return { sentences, count, leftOut: run.findings.filter(({ fingerprint }) => excluded.has(fingerprint)).length };
}

function valueOf(text: string): unknown {
  return parse(text, { merge: true, uniqueKeys: false, maxAliasCount: -1, logLevel: 'silent' });
}

function commentsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/# c:(\S+)/g), ([, pointer]) => pointer ?? ''));
}

function smallDocument(random: Random): Written {
  const version = random.pick(['3.0', '3.1'] as const);
  const names = ['Pet', 'Toy', 'Owner'];
  const made = (depth: number): unknown => schema({ random, version, newer: false, names, inPlace: [] }, depth);
  const schemas = Object.fromEntries(names.map((name) => [name, made(1 + random.below(3))]));
  const response = { description: 'Found.', content: { 'application/json': { schema: made(2) } } };
  const parameters = [
    { name: 'q', in: 'query', schema: made(4) },
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
            204: { ...response, description: 'None.' },
            default: { $ref: '#/components/responses/Failed' },
          },
        },
      },
    },
    components: { schemas, responses: { Failed: { description: 'Failed.' }, Spare: { description: 'Spare.' } } },
  };
}

/** Mistakes that have a fix, in a few schemas and elsewhere. */
function withMistakes(random: Random, document: Written): Written {
  const slipped =
    document['swagger'] === undefined && document['x-ashlar'] === undefined && random.once(2)
      ? withSlips(random, document)
      : document;
  const changed = withSchemas(slipped, (schema) =>
    random.once(3) ? random.pick(mistakes)(random, schema) : schema,
  ) as Written; // an object stays one
  const info = changed['info'] as Written;
  return {
    ...changed,
    info: {
      ...info,
      ...(random.once(3) && { version: random.pick([1, 1.5, true]) }),
      ...(random.once(4) && { titel: 'Misspelled' }),
    },
    ...(random.once(6) && {
      'x-lint-ignore': { 'consistency/no-such': 'Never.', 'vocabulary/missing-companion-keyword': 'Nor this.' },
    }),
  };
}

type Mistake = (random: Random, schema: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const besides: readonly [Written, ...Written[]] = [
  { description: 'Next to a reference.\nOn two lines.' },
  { nullable: true },
  { title: 'Title', example: { a: [1, { b: null }], 'c d': '#' } },
  { 'x-note': ['- a', '# b'] },
  { default: {} },
];

const mistakes: readonly [Mistake, ...Mistake[]] = [
  (random, schema) =>
    typeof schema['$ref'] === 'string'
      ? shuffled(random, { ...schema, ...random.pick(besides), ...(random.once(2) && random.pick(besides)) })
      : schema,
  (random, schema) => shuffled(random, { ...schema, minLength: 0, minItems: 0, uniqueItems: false, deprecated: false }),
  (random, schema) =>
    shuffled(random, { ...schema, readOnly: false, pattern: random.pick(['', '.*', '^.*$']), minProperties: 0 }),
  (random, schema) =>
    schema['type'] === 'string'
      ? shuffled(random, { ...schema, minimum: 1, properties: { a: { type: 'string' } }, maxItems: 3 })
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
      : shuffled(random, { ...schema, titel: 'Misspelled' }),
  (random, schema) =>
    schema['type'] === 'string'
      ? { ...schema, format: random.pick(['datetime', 'date-tim', 'uuidd']) }
      : shuffled(random, { ...schema, description: random.pick([1, 2.5, false, 1e21]) }),
  (random, schema) =>
    Array.isArray(schema['enum'])
      ? { ...schema, enum: [...(schema['enum'] as readonly unknown[]), schema['enum'][0]] }
      : shuffled(random, { ...schema, deprecated: 'false', readOnly: 'true' }),
];

function shuffled(random: Random, schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(schema);
  for (let at = entries.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [entries[at], entries[other]] = [entries[other] ?? ['', 0], entries[at] ?? ['', 0]];
  }
  return Object.fromEntries(entries);
}
