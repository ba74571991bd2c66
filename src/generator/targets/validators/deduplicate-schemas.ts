// Deduplication of equal inline schemas: which ones share a validator function, and in which module.

import type { JsonSchema } from '../../model/types/schema.ts';
import { lazy } from '../../model/lazy.ts';
import { withNumberSuffix, toCaseStyles } from '../../model/naming/case-styles.ts';
import type { SubschemaKeyword } from '../../model/subschemas.ts';
import { forEachSubschema } from '../../model/visit-schemas.ts';
import type { SchemaFingerprints } from './schema-fingerprint.ts';
import { compound } from './preferred-variable-names.ts';

/** A named schema, or an inline schema of an operation or of a component, and the module that validates it. */
export interface SchemaRoot {
  readonly jsonSchema: JsonSchema;
  /** The module path. */
  readonly path: string;
  /** The base of type names for schemas in it. */
  readonly type: string;
  /** The base of names for the schema itself. */
  readonly hint: string;
  /** Whether the schema is inline: it can share its own function, too. */
  readonly isInline: boolean;
}

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
  /** Returns the first schema with a fingerprint that has a shared module, and the base of names for it. */
  readonly firstOccurrence: (fingerprint: number) => Pick<SchemaRoot, 'jsonSchema' | 'hint'>;
  /** Returns the fingerprint for which the module `path` is shared; `undefined` for other modules. */
  readonly fingerprintOfModule: (path: string) => number | undefined;
  /**
   * Returns the schemas that a module contains by fingerprint, as seen from it: `undefined` for those not shared.
   * Includes their subschemas at any depth.
   */
  readonly schemasIn: (path: string) => ReadonlyMap<number, SharedSchema | undefined>;
}

/** All occurrences of schemas with one fingerprint. */
interface SchemaOccurrences {
  /** The first occurrence, and the type name of the root that contains it. */
  readonly jsonSchema: JsonSchema;
  readonly type: string;
  readonly hint: string;
  readonly children: readonly number[];
  /** The number of subschemas at any depth, plus one for the schema itself. */
  readonly size: number;
  /** Whether the schema gets a function. If it is inlined, its subschemas count as subschemas of the parent. */
  hasFunction: boolean;
  /** Number of occurrences by module path. */
  readonly occurrences: Map<string, number>;
}

/** Minimum size of a schema with a shared module: a few smaller ones cost less than the module and its imports. */
const minSharedSize = 3;

/** Minimum number of modules that share a smaller schema. */
const minUsesOfSmallSchema = 4;

