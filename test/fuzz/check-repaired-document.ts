// Documents with mistakes that Ashlar repairs: the output is that of the document without them.

import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { generate, type GenerateResult } from '../../src/generator/pipeline/pipeline.ts';
import type { Diagnostic } from '../../src/generator/diagnostics/diagnostic.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { strictSeverity } from '../../src/generator/diagnostics/strict-errors.ts';
import { mapSchemas } from '../differential/map-schemas.ts';
import type { Random } from '../differential/random.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { compareVerdicts } from './compare-verdicts.ts';
import { documentMistakes, jsonMistakes, operationMistakes, yamlMistakes } from './repairable-document-errors.ts';
import {
  rareSchemaMistakes,
  schemaMistakes,
  structuralSchemaMistakes,
  type SchemaMistake,
} from './repairable-schema-errors.ts';
import { swaggerMistakes } from './repairable-swagger-errors.ts';
import type { JsonObject } from './schemas.ts';
import { serializeYaml } from './serialize-randomly.ts';
import { unformatted } from './skip-formatting.ts';

/** A document with mistakes, and the same document without them. */
export interface RepairableDocument {
  readonly faulty: { readonly file: string; readonly text: string };
  readonly corrected: JsonObject;
  /** Names of the mistakes. */
  readonly mistakes: readonly string[];
}

/** Adds mistakes to a document without the vocabulary; `undefined` for other documents. */
export function withRepairableErrors(random: Random, document: JsonObject): RepairableDocument | undefined {
  if (document['x-ashlar'] !== undefined) return undefined;
  const isSwagger = document['swagger'] !== undefined;
  const version = isSwagger || String(document['openapi']) < '3.1' ? '3.0' : '3.1';
  const hasNestedReferences = /"\$ref":"#\/components\/schemas\/[^"/]+\//.test(JSON.stringify(document));
  const mistakes = Object.entries({ ...schemaMistakes, ...(hasNestedReferences ? {} : structuralSchemaMistakes) });
  // Inner schemas are visited first, and in the same order in both documents.
  const chosen: ([string, SchemaMistake] | undefined)[] = [];
  mapSchemas(document, (schema) => {
    // Keywords next to a reference have no effect in OpenAPI 3.0, and a schema with an ID has its own references.
    const isEligible = !['$ref', '$dynamicRef', '$id', '$schema'].some((key) => Object.hasOwn(schema, key));
    const possible = (all: readonly [string, SchemaMistake][]): readonly [string, SchemaMistake][] =>
      isEligible ? all.filter(([, make]) => make(schema, version)) : [];
    const rare = random.oneIn(2) ? possible(Object.entries(rareSchemaMistakes)) : [];
    const [first, ...more] = rare.length > 0 || !random.oneIn(8) ? rare : possible(mistakes);
    chosen.push(first && random.pick([first, ...more]));
    return schema;
  });
  const apply = (which: 'faulty' | 'corrected'): JsonObject => {
    let index = 0;
    return mapSchemas(structuredClone(document), (schema) => {
      const [, make] = chosen[index++] ?? [];
      return make?.(schema, version)?.[which] ?? schema;
    }) as JsonObject; // The document is an object.
  };
  const names = chosen.flatMap((mistake) => (mistake ? [mistake[0]] : []));
  const [faulty, corrected] = [apply('faulty'), apply('corrected')];
  for (const [name, make] of Object.entries(
    isSwagger ? swaggerMistakes : { ...operationMistakes, ...documentMistakes },
  ))
    if (random.oneIn(8) && make(faulty, corrected, random)) names.push(name);
  const isYaml = random.oneIn(3);
  let text = isYaml ? serializeFaithfully(random, faulty) : JSON.stringify(faulty);
  for (const [name, change] of Object.entries(isYaml ? yamlMistakes : jsonMistakes)) {
    const changed = names.length === 0 || random.oneIn(8) ? change(text) : text;
    if (changed === text) continue;
    text = changed;
    names.push(name);
  }
  if (names.length === 0) return undefined;
  return { faulty: { file: isYaml ? 'document.yaml' : 'document.json', text }, corrected, mistakes: names };
}

