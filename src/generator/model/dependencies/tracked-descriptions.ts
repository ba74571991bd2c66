// Tracking of schema descriptions as separate dependencies, because validators do not depend on them.

import type { Api } from '../types/api.ts';
import type { Annotations, JsonSchema } from '../types/schema.ts';
import { schemasInOperation, schemasInComponents, visitSchemas } from '../visit-schemas.ts';
import { recordPart, type ModelPart } from './tracking.ts';

const descriptionKeywords = [
  'title',
  'description',
  'comment',
  'examples',
  'externalDocs',
] as const satisfies readonly (keyof Annotations)[];

/** Returns whether a property of annotations is a description. */
export function isDescriptionKeyword(key: string): boolean {
  return descriptionKeywords.some((word) => word === key);
}

/** Annotations, and the name under which reads of their descriptions are recorded. */
export interface TrackedDescriptions {
  readonly part: ModelPart;
  readonly annotations: Annotations;
}

/** Original annotations by their proxies. */
const originals = new WeakMap<object, TrackedDescriptions>();

/**
 * Schemas whose annotations are proxies already, here or in a previous model; operations share headers and parameters.
 */
const trackedSchemas = new WeakSet<object>();

/** Replaces the annotations of all schemas with proxies that record reads. */
export function trackDescriptions(api: Api): void {
  const visit = (jsonSchema: JsonSchema): void => {
    if (typeof jsonSchema === 'boolean' || trackedSchemas.has(jsonSchema)) return;
    visitSchemas(jsonSchema, trackSchema);
    trackedSchemas.add(jsonSchema);
  };
  const trackSchema = (nested: JsonSchema): void => {
    if (typeof nested === 'object')
      Object.assign(nested, {
        annotations: createAnnotationsProxy(
          nested.annotations,
          `words of ${nested.sourceLocation.file}#${nested.sourceLocation.pointer}`,
        ),
      });
  };
  for (const { jsonSchema } of api.schemas) visit(jsonSchema);
  for (const operation of [...api.operations, ...api.webhooks])
    for (const { jsonSchema } of schemasInOperation(operation)) visit(jsonSchema);
  for (const { jsonSchema } of schemasInComponents(api.components)) visit(jsonSchema);
}

/** Returns a proxy of the annotations that records reads of descriptions, including absent ones. */
function createAnnotationsProxy(annotations: Annotations, part: ModelPart): Annotations {
  if (originals.has(annotations)) return annotations;
  const proxy: Annotations = {};
  const keys = new Set<string>([...Object.keys(annotations), ...descriptionKeywords]);
  for (const key of keys as Set<keyof Annotations>) {
    // The keys of an object literal are those of its type.
    const read = (): unknown => {
      recordPart(part);
      return annotations[key];
    };
    Object.defineProperty(proxy, key, {
      enumerable: Object.hasOwn(annotations, key),
      ...(isDescriptionKeyword(key) ? { get: read } : { value: annotations[key] }),
    });
  }
  originals.set(proxy, { part, annotations });
  return proxy;
}

/** Returns the original annotations of a proxy; `undefined` for any other value. */
export function getTrackedDescriptions(value: object): TrackedDescriptions | undefined {
  return originals.get(value);
}
