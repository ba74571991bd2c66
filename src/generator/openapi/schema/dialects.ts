// JSON Schema dialects: keywords that a metaschema disables, and a check for unsupported dialects.

import { resolveAgainstBases, type BaseUris } from '../../source/uri.ts';
import type { MapNode, Node } from '../../source/node.ts';
import type { SchemaLocation } from '../types.ts';
import { reportAt, type ReadContext } from '../read-context.ts';

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

const noKeywords: ReadonlySet<string> = new Set();

/**
 * Returns the keywords that have no effect in the resource `root`, because the `$vocabulary` of its metaschema does not
 * declare their vocabulary (2020-12, core, 8.1.2). The result is empty if the metaschema is unknown or has no
 * `$vocabulary`. `findMetaschema` looks up a metaschema by URI.
 */
export function findDisabledKeywords(
  root: Node,
  bases: BaseUris,
  findMetaschema: (uri: string) => Node | undefined,
): ReadonlySet<string> {
  const dialect = stringProperty(root, '$schema') ?? stringProperty(root, 'jsonSchemaDialect');
  const metaschema =
    dialect === undefined
      ? undefined
      : resolveAgainstBases(bases, dialect.replace(/#$/, ''))
          .map(findMetaschema)
          .find((node) => node !== undefined);
  const vocabularyNode = metaschema?.kind === 'map' ? metaschema.entries.get('$vocabulary')?.value : undefined;
  if (vocabularyNode?.kind !== 'map') return noKeywords;
  const disabled = Object.entries(vocabularies).filter(
    ([name]) => !vocabularyNode.entries.has(vocabularyBaseUri + name),
  );
  return disabled.length === 0 ? noKeywords : new Set(disabled.flatMap(([, keywords]) => keywords));
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

const supportedDialect =
  /^https?:\/\/(?:spec\.openapis\.org\/oas\/3\.(?:1\/dialect\/base|[12]\/dialect\/\d{4}-\d\d-\d\d)|json-schema\.org\/draft\/2020-12\/schema)#?$/;

/** Reports each `jsonSchemaDialect` and `$schema` that names an unsupported dialect. */
export function checkDialect(root: MapNode, schemas: readonly SchemaLocation[], context: ReadContext): void {
  const check = (value: Node | undefined): void => {
    if (value?.kind === 'scalar' && isUnsupportedDialect(value) && !hasVocabularies(value, context))
      reportAt(
        context,
        'document/unsupported-dialect',
        value,
        `dialect \`${String(value.value)}\` is ignored; using JSON Schema 2020-12`,
      );
  };
  check(root.entries.get('jsonSchemaDialect')?.value);
  for (const { node } of schemas) if (node.kind === 'map') check(node.entries.get('$schema')?.value);
}

function isUnsupportedDialect(value: Node): boolean {
  return value.kind === 'scalar' && typeof value.value === 'string' && !supportedDialect.test(value.value);
}

/** Returns whether the dialect is supported because its metaschema is available and declares vocabularies. */
function hasVocabularies(value: Node, { resolver }: ReadContext): boolean {
  const metaschema =
    value.kind === 'scalar' && typeof value.value === 'string'
      ? resolver.resolve(resolver.root, value.value).target?.node
      : undefined;
  return metaschema?.kind === 'map' && metaschema.entries.has('$vocabulary');
}
