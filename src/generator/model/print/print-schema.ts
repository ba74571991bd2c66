// Prints schemas and shapes in the model's text format.

import { applyKeywordColumn, type KeywordColumn } from '../facets.ts';
import type { Annotations, JsonSchema, SchemaObject } from '../types/schema.ts';
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
    ...applyKeywordColumn(schema, column).flat(),
    ...annotationLines(schema.annotations),
    ...schemaExtensionLines(schema.extensions),
    ...unknownExtensionLines(schema.unknownExtensions),
  ];
}

/** Lines of each keyword, in output order. */
const column: KeywordColumn<[], Lines> = {
  ref: (id) => namesLine('ref', [id]),
  dynamicRef: ({ ref, anchor }) => namesLine('dynamicRef', [ref, ...(anchor === undefined ? [] : ['by', anchor])]),
  resource: keywordLine,
  dynamicAnchor: keywordLine,
  types: (types) => namesLine('types', types),
  enum: (values) => [`enum ${values.map(printJson).join(' ')}`],
  const: ({ value }) => [`const ${printJson(value)}`],
  minimum: keywordLine,
  maximum: keywordLine,
  exclusiveMinimum: keywordLine,
  exclusiveMaximum: keywordLine,
  multipleOf: keywordLine,
  minLength: keywordLine,
  maxLength: keywordLine,
  pattern: keywordLine,
  contentEncoding: keywordLine,
  contentMediaType: keywordLine,
  contentSchema: subschemaLines,
  items: subschemaLines,
  prefixItems: subschemaArrayLines,
  contains: subschemaLines,
  minContains: keywordLine,
  maxContains: keywordLine,
  minItems: keywordLine,
  maxItems: keywordLine,
  uniqueItems: keywordLine,
  unevaluatedItems: subschemaLines,
  required: (names) => namesLine('required', names),
  properties: subschemaMapLines,
  patternProperties: subschemaMapLines,
  additionalProperties: subschemaLines,
  propertyNames: subschemaLines,
  minProperties: keywordLine,
  maxProperties: keywordLine,
  dependentRequired: (dependencies) =>
    [...dependencies].flatMap(([property, names]) => namesLine(`dependentRequired ${printName(property)}:`, names)),
  dependentSchemas: subschemaMapLines,
  unevaluatedProperties: subschemaLines,
  allOf: subschemaArrayLines,
  anyOf: subschemaArrayLines,
  oneOf: subschemaArrayLines,
  not: subschemaLines,
  if: subschemaLines,
  then: subschemaLines,
  else: subschemaLines,
  discriminator: ({ property, mapping }) =>
    block(
      `discriminator ${printName(property)}`,
      [...mapping].map(([value, id]) => `${printJson(value)} -> ${printName(id)}`),
    ),
  format: keywordLine,
};

function annotationLines(annotations: Annotations): Lines {
  const { title, description, comment, deprecated, readOnly, writeOnly, externalDocs, xml } = annotations;
  return [
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

function keywordLine(value: string | number | boolean, keyword: string): Lines {
  return valueLine(keyword, value);
}

function subschemaLines(jsonSchema: JsonSchema, keyword: string): Lines {
  return compactBlock(keyword, jsonSchemaLines(jsonSchema));
}

function subschemaArrayLines(jsonSchemas: readonly JsonSchema[], keyword: string): Lines {
  return jsonSchemas.length === 0
    ? booleanLine(`${keyword} none`, true)
    : jsonSchemas.flatMap((jsonSchema) => subschemaLines(jsonSchema, keyword));
}

function subschemaMapLines(jsonSchemas: ReadonlyMap<string, JsonSchema>, keyword: string): Lines {
  return block(
    keyword,
    [...jsonSchemas].flatMap(([key, jsonSchema]) => subschemaLines(jsonSchema, printName(key))),
  );
}

/** Prints a shape: its kind on the first line, and its parts on the following lines. */
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
