// Conversions between the form of values in JSON and that in programs. The types and the table of the client both follow
// from them.

import { lazy, memoize } from '../lazy.ts';
import { enumeratedValues } from '../enumerated-values.ts';
import { typesOf } from '../implied-types.ts';
import { findIdsThatReach } from '../reference-graph.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';
import { listAllowedTypes } from './allowed-types.ts';
import { additionalSchemas, discriminatedBranches, findAmbiguousSchemas, type ValuePath } from './ambiguous-schemas.ts';
import {
  formatOf,
  convertedFormats,
  typeByFormat,
  type ConvertedFormat,
  type ValueFormOptions,
} from './value-form-options.ts';

/** What is converted in a value. */
export type Conversion =
  | { readonly kind: 'format'; readonly format: ConvertedFormat }
  /** The conversion of a named schema. */
  | { readonly kind: 'reference'; readonly id: string }
  | {
      readonly kind: 'object';
      /** The declared properties; `undefined` if a property is not converted. */
      readonly properties: ReadonlyMap<string, Conversion | undefined>;
      /** The conversion of other properties. */
      readonly additional?: Conversion;
    }
  | {
      readonly kind: 'array';
      readonly first: readonly (Conversion | undefined)[];
      /** The conversion of other items. */
      readonly items?: Conversion;
    }
  /** The value of a property selects the conversion. */
  | { readonly kind: 'union'; readonly property: string; readonly branches: ReadonlyMap<string, Conversion> }
  /** Conversions that all apply. `otherTypes`: the types that the schema allows besides those of converted formats. */
  | { readonly kind: 'all'; readonly parts: readonly Conversion[]; readonly otherTypes?: readonly JsonType[] }
  /** Branches of a union. Their parts can have any type, because another branch can allow it. */
  | { readonly kind: 'any'; readonly parts: readonly Conversion[] };

export interface Conversions {
  readonly dates: NonNullable<ValueFormOptions['dates']>;
  /** The formats that are converted. */
  readonly formats: ReadonlySet<ConvertedFormat>;
  /**
   * Schemas whose parts convert a value differently. Their values keep the form of JSON, and so do those of the schemas
   * that they apply. By schema, the location of a value that its parts convert differently.
   */
  readonly ambiguousSchemas: ReadonlyMap<SchemaObject, ValuePath>;
  /** Returns whether values of a schema have another form in programs than in JSON. */
  readonly differs: (jsonSchema: JsonSchema) => boolean;
  /** Returns the conversion of the values of a schema; `undefined` if they have the same form. */
  readonly conversionOf: (jsonSchema: JsonSchema) => Conversion | undefined;
}

/** Returns the conversions of a model; `undefined` if values keep the form of JSON. */
export function findConversions(api: Api, options: ValueFormOptions): Conversions | undefined {
  const formats = convertedFormats(options);
  if (formats.size === 0) return undefined;
  const containsFormat = createReachability(api, formats, new Map());
  const ambiguousSchemas = findAmbiguousSchemas({ api, formats, containsFormat });
  const conversions: Conversions = {
    dates: options.dates ?? 'string',
    formats,
    ambiguousSchemas,
    differs: createReachability(api, formats, ambiguousSchemas),
    conversionOf: (jsonSchema) =>
      typeof jsonSchema === 'object' && conversions.differs(jsonSchema)
        ? convert(jsonSchema, conversions, api)
        : undefined,
  };
  return conversions;
}

/** Returns a function that returns whether a schema contains a converted format, itself or through references. */
function createReachability(
  api: Api,
  formats: ReadonlySet<ConvertedFormat>,
  excluded: ReadonlyMap<SchemaObject, unknown>,
): (jsonSchema: JsonSchema) => boolean {
  /** Returns whether a schema itself contains a format; adds the IDs that it references to `references`. */
  function containsItself(jsonSchema: JsonSchema, references: Set<string>): boolean {
    if (typeof jsonSchema === 'boolean' || excluded.has(jsonSchema)) return false;
    const { ref, dynamicRef } = jsonSchema;
    if (ref !== undefined) references.add(ref);
    else if (dynamicRef) references.add(dynamicRef.ref);
    let contains = formatOf(jsonSchema, formats) !== undefined;
    for (const part of typedSubschemas(jsonSchema)) contains = containsItself(part, references) || contains;
    return contains;
  }
  const ids = lazy(() => findIdsThatReach(api, containsItself));
  return memoize((jsonSchema: JsonSchema) => {
    const references = new Set<string>();
    return containsItself(jsonSchema, references) || [...references].some((id) => ids().has(id));
  });
}

/** Returns the subschemas that are parts of types. */
function typedSubschemas(schema: SchemaObject): readonly JsonSchema[] {
  const { object, array, allOf = [], anyOf = [], oneOf = [] } = schema;
  const types = enumeratedValues(schema) ? [] : typesOf(schema);
  return [
    ...(types.includes('object') ? [...(object?.properties?.values() ?? []), ...additionalSchemas(schema)] : []),
    ...(types.includes('array')
      ? [...(array?.prefixItems ?? []), ...(array?.items === undefined ? [] : [array.items])]
      : []),
    ...allOf,
    ...anyOf,
    ...oneOf,
  ];
}

