// Mutations of the document for claims about the validators.

import { getAt, updateAt, isNode, asArray, type Node, type Path } from '../immutable-tree.ts';
import type { ValidatorMutation } from './claim.ts';
import { findDeclarations, findApplicableSchemas, listInPlaceSchemas, operationPath } from './locate-fields.ts';
import type { OperationPart } from './validators-interface.ts';

const formatValue = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

/** Returns the document with each of these schemas changed. Throws if nothing changes. */
function updateEach(document: Node, paths: readonly Path[], change: (schema: Node) => unknown): Node {
  // An earlier change can remove branches that are still among the paths.
  const updated = paths.reduce<Node>(
    (result, path) =>
      isNode(getAt(result, path))
        ? updateAt(result, path, (schema) => (isNode(schema) ? change(schema) : schema))
        : result,
    document,
  );
  if (JSON.stringify(updated) === JSON.stringify(document)) throw new Error('a mutation changes nothing');
  return updated;
}

/** Returns a schema without a keyword. */
export const omit = (schema: Node, keyword: string): Node =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));

/** Removes all forms of an enumeration: `enum`, `const`, and unions of `const` branches. */
const dropEnumKeywords = (schema: Node): Node => {
  const hasOnlyConstBranches = asArray(schema['oneOf']).every((branch) => isNode(branch) && 'const' in branch);
  return omit(omit(hasOnlyConstBranches ? omit(schema, 'oneOf') : schema, 'enum'), 'const');
};

/** Creates a mutation that removes a keyword from a field. */
export function dropKeyword(part: OperationPart, field: string, keyword: string): ValidatorMutation {
  const description = `${keyword} of ${field === '' ? 'the value' : field} is dropped`;
  if (keyword === 'required') {
    const parent = field.split('.').slice(0, -1).join('.');
    const name = field.split('.').at(-1);
    return {
      description,
      change: (document) =>
        updateEach(dropAllRules(document), findApplicableSchemas(document, part, parent), (schema) =>
          'required' in schema
            ? { ...schema, required: asArray(schema['required']).filter((entry) => entry !== name) }
            : schema,
        ),
    };
  }
  return {
    description,
    change: (document) =>
      updateEach(
        keyword === 'type' ? dropAllRules(document) : document,
        findApplicableSchemas(document, part, field),
        (schema) => (keyword === 'enum' || keyword === 'const' ? dropEnumKeywords(schema) : omit(schema, keyword)),
      ),
  };
}

/** Creates a mutation that tightens a bound by one, or replaces a pattern with one that matches nothing. */
export function tightenKeyword(part: OperationPart, field: string, keyword: string): ValidatorMutation | undefined {
  const delta = { minLength: 1, minimum: 1, minItems: 1, maxLength: -1, maximum: -1, maxItems: -1 }[keyword];
  if (delta === undefined && keyword !== 'pattern') return undefined;
  return {
    description:
      keyword === 'pattern' ? `the pattern of ${field} matches nothing` : `${keyword} of ${field} is tighter by one`,
    change: (document) =>
      updateEach(document, findApplicableSchemas(document, part, field), (schema) => {
        const value = schema[keyword];
        if (typeof value === 'number' && delta !== undefined) return { ...schema, [keyword]: value + delta };
        return typeof value === 'string' ? { ...schema, [keyword]: '^a{3}b{4}c{5}$' } : schema;
      }),
  };
}

/** Creates a mutation that replaces a substring in the value of a keyword. */
export function replaceInKeyword(
  part: OperationPart,
  field: string,
  keyword: string,
  from: string,
  to: string,
): ValidatorMutation {
  return {
    description: `${keyword} of ${field} has ${to === '' ? 'no' : `${to} instead of`} ${from}`,
    change: (document) =>
      updateEach(document, findApplicableSchemas(document, part, field), (schema) => {
        const value = schema[keyword];
        return typeof value === 'string' ? { ...schema, [keyword]: value.replace(from, to) } : schema;
      }),
  };
}

