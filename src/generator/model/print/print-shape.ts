// Text format of shapes, in a notation similar to TypeScript.

import type { EnumValue, Property, Shape, ShapeUse } from '../types/shape.ts';
import { printJson, printName, type Lines } from './indented-lines.ts';

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
