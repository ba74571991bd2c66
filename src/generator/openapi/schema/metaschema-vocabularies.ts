// Vocabularies that a schema's metaschema does not declare.

import { targetsOf, type Bases } from '../../source/self-uri.ts';
import type { MapNode, Node } from '../../source/node.ts';

const base = 'https://json-schema.org/draft/2020-12/vocab/';

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

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns the keywords without effect in the resource `root`: those of vocabularies that `$vocabulary` of its
 * metaschema does not declare (2020-12, core, 8.1.2). `find` looks up a metaschema by URI. All keywords have effect if
 * there is none, or it declares no vocabularies.
 */
export function keywordsLeftOut(
  root: Node,
  bases: Bases,
  find: (uri: string) => Node | undefined,
): ReadonlySet<string> {
  const stated = textMember(root, '$schema') ?? textMember(root, 'jsonSchemaDialect');
  const metaschema =
    stated === undefined
      ? undefined
      : targetsOf(bases, stated.replace(/#$/, ''))
          .map(find)
          .find((found) => found !== undefined);
  const listed = metaschema?.kind === 'map' ? metaschema.entries.get('$vocabulary')?.value : undefined;
  if (listed?.kind !== 'map') return nothing;
  const left = Object.entries(vocabularies).filter(([name]) => !listed.entries.has(base + name));
  return left.length === 0 ? nothing : new Set(left.flatMap(([, keywords]) => keywords));
}

/** Returns the schema without these keywords. */
export function withoutKeywords(node: MapNode, left: ReadonlySet<string>): MapNode {
  if (left.size === 0) return node;
  return { ...node, entries: new Map([...node.entries].filter(([key]) => !left.has(key))) };
}

function textMember(node: Node, key: string): string | undefined {
  const value = node.kind === 'map' ? node.entries.get(key)?.value : undefined;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
