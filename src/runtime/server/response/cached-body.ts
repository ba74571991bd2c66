// Cache of the serialized bodies of immutable values.

import { insideOf, type Inside } from '../body/nested-shapes.ts';
import { redact } from '../body/redact.ts';
import { layers, type RedactionScope, type Shape, type Shapes } from '../value-shape.ts';
import { jsonText } from './json-body.ts';
import { lengthOf } from './content-length.ts';

/** A serialized body. */
export interface Written {
  readonly text: string | Uint8Array;
  readonly length: number;
}

/** Redacted values by shape. */
const leaving = new WeakMap<object, Map<Inside, object>>();

/** Immutable bodies, with their serialization once it exists. */
const texts = new WeakMap<object, { written: Written | undefined }>();

/** Redacts an immutable value, with a cache. */
export function redactConstant(
  value: object,
  shape: Shape | undefined,
  shapes: Shapes,
  scope: RedactionScope,
): unknown {
  if (!shape || !isSameForAll(shape, shapes)) return redact(value, shape, shapes, scope);
  const inside = insideOf(shape, shapes);
  const ofValue = leaving.get(value) ?? new Map<Inside, object>();
  leaving.set(value, ofValue);
  const known = ofValue.get(inside);
  if (known) return known;
  const body = redact(value, shape, shapes, scope);
  if (typeof body !== 'object' || body === null) return body;
  ofValue.set(inside, body);
  texts.set(body, { written: undefined });
  return body;
}

/** Serializes a body as JSON; for immutable bodies, with a cache. */
export function writtenJson(body: unknown): Written {
  const constant = typeof body === 'object' && body !== null ? texts.get(body) : undefined;
  if (constant?.written) return constant.written;
  const text = jsonText(body);
  const written: Written = { text, length: lengthOf(text) };
  if (constant) constant.written = written;
  return written;
}

const same = new WeakMap<Inside, boolean>();

/** Whether a value looks the same to all callers: no redaction has a condition. */
function isSameForAll(shape: Shape, shapes: Shapes): boolean {
  const inside = insideOf(shape, shapes);
  const known = same.get(inside);
  if (known !== undefined) return known;
  const seen = new Set<Shape>();
  const waiting: Shape[] = [shape];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const layer of layers(next, shapes, undefined)) {
      waiting.push(layer, ...Object.values(layer.members ?? {}));
      if (layer.items) waiting.push(layer.items);
      if (layer.rest) waiting.push(layer.rest);
    }
  }
  const is = ![...seen].some(({ redacted }) => redacted && 'unless' in redacted);
  same.set(inside, is);
  return is;
}
