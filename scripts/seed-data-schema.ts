// Generates the JSON Schema of seed files, which editors use, from the OpenAPI document of their format.

import { readFileSync, writeFileSync } from 'node:fs';

/** Returns the JSON Schema of a seed file from the text of the canonical document of its format. */
export function seedDataSchema(documentText: string): string {
  const document = JSON.parse(documentText.replaceAll('#/components/schemas/', '#/$defs/')) as {
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Seed file of the reference service',
    $ref: '#/$defs/SeedData',
    $defs: withoutVocabulary(document.components.schemas),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Removes vocabulary keywords, which editors do not recognize. */
function withoutVocabulary(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVocabulary);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, property]) =>
      name.startsWith('x-') ? [] : [[name, withoutVocabulary(property)]],
    ),
  );
}

export const documentPath = 'generated/service-seed-data/spec/openapi.json';
export const schemaPath = 'schemas/seed-data.schema.json';

if (process.argv[1]?.endsWith('seed-data-schema.ts') === true)
  writeFileSync(schemaPath, seedDataSchema(readFileSync(documentPath, 'utf8')));
