// Compiles a schema to a sample schema: without conjunctions, conditions, and the properties of the other direction.

import type { Json } from '../../source/node.ts';
import { findDirectionMarkers } from '../direction-markers.ts';
import { documentedValues } from '../sample-values/documented-values.ts';
import { allOfSchemas, expandSchema, type Conjunction } from '../sample-values/schema-conjunctions.ts';
import { createBudget } from '../sample-values/search-budget.ts';
import { take } from '../sample-values/search-interface.ts';
import {
  preferredTypes,
  samplerOf,
  type SampleDirection,
  type Sampler,
  type SearchLimits,
} from '../sample-values/value-search.ts';
import {
  mergeRequirements,
  schemasOfItem,
  schemasOfProperty,
  type Requirements,
} from '../sample-values/value-requirements.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';
import { branchesOfUnion, isCertain, isUnconstrained, referenceOf } from './classify-schema.ts';
import { createScalar } from './scalar-sample.ts';
import type { ArrayNode, ObjectNode, ReferenceNode, SampleNode } from './sample-node.ts';

/** Compiles the schemas of one direction. The result is `undefined` if nothing satisfies a schema. */
export interface SampleCompiler {
  readonly sampler: Sampler;
  /**
   * `id` is the ID of a named schema; its parts do not contain its own keywords again. `limits` are those of the
   * search for values of scalars.
   */
  readonly compile: (jsonSchema: JsonSchema, limits: SearchLimits, id?: string) => SampleNode | undefined;
}

/** Number of alternatives of a schema, such as combinations of branches, unless others have branches that these lack. */
const maxAlternatives = 12;

/** Maximum number of alternatives among which those are searched. */
const maxCombinations = 1000;

/** Maximum number of examples of a scalar. Objects and arrays have one. */
const maxExamples = 5;

/** Maximum number of choices of branches with which they are created. */
const maxChoices = 10_000;

interface CompileContext {
  /** The named schemas whose keywords are part of the value, which can be recursive. */
  readonly expandedIds: ReadonlySet<string>;
  readonly limits: SearchLimits;
}

