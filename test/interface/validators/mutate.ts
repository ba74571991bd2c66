// How a behaviour is taken away from the document: a keyword dropped or altered, a value refused, a rule left out.

import { at, changedAt, isNode, listOf, type Node, type Path } from '../tree.ts';
import type { Breakage } from './claim.ts';
import { declarations, judging, nodesOf, operationOf } from './fields.ts';
import type { Place } from './interface.ts';

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

/** Changes each of some schemas; a change that finds none to change is a defect. */
function changedEach(document: Node, paths: readonly Path[], change: (schema: Node) => unknown): Node {
  // Branches of a list that an earlier change took away are not there any more.
  const changed = paths.reduce<Node>(
    (result, path) =>
      isNode(at(result, path))
        ? changedAt(result, path, (schema) => (isNode(schema) ? change(schema) : schema))
        : result,
    document,
  );
  if (JSON.stringify(changed) === JSON.stringify(document)) throw new Error('a breakage changes nothing');
  return changed;
}

/** An object without a member. */
export const omit = (schema: Node, keyword: string): Node =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));

/** What the validators call `enum` is also written as branches of `const`. */
const withoutValues = (schema: Node): Node => {
  const named = listOf(schema['oneOf']).every((branch) => isNode(branch) && 'const' in branch);
  return omit(omit(named ? omit(schema, 'oneOf') : schema, 'enum'), 'const');
};

/** A keyword no longer judges a field. */
export function dropped(place: Place, field: string, keyword: string): Breakage {
  const says = `${keyword} of ${field === '' ? 'the whole' : field} is dropped`;
  if (keyword === 'required') {
    const parent = field.split('.').slice(0, -1).join('.');
    const name = field.split('.').at(-1);
    return {
      says,
      change: (document) =>
        changedEach(withoutRules(document), judging(document, place, parent), (schema) =>
          'required' in schema
            ? { ...schema, required: listOf(schema['required']).filter((entry) => entry !== name) }
            : schema,
        ),
    };
  }
  return {
    says,
    change: (document) =>
      changedEach(keyword === 'type' ? withoutRules(document) : document, judging(document, place, field), (schema) =>
        keyword === 'enum' || keyword === 'const' ? withoutValues(schema) : omit(schema, keyword),
      ),
  };
}

/** A bound is one further in, or a pattern matches nothing. */
export function tightened(place: Place, field: string, keyword: string): Breakage | undefined {
  const by = { minLength: 1, minimum: 1, minItems: 1, maxLength: -1, maximum: -1, maxItems: -1 }[keyword];
  if (by === undefined && keyword !== 'pattern') return undefined;
  return {
    says:
      keyword === 'pattern' ? `the pattern of ${field} matches nothing` : `${keyword} of ${field} is tighter by one`,
    change: (document) =>
      changedEach(document, judging(document, place, field), (schema) => {
        const value = schema[keyword];
        if (typeof value === 'number' && by !== undefined) return { ...schema, [keyword]: value + by };
        return typeof value === 'string' ? { ...schema, [keyword]: '^a{3}b{4}c{5}$' } : schema;
      }),
  };
}

/** The text of a keyword is another. */
export function altered(place: Place, field: string, keyword: string, from: string, to: string): Breakage {
  return {
    says: `${keyword} of ${field} has ${to === '' ? 'no' : `${to} for`} ${from}`,
    change: (document) =>
      changedEach(document, judging(document, place, field), (schema) => {
        const text = schema[keyword];
        return typeof text === 'string' ? { ...schema, [keyword]: text.replace(from, to) } : schema;
      }),
  };
}

/** One value is refused that was accepted: left out of those that are listed, or of what a branch beside the field takes. */
export function refused(place: Place, field: string, value: unknown): Breakage {
  return {
    says: `${field} refuses ${show(value)}`,
    change: (document) => {
      const all = judging(document, place, field);
      const lists = all.filter(
        (path) =>
          listOf(at(document, [...path, 'enum'])).includes(value) ||
          listOf(at(document, [...path, 'oneOf'])).some((branch) => isNode(branch) && branch['const'] === value),
      );
      if (lists.length > 0) {
        return changedEach(withoutRules(document), lists, (schema) => ({
          ...schema,
          // A list must name something.
          ...('enum' in schema && {
            enum: [...listOf(schema['enum']).filter((entry) => entry !== value), 'nothing at all'],
          }),
          ...('oneOf' in schema && {
            oneOf: listOf(schema['oneOf']).filter((branch) => !isNode(branch) || branch['const'] !== value),
          }),
        }));
      }
      return changedEach(
        typeof value === 'object' ? withoutRules(document) : document,
        declarations(document, place, field),
        ({ 'x-filterable': filterable, readOnly, writeOnly, ...schema }) => ({
          'x-filterable': filterable,
          readOnly,
          writeOnly,
          allOf: [schema, allBut(value)],
        }),
      );
    },
  };
}

