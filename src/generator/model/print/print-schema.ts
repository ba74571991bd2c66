// Text format of schemas and shapes.

import type {
  Annotations,
  ArrayKeywords,
  JsonSchema,
  Discriminator,
  ObjectKeywords,
  SchemaObject,
  StringKeywords,
} from '../types/schema.ts';
import { unknownExtensionLines, schemaExtensionLines } from './print-extensions.ts';
import {
  block,
  compactBlock,
  valueLine,
  booleanLine,
  printJson,
  namesLine,
  printName,
  type Lines,
} from './indented-lines.ts';
import type { EnumValue, Property, Shape, ShapeUse } from '../types/shape.ts';

/** Prints a schema; `{}` if it has no keyword. */
export function jsonSchemaLines(jsonSchema: JsonSchema): Lines {
  if (typeof jsonSchema === 'boolean') return [String(jsonSchema)];
  const lines = schemaObjectLines(jsonSchema);
  return lines.length > 0 ? lines : ['{}'];
}

function schemaObjectLines(schema: SchemaObject): Lines {
  return [
    ...namesLine('ref', schema.ref === undefined ? undefined : [schema.ref]),
    ...(schema.dynamicRef
      ? namesLine('dynamicRef', [
          schema.dynamicRef.ref,
          ...(schema.dynamicRef.anchor === undefined ? [] : ['by', schema.dynamicRef.anchor]),
        ])
      : []),
    ...valueLine('resource', schema.resource),
    ...valueLine('dynamicAnchor', schema.dynamicAnchor),
    ...namesLine('types', schema.types),
    ...(schema.enum ? [`enum ${schema.enum.map(printJson).join(' ')}`] : []),
    ...(schema.const ? [`const ${printJson(schema.const.value)}`] : []),
    ...(schema.number ? keywordLines({ ...schema.number }) : []),
    ...(schema.string ? stringLines(schema.string) : []),
    ...(schema.array ? arrayLines(schema.array) : []),
    ...(schema.object ? objectLines(schema.object) : []),
    ...subschemaArrayLines('allOf', schema.allOf),
    ...subschemaArrayLines('anyOf', schema.anyOf),
    ...subschemaArrayLines('oneOf', schema.oneOf),
    ...subschemaLines('not', schema.not),
    ...subschemaLines('if', schema.if),
    ...subschemaLines('then', schema.then),
    ...subschemaLines('else', schema.else),
    ...(schema.discriminator ? discriminatorLines(schema.discriminator) : []),
    ...annotationLines(schema.annotations),
    ...schemaExtensionLines(schema.extensions),
    ...unknownExtensionLines(schema.unknownExtensions),
  ];
}

function stringLines({ contentSchema, ...keywords }: StringKeywords): Lines {
  return [...keywordLines(keywords), ...subschemaLines('contentSchema', contentSchema)];
}

function arrayLines(keywords: ArrayKeywords): Lines {
  const { items, prefixItems, contains, unevaluatedItems, ...counts } = keywords;
  return [
    ...subschemaLines('items', items),
    ...subschemaArrayLines('prefixItems', prefixItems),
    ...subschemaLines('contains', contains),
    ...keywordLines(counts),
    ...subschemaLines('unevaluatedItems', unevaluatedItems),
  ];
}

function objectLines(keywords: ObjectKeywords): Lines {
  return [
    ...namesLine('required', keywords.required),
    ...subschemaMapLines('properties', keywords.properties),
    ...subschemaMapLines('patternProperties', keywords.patternProperties),
    ...subschemaLines('additionalProperties', keywords.additionalProperties),
    ...subschemaLines('propertyNames', keywords.propertyNames),
    ...valueLine('minProperties', keywords.minProperties),
    ...valueLine('maxProperties', keywords.maxProperties),
    ...[...(keywords.dependentRequired ?? [])].flatMap(([property, requiredNames]) =>
      namesLine(`dependentRequired ${printName(property)}:`, requiredNames),
    ),
    ...subschemaMapLines('dependentSchemas', keywords.dependentSchemas),
    ...subschemaLines('unevaluatedProperties', keywords.unevaluatedProperties),
  ];
}

function discriminatorLines({ property, mapping }: Discriminator): Lines {
  return block(
    `discriminator ${printName(property)}`,
    [...mapping].map(([value, id]) => `${printJson(value)} -> ${printName(id)}`),
  );
}

function annotationLines(annotations: Annotations): Lines {
  const { title, description, comment, format, deprecated, readOnly, writeOnly, externalDocs, xml } = annotations;
  return [
    ...valueLine('format', format),
    ...valueLine('title', title),
    ...valueLine('description', description),
    ...valueLine('comment', comment),
    ...(annotations.default ? [`default ${printJson(annotations.default.value)}`] : []),
    ...(annotations.examples ?? []).map((example) => `example ${printJson(example)}`),
    ...valueLine('deprecated', deprecated),
    ...valueLine('readOnly', readOnly),
    ...valueLine('writeOnly', writeOnly),
    ...(externalDocs ? valueLine('externalDocs', { ...externalDocs }) : []),
    ...valueLine('xml', xml),
  ];
}

