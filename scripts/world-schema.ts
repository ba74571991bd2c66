// Writes schemas/world.schema.json, for editors, from the document of the format of world files.

import { readFileSync, writeFileSync } from 'node:fs';

/** The JSON Schema of a world file, from the text of the canonical document that Ashlar writes of its format. */
export function worldSchema(documentText: string): string {
  const document = JSON.parse(documentText.replaceAll('#/components/schemas/', '#/$defs/')) as {
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A world file of the reference service',
    $ref: '#/$defs/World',
    $defs: withoutVocabulary(document.components.schemas),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Keywords of Ashlar's own mean nothing to editors. */
function withoutVocabulary(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVocabulary);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      name.startsWith('x-') ? [] : [[name, withoutVocabulary(member)]],
    ),
  );
}

export const documentPath = 'src/service/world/generated/spec/openapi.json';
export const schemaPath = 'schemas/world.schema.json';

if (process.argv[1]?.endsWith('world-schema.ts') === true)
  writeFileSync(schemaPath, worldSchema(readFileSync(documentPath, 'utf8')));
