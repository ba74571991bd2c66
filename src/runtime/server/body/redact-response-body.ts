// Redaction of response bodies: hides secrets, and drops write-only and undocumented properties.

import { isRecord, createRecord, type RedactionInput, type ValueShape, type ValueShapes } from '../value-shape.ts';
import { compileResponseShape, type CompiledShape } from './compile-shape.ts';

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
  const { redaction, items, properties } = shape.select ? shape.select(value) : shape;
  if (redaction && value !== null && value !== undefined && redaction.unless?.(scope) !== true) return redaction.as;
  if (Array.isArray(value)) return items ? redactItems(value, items(), scope) : value;
  return properties && isRecord(value) ? redactProperties(value, properties, scope) : value;
}

function redactItems(value: readonly unknown[], items: CompiledShape, scope: RedactionInput): unknown {
  const redacted = value.map((item) => redactValue(item, items, scope));
  return redacted.some((item, index) => item !== value[index]) ? redacted : value;
}

function redactProperties(
  value: { readonly [name: string]: unknown },
  properties: NonNullable<CompiledShape['properties']>,
  scope: RedactionInput,
): unknown {
  const names = Object.keys(value);
  // Created at the first difference, with all previous entries.
  let changedEntries: [string, unknown][] | undefined;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    const original = value[name];
    const propertyShape = properties(name);
    const redacted = propertyShape && redactValue(original, propertyShape, scope);
    if (propertyShape && redacted === original) {
      changedEntries?.push([name, original]);
      continue;
    }
    changedEntries ??= names.slice(0, index).map((previous) => [previous, value[previous]]);
    if (propertyShape) changedEntries.push([name, redacted]);
  }
  return changedEntries ? createRecord(changedEntries) : value;
}
