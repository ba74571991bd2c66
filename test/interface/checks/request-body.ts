// Claims about request bodies: declared fields, writable fields, and accepted values.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim } from '../claim.ts';
import {
  collectBranches,
  field,
  findFields,
  listFieldNames,
  operationPath,
  requestBody,
  type Locator,
} from '../locators.ts';
import { listTypes } from '../schema/types.ts';
import { getAt, updateAt, asArray, getNode, type Node, type Path } from '../immutable-tree.ts';
import { checkDeclared, updateField, checkField, checkRequired, type FieldFacts } from './resource-field.ts';
import { checkSamples, type Samples } from './accepted-and-rejected-values.ts';

/** Types of request fields by dotted name; a trailing `!` marks a required field. */
export type FieldTypes = Readonly<Record<string, string>>;

/** Claims that a request declares these fields with these types; `null` may be allowed as well. */
export function claimRequestFields(id: string, call: string, fields: FieldTypes): Claim {
  const locate = requestBody(call);
  return claim(
    id,
    ...Object.entries(fields).flatMap(([name, type]) => {
      const checks = [checkDeclared(locate, name), checkFieldType(locate, name, type.replace('!', ''))];
      return type.endsWith('!') ? [...checks, checkRequired(locate, name, true)] : checks;
    }),
  );
}

function checkFieldType(locate: Locator, name: string, type: string): Check {
  const otherType = type === 'boolean' ? 'integer' : 'boolean';
  return {
    verify: (document) => {
      for (const path of findFields(document, locate(document), name)) {
        const types = listTypes(getNode(document, path)).filter((entry) => entry !== 'null');
        assert.deepEqual(types, [type], `the type of ${name}`);
      }
    },
    mutations: [
      {
        description: `${name} has the type ${otherType}`,
        change: (doc) => updateField(doc, locate, name, () => ({ type: otherType })),
      },
      {
        description: `${name} may also have the type ${otherType}`,
        change: (doc) => updateField(doc, locate, name, () => ({ type: [type, otherType] })),
      },
    ],
  };
}

/** Claims that exactly these fields are writable; other fields are ignored, not rejected. */
export function claimWritable(id: string, call: string, names: readonly string[]): Claim {
  return claim(id, checkWritable(call, names), checkAdditionalFieldsAllowed(call));
}

function checkWritable(call: string, names: readonly string[]): Check {
  const locate = requestBody(call);
  const setProperty = (name: string, value: unknown) => (document: Node) =>
    updateAt(document, [...locate(document), 'properties', name], () => value);
  return {
    verify: (document) =>
      assert.deepEqual(
        listWritableFields(document, locate(document)),
        [...names].sort(),
        `the writable fields of ${call}`,
      ),
    mutations: [
      { description: 'an additional field is writable', change: setProperty('another', { type: 'string' }) },
      ...names.flatMap((name) => [
        { description: `${name} is missing`, change: (doc: Node) => updateField(doc, locate, name, () => undefined) },
        {
          description: `${name} is read-only`,
          change: (doc: Node) => updateField(doc, locate, name, () => ({ readOnly: true })),
        },
      ]),
    ],
  };
}

/** Returns the top-level fields of a request schema that are not read-only, sorted. */
export function listWritableFields(document: Node, schema: Path): string[] {
  return listFieldNames(document, schema)
    .filter((name) => findFields(document, schema, name).every((path) => getNode(document, path)['readOnly'] !== true))
    .sort();
}

function checkAdditionalFieldsAllowed(call: string): Check {
  const locate = requestBody(call);
  const keywords = ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'maxProperties'];
  return {
    verify: (document) => {
      for (const branch of collectBranches(document, locate(document))) {
        for (const keyword of keywords) {
          assert.equal(getAt(document, [...branch, keyword]), undefined, `${call} rejects fields with ${keyword}`);
        }
      }
    },
    mutations: keywords.slice(0, 2).map((keyword) => ({
      description: `${call} rejects other fields (${keyword})`,
      change: (document) => updateAt(document, [...locate(document), keyword], () => false),
    })),
  };
}

/** Claims that these fields of a resource are not writable: the request lacks them or marks them read-only. */
export function claimNotWritable(id: string, call: string, names: readonly string[], ...more: readonly Check[]): Claim {
  return claim(id, checkNotWritable(call, names), ...more);
}

/** Checks that these fields are not writable. */
export function checkNotWritable(call: string, names: readonly string[]): Check {
  const locate = requestBody(call);
  return {
    verify: (document) => {
      const writableFields = listWritableFields(document, locate(document));
      for (const name of names) assert(!writableFields.includes(name), `${name} is writable in ${call}`);
    },
    mutations: names.map((name) => ({
      description: `${name} is writable in ${call}`,
      change: (document) => updateAt(document, [...locate(document), 'properties', name], () => ({ type: 'string' })),
    })),
  };
}

/** Claims which values a field of a request accepts and rejects. */
export function claimRequestFieldAccepts(
  id: string,
  call: string,
  name: string,
  samples: Samples,
  ...more: readonly Check[]
): Claim {
  return claim(id, checkRequestFieldAccepts(call, name, samples), ...more);
}

/** Checks which values the schema of a request field accepts and rejects. */
export function checkRequestFieldAccepts(call: string, name: string, samples: Samples): Check {
  return checkSamples(field(requestBody(call), name), name, samples);
}

/** Checks which request bodies are accepted and rejected, for constraints on more than one field. */
export function checkBodyAccepts(call: string, samples: Samples): Check {
  return checkSamples(requestBody(call), `the body of ${call}`, samples);
}

/** Claims facts about a field of a request. */
export function claimRequestField(
  id: string,
  call: string,
  name: string,
  facts: FieldFacts,
  ...more: readonly Check[]
): Claim {
  return claim(id, ...checkField(requestBody(call), name, facts), ...more);
}

/** Checks that an update resets this field to its default if it is omitted, instead of keeping the stored value. */
export function checkDefaultInUpdate(call: string, name: string): Check {
  const path = [...operationPath(call), 'x-effect', 'defaults'];
  return {
    verify: (document) => assert(asArray(getAt(document, path)).includes(name), `${name} has no default in ${call}`),
    mutations: [
      {
        description: `${name} keeps its value when omitted`,
        change: (document) =>
          updateAt(document, path, (defaults) => asArray(defaults).filter((entry) => entry !== name)),
      },
    ],
  };
}