function keywordLines(keywords: Readonly<Record<string, string | number | boolean>>): Lines {
  return Object.entries(keywords).flatMap(([keyword, value]) => valueLine(keyword, value));
}

function subschemaLines(keyword: string, jsonSchema: JsonSchema | undefined): Lines {
  return jsonSchema === undefined ? [] : compactBlock(keyword, jsonSchemaLines(jsonSchema));
}

function subschemaArrayLines(keyword: string, jsonSchemas: readonly JsonSchema[] | undefined): Lines {
  if (!jsonSchemas) return [];
  return jsonSchemas.length === 0
    ? booleanLine(`${keyword} none`, true)
    : jsonSchemas.flatMap((jsonSchema) => compactBlock(keyword, jsonSchemaLines(jsonSchema)));
}

function subschemaMapLines(keyword: string, jsonSchemas: ReadonlyMap<string, JsonSchema> | undefined): Lines {
  if (!jsonSchemas) return [];
  return block(
    keyword,
    [...jsonSchemas].flatMap(([key, jsonSchema]) => compactBlock(printName(key), jsonSchemaLines(jsonSchema))),
  );
}

/** Prints a shape: its kind on the first line, its parts below. */
export function shapeUseLines({ shape, nullable }: ShapeUse): Lines {
  const [first = '', ...rest] = shapeLines(shape);
  return [nullable ? `nullable ${first}` : first, ...rest];
}

function shapeLines(shape: Shape): Lines {
  switch (shape.kind) {
    case 'ref':
      return [`ref ${printName(shape.id)}`];
    case 'text':
      return [withFormat('text', shape.format)];
    case 'number':
      return [withFormat(shape.integer ? 'integer' : 'number', shape.format)];
    case 'boolean':
    case 'any':
    case 'never':
      return [shape.kind];
    case 'enum':
      return enumLines(shape.values, shape.open);
    case 'list':
      return prependHeading('list of', shape.items);
    case 'map':
      return prependHeading('map of', shape.values);
    case 'tuple':
      return [
        'tuple',
        ...shape.items.flatMap((item) => childLines('-', item)),
        ...(shape.rest ? childLines('...', shape.rest) : []),
      ];
    case 'object':
      return [
        shape.rest ? 'object' : 'closed object',
        ...shape.properties.flatMap(propertyLines),
        ...(shape.rest && shape.rest.shape.kind !== 'any' ? childLines('...', shape.rest) : []),
      ];
    case 'union': {
      const { discriminator } = shape;
      const heading = discriminator ? `union by ${printName(discriminator.property)}` : 'union';
      const mapping = [...(discriminator?.mapping ?? [])].map(
        ([value, id]) => `  ${printJson(value)} -> ${printName(id)}`,
      );
      return [heading, ...mapping, ...shape.branches.flatMap((branch) => childLines('|', branch))];
    }
    case 'intersection':
      return ['intersection', ...shape.parts.flatMap((part) => childLines('&', part))];
    default:
      return shape satisfies never;
  }
}

function withFormat(word: string, format: string | undefined): string {
  return format === undefined ? word : `${word}(${format})`;
}

/** Prints a shape with a heading in front of its first line. */
function prependHeading(heading: string, use: ShapeUse): Lines {
  const [first = '', ...rest] = shapeUseLines(use);
  return [`${heading} ${first}`, ...rest];
}

function childLines(heading: string, use: ShapeUse): Lines {
  return prependHeading(heading, use).map((line) => `  ${line}`);
}

function enumLines(values: readonly EnumValue[], open: boolean): Lines {
  const heading = open ? 'open enum' : 'enum';
  if (values.every(({ description, deprecated }) => description === undefined && !deprecated)) {
    return [[heading, ...values.map(({ value }) => printJson(value))].join(' ')];
  }
  return [
    heading,
    ...values.map(({ value, description, deprecated }) =>
      [
        `  ${printJson(value)}`,
        ...(deprecated ? ['deprecated'] : []),
        ...(description === undefined ? [] : [printJson(description)]),
      ].join(' '),
    ),
  ];
}

function propertyLines(property: Property): Lines {
  const { presence } = property;
  const mark = presence === 'required' ? '' : presence === 'optional' ? '?' : ` = ${printJson(presence.default)}`;
  const modifiers = [
    ...(property.readOnly ? ['read-only'] : []),
    ...(property.writeOnly ? ['write-only'] : []),
    ...(property.deprecated ? ['deprecated'] : []),
    ...(property.filterable ? ['filterable'] : []),
  ];
  const suffix = modifiers.length > 0 ? ` (${modifiers.join(', ')})` : '';
  return childLines(`${printName(property.name)}${mark}${suffix}:`, property.use);
}