const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** A schema that takes everything but a value; of arrays and objects it takes none. */
function allBut(value: unknown): Node {
  const others = {
    type: types.filter((type) => type !== (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)),
  };
  if (typeof value === 'string')
    return {
      anyOf: [{ ...others }, { type: 'string', pattern: `^(?!${value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$)` }],
    };
  if (typeof value === 'number')
    return {
      anyOf: [{ ...others }, { type: 'number', exclusiveMaximum: value }, { type: 'number', exclusiveMinimum: value }],
    };
  if (typeof value === 'boolean') return { anyOf: [{ ...others }, { type: 'boolean', enum: [!value] }] };
  return others;
}

/** A field, declared or not, is judged by another schema than its own. */
export function declaredAs(place: Place, field: string, schema: Node | undefined): Breakage {
  const parent = field.split('.').slice(0, -1).join('.');
  const name = field.split('.').at(-1) ?? '';
  return {
    says: schema === undefined ? `${field} is not declared` : `${field} is declared as ${show(schema)}`,
    change: (before) => {
      const document = withoutRules(before);
      const [first] = judging(document, place, parent).filter(
        (path) => !isNode(at(document, path)) || at(document, [...path, '$ref']) === undefined,
      );
      if (first === undefined) throw new Error(`${field} has no place`);
      const holders = judging(document, place, parent).filter(
        (path) =>
          isNode(at(document, [...path, 'properties'])) && at(document, [...path, 'properties', name]) !== undefined,
      );
      const paths = holders.length > 0 ? holders : [first];
      return changedEach(document, paths, (holder) => {
        const properties = isNode(holder['properties']) ? holder['properties'] : {};
        return {
          ...holder,
          properties: schema === undefined ? omit(properties, name) : { ...properties, [name]: schema },
        };
      });
    },
  };
}

/** The whole value may have no members but those declared. */
export function closed(place: Place, field = ''): Breakage {
  return {
    says: `other members ${field === '' ? '' : `of ${field} `}are refused`,
    change: (document) =>
      changedEach(
        document,
        judging(document, place, field).filter((path) => at(document, [...path, 'properties']) !== undefined),
        (schema) => ({ ...schema, additionalProperties: false }),
      ),
  };
}

/** The schema of the whole value is another. */
export function replaced(place: Place, field: string, schema: unknown, says: string): Breakage {
  return {
    says,
    change: (document) =>
      declarations(document, place, field).reduce<Node>(
        (result, path) => changedAt(result, path, () => schema),
        document,
      ),
  };
}

const ruleLists = (document: Node, place: Place): Path[] => {
  const all: Path[] = [];
  const seen = new Set<string>();
  const visit = (path: Path): void => {
    for (const node of nodesOf(document, path, seen)) {
      if (Array.isArray(at(document, [...node, 'x-rules']))) all.push([...node, 'x-rules']);
      const properties = at(document, [...node, 'properties']);
      for (const name of isNode(properties) ? Object.keys(properties) : []) visit([...node, 'properties', name]);
      if (isNode(at(document, [...node, 'items']))) visit([...node, 'items']);
    }
  };
  for (const path of declarations(document, place, '')) visit(path);
  return all;
};

/** Without rules: one that reads a field of another type, or one that may be missing, is a mistake of the document. */
function withoutRules(document: Node): Node {
  const bare: unknown = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'x-rules' ? undefined : value)),
  );
  if (!isNode(bare)) throw new Error('a document is an object');
  return bare;
}

/** Rules are left out, wherever they judge the place. */
export function rulesDropped(place: Place, ids: readonly string[]): Breakage {
  return {
    says: `the rule ${ids.join(' and ')} is left out`,
    change: (document) =>
      changedRules(document, place, (rule) => (ids.includes(String(rule['id'])) ? undefined : rule)),
  };
}

/** A rule demands the opposite. */
export function ruleNegated(place: Place, id: string): Breakage {
  return {
    says: `the rule ${id} demands the opposite`,
    change: (document) =>
      changedRules(document, place, (rule) =>
        rule['id'] === id ? { ...rule, rule: `!(${String(rule['rule'])})` } : rule,
      ),
  };
}

function changedRules(document: Node, place: Place, change: (rule: Node) => Node | undefined): Node {
  const result = ruleLists(document, place).reduce<Node>(
    (changed, path) =>
      changedAt(changed, path, (rules) => {
        const left = listOf(rules).flatMap((rule) => (isNode(rule) ? (change(rule) ?? []) : []));
        return left.length > 0 ? left : undefined;
      }),
    document,
  );
  if (JSON.stringify(result) === JSON.stringify(document)) throw new Error('no such rule');
  return result;
}

/** The operation is not there. */
export function removed(place: Place): Breakage {
  return {
    says: `${place.call} is not there`,
    change: (document) => changedAt(document, operationOf(place), () => undefined),
  };
}

/** A member of another name is asked for. */
export function asking(place: Place, name: string): Breakage {
  return {
    says: `${name} is required`,
    change: (document) => {
      const own = judging(document, place, '').filter((path) => at(document, [...path, '$ref']) === undefined);
      return changedEach(document, own.slice(0, 1), (schema) => ({
        ...schema,
        required: [...listOf(schema['required']), name],
      }));
    },
  };
}