type Differs = (id: string) => boolean;

function convert(schema: SchemaObject, conversions: Conversions, api: Api): Conversion | undefined {
  const differs: Differs = (id) => conversions.differs(api.schema(id)?.jsonSchema ?? false);
  const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [] } = schema;
  const format = formatOf(schema, conversions.formats);
  const union = discriminatedBranches(schema);
  const types = enumeratedValues(schema) ? [] : typesOf(schema);
  const parts: readonly (Conversion | undefined)[] = [
    format && { kind: 'format', format },
    types.includes('object') ? convertObject(schema, conversions) : undefined,
    types.includes('array') ? convertArray(schema, conversions) : undefined,
    convertReference(ref ?? dynamicRef?.ref ?? '', differs),
    ...allOf.map(conversions.conversionOf),
    ...(union
      ? [convertUnion(union, differs)]
      : [anyOf, oneOf].flatMap((each) => convertBranches(each, conversions, api))),
  ];
  return combine(parts, format || anyOf.length + oneOf.length > 0 ? listOtherTypes(schema, conversions, api) : []);
}

function combine(
  conversions: readonly (Conversion | undefined)[],
  otherTypes: readonly JsonType[] = [],
): Conversion | undefined {
  const parts = conversions.filter((part) => part !== undefined);
  if (parts.length === 0 || (parts.length === 1 && otherTypes.length === 0)) return parts[0];
  return { kind: 'all', parts, ...(otherTypes.length > 0 && { otherTypes }) };
}

/** Converts the branches of a union without a discriminator. */
function convertBranches(
  branches: readonly JsonSchema[] = [],
  { conversionOf }: Conversions,
  api: Api,
): readonly Conversion[] {
  const parts = branches.map(conversionOf).filter((part) => part !== undefined);
  const structured = branches.filter((branch) =>
    listAllowedTypes(branch, api).some((type) => type === 'object' || type === 'array'),
  );
  return parts.length > 0 && structured.length > 1 ? [{ kind: 'any', parts }] : parts;
}

/** Returns the types that a schema allows besides those of converted formats; empty if it does not convert itself. */
function listOtherTypes(schema: SchemaObject, conversions: Conversions, api: Api): readonly JsonType[] {
  const found = new Set<JsonSchema>();
  const formats = new Set<ConvertedFormat>();
  const visit = (part: JsonSchema): void => {
    if (typeof part === 'boolean' || found.has(part) || !conversions.differs(part)) return;
    found.add(part);
    const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [] } = part;
    const format = formatOf(part, conversions.formats);
    if (format) formats.add(format);
    for (const each of [api.schema(ref ?? dynamicRef?.ref ?? '')?.jsonSchema ?? false, ...allOf, ...anyOf, ...oneOf])
      visit(each);
  };
  visit(schema);
  if (formats.size === 0) return [];
  const converted = new Set<JsonType>([...formats].map((format) => typeByFormat[format]));
  return listAllowedTypes(schema, api).filter((type) => !converted.has(type));
}

function convertReference(id: string, differs: Differs): Conversion | undefined {
  return differs(id) ? { kind: 'reference', id } : undefined;
}

function convertObject(schema: SchemaObject, { conversionOf }: Conversions): Conversion | undefined {
  const others = additionalSchemas(schema);
  const combined = combine(others.map(conversionOf));
  // A name can match some patterns only.
  const additional: Conversion | undefined =
    combined && others.filter((each) => each !== false).length > 1 ? { kind: 'any', parts: [combined] } : combined;
  const properties = [...(schema.object?.properties ?? [])].map(([name, each]) => [name, conversionOf(each)] as const);
  const relevant = properties.filter(([, conversion]) => additional ?? conversion);
  if (relevant.length === 0 && !additional) return undefined;
  return { kind: 'object', properties: new Map(relevant), ...(additional && { additional }) };
}

function convertArray({ array }: SchemaObject, { conversionOf }: Conversions): Conversion | undefined {
  const first = (array?.prefixItems ?? []).map(conversionOf);
  const items = conversionOf(array?.items ?? false);
  if (!items && first.every((each) => each === undefined)) return undefined;
  return { kind: 'array', first, ...(items && { items }) };
}

function convertUnion(
  { property, mapping }: { readonly property: string; readonly mapping: ReadonlyMap<string, string> },
  differs: Differs,
): Conversion | undefined {
  const branches = [...mapping].flatMap(([value, id]) => {
    const conversion = convertReference(id, differs);
    return conversion ? [[value, conversion] as const] : [];
  });
  return branches.length === 0 ? undefined : { kind: 'union', property, branches: new Map(branches) };
}