/** Creates a mutation that removes one valid value from the enumeration or excludes it with `allOf`. */
export function rejectValue(part: OperationPart, field: string, value: unknown): ValidatorMutation {
  return {
    description: `${field} rejects ${formatValue(value)}`,
    change: (document) => {
      const schemas = findApplicableSchemas(document, part, field);
      const enumPaths = schemas.filter(
        (path) =>
          asArray(getAt(document, [...path, 'enum'])).includes(value) ||
          asArray(getAt(document, [...path, 'oneOf'])).some((branch) => isNode(branch) && branch['const'] === value),
      );
      if (enumPaths.length > 0) {
        return updateEach(dropAllRules(document), enumPaths, (schema) => removeEnumValue(schema, value));
      }
      return updateEach(
        typeof value === 'object' ? dropAllRules(document) : document,
        findDeclarations(document, part, field),
        ({ 'x-filterable': filterable, readOnly, writeOnly, ...schema }) => ({
          'x-filterable': filterable,
          readOnly,
          writeOnly,
          allOf: [schema, allExcept(value)],
        }),
      );
    },
  };
}

/** Returns the schema without an enum value or a `const` branch. */
function removeEnumValue(schema: Node, value: unknown): Node {
  const result: Record<string, unknown> = { ...schema };
  if ('enum' in schema) {
    // `enum` must not be empty.
    result['enum'] = [...asArray(schema['enum']).filter((entry) => entry !== value), 'placeholder'];
  }
  if ('oneOf' in schema) {
    result['oneOf'] = asArray(schema['oneOf']).filter((branch) => !isNode(branch) || branch['const'] !== value);
  }
  return result;
}

const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];

function getType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns a schema that rejects a value; for an array or object, all arrays or objects. */
function allExcept(value: unknown): Node {
  const otherTypes = { type: types.filter((type) => type !== getType(value)) };
  if (typeof value === 'string') {
    const escapedValue = value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return { anyOf: [otherTypes, { type: 'string', pattern: `^(?!${escapedValue}$)` }] };
  }
  if (typeof value === 'number') {
    return {
      anyOf: [otherTypes, { type: 'number', exclusiveMaximum: value }, { type: 'number', exclusiveMinimum: value }],
    };
  }
  if (typeof value === 'boolean') return { anyOf: [otherTypes, { type: 'boolean', enum: [!value] }] };
  return otherTypes;
}

/** Creates a mutation that replaces the schema of a field, declared or not; `undefined` removes it. */
export function redeclareField(part: OperationPart, field: string, schema: Node | undefined): ValidatorMutation {
  const parent = field.split('.').slice(0, -1).join('.');
  const name = field.split('.').at(-1) ?? '';
  return {
    description: schema === undefined ? `${field} is not declared` : `${field} is declared as ${formatValue(schema)}`,
    change: (original) => {
      const document = dropAllRules(original);
      const [first] = findApplicableSchemas(document, part, parent).filter(
        (path) => !isNode(getAt(document, path)) || getAt(document, [...path, '$ref']) === undefined,
      );
      if (first === undefined) throw new Error(`${field} has no parent schema`);
      const declaringSchemas = findApplicableSchemas(document, part, parent).filter(
        (path) =>
          isNode(getAt(document, [...path, 'properties'])) &&
          getAt(document, [...path, 'properties', name]) !== undefined,
      );
      const paths = declaringSchemas.length > 0 ? declaringSchemas : [first];
      return updateEach(document, paths, (parentSchema) => {
        const properties = isNode(parentSchema['properties']) ? parentSchema['properties'] : {};
        return {
          ...parentSchema,
          properties: schema === undefined ? omit(properties, name) : { ...properties, [name]: schema },
        };
      });
    },
  };
}

