// Check of `jsonSchemaDialect` and `$schema`.

import type { MapNode, Node } from '../../source/node.ts';
import type { SchemaLocation } from '../types.ts';
import { reportRecoverable, type ReadContext } from '../read-context.ts';

const supportedDialect =
  /^https?:\/\/(?:spec\.openapis\.org\/oas\/3\.(?:1\/dialect\/base|[12]\/dialect\/\d{4}-\d\d-\d\d)|json-schema\.org\/draft\/2020-12\/schema)#?$/;

/** Reports each `jsonSchemaDialect` and `$schema` that names another dialect than that of OpenAPI. */
export function checkDialect(root: MapNode, schemas: readonly SchemaLocation[], context: ReadContext): void {
  const check = (value: Node | undefined): void => {
    if (value && isUnsupportedDialect(value) && !hasVocabularies(value, context))
      reportRecoverable(
        context,
        'document/unsupported-dialect',
        value,
        'schemas are read as JSON Schema 2020-12, not as this dialect',
      );
  };
  check(root.entries.get('jsonSchemaDialect')?.value);
  for (const { node } of schemas) if (node.kind === 'map') check(node.entries.get('$schema')?.value);
}

function isUnsupportedDialect(value: Node): boolean {
  return value.kind === 'scalar' && typeof value.value === 'string' && !supportedDialect.test(value.value);
}

/**
 * Returns whether the dialect's metaschema is available and declares its vocabularies: then the schemas are read by it.
 */
function hasVocabularies(value: Node, { resolver }: ReadContext): boolean {
  const metaschema =
    value.kind === 'scalar' && typeof value.value === 'string'
      ? resolver.resolve(resolver.root, value.value).target?.node
      : undefined;
  return metaschema?.kind === 'map' && metaschema.entries.has('$vocabulary');
}
