// Cache for the serialized bodies of immutable values.

import { compileResponseShape, type CompiledShape } from '../body/compile-shape.js';
import { redact } from '../body/redact-response-body.js';
import { resolveShapes, type RedactionInput, type ValueShape, type ValueShapes } from '../value-shape.js';
import { stringifyJson } from './json-body.js';
import { contentLength } from './content-length.js';

/** A serialized body. */
export interface SerializedBody {
  readonly content: string | Uint8Array;
  readonly length: number;
}

/** Redacted values by shape. */
const redactedValues = new WeakMap<object, Map<CompiledShape, object>>();

/** Immutable bodies, with their serialization once it exists. */
const serializedBodies = new WeakMap<object, { serialized: SerializedBody | undefined }>();

/** Redacts an immutable value, and caches the result. */
export function redactCached(
  value: object,
  shape: ValueShape | undefined,
  shapes: ValueShapes,
  scope: RedactionInput,
): unknown {
  if (!shape || !isCallerIndependent(shape, shapes)) return redact(value, shape, shapes, scope);
  const compiled = compileResponseShape(shape, shapes);
  const byShape = redactedValues.get(value) ?? new Map<CompiledShape, object>();
  redactedValues.set(value, byShape);
  const cached = byShape.get(compiled);
  if (cached) return cached;
  const body = redact(value, shape, shapes, scope);
  if (typeof body !== 'object' || body === null) return body;
  byShape.set(compiled, body);
  serializedBodies.set(body, { serialized: undefined });
  return body;
}

/** Serializes a body as JSON. The results for immutable bodies are cached. */
export function serializeJson(body: unknown): SerializedBody {
  const cached = typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined;
  if (cached?.serialized) return cached.serialized;
  const content = stringifyJson(body);
  const serialized: SerializedBody = { content, length: contentLength(content) };
  if (cached) cached.serialized = serialized;
  return serialized;
}

const callerIndependence = new WeakMap<CompiledShape, boolean>();

/** Whether a value is the same for all callers, because no redaction has a condition. */
function isCallerIndependent(shape: ValueShape, shapes: ValueShapes): boolean {
  const compiled = compileResponseShape(shape, shapes);
  const cached = callerIndependence.get(compiled);
  if (cached !== undefined) return cached;
  const visited = new Set<ValueShape>();
  const queue: ValueShape[] = [shape];
  for (let current = queue.pop(); current; current = queue.pop()) {
    if (visited.has(current)) continue;
    visited.add(current);
    for (const layer of resolveShapes(current, shapes, undefined)) {
      queue.push(layer, ...Object.values(layer.properties ?? {}));
      if (layer.items) queue.push(layer.items);
      if (layer.additionalProperties) queue.push(layer.additionalProperties);
    }
  }
  const isIndependent = ![...visited].some(({ redaction }) => redaction && 'unless' in redaction);
  callerIndependence.set(compiled, isIndependent);
  return isIndependent;
}