/** Creates a mutation that rejects undeclared properties. */
export function forbidOtherProperties(part: OperationPart, field = ''): ValidatorMutation {
  return {
    description: `other properties ${field === '' ? '' : `of ${field} `}are rejected`,
    change: (document) =>
      updateEach(
        document,
        findApplicableSchemas(document, part, field).filter(
          (path) => getAt(document, [...path, 'properties']) !== undefined,
        ),
        (schema) => ({ ...schema, additionalProperties: false }),
      ),
  };
}

/** Creates a mutation that replaces the schema of a field. */
export function replaceSchema(
  part: OperationPart,
  field: string,
  schema: unknown,
  description: string,
): ValidatorMutation {
  return {
    description,
    change: (document) =>
      findDeclarations(document, part, field).reduce<Node>(
        (result, path) => updateAt(result, path, () => schema),
        document,
      ),
  };
}

/** Returns the paths of all `x-rules` that apply to a part. */
const findRuleLists = (document: Node, part: OperationPart): Path[] => {
  const ruleLists: Path[] = [];
  const seen = new Set<string>();
  const visit = (path: Path): void => {
    for (const node of listInPlaceSchemas(document, path, seen)) {
      if (Array.isArray(getAt(document, [...node, 'x-rules']))) ruleLists.push([...node, 'x-rules']);
      const properties = getAt(document, [...node, 'properties']);
      for (const name of isNode(properties) ? Object.keys(properties) : []) visit([...node, 'properties', name]);
      if (isNode(getAt(document, [...node, 'items']))) visit([...node, 'items']);
    }
  };
  for (const path of findDeclarations(document, part, '')) visit(path);
  return ruleLists;
};

/**
 * Returns the document without rules. After a mutation, a rule might read a field of the wrong type or an optional
 * field, which would be an error in the document.
 */
function dropAllRules(document: Node): Node {
  const cleaned: unknown = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'x-rules' ? undefined : value)),
  );
  if (!isNode(cleaned)) throw new Error('a document must be an object');
  return cleaned;
}

/** Creates a mutation that removes rules. */
export function dropRules(part: OperationPart, ids: readonly string[]): ValidatorMutation {
  return {
    description: `the rule ${ids.join(' and ')} is removed`,
    change: (document) => updateRules(document, part, (rule) => (ids.includes(String(rule['id'])) ? undefined : rule)),
  };
}

/** Creates a mutation that negates a rule. */
export function negateRule(part: OperationPart, id: string): ValidatorMutation {
  return {
    description: `the rule ${id} is negated`,
    change: (document) =>
      updateRules(document, part, (rule) =>
        rule['id'] === id ? { ...rule, rule: `!(${String(rule['rule'])})` } : rule,
      ),
  };
}

function updateRules(document: Node, part: OperationPart, change: (rule: Node) => Node | undefined): Node {
  const result = findRuleLists(document, part).reduce<Node>(
    (updated, path) =>
      updateAt(updated, path, (rules) => {
        const remaining = asArray(rules).flatMap((rule) => (isNode(rule) ? (change(rule) ?? []) : []));
        return remaining.length > 0 ? remaining : undefined;
      }),
    document,
  );
  if (JSON.stringify(result) === JSON.stringify(document)) throw new Error('a mutation changes no rule');
  return result;
}

/** Creates a mutation that removes the operation. */
export function removeOperation(part: OperationPart): ValidatorMutation {
  return {
    description: `${part.call} does not exist`,
    change: (document) => updateAt(document, operationPath(part), () => undefined),
  };
}

/** Creates a mutation that requires an additional property. */
export function requireProperty(part: OperationPart, name: string): ValidatorMutation {
  return {
    description: `${name} is required`,
    change: (document) => {
      const targets = findApplicableSchemas(document, part, '').filter(
        (path) => getAt(document, [...path, '$ref']) === undefined,
      );
      return updateEach(document, targets.slice(0, 1), (schema) => ({
        ...schema,
        required: [...asArray(schema['required']), name],
      }));
    },
  };
}