export function createSampleCompiler(api: Api, direction: SampleDirection): SampleCompiler {
  const sampler = samplerOf(api, direction);
  const markers = findDirectionMarkers(api);
  const excludedMarker = direction === 'request' ? 'read' : 'write';
  const isExcluded = (property: JsonSchema): boolean => markers.markerOf(property) === excludedMarker;
  const schemaOf = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;

  function compile(jsonSchema: JsonSchema, context: CompileContext): SampleNode | undefined {
    if (jsonSchema === false) return undefined;
    // Any value is allowed.
    if (jsonSchema === true || isUnconstrained(jsonSchema)) return withExamples({ type: 'string' }, jsonSchema);
    const id = referenceOf(jsonSchema);
    if (id !== undefined) return withExamples(referenceTo(id), jsonSchema);
    const node = compileUnion(jsonSchema, context) ?? compileAlternatives(jsonSchema, context);
    return node && withExamples(node, jsonSchema);
  }

  function referenceTo(id: string): ReferenceNode {
    const schema = api.schema(id);
    const isRequest = direction === 'request' && schema !== undefined && markers.hasRequestType(schema);
    return { reference: { id, isRequest } };
  }

  function compileUnion(schema: SchemaObject, context: CompileContext): SampleNode | undefined {
    const branches = branchesOfUnion(schema, schemaOf);
    if (!branches) return undefined;
    const nodes = branches.flatMap((branch) => compile(branch, context) ?? []);
    const node = toUnion(nodes);
    const isExclusive = schema.oneOf !== undefined && branches.length > 1 && !schema.discriminator;
    return node && isExclusive ? { ...node, uncertain: schema } : node;
  }

  function compileAlternatives(schema: SchemaObject, context: CompileContext): SampleNode | undefined {
    const recursiveIds = new Set<string>();
    const resolve = (id: string): JsonSchema | undefined => {
      if (!context.expandedIds.has(id)) return schemaOf(id);
      recursiveIds.add(id);
      return false;
    };
    const conjunctions = selectAlternatives(
      expandSchema(schema, { resolve, random: undefined, budget: createBudget(maxChoices) }),
    );
    const alternatives = conjunctions.flatMap((conjunction) => compileConjunction(schema, conjunction, context));
    const node = toUnion(alternatives);
    // Recursive values are those of the named schema, which can lack what the other keywords require.
    if (!node) return toUnion([...recursiveIds].map((id) => ({ ...referenceTo(id), uncertain: schema })));
    const isUncertain = !conjunctions.every(({ schemas }) => schemas.every(isCertain) && schemas.length === 1);
    return isUncertain && !('uncertain' in node) ? { ...node, uncertain: schema } : node;
  }

  function compileConjunction(
    schema: SchemaObject,
    { schemas, ids }: Conjunction,
    context: CompileContext,
  ): readonly SampleNode[] {
    const requirements = mergeRequirements(schemas);
    const { values } = requirements;
    if (values) {
      const valid = values.filter((value) => sampler.isValid(schema, value));
      return valid.length === 0 ? [] : [{ enum: valid }];
    }
    const inner = ids.length === 0 ? context : { ...context, expandedIds: new Set([...context.expandedIds, ...ids]) };
    return typesOf(requirements).flatMap((type) => compileType(type, requirements, schema, inner) ?? []);
  }

  function compileType(
    type: JsonType,
    requirements: Requirements,
    schema: SchemaObject,
    context: CompileContext,
  ): SampleNode | undefined {
    if (type === 'null') return { enum: [null] };
    if (type === 'array') return compileArray(requirements, context);
    if (type === 'object') return compileObject(requirements, context);
    return createScalar(type, requirements, schema, sampler, context.limits);
  }

  function compileArray(requirements: Requirements, context: CompileContext): ArrayNode {
    const { minItems, maxItems, isUnique, items } = requirements;
    const prefixLength = Math.max(0, ...items.map(({ prefixItems = [] }) => prefixItems.length));
    const compileItem = (index: number): SampleNode | undefined =>
      compile(allOfSchemas(schemasOfItem(requirements, index)), context);
    const prefixItems: SampleNode[] = [];
    for (let index = 0; index < Math.min(prefixLength, maxItems); index++) {
      const item = compileItem(index);
      if (!item) break;
      prefixItems.push(item);
    }
    const rest = prefixItems.length < prefixLength || maxItems <= prefixLength ? undefined : compileItem(prefixLength);
    return {
      type: 'array',
      ...(prefixItems.length > 0 && { prefixItems }),
      ...(rest && { items: rest }),
      ...(minItems > 0 && { minItems }),
      ...(maxItems < Infinity && { maxItems }),
      ...(isUnique && { uniqueItems: true }),
    };
  }

  function compileObject(requirements: Requirements, context: CompileContext): ObjectNode | undefined {
    const { minProperties, maxProperties, dependentRequired } = requirements;
    const declared = requirements.properties.flatMap(({ properties }) => [...(properties ?? [])]);
    const excluded = new Set(declared.flatMap(([name, property]) => (isExcluded(property) ? [name] : [])));
    const required = [...requirements.required].filter((name) => !excluded.has(name));
    const properties = new Map<string, SampleNode>();
    for (const name of new Set([...declared.map(([name]) => name), ...required])) {
      const node = excluded.has(name)
        ? undefined
        : compile(allOfSchemas(schemasOfProperty(requirements, name)), context);
      if (node) properties.set(name, node);
      else if (required.includes(name)) return undefined;
    }
    const others = compileAdditional(requirements, context);
    return {
      type: 'object',
      ...(properties.size > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(dependentRequired.length > 0 && { dependentRequired: Object.fromEntries(dependentRequired) }),
      ...(minProperties > required.length && { minProperties }),
      ...(maxProperties < Infinity && { maxProperties }),
      ...(others && { additionalProperties: others }),
    };
  }

  /** Objects have other properties only if they are maps, or if they need them. */
  function compileAdditional(requirements: Requirements, context: CompileContext): SampleNode | undefined {
    const schemas = requirements.properties.flatMap(({ additionalProperties }) => additionalProperties ?? []);
    const declared = requirements.properties.some(({ properties }) => properties !== undefined && properties.size > 0);
    const isMap = !declared && schemas.some((schema) => schema !== true);
    if (!isMap && requirements.minProperties === 0) return undefined;
    return compile(allOfSchemas(schemas), context);
  }

  function withExamples(node: SampleNode, schema: JsonSchema): SampleNode {
    if (typeof schema === 'boolean') return node;
    const { annotations } = schema;
    if (annotations.examples === undefined && annotations.default === undefined) return node;
    const documented = [...documentedValues(schema, { isExcluded, random: undefined, resolve: () => undefined })];
    const valid = documented.filter((value) => value !== null && sampler.isValid(schema, value));
    if (valid.length === 0) return node;
    const isScalar = valid.every((value) => typeof value !== 'object');
    return { ...node, examples: distinct(valid).slice(0, isScalar ? maxExamples : 1) };
  }

  return {
    sampler,
    compile: (jsonSchema, limits, id) =>
      compile(jsonSchema, { expandedIds: new Set(id === undefined ? [] : [id]), limits }),
  };
}

/** Returns the first alternatives, and those that have further branches, so that each branch of a union is in one. */
function selectAlternatives(conjunctions: Iterable<Conjunction>): readonly Conjunction[] {
  // A schema that selects a branch by its discriminator is created again for each alternative, with the same location.
  const locations = new Set<SchemaObject['sourceLocation']>();
  return take(conjunctions, maxCombinations).filter(({ schemas }, index) => {
    const count = locations.size;
    for (const { sourceLocation } of schemas) locations.add(sourceLocation);
    return index < maxAlternatives || locations.size > count;
  });
}

/** Returns the types of values: all that are listed, or else the most likely one. */
function typesOf(requirements: Requirements): readonly JsonType[] {
  const types = preferredTypes(requirements);
  if (!requirements.types) return types.slice(0, 1);
  return types.filter((type) => type !== 'integer' || !types.includes('number'));
}

/** Returns the union of nodes; null is an annotation. */
function toUnion(nodes: readonly SampleNode[]): SampleNode | undefined {
  const others = nodes.filter((node) => !isNull(node));
  const isNullable = others.length < nodes.length;
  const [first] = others;
  if (!first) return isNullable ? { enum: [null] } : undefined;
  const union = others.length === 1 && !(isNullable && 'reference' in first) ? first : { anyOf: others };
  return isNullable ? { ...union, nullable: true } : union;
}

function isNull(node: SampleNode): boolean {
  return 'enum' in node && node.enum.length === 1 && node.enum[0] === null;
}

function distinct(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