/** The `yaml` package prints a folded string that starts with `#` as one that starts with a line break. */
function serializeFaithfully(random: Random, document: JsonObject): string {
  const text = serializeYaml(random, document);
  return isDeepStrictEqual(parse(text, { maxAliasCount: -1 }), document) ? text : stringify(document);
}

export interface RepairedDocumentResult {
  readonly files: ReadonlyMap<string, string>;
  readonly failures: readonly string[];
  /** Number of validated values. */
  readonly values: number;
}

/**
 * Checks that the mistakes are errors in strict mode, and warnings otherwise, with the output of the corrected document,
 * whose schemas Ajv reads.
 */
export async function checkRepairedDocument(
  { faulty, corrected, mistakes }: RepairableDocument,
  seed: number,
  values: number,
): Promise<RepairedDocumentResult> {
  try {
    const expected = await run({ file: 'document.json', text: JSON.stringify(corrected) });
    // A correction can conflict with other keywords of the schema.
    if (hasError(expected.diagnostics)) return { files: new Map(), failures: [], values: 0 };
    const strict = await run(faulty, 'strict');
    const actual = await run(faulty, 'exclude');
    const failures: string[] = [];
    if (!hasError(strict.diagnostics)) failures.push('no error in strict mode');
    if (strict.files.size > 0) failures.push('files in strict mode');
    for (const { severity, code, message } of actual.diagnostics)
      if (severity === 'error') failures.push(`not repaired: ${code} ${message}`);
    const isRepair = ({ code, severity }: Diagnostic): boolean =>
      severity === 'warning' && strictSeverity(code, severity) === 'error';
    if (!actual.diagnostics.some(isRepair)) failures.push('no warning');
    for (const path of new Set([...expected.files.keys(), ...actual.files.keys()])) {
      const [before, after] = [expected.files.get(path), actual.files.get(path)];
      if (before !== after) failures.push(`${path} differs: ${describeDifference(before, after)}`);
    }
    const { api } = actual;
    const comparison =
      values > 0 && api && failures.length === 0
        ? await compareVerdicts(api, corrected, seed, values)
        : { failures: [], values: 0 };
    return {
      files: actual.files,
      failures: [...failures, ...comparison.failures].map(
        (message) => `after repairs, ${message}; mistakes: ${mistakes.join(', ')}`,
      ),
      values: comparison.values,
    };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      files: new Map(),
      failures: [`with repairable mistakes (${mistakes.join(', ')}), threw ${stack}`],
      values: 0,
    };
  }
}

interface Run {
  readonly api: GenerateResult['api'];
  readonly diagnostics: readonly Diagnostic[];
  readonly files: ReadonlyMap<string, string>;
}

async function run({ file, text }: RepairableDocument['faulty'], mode?: 'exclude' | 'strict'): Promise<Run> {
  const report = createReport();
  const { api, files } = await generate(
    {
      document: file,
      overlays: [],
      targets: ['types', 'client', 'validators', 'server'],
      options: { packages: false, importExtension: '.ts' },
      formatCache: unformatted,
      ...(mode === 'strict' ? { isStrict: true } : mode && { tolerance: mode }),
    },
    createInMemoryReader(new Map([[file, text]])),
    report,
  );
  return { api, diagnostics: report.diagnostics, files: new Map(files.map((file) => [file.path, file.text])) };
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** Returns the first line that differs. */
function describeDifference(before: string | undefined, after: string | undefined): string {
  if (before === undefined || after === undefined) return before === undefined ? 'additional' : 'missing';
  const [expected, actual] = [before.split('\n'), after.split('\n')];
  const index = expected.findIndex((line, number) => line !== actual[number]);
  return `expected ${JSON.stringify(expected[index]?.slice(0, 200))}, found ${JSON.stringify(actual[index]?.slice(0, 200))}`;
}
