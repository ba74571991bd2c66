// The claim about one field: declared wherever its resource is, of its type, and what the statement says of it.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim, type Mutation } from '../claim.ts';
import { found, type Where } from '../find.ts';
import { enumerated, retyped, typesOf, valuesOf } from '../schema/types.ts';
import { changedAt, isNode, nodeAt, type Node, type Path } from '../tree.ts';
import { meaning, words } from './prose.ts';
import { samples } from './samples.ts';

/** A resource of the interface: its name and every place where a response returns it. */
export interface Resource {
  readonly name: string;
  readonly at: readonly Where[];
}

/** What a statement says of a field. `types` is exact: a nullable field is `['string', 'null']`. */
export interface Facts {
  readonly types: string | readonly string[];
  readonly values?: readonly string[];
  readonly filterable?: true;
  readonly deprecated?: true;
  readonly readOnly?: true;
  readonly required?: boolean;
  readonly items?: string;
  readonly default?: unknown;
  readonly says?: readonly RegExp[];
  readonly means?: Readonly<Record<string, RegExp>>;
  readonly good?: readonly unknown[];
  readonly bad?: readonly unknown[];
}

/** The claim that a resource has a field as stated. The name is dotted: `backups.schedule.day`, `disks[].size`. */
export function fieldOf(id: string, resource: Resource, name: string, facts: Facts, ...more: readonly Check[]): Claim {
  return claim(id, ...resource.at.flatMap((where) => fieldChecks(where, name, facts)), ...more);
}

/** The checks of one field of the schema at a place. */
export function fieldChecks(where: Where, name: string, facts: Partial<Facts>): Check[] {
  const place: Where = (document) => {
    const [first] = found(document, where(document), name);
    assert(first, `there is no field ${name}`);
    return first;
  };
  const checks = [declared(where, name)];
  if (facts.types !== undefined) checks.push(typed(where, name, { types: facts.types }));
  if (facts.values !== undefined) checks.push(enumeration(place, name, facts.values));
  if (facts.filterable) checks.push(keyword(place, name, 'x-filterable', true));
  if (facts.deprecated) checks.push(keyword(place, name, 'deprecated', true));
  if (facts.readOnly) checks.push(keyword(place, name, 'readOnly', true));
  if ('default' in facts) checks.push(keyword(place, name, 'default', facts.default));
  if (facts.required !== undefined) checks.push(presence(where, name, facts.required));
  if (facts.items !== undefined) checks.push(typed(where, `${name}[]`, { types: facts.items }));
  if (facts.says) checks.push(words(place, name, facts.says));
  for (const [value, text] of Object.entries(facts.means ?? {})) checks.push(meaning(place, name, value, text));
  if (facts.good ?? facts.bad) checks.push(samples(place, name, { good: facts.good ?? [], bad: facts.bad ?? [] }));
  return checks;
}

/** That the schema declares the field. */
export function declared(where: Where, name: string): Check {
  return {
    holds: (document) => assert(found(document, where(document), name).length > 0, `there is no field ${name}`),
    breaks: [{ says: `${name} is left out`, change: (document) => everywhere(document, where, name, () => undefined) }],
  };
}

/** That the field admits exactly these JSON types. */
export function typed(where: Where, name: string, facts: Pick<Facts, 'types'>): Check {
  const types = [facts.types].flat().sort();
  const other = types.includes('boolean') ? 'integer' : 'boolean';
  const nullable = types.includes('null');
  const toggled = nullable ? types.filter((type) => type !== 'null') : [...types, 'null'];
  const retype = (says: string, next: readonly string[]): Mutation => ({
    says: `${name} ${says}`,
    change: (document) => everywhere(document, where, name, (schema) => retyped(schema, next)),
  });
  return {
    holds: (document) => {
      for (const path of found(document, where(document), name)) {
        assert.deepEqual(typesOf(nodeAt(document, path)), types, `the type of ${name}`);
      }
    },
    breaks: [
      retype('is of another type', [other, ...types.filter((type) => type === 'null')]),
      retype(nullable ? 'is never null' : 'may be null', toggled),
    ],
  };
}

/** That the schema enumerates exactly these values: all of them, and no other. */
export function enumeration(place: Where, name: string, values: readonly string[]): Check {
  const list = (says: string, next: readonly string[]): Mutation => ({
    says: `${name} ${says}`,
    change: (document) => changedAt(document, place(document), (schema) => enumerated(schema, next)),
  });
  return {
    holds: (document) => {
      const stated = valuesOf(nodeAt(document, place(document)));
      const actual = stated?.filter((value) => value !== null).map(String);
      assert.deepEqual(actual?.sort(), [...values].sort(), `the values of ${name}`);
    },
    breaks: [
      list('has a value more', [...values, 'another']),
      ...values.map((value) =>
        list(
          `lacks ${value}`,
          values.filter((kept) => kept !== value),
        ),
      ),
    ],
  };
}

/** That a keyword of the schema at a place has a value. */
export function keyword(place: Where, name: string, key: string, value: unknown): Check {
  const path: Where = (document) => [...place(document), key];
  return {
    holds: (document) => assert.deepEqual(nodeAt(document, place(document))[key], value, `${key} of ${name}`),
    breaks: [
      {
        says: `${name} has no ${key} ${JSON.stringify(value)}`,
        change: (document) => changedAt(document, path(document), () => undefined),
      },
      {
        says: `${name} has another ${key}`,
        change: (document) => changedAt(document, path(document), () => otherThan(value)),
      },
    ],
  };
}

/** Another value of the same type, so that only the value is wrong. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.length === 0 ? [0] : value.slice(1);
  return 'another';
}

/** That the object of the field requires it, or that it does not. */
export function presence(where: Where, name: string, required: boolean): Check {
  const last = name.split('.').at(-1) ?? name;
  const owner = (document: Node): Path => {
    const [first] = found(document, where(document), name);
    assert(first, `there is no field ${name}`);
    return first.slice(0, -2);
  };
  const listed = (document: Node): string[] => {
    const names = nodeAt(document, owner(document))['required'];
    return Array.isArray(names) ? names.map(String) : [];
  };
  return {
    holds: (document) => assert.equal(listed(document).includes(last), required, `whether ${name} is required`),
    breaks: [
      {
        says: required ? `${name} may be left out` : `${name} is required`,
        change: (document) =>
          changedAt(document, [...owner(document), 'required'], () =>
            required ? listed(document).filter((entry) => entry !== last) : [...listed(document), last],
          ),
      },
    ],
  };
}

/** The document with every declaration of a field changed (undefined removes them). */
export function everywhere(document: Node, where: Where, name: string, change: (schema: unknown) => unknown): Node {
  const paths = found(document, where(document), name);
  if (paths.length === 0) throw new Error(`a mutation finds no field ${name}`);
  return [...paths].reverse().reduce((changed, path) => {
    if (!isNode(changed)) throw new Error('a mutation keeps the document an object');
    return changedAt(changed, path, change);
  }, document);
}
