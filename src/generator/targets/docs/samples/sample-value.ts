// Sample values of schemas: the documented example, or a minimal request value.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import type { Shape, Use } from '../../../model/types/shape.ts';
import type { Json } from '../../../source/node.ts';

/** Recursive schemas: deeper values are cut off. */
const deepest = 8;

/** Returns a request value, valid as far as shape and bounds determine. */
export function sampleValue({ shape, nullable }: Use, api: Api, depth = 0): Json {
  if (depth > deepest) return nullable ? null : {};
  switch (shape.kind) {
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema === undefined ? {} : (exampleIn(schema.assertion) ?? sampleValue(schema.request, api, depth + 1));
    }
    case 'list':
      return exampleIn(shape.source) ?? [sampleValue(shape.items, api, depth + 1)];
    case 'tuple':
      return exampleIn(shape.source) ?? shape.items.map((item) => sampleValue(item, api, depth + 1));
    case 'union':
      return exampleIn(shape.source) ?? (shape.branches[0] ? sampleValue(shape.branches[0], api, depth + 1) : {});
    case 'intersection':
      return exampleIn(shape.source) ?? merged(shape.parts.map((part) => sampleValue(part, api, depth + 1)));
    case 'object':
      return (
        exampleIn(shape.source) ??
        Object.fromEntries(
          shape.properties
            .filter(({ presence, readOnly }) => presence === 'required' && !readOnly)
            .map(({ name, use, assertion }) => [name, exampleIn(assertion) ?? sampleValue(use, api, depth + 1)]),
        )
      );
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'map':
    case 'any':
    case 'never':
      return exampleIn(shape.source) ?? plainValue(shape);
    default:
      return shape satisfies never;
  }
}

// Objects are merged; for other values, the first takes precedence.
function merged(values: readonly Json[]): Json {
  const objects = values.filter((value) => isRecord(value));
  return objects.length === values.length
    ? Object.fromEntries(objects.flatMap((value) => Object.entries(value)))
    : (values.find((value) => !isRecord(value)) ?? {});
}

/** Type guard for a JSON object. */
export function isRecord(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type guard for a JSON array. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the first example, the default, or the constant of a schema; `undefined` if it has none. */
export function exampleIn(assertion: Assertion | undefined): Json | undefined {
  if (typeof assertion !== 'object') return undefined;
  const { annotations, const: constant } = assertion;
  return annotations.examples?.[0] ?? annotations.default?.value ?? constant?.value;
}

function plainValue(
  shape: Exclude<Shape, { kind: 'ref' | 'list' | 'tuple' | 'union' | 'intersection' | 'object' }>,
): Json {
  switch (shape.kind) {
    case 'text':
      return textValue(shape.format, shape.source);
    case 'number':
      return numberValue(shape.source);
    case 'boolean':
      return true;
    case 'enum':
      return shape.values[0]?.value ?? null;
    case 'map':
    case 'any':
      return {};
    case 'never':
      return null;
    default:
      return shape satisfies never;
  }
}

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2030-01-15T10:20:30Z',
  date: '2030-01-15',
  time: '10:20:30Z',
  duration: 'PT1H',
  email: 'user@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

function textValue(format: string | undefined, source: Assertion | undefined): string {
  const known = format === undefined || !Object.hasOwn(byFormat, format) ? undefined : byFormat[format];
  if (known !== undefined) return known;
  const { minLength = 0, maxLength = Infinity } = (typeof source === 'object' ? source.string : undefined) ?? {};
  return 'text'.padEnd(Math.min(minLength, 100), '-').slice(0, maxLength);
}

function numberValue(source: Assertion | undefined): number {
  const { minimum, exclusiveMinimum, maximum, multipleOf } =
    (typeof source === 'object' ? source.number : undefined) ?? {};
  return (
    minimum ??
    (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (multipleOf ?? 1)) ??
    (maximum !== undefined && maximum < 1 ? maximum : (multipleOf ?? 1))
  );
}
