// Vocabularies that a schema's metaschema does not declare.

import { resolveAgainstBases, type BaseUris } from '../../source/self-uri.ts';
import type { MapNode, Node } from '../../source/node.ts';

const vocabularyBaseUri = 'https://json-schema.org/draft/2020-12/vocab/';

/** Keywords by vocabulary of JSON Schema 2020-12, without the core vocabulary, which is mandatory. */
const vocabularies: Readonly<Record<string, readonly string[]>> = {
  applicator: [
    'prefixItems',
    'items',
    'contains',
    'additionalProperties',
    'properties',
    'patternProperties',
    'dependentSchemas',
    'propertyNames',
    'if',
    'then',
    'else',
    'allOf',
    'anyOf',
    'oneOf',
    'not',
  ],
  unevaluated: ['unevaluatedItems', 'unevaluatedProperties'],
  validation: [
    'type',
    'enum',
    'const',
    'multipleOf',
    'maximum',
    'exclusiveMaximum',
    'minimum',
    'exclusiveMinimum',
    'maxLength',
    'minLength',
    'pattern',
    'maxItems',
    'minItems',
    'uniqueItems',
    'maxContains',
    'minContains',
    'maxProperties',
    'minProperties',
    'required',
    'dependentRequired',
  ],
  content: ['contentEncoding', 'contentMediaType', 'contentSchema'],
};

const none: ReadonlySet<string> = new Set();

/**
 * Returns the keywords without effect in the resource `root`: those of vocabularies that `$vocabulary` of its
 * metaschema does not declare (2020-12, core, 8.1.2). `find` looks up a metaschema by URI. All keywords have effect if
 * there is none, or it declares no vocabularies.
 */
export function findDisabledKeywords(
  root: Node,
  bases: BaseUris,
  find: (uri: string) => Node | undefined,
): ReadonlySet<string> {
  const dialect = stringProperty(root, '$schema') ?? stringProperty(root, 'jsonSchemaDialect');
  const metaschema =
    dialect === undefined
      ? undefined
      : resolveAgainstBases(bases, dialect.replace(/#$/, ''))
          .map(find)
          .find((node) => node !== undefined);
  const declared = metaschema?.kind === 'map' ? metaschema.entries.get('$vocabulary')?.value : undefined;
  if (declared?.kind !== 'map') return none;
  const disabled = Object.entries(vocabularies).filter(([name]) => !declared.entries.has(vocabularyBaseUri + name));
  return disabled.length === 0 ? none : new Set(disabled.flatMap(([, keywords]) => keywords));
}

/** Returns the schema without these keywords. */
export function omitKeywords(node: MapNode, keywords: ReadonlySet<string>): MapNode {
  if (keywords.size === 0) return node;
  return { ...node, entries: new Map([...node.entries].filter(([key]) => !keywords.has(key))) };
}

function stringProperty(node: Node, key: string): string | undefined {
  const value = node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
