// Claims about the fields of a resource, in every response that returns it.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim, type Mutation } from '../claim.ts';
import { field, findFields, type Locator } from '../locators.ts';
import { replaceValues, replaceType, listTypes, listValues } from '../schema/types.ts';
import { updateAt, isNode, getNode, type Node, type Path } from '../immutable-tree.ts';
import { checkValueDescription, checkDescription } from './descriptions.ts';
import { checkSamples } from './accepted-and-rejected-values.ts';

/** Resource of the API: its name, and the locator of its schema in every response that returns it. */
export interface Resource {
  readonly name: string;
  readonly locators: readonly Locator[];
}

/** Expected facts about a field. `types` contains every allowed type: `['string', 'null']` for a nullable string. */
export interface FieldFacts {
  readonly types: string | readonly string[];
  readonly values?: readonly string[];
  readonly filterable?: true;
  readonly deprecated?: true;
  readonly readOnly?: true;
  readonly required?: boolean;
  readonly items?: string;
  readonly default?: unknown;
  /** Patterns that its description must match. */
  readonly description?: readonly RegExp[];
  /** For each enum value, the pattern that its description must match. */
  readonly valueDescriptions?: Readonly<Record<string, RegExp>>;
  /** Values that the schema must accept. */
  readonly good?: readonly unknown[];
  /** Values that the schema must reject. */
  readonly bad?: readonly unknown[];
}

/** Claims facts about a field of a resource. The name is dotted: `backups.schedule.day`, `disks[].size`. */
export function claimField(
  id: string,
  resource: Resource,
  name: string,
  facts: FieldFacts,
  ...more: readonly Check[]
): Claim {
  return claim(id, ...resource.locators.flatMap((locate) => checkField(locate, name, facts)), ...more);
}

/** Checks facts about a field of the located schema. */
export function checkField(locate: Locator, name: string, facts: Partial<FieldFacts>): Check[] {
  const locateField = field(locate, name);
  const checks = [checkDeclared(locate, name)];
  if (facts.types !== undefined) checks.push(checkTypes(locate, name, { types: facts.types }));
  if (facts.values !== undefined) checks.push(checkValues(locateField, name, facts.values));
  if (facts.filterable) checks.push(checkKeyword(locateField, name, 'x-filterable', true));
  if (facts.deprecated) checks.push(checkKeyword(locateField, name, 'deprecated', true));
  if (facts.readOnly) checks.push(checkKeyword(locateField, name, 'readOnly', true));
  if ('default' in facts) checks.push(checkKeyword(locateField, name, 'default', facts.default));
  if (facts.required !== undefined) checks.push(checkRequired(locate, name, facts.required));
  if (facts.items !== undefined) checks.push(checkTypes(locate, `${name}[]`, { types: facts.items }));
  if (facts.description) checks.push(checkDescription(locateField, name, facts.description));
  for (const [value, pattern] of Object.entries(facts.valueDescriptions ?? {}))
    checks.push(checkValueDescription(locateField, name, value, pattern));
  if (facts.good ?? facts.bad)
    checks.push(checkSamples(locateField, name, { good: facts.good ?? [], bad: facts.bad ?? [] }));
  return checks;
}

/** Checks that the schema declares the field. */
export function checkDeclared(locate: Locator, name: string): Check {
  return {
    verify: (document) => assert(findFields(document, locate(document), name).length > 0, `missing field ${name}`),
    mutations: [
      { description: `${name} is missing`, change: (document) => updateField(document, locate, name, () => undefined) },
    ],
  };
}

/** Checks that the field allows exactly these JSON types. */
export function checkTypes(locate: Locator, name: string, facts: Pick<FieldFacts, 'types'>): Check {
  const types = [facts.types].flat().sort();
  const other = types.includes('boolean') ? 'integer' : 'boolean';
  const isNullable = types.includes('null');
  const toggledTypes = isNullable ? types.filter((type) => type !== 'null') : [...types, 'null'];
  const changeType = (description: string, newTypes: readonly string[]): Mutation => ({
    description: `${name} ${description}`,
    change: (document) => updateField(document, locate, name, (schema) => replaceType(schema, newTypes)),
  });
  return {
    verify: (document) => {
      for (const path of findFields(document, locate(document), name)) {
        assert.deepEqual(listTypes(getNode(document, path)), types, `the type of ${name}`);
      }
    },
    mutations: [
      changeType('has a different type', [other, ...types.filter((type) => type === 'null')]),
      changeType(isNullable ? 'is never null' : 'may be null', toggledTypes),
    ],
  };
}

/** Checks that the schema enumerates exactly these values. */
export function checkValues(locate: Locator, name: string, values: readonly string[]): Check {
  const changeValues = (description: string, newValues: readonly string[]): Mutation => ({
    description: `${name} ${description}`,
    change: (document) => updateAt(document, locate(document), (schema) => replaceValues(schema, newValues)),
  });
  return {
    verify: (document) => {
      const schemaValues = listValues(getNode(document, locate(document)));
      const actual = schemaValues?.filter((value) => value !== null).map(String);
      assert.deepEqual(actual?.sort(), [...values].sort(), `the values of ${name}`);
    },
    mutations: [
      changeValues('has one more value', [...values, 'another']),
      ...values.map((value) =>
        changeValues(
          `lacks ${value}`,
          values.filter((other) => other !== value),
        ),
      ),
    ],
  };
}

/** Checks the value of a keyword of the located schema. */
export function checkKeyword(locate: Locator, name: string, key: string, value: unknown): Check {
  const locateKeyword: Locator = (document) => [...locate(document), key];
  return {
    verify: (document) => assert.deepEqual(getNode(document, locate(document))[key], value, `${key} of ${name}`),
    mutations: [
      {
        description: `${name} has no ${key} ${JSON.stringify(value)}`,
        change: (document) => updateAt(document, locateKeyword(document), () => undefined),
      },
      {
        description: `${name} has a different ${key}`,
        change: (document) => updateAt(document, locateKeyword(document), () => createDifferentValue(value)),
      },
    ],
  };
}

/** Returns a different value of the same type, so that only the value is wrong. */
function createDifferentValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.length === 0 ? [0] : value.slice(1);
  return 'another';
}

/** Checks whether the parent object requires the field. */
export function checkRequired(locate: Locator, name: string, required: boolean): Check {
  const propertyName = name.split('.').at(-1) ?? name;
  const locateField = field(locate, name);
  const locateOwner = (document: Node): Path => locateField(document).slice(0, -2);
  const listRequiredProperties = (document: Node): string[] => {
    const names = getNode(document, locateOwner(document))['required'];
    return Array.isArray(names) ? names.map(String) : [];
  };
  return {
    verify: (document) =>
      assert.equal(listRequiredProperties(document).includes(propertyName), required, `whether ${name} is required`),
    mutations: [
      {
        description: required ? `${name} is optional` : `${name} is required`,
        change: (document) =>
          updateAt(document, [...locateOwner(document), 'required'], () =>
            required
              ? listRequiredProperties(document).filter((entry) => entry !== propertyName)
              : [...listRequiredProperties(document), propertyName],
          ),
      },
    ],
  };
}

/** Returns the document with every declaration of a field changed; `undefined` removes them. */
export function updateField(document: Node, locate: Locator, name: string, change: (schema: unknown) => unknown): Node {
  const paths = findFields(document, locate(document), name);
  if (paths.length === 0) throw new Error(`a mutation cannot find the field ${name}`);
  return [...paths].reverse().reduce((updated, path) => {
    if (!isNode(updated)) throw new Error('a mutation cannot replace the document');
    return updateAt(updated, path, change);
  }, document);
}
