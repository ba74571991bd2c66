// Descriptions of schemas as separate dependencies: validators do not depend on them.

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

/** Annotations, and the dependency that stands for their descriptions. */
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

/** Replaces the annotations of all schemas by proxies that record reads. */
export function trackDescriptions(api: Api): void {
  const visit = (assertion: JsonSchema): void => {
    if (typeof assertion === 'boolean' || trackedSchemas.has(assertion)) return;
    visitSchemas(assertion, trackSchema);
    trackedSchemas.add(assertion);
  };
  const trackSchema = (each: JsonSchema): void => {
    if (typeof each === 'object')
      Object.assign(each, {
        annotations: createAnnotationsProxy(
          each.annotations,
          `words of ${each.sourceLocation.file}#${each.sourceLocation.pointer}`,
        ),
      });
  };
  for (const { jsonSchema } of api.schemas) visit(jsonSchema);
  for (const operation of [...api.operations, ...api.webhooks])
    for (const { jsonSchema } of schemasInOperation(operation)) visit(jsonSchema);
  for (const { jsonSchema } of schemasInComponents(api.components)) visit(jsonSchema);
}

/** Returns a proxy of the annotations that records reads of descriptions, also of absent ones. */
function createAnnotationsProxy(annotations: Annotations, piece: ModelPart): Annotations {
  if (originals.has(annotations)) return annotations;
  const own: Annotations = {};
  const all = new Set<string>([...Object.keys(annotations), ...descriptionKeywords]);
  for (const key of all as Set<keyof Annotations>) {
    // The keys of an object literal are those of its type.
    const read = (): unknown => {
      recordPart(piece);
      return annotations[key];
    };
    Object.defineProperty(own, key, {
      enumerable: Object.hasOwn(annotations, key),
      ...(isDescriptionKeyword(key) ? { get: read } : { value: annotations[key] }),
    });
  }
  originals.set(own, { part: piece, annotations });
  return own;
}

/** Returns the original annotations of a proxy; `undefined` for any other value. */
export function getTrackedDescriptions(value: object): TrackedDescriptions | undefined {
  return originals.get(value);
}
