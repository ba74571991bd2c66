// Sample schemas at generation: as those of the runtime, but with IDs for references.

import type {
  ArraySample,
  BooleanSample,
  EnumSample,
  NumberSample,
  ObjectSample,
  StringSample,
  UnionSample,
} from '../../../runtime/mocks/sample-schema.ts';
import type { Json } from '../../source/node.ts';
import type { JsonSchema } from '../types/schema.ts';

/** A named schema, in the form of requests or of responses. */
export interface SampleReference {
  readonly id: string;
  /** Whether it is the form of requests, if that has a type of its own. */
  readonly isRequest: boolean;
}

interface NodeAnnotations {
  readonly examples?: readonly Json[];
  readonly nullable?: true;
  /** The schema, if random values do not always satisfy it. */
  readonly uncertain?: JsonSchema;
}

type Keywords<Sample, Names extends keyof Sample> = Omit<
  Sample,
  'check' | 'examples' | 'fallback' | 'nullable' | Names
>;

export type ScalarNode = NodeAnnotations &
  (BooleanSample | Keywords<NumberSample, never> | Keywords<StringSample, never> | EnumNode);

export interface EnumNode extends Keywords<EnumSample, 'enum'>, NodeAnnotations {
  readonly enum: readonly Json[];
}

export interface UnionNode extends Keywords<UnionSample, 'anyOf'>, NodeAnnotations {
  readonly anyOf: readonly SampleNode[];
}

export interface ArrayNode extends Keywords<ArraySample, 'items' | 'prefixItems'>, NodeAnnotations {
  readonly prefixItems?: readonly SampleNode[];
  readonly items?: SampleNode;
}

export interface ObjectNode extends Keywords<ObjectSample, 'additionalProperties' | 'properties'>, NodeAnnotations {
  readonly properties?: ReadonlyMap<string, SampleNode>;
  readonly additionalProperties?: SampleNode;
}

export interface ReferenceNode extends NodeAnnotations {
  readonly reference: SampleReference;
}

export type SampleNode = ScalarNode | UnionNode | ArrayNode | ObjectNode | ReferenceNode;

/** Returns the key of a reference. */
export function referenceKey({ id, isRequest }: SampleReference): string {
  return `${isRequest ? 'request' : 'response'} ${id}`;
}

/** Returns the node with its parts replaced; a part is removed if `replace` returns `undefined`. */
export function replaceParts(
  node: SampleNode,
  replace: (part: SampleNode) => SampleNode | undefined,
): SampleNode | undefined {
  if ('anyOf' in node) {
    const anyOf = node.anyOf.flatMap((branch) => replace(branch) ?? []);
    return anyOf.length === 0 ? (node.nullable ? { enum: [null] } : undefined) : { ...node, anyOf };
  }
  if (!('type' in node)) return node;
  if (node.type === 'array') {
    const { prefixItems, items, ...others } = node;
    const first = prefixItems?.map(replace);
    const missing = first?.indexOf(undefined) ?? -1;
    const rest = items && missing < 0 ? replace(items) : undefined;
    const available = missing < 0 ? first : first?.slice(0, missing);
    const found = available?.filter((item) => item !== undefined) ?? [];
    if ((node.minItems ?? 0) > found.length && !rest) return undefined;
    return { ...others, ...(found.length > 0 && { prefixItems: found }), ...(rest && { items: rest }) };
  }
  if (node.type === 'object') {
    const { properties, additionalProperties, ...others } = node;
    const entries = [...(properties ?? [])].flatMap(([name, property]) => {
      const replaced = replace(property);
      return replaced ? [[name, replaced] as const] : [];
    });
    const remaining = new Map(entries);
    const other = additionalProperties && replace(additionalProperties);
    if (others.required?.some((name) => !remaining.has(name))) return undefined;
    return {
      ...others,
      ...(remaining.size > 0 && { properties: remaining }),
      ...(other && { additionalProperties: other }),
    };
  }
  return node;
}

/** Returns the parts of a node. */
export function partsOf(node: SampleNode): readonly SampleNode[] {
  if ('anyOf' in node) return node.anyOf;
  if (!('type' in node)) return [];
  if (node.type === 'array') return [...(node.prefixItems ?? []), ...(node.items ? [node.items] : [])];
  if (node.type !== 'object') return [];
  return [...(node.properties?.values() ?? []), ...(node.additionalProperties ? [node.additionalProperties] : [])];
}