/** Finds equal inline schemas in all roots. */
export function deduplicateSchemas(roots: readonly SchemaRoot[], fingerprintOf: SchemaFingerprints): Deduplication {
  const byFingerprint = new Map<number, SchemaOccurrences>();
  for (const { jsonSchema, path, type, hint, isInline } of roots) {
    const fingerprints = isInline
      ? collectSchema(jsonSchema, true, type, hint, fingerprintOf, byFingerprint)
      : collectSubschemas(jsonSchema, type, hint, fingerprintOf, byFingerprint);
    for (const fingerprint of fingerprints) countOccurrences(byFingerprint, fingerprint, path, 1);
  }
  const modules = new Map<number, SharedModule>();
  const usedNames = new Set<string>();
  // Subschemas precede the schemas that contain them, so parents are visited first in reverse order.
  for (const [fingerprint, content] of [...byFingerprint].reverse()) {
    const { occurrences, hasFunction, size } = content;
    const module =
      hasFunction && occurrences.size >= (size < minSharedSize ? minUsesOfSmallSchema : 2)
        ? nameSharedModule(content, usedNames)
        : undefined;
    if (module) modules.set(fingerprint, module);
    const containers = module
      ? [[module.path, 1] as const]
      : hasFunction
        ? [...occurrences.keys()].map((path) => [path, 1] as const)
        : [...occurrences];
    for (const child of content.children)
      for (const [path, times] of containers) countOccurrences(byFingerprint, child, path, times);
  }
  const participants = new Set([...roots, ...modules.values()].map(({ path }) => path));
  const sharedSchema = (fingerprint: number, path: string): SharedSchema | undefined => {
    const module = modules.get(fingerprint);
    if (module) return { fingerprint, module };
    const { hasFunction = false, occurrences } = byFingerprint.get(fingerprint) ?? {};
    return hasFunction && (occurrences?.get(path) ?? 0) > 1 ? { fingerprint } : undefined;
  };
  const fingerprintsByModule = lazy(
    () => new Map([...modules].map(([fingerprint, { path }]) => [path, fingerprint] as const)),
  );
  const schemasByModule = lazy(() => {
    const schemas = new Map<string, Map<number, SharedSchema | undefined>>();
    for (const [fingerprint, { occurrences }] of byFingerprint) {
      for (const path of occurrences.keys()) {
        const inModule = schemas.get(path) ?? new Map<number, SharedSchema | undefined>();
        schemas.set(path, inModule.set(fingerprint, sharedSchema(fingerprint, path)));
      }
    }
    // A module can also read the subschemas of shared schemas, which it inlines or parses. Iteration includes additions.
    for (const [path, inModule] of schemas)
      for (const fingerprint of inModule.keys())
        for (const child of byFingerprint.get(fingerprint)?.children ?? [])
          if (!inModule.has(child)) inModule.set(child, sharedSchema(child, path));
    return schemas;
  });
  return {
    isParticipating: (path) => participants.has(path),
    sharedSchema,
    fingerprintOfModule: (path) => fingerprintsByModule().get(path),
    schemasIn: (path) => schemasByModule().get(path) ?? new Map<number, SharedSchema | undefined>(),
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
  type: string,
  hint: string,
  fingerprintOf: SchemaFingerprints,
  byFingerprint: Map<number, SchemaOccurrences>,
): readonly number[] {
  const children: number[] = [];
  if (typeof jsonSchema === 'boolean') return children;
  forEachSubschema(jsonSchema, (child, keyword, key) => {
    const childHint = keyword === 'properties' ? String(key) : compound(hint, keyword === 'items' ? 'Item' : '');
    const hasFunction = !inlinedKeywords.has(keyword) || validatesProperties(child);
    children.push(...collectSchema(child, hasFunction, type, childHint, fingerprintOf, byFingerprint));
  });
  return children;
}

/** Returns the fingerprint of a schema; records it and its subschemas if it is new. Ignores boolean schemas. */
function collectSchema(
  jsonSchema: JsonSchema,
  hasFunction: boolean,
  type: string,
  hint: string,
  fingerprintOf: SchemaFingerprints,
  byFingerprint: Map<number, SchemaOccurrences>,
): readonly number[] {
  const fingerprint = fingerprintOf(jsonSchema);
  if (typeof jsonSchema === 'boolean') return [];
  const known = byFingerprint.get(fingerprint);
  if (known) {
    known.hasFunction ||= hasFunction;
    return [fingerprint];
  }
  const children = collectSubschemas(jsonSchema, type, hint, fingerprintOf, byFingerprint);
  byFingerprint.set(fingerprint, {
    jsonSchema,
    type,
    hint,
    children,
    size: children.reduce((sum, each) => sum + (byFingerprint.get(each)?.size ?? 0), 1),
    hasFunction,
    occurrences: new Map(),
  });
  return [fingerprint];
}

/** Keywords whose schemas are inlined, unless they validate properties. */
const inlinedKeywords: ReadonlySet<SubschemaKeyword> = new Set([
  'properties',
  'allOf',
  'anyOf',
  'oneOf',
  'then',
  'else',
]);

function validatesProperties(jsonSchema: JsonSchema): boolean {
  if (typeof jsonSchema === 'boolean') return false;
  const { object, allOf = [], anyOf = [], oneOf = [] } = jsonSchema;
  return object !== undefined || [...allOf, ...anyOf, ...oneOf].some(validatesProperties);
}

function nameSharedModule({ type, hint }: SchemaOccurrences, usedNames: Set<string>): SharedModule {
  const first = toCaseStyles(`${type} ${hint}`, 'part');
  let spelling = first;
  for (let number = 2; usedNames.has(spelling.file) || usedNames.has(spelling.type); number++)
    spelling = withNumberSuffix(first, number);
  usedNames.add(spelling.file).add(spelling.type);
  return { path: `parts/${spelling.file}`, type: spelling.type };
}
