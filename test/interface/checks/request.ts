// The claims about a request body: the fields it declares, which of them can be written, and what it accepts.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim } from '../claim.ts';
import { branches, fieldNames, found, operation, request, type Where } from '../find.ts';
import { typesOf } from '../schema/types.ts';
import { at, changedAt, listOf, nodeAt, type Node, type Path } from '../tree.ts';
import { declared, everywhere, fieldChecks, presence, type Facts } from './field.ts';
import { samples, type Samples } from './samples.ts';

/** Fields of a request: dotted name to type, with `!` behind the type of one that is marked required. */
export type Fields = Readonly<Record<string, string>>;

/** The claim that a request declares these fields with these types (null may be admitted besides). */
export function requestFields(id: string, call: string, fields: Fields): Claim {
  const where = request(call);
  return claim(
    id,
    ...Object.entries(fields).flatMap(([name, type]) => {
      const checks = [declared(where, name), takes(where, name, type.replace('!', ''))];
      return type.endsWith('!') ? [...checks, presence(where, name, true)] : checks;
    }),
  );
}

function takes(where: Where, name: string, type: string): Check {
  const other = type === 'boolean' ? 'integer' : 'boolean';
  return {
    holds: (document) => {
      for (const path of found(document, where(document), name)) {
        const types = typesOf(nodeAt(document, path)).filter((entry) => entry !== 'null');
        assert.deepEqual(types, [type], `the type of ${name}`);
      }
    },
    breaks: [
      { says: `${name} is a ${other}`, change: (doc) => everywhere(doc, where, name, () => ({ type: other })) },
      {
        says: `${name} may be a ${other} too`,
        change: (doc) => everywhere(doc, where, name, () => ({ type: [type, other] })),
      },
    ],
  };
}

/** The claim that exactly these fields can be written; any other field of the body is ignored, not refused. */
export function writable(id: string, call: string, names: readonly string[]): Claim {
  return claim(id, writableCheck(call, names), openCheck(call));
}

function writableCheck(call: string, names: readonly string[]): Check {
  const where = request(call);
  const set = (name: string, value: unknown) => (document: Node) =>
    changedAt(document, [...where(document), 'properties', name], () => value);
  return {
    holds: (document) =>
      assert.deepEqual(writableNames(document, where(document)), [...names].sort(), `what ${call} can write`),
    breaks: [
      { says: 'another field can be written', change: set('another', { type: 'string' }) },
      ...names.flatMap((name) => [
        { says: `${name} is left out`, change: (doc: Node) => everywhere(doc, where, name, () => undefined) },
        {
          says: `${name} is read-only`,
          change: (doc: Node) => everywhere(doc, where, name, () => ({ readOnly: true })),
        },
      ]),
    ],
  };
}

/** The top-level fields of a request schema that are not read-only, sorted. */
export function writableNames(document: Node, schema: Path): string[] {
  return fieldNames(document, schema)
    .filter((name) => found(document, schema, name).every((path) => nodeAt(document, path)['readOnly'] !== true))
    .sort();
}

function openCheck(call: string): Check {
  const where = request(call);
  const keywords = ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'maxProperties'];
  return {
    holds: (document) => {
      for (const branch of branches(document, where(document))) {
        for (const keyword of keywords) {
          assert.equal(at(document, [...branch, keyword]), undefined, `${call} refuses fields with ${keyword}`);
        }
      }
    },
    breaks: keywords.slice(0, 2).map((keyword) => ({
      says: `${call} refuses other fields (${keyword})`,
      change: (document) => changedAt(document, [...where(document), keyword], () => false),
    })),
  };
}

/** The claim that these fields of a resource cannot be written: the request lacks them or marks them read-only. */
export function notWritable(id: string, call: string, names: readonly string[], ...more: readonly Check[]): Claim {
  return claim(id, unwritten(call, names), ...more);
}

/** The check behind `notWritable`. */
export function unwritten(call: string, names: readonly string[]): Check {
  const where = request(call);
  return {
    holds: (document) => {
      const writes = writableNames(document, where(document));
      for (const name of names) assert(!writes.includes(name), `${call} can write ${name}`);
    },
    breaks: names.map((name) => ({
      says: `${call} can write ${name}`,
      change: (document) => changedAt(document, [...where(document), 'properties', name], () => ({ type: 'string' })),
    })),
  };
}

/** The claim about what one field of a request accepts. */
export function fieldAccepts(
  id: string,
  call: string,
  name: string,
  values: Samples,
  ...more: readonly Check[]
): Claim {
  return claim(id, accepted(call, name, values), ...more);
}

/** The check behind `fieldAccepts`: the schema of the field, by itself. */
export function accepted(call: string, name: string, values: Samples): Check {
  const where = request(call);
  const place: Where = (document) => {
    const [first] = found(document, where(document), name);
    assert(first, `${call} has no field ${name}`);
    return first;
  };
  return samples(place, name, values);
}

/** The check of what the whole body of a request accepts, where one field does not show it. */
export function bodyAccepts(call: string, values: Samples): Check {
  return samples(request(call), `the body of ${call}`, values);
}

/** The claim that one field of a request is as stated, beyond its type. */
export function requestField(id: string, call: string, name: string, facts: Facts, ...more: readonly Check[]): Claim {
  return claim(id, ...fieldChecks(request(call), name, facts), ...more);
}

/** The check that an update gives this field its default when it is omitted, and does not keep the stored value. */
export function defaultsInUpdate(call: string, name: string): Check {
  const path = [...operation(call), 'x-effect', 'defaults'];
  return {
    holds: (document) => assert(listOf(at(document, path)).includes(name), `${name} has no default in ${call}`),
    breaks: [
      {
        says: `${name} keeps its value when omitted`,
        change: (document) => changedAt(document, path, (list) => listOf(list).filter((entry) => entry !== name)),
      },
    ],
  };
}
