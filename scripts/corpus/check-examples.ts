// Compares validators with Ajv on the examples of a document, and prints JSON: `check-examples.ts DOCUMENT`.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ExampleComparison } from './measurement.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import type { Api, MediaType, Example, Operation, SchemaAndShapes } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { createDiskReader } from '../../src/generator/source/disk-reader.ts';
import { printJson } from '../../src/generator/code/json/print-json.ts';
import { printDocument } from '../../src/generator/targets/spec/openapi-document.ts';
import { compare } from '../../test/differential/compare.ts';
import { differences } from '../../test/differential/differences.ts';
import { prepareForAjv } from '../../test/differential/single-file-ajv-comparison.ts';
import type { JsonObject } from '../../test/differential/ajv-and-cel-oracle.ts';
import { getExamples, inlineSubjects, namedSubjects, type Subject } from '../../test/differential/compared-schemas.ts';

const [path = ''] = process.argv.slice(2);
const { api, sources } = await buildModel(
  { document: path, overlays: [], tolerance: 'exclude' },
  createDiskReader(),
  createReport(),
);
process.stdout.write(
  JSON.stringify(
    api
      ? await compareExamples(api)
      : ({ examples: 0, schemas: 0, differences: [], incomparable: [] } satisfies ExampleComparison),
  ),
);

async function compareExamples(model: Api): Promise<ExampleComparison> {
  const rootDocument = parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }) as JsonObject;
  const isSingleFile = sources.roots.size === 1 && typeof rootDocument['openapi'] === 'string';
  // Ajv reads a single OpenAPI 3 file. Other documents are converted to the canonical document, in which inline schemas
  // have different pointers.
  const { document, version } = prepareForAjv(
    isSingleFile ? rootDocument : (JSON.parse(printJson(printDocument(model))) as JsonObject),
  );
  const subjects = isSingleFile ? [...namedSubjects(model), ...inlineSubjects(model)] : namedSubjects(model);
  const examples = collectExamples(model, subjects);
  const subjectsWithExamples = subjects.filter(
    ({ schema }) => (examples.get(schema.id)?.length ?? 0) > 0 || getExamples(schema.jsonSchema).length > 0,
  );
  const { schemas, values, unexplained, incomparable } = await compare({
    api: model,
    document,
    version,
    subjects: subjectsWithExamples,
    rules: 'skip',
    values: 0,
    extraValuesById: examples,
    seed: 1,
    knownDifferences: differences,
  });
  return { examples: values, schemas, differences: unexplained, incomparable };
}

/** Collects the examples of parameters, headers, and content, by schema ID. */
function collectExamples(model: Api, subjects: readonly Subject[]): ReadonlyMap<string, readonly Json[]> {
  const inlineIds = new Map(subjects.map(({ schema, pointer }) => [pointer, schema.id]));
  const examplesById = new Map<string, Json[]>();
  const addExamples = (schema: SchemaAndShapes | undefined, examples: readonly Example[]): void => {
    const assertion = schema?.jsonSchema;
    if (typeof assertion !== 'object') return;
    const id = assertion.ref ?? inlineIds.get(assertion.sourceLocation.pointer);
    if (id === undefined) return;
    const values = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
    examplesById.set(id, [...(examplesById.get(id) ?? []), ...values]);
  };
  // Examples of other media types are often serialized values.
  const addFromContent = ({ mediaType, schema, examples }: MediaType): void => {
    if (/[/+]json\b/.test(mediaType)) addExamples(schema, examples);
  };
  const addFromOperation = ({ parameters, requestBody, responses }: Operation): void => {
    for (const { schema, examples } of [...parameters, ...responses.flatMap(({ headers }) => headers)])
      addExamples(schema, examples);
    for (const mediaType of [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)])
      addFromContent(mediaType);
  };
  for (const operation of [...model.operations, ...model.webhooks]) addFromOperation(operation);
  return examplesById;
}
