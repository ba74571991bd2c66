// Text format of shapes, in a notation similar to TypeScript.

import type { EnumValue, Property, Shape, Use } from '../types/shape.ts';
import { json, name, type Lines } from './indented-lines.ts';

/** Prints a shape: its kind on the first line, its parts below. */
export function useLines({ shape, nullable }: Use): Lines {
  const [first = '', ...below] = shapeLines(shape);
  return [nullable ? `nullable ${first}` : first, ...below];
}

function shapeLines(shape: Shape): Lines {
  switch (shape.kind) {
    case 'ref':
      return [`ref ${name(shape.id)}`];
    case 'text':
      return [formatted('text', shape.format)];
    case 'number':
      return [formatted(shape.integer ? 'integer' : 'number', shape.format)];
    case 'boolean':
    case 'any':
    case 'never':
      return [shape.kind];
    case 'enum':
      return enumLines(shape.values, shape.open);
    case 'list':
      return below('list of', shape.items);
    case 'map':
      return below('map of', shape.values);
    case 'tuple':
      return [
        'tuple',
        ...shape.items.flatMap((item) => member('-', item)),
        ...(shape.rest ? member('...', shape.rest) : []),
      ];
    case 'object':
      return [
        shape.rest ? 'object' : 'closed object',
        ...shape.properties.flatMap(propertyLines),
        ...(shape.rest && shape.rest.shape.kind !== 'any' ? member('...', shape.rest) : []),
      ];
    case 'union': {
      const { discriminator } = shape;
      const heading = discriminator ? `union by ${name(discriminator.property)}` : 'union';
      const mapping = [...(discriminator?.mapping ?? [])].map(([value, id]) => `  ${json(value)} -> ${name(id)}`);
      return [heading, ...mapping, ...shape.branches.flatMap((branch) => member('|', branch))];
    }
    case 'intersection':
      return ['intersection', ...shape.parts.flatMap((part) => member('&', part))];
    default:
      return shape satisfies never;
  }
}

function formatted(word: string, format: string | undefined): string {
  return format === undefined ? word : `${word}(${format})`;
}

/** Prints a shape after a heading on the same line, its parts below. */
function below(heading: string, use: Use): Lines {
  const [first = '', ...rest] = useLines(use);
  return [`${heading} ${first}`, ...rest];
}

function member(heading: string, use: Use): Lines {
  return below(heading, use).map((line) => `  ${line}`);
}

function enumLines(values: readonly EnumValue[], open: boolean): Lines {
  const heading = open ? 'open enum' : 'enum';
  if (values.every(({ description, deprecated }) => description === undefined && !deprecated)) {
    return [[heading, ...values.map(({ value }) => json(value))].join(' ')];
  }
  return [
    heading,
    ...values.map(({ value, description, deprecated }) =>
      [
        `  ${json(value)}`,
        ...(deprecated ? ['deprecated'] : []),
        ...(description === undefined ? [] : [json(description)]),
      ].join(' '),
    ),
  ];
}

function propertyLines(property: Property): Lines {
  const { presence } = property;
  const mark = presence === 'required' ? '' : presence === 'optional' ? '?' : ` = ${json(presence.default)}`;
  const notes = [
    ...(property.readOnly ? ['read-only'] : []),
    ...(property.writeOnly ? ['write-only'] : []),
    ...(property.deprecated ? ['deprecated'] : []),
    ...(property.filterable ? ['filterable'] : []),
  ];
  const words = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return member(`${name(property.name)}${mark}${words}:`, property.use);
}
