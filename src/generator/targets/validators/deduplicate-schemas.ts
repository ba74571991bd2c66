// Deduplication of equal inline schemas: which ones share a validator function, and in which module.

import type { Schema } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { withNumberSuffix, toCaseStyles } from '../../model/naming/case-styles.ts';
import { forEachSubschema } from '../../model/visit-schemas.ts';
import type { SchemaFingerprints } from './schema-fingerprint.ts';
import { compound } from './names.ts';

/** Equal inline schemas, as seen from one module. */
export interface SharedSchema {
  readonly fingerprint: number;
  /** The module of the shared function; `undefined` if all occurrences are in the requesting module. */
  readonly module?: SharedModule;
}

/** A module for a schema that several modules contain, named after its first occurrence. */
export interface SharedModule {
  readonly path: string;
  readonly type: string;
}

export interface Deduplication {
  /** Returns whether inline schemas in the module `path` are deduplicated. */
  readonly isParticipating: (path: string) => boolean;
  /** Returns the shared schema for a fingerprint, as seen from a module; `undefined` if it is not shared. */
  readonly sharedSchema: (fingerprint: number, path: string) => SharedSchema | undefined;
  /** Returns the first schema with a fingerprint that has a shared module. */
  readonly firstOccurrence: (fingerprint: number) => Pick<SchemaOccurrences, 'owner' | 'jsonSchema'>;
}

/** All occurrences of schemas with one fingerprint. */
interface SchemaOccurrences {
  /** The named schema that contains the first occurrence, and the occurrence itself. */
  readonly owner: Schema;
  readonly jsonSchema: JsonSchema;
  readonly hint: string;
  readonly children: readonly number[];
  /** The number of subschemas at any depth, plus one for the schema itself. */
  readonly size: number;
  /**
   * Whether the schema gets a function. Schemas without object keywords are inlined, and their subschemas count as
   * subschemas of the parent.
   */
  readonly hasFunction: boolean;
  /** Number of occurrences by module path. */
  readonly occurrences: Map<string, number>;
}

/** Minimum size of a schema with a shared module: smaller ones cost less than the module and its imports. */
const minSharedSize = 3;

/** Finds equal inline schemas among the schemas for which `pathOf` returns a module path. */
export function deduplicateSchemas(
  schemas: readonly Schema[],
  pathOf: (schema: Schema) => string,
  fingerprintOf: SchemaFingerprints,
): Deduplication {
  const byFingerprint = new Map<number, SchemaOccurrences>();
  for (const schema of schemas) {
    for (const child of collectSubschemas(schema.jsonSchema, schema, schema.name.value, fingerprintOf, byFingerprint))
      countOccurrences(byFingerprint, child, pathOf(schema), 1);
  }
  const modules = new Map<number, SharedModule>();
  const usedNames = new Set<string>();
  // Subschemas precede the schemas that contain them, so parents are visited first in reverse order.
  for (const [fingerprint, content] of [...byFingerprint].reverse()) {
    const { occurrences, hasFunction, size } = content;
    const module =
      hasFunction && occurrences.size > 1 && size >= minSharedSize ? nameSharedModule(content, usedNames) : undefined;
    if (module) modules.set(fingerprint, module);
    const containers = module
      ? [[module.path, 1] as const]
      : hasFunction
        ? [...occurrences.keys()].map((path) => [path, 1] as const)
        : [...occurrences];
    for (const child of content.children)
      for (const [path, times] of containers) countOccurrences(byFingerprint, child, path, times);
  }
  const participants = new Set([...schemas.map(pathOf), ...[...modules.values()].map(({ path }) => path)]);
  return {
    isParticipating: (path) => participants.has(path),
    sharedSchema(fingerprint, path) {
      const module = modules.get(fingerprint);
      if (module) return { fingerprint, module };
      const { hasFunction = false, occurrences } = byFingerprint.get(fingerprint) ?? {};
      return hasFunction && (occurrences?.get(path) ?? 0) > 1 ? { fingerprint } : undefined;
    },
    firstOccurrence(fingerprint) {
      const occurrence = byFingerprint.get(fingerprint);
      if (occurrence === undefined) throw new Error('missing occurrence of a subschema');
      return occurrence;
    },
  };
}

function countOccurrences(
  byFingerprint: ReadonlyMap<number, SchemaOccurrences>,
  fingerprint: number,
  path: string,
  times: number,
): void {
  const occurrences = byFingerprint.get(fingerprint)?.occurrences;
  occurrences?.set(path, (occurrences.get(path) ?? 0) + times);
}

/** Returns the fingerprints of the direct subschemas; records new ones and their subschemas. */
function collectSubschemas(
  jsonSchema: JsonSchema,
  owner: Schema,
  hint: string,
  fingerprintOf: SchemaFingerprints,
  byFingerprint: Map<number, SchemaOccurrences>,
): readonly number[] {
  const children: number[] = [];
  if (typeof jsonSchema === 'boolean') return children;
  forEachSubschema(jsonSchema, (child, keyword, key) => {
    const fingerprint = fingerprintOf(child);
    if (typeof child === 'boolean') return;
    children.push(fingerprint);
    if (byFingerprint.has(fingerprint)) return;
    const childHint = keyword === 'properties' ? String(key) : compound(hint, keyword === 'items' ? 'Item' : '');
    const grandchildren = collectSubschemas(child, owner, childHint, fingerprintOf, byFingerprint);
    const size = grandchildren.reduce((sum, each) => sum + (byFingerprint.get(each)?.size ?? 0), 1);
    byFingerprint.set(fingerprint, {
      owner,
      jsonSchema: child,
      hint: childHint,
      children: grandchildren,
      size,
      hasFunction: child.object !== undefined,
      occurrences: new Map(),
    });
  });
  return children;
}

function nameSharedModule({ owner, hint }: SchemaOccurrences, usedNames: Set<string>): SharedModule {
  const first = toCaseStyles(`${owner.name.type} ${hint}`, 'part');
  let spelling = first;
  for (let number = 2; usedNames.has(spelling.file) || usedNames.has(spelling.type); number++)
    spelling = withNumberSuffix(first, number);
  usedNames.add(spelling.file).add(spelling.type);
  return { path: `parts/${spelling.file}`, type: spelling.type };
}
