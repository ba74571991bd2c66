// What the document states that a request can break: every rule, precondition and limit, wherever it stands.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of them, as its refusal says it. */
export interface Statement {
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

/** By `<owner>/<id>`, where the owner is an operation, a named schema, or else the place in the document. */
export function statementsOf(document: Json): ReadonlyMap<string, Statement> {
  const found = new Map<string, Statement>();
  const visit = (value: Json, place: readonly string[]): void => {
    if (Array.isArray(value))
      for (const [index, item] of (value as readonly Json[]).entries()) visit(item, [...place, String(index)]);
    if (!isObject(value)) return;
    const owner =
      typeof value['operationId'] === 'string'
        ? value['operationId']
        : place[1] === 'schemas' && place.length === 3
          ? (place[2] ?? '')
          : place.join('/');
    for (const kind of kinds) {
      const list = value[kind];
      for (const each of Array.isArray(list) ? (list as readonly Json[]) : [])
        if (isObject(each)) found.set(`${owner}/${textOf(each['id'])}`, statementOf(kind, each));
    }
    for (const [name, member] of Object.entries(value))
      if (!name.startsWith('x-') && name !== 'examples') visit(member, [...place, name]);
  };
  visit(document, []);
  return found;
}

function statementOf(kind: Statement['kind'], { message, status, field }: JsonObject): Statement {
  return {
    kind,
    message: textOf(message),
    status: typeof status === 'number' ? status : 400,
    field: typeof field === 'string' ? field : undefined,
  };
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Those of the interface's own document, as it is published. */
export const statements = statementsOf(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/spec/openapi.json'), 'utf8')) as Json,
);
