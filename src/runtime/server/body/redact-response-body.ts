// Redaction of response bodies: hides secrets, and drops write-only and undocumented properties.

import { isRecord, createRecord, type RedactionInput, type ValueShape, type ValueShapes } from '../value-shape.ts';
import { compileResponseShape, unchanged, type CompiledShape } from './compile-shape.ts';

/** Returns the redacted value, or the identical value if nothing changes. `null` is not redacted. */
export function redact(
  value: unknown,
  shape: ValueShape | undefined,
  shapes: ValueShapes,
  scope: RedactionInput,
): unknown {
  return shape ? redactValue(value, compileResponseShape(shape, shapes), scope) : value;
}

function redactValue(value: unknown, shape: CompiledShape, scope: RedactionInput): unknown {
  if (shape === unchanged) return value;
  const { redaction, items, properties } = shape.select ? shape.select(value) : shape;
  if (redaction && value !== null && value !== undefined && redaction.unless?.(scope) !== true) return redaction.as;
  if (Array.isArray(value)) return items ? redactItems(value, items(), scope) : value;
  return properties && isRecord(value) ? redactProperties(value, properties, scope) : value;
}

function redactItems(value: readonly unknown[], items: CompiledShape, scope: RedactionInput): unknown {
  // Created at the first difference.
  let changedItems: unknown[] | undefined;
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    const redacted = redactValue(item, items, scope);
    if (redacted !== item) (changedItems ??= value.slice())[index] = redacted;
  }
  return changedItems ?? value;
}

function redactProperties(
  value: { readonly [name: string]: unknown },
  properties: NonNullable<CompiledShape['properties']>,
  scope: RedactionInput,
): unknown {
  // Created at the first difference, with all previous entries.
  let changedEntries: [string, unknown][] | undefined;
  // Unlike `Object.keys`, this loop creates no array.
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue;
    const original = value[name];
    const propertyShape = properties(name);
    const redacted = propertyShape && redactValue(original, propertyShape, scope);
    if (propertyShape && redacted === original) {
      changedEntries?.push([name, original]);
      continue;
    }
    changedEntries ??= entriesBefore(value, name);
    if (propertyShape) changedEntries.push([name, redacted]);
  }
  return changedEntries ? createRecord(changedEntries) : value;
}

function entriesBefore(value: { readonly [name: string]: unknown }, end: string): [string, unknown][] {
  const names = Object.keys(value);
  return names.slice(0, names.indexOf(end)).map((name) => [name, value[name]]);
}
