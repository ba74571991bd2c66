// Check of `jsonSchemaDialect` and `$schema`.

import type { MapNode, Node } from '../../source/node.ts';
import type { SchemaSite } from '../types.ts';
import { slip, type Reading } from '../read-context.ts';

const read =
  /^https?:\/\/(?:spec\.openapis\.org\/oas\/3\.(?:1\/dialect\/base|[12]\/dialect\/\d{4}-\d\d-\d\d)|json-schema\.org\/draft\/2020-12\/schema)#?$/;

/** Reports each `jsonSchemaDialect` and `$schema` that names another dialect than that of OpenAPI. */
export function checkDialect(root: MapNode, schemas: readonly SchemaSite[], reading: Reading): void {
  const judge = (value: Node | undefined): void => {
    if (value && namesAnother(value) && !isVocabularyOf(value, reading))
      slip(reading, 'document/dialect', value, 'schemas are read as JSON Schema 2020-12, not as this dialect');
  };
  judge(root.entries.get('jsonSchemaDialect')?.value);
  for (const { node } of schemas) if (node.kind === 'map') judge(node.entries.get('$schema')?.value);
}

function namesAnother(value: Node): boolean {
  return value.kind === 'scalar' && typeof value.value === 'string' && !read.test(value.value);
}

/**
 * Returns whether the dialect's metaschema is available and declares its vocabularies: then the schemas are read by it.
 */
function isVocabularyOf(value: Node, { references }: Reading): boolean {
  const metaschema =
    value.kind === 'scalar' && typeof value.value === 'string'
      ? references.resolve(references.root, value.value).site?.node
      : undefined;
  return metaschema?.kind === 'map' && metaschema.entries.has('$vocabulary');
}
