// Compares validators with Ajv on the examples of a document; prints JSON: `check-examples.ts DOCUMENT`.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Judged } from './measurement.ts';
import { understand } from '../../src/generator/pipeline/pipeline.ts';
import type { Api, Content, Example, Operation, Typed } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { diskFiles } from '../../src/generator/source/load-sources.ts';
import { json } from '../../src/generator/code/json/json.ts';
import { printDocument } from '../../src/generator/targets/spec/openapi-document.ts';
import { compare } from '../../test/differential/compare.ts';
import { differences } from '../../test/differential/differences.ts';
import { readable } from '../../test/differential/documents.ts';
import type { JsonObject } from '../../test/differential/oracle.ts';
import { examplesOf, inlineSubjects, namedSubjects, type Subject } from '../../test/differential/subjects.ts';

const [path = ''] = process.argv.slice(2);
const { api, sources } = await understand(
  { document: path, overlays: [], leaveOut: true },
  diskFiles(),
  createReport(),
);
process.stdout.write(
  JSON.stringify(
    api ? await judge(api) : ({ examples: 0, schemas: 0, differences: [], incomparable: [] } satisfies Judged),
  ),
);

async function judge(model: Api): Promise<Judged> {
  const whole = parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }) as JsonObject;
  const alone = sources.roots.size === 1 && typeof whole['openapi'] === 'string';
  // Ajv reads one file of OpenAPI 3. For other documents it gets the canonical one, in which pointers of inline schemas
  // differ.
  const { document, version } = readable(alone ? whole : (JSON.parse(json(printDocument(model))) as JsonObject));
  const subjects = alone ? [...namedSubjects(model), ...inlineSubjects(model)] : namedSubjects(model);
  const examples = examplesBySchema(model, subjects);
  const wanted = subjects.filter(
    ({ schema }) => (examples.get(schema.id)?.length ?? 0) > 0 || examplesOf(schema.assertion).length > 0,
  );
  const { schemas, values, unexplained, incomparable } = await compare({
    api: model,
    document,
    version,
    subjects: wanted,
    rules: 'leave',
    values: 0,
    own: examples,
    seed: 1,
    known: differences,
  });
  return { examples: values, schemas, differences: unexplained, incomparable };
}

/** Collects the examples of schemas, parameters, headers, and contents, by schema id. */
function examplesBySchema(model: Api, subjects: readonly Subject[]): ReadonlyMap<string, readonly Json[]> {
  const inline = new Map(subjects.map(({ schema, pointer }) => [pointer, schema.id]));
  const found = new Map<string, Json[]>();
  const note = (typed: Typed | undefined, examples: readonly Example[]): void => {
    const assertion = typed?.assertion;
    if (typeof assertion !== 'object') return;
    const id = assertion.ref ?? inline.get(assertion.origin.pointer);
    if (id === undefined) return;
    const values = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
    found.set(id, [...(found.get(id) ?? []), ...values]);
  };
  // Examples of other media types are often serialized values.
  const content = ({ mediaType, schema, examples }: Content): void => {
    if (/[/+]json\b/.test(mediaType)) note(schema, examples);
  };
  const operation = ({ parameters, body, responses }: Operation): void => {
    for (const { schema, examples } of [...parameters, ...responses.flatMap(({ headers }) => headers)])
      note(schema, examples);
    for (const each of [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)]) content(each);
  };
  for (const each of [...model.operations, ...model.webhooks]) operation(each);
  return found;
}
