// Rules, preconditions, and limits of the document.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A constraint, and the error response to a violation. */
export interface Constraint {
  readonly kind: 'x-rules' | 'x-preconditions' | 'x-limits';
  readonly status: number;
  readonly message: string;
  readonly field: string | undefined;
}

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kinds = ['x-rules', 'x-preconditions', 'x-limits'] as const;

/** Returns constraints by `<owner>/<id>`. The owner is an operation, a named schema, or a path in the document. */
export function findConstraints(document: Json): ReadonlyMap<string, Constraint> {
  const constraintsById = new Map<string, Constraint>();
  const visit = (value: Json, path: readonly string[]): void => {
    if (Array.isArray(value))
      for (const [index, item] of (value as readonly Json[]).entries()) visit(item, [...path, String(index)]);
    if (!isObject(value)) return;
    const owner = ownerOf(value, path);
    for (const kind of kinds) {
      const constraintList = value[kind];
      for (const constraint of Array.isArray(constraintList) ? (constraintList as readonly Json[]) : [])
        if (isObject(constraint))
          constraintsById.set(`${owner}/${stringOrEmpty(constraint['id'])}`, toConstraint(kind, constraint));
    }
    for (const [name, child] of Object.entries(value))
      if (!name.startsWith('x-') && name !== 'examples') visit(child, [...path, name]);
  };
  visit(document, []);
  return constraintsById;
}

function ownerOf(value: JsonObject, path: readonly string[]): string {
  if (typeof value['operationId'] === 'string') return value['operationId'];
  return path[1] === 'schemas' && path.length === 3 ? (path[2] ?? '') : path.join('/');
}

function toConstraint(kind: Constraint['kind'], { message, status, field }: JsonObject): Constraint {
  return {
    kind,
    message: stringOrEmpty(message),
    status: typeof status === 'number' ? status : 400,
    field: typeof field === 'string' ? field : undefined,
  };
}

const stringOrEmpty = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The constraints of the published API document. */
export const constraints = findConstraints(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/spec/openapi.json'), 'utf8')) as Json,
);
