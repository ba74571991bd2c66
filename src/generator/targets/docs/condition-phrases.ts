// Phrases for short schemas used as conditions: "`protocol` is `https`", "`ssl_cert` is absent".

import { code, enumerate, md, type Md } from '../../code/markdown/markdown.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { visitAssertions } from '../../model/visit-schemas.ts';
import { constraintPhrase } from './keyword-sentences.ts';
import { listedValues } from './enum-values.ts';
import type { Links } from './page-links.ts';
import { valueList } from './json-values.ts';

/** Maximum number of phrases; longer conditions are shown as JSON Schema. */
const most = 8;

/** Checks whether a schema only relates properties to each other, without describing the value itself. */
export function isConditional(assertion: Assertion): boolean {
  if (typeof assertion === 'boolean') return false;
  const { ref, dynamicRef, types, string, number, array, annotations, object } = assertion;
  const valued = [ref, dynamicRef, types, string, number, array, assertion.enum, assertion.const].some(
    (keyword) => keyword !== undefined,
  );
  if (
    valued ||
    annotations.title !== undefined ||
    annotations.description !== undefined ||
    annotations.format !== undefined
  )
    return false;
  if (object?.properties !== undefined && ![...object.properties.values()].every(isTest)) return false;
  return (
    object !== undefined ||
    assertion.not !== undefined ||
    (assertion.allOf ?? assertion.anyOf ?? assertion.oneOf ?? []).some(isConditional)
  );
}

// A property schema that only narrows a property described elsewhere.
function isTest(property: Assertion): boolean {
  return (
    typeof property === 'boolean' || (property.annotations.description === undefined && property.ref === undefined)
  );
}

/**
 * Describes the schema as a condition on an object whose `required` properties are known to be present; `undefined` if
 * the description would be too long.
 */
export function phrase(assertion: Assertion, required: ReadonlySet<string>, links: Links): Md | undefined {
  if (!isBare(assertion)) return undefined;
  const found = atoms(assertion, '', required, links);
  return found !== undefined && found.length > 0 && found.length <= most ? enumerate(found, 'and') : undefined;
}

/** Checks that the schema has no annotations or extensions except error messages, which a phrase would omit. */
function isBare(assertion: Assertion): boolean {
  let bare = true;
  visitAssertions(assertion, (each) => {
    if (typeof each === 'boolean') return;
    const { rules, filterable, lifecycle, unspecified, round, redacted } = each.facts;
    const told = Object.keys(each.annotations).some((keyword) => keyword !== 'format' && keyword !== 'comment');
    bare &&=
      !told &&
      !filterable &&
      rules.length + unspecified.length === 0 &&
      [lifecycle, round, redacted].every((fact) => fact === undefined);
  });
  return bare;
}

type Atoms = readonly Md[] | undefined;

function atoms(assertion: Assertion, at: string, known: ReadonlySet<string>, links: Links): Atoms {
  if (typeof assertion === 'boolean' || !hasOnlyWords(assertion)) return undefined;
  const required = assertion.object?.required ?? [];
  const present = new Set([...known, ...required.map((name) => at + name)]);
  const found: Atoms[] = [];
  const bare = required.filter((name) => !assertion.object?.properties?.has(name)).map((name) => code(at + name));
  if (bare.length > 0) found.push([md`${enumerate(bare, 'and')} ${bare.length === 1 ? md`is` : md`are`} present`]);
  for (const [name, property] of assertion.object?.properties ?? [])
    found.push(fieldAtoms(property, at + name, required.includes(name), present, links));
  for (const part of assertion.allOf ?? []) found.push(atoms(part, at, present, links));
  if (assertion.anyOf) found.push(either(assertion.anyOf, at, present, links));
  if (assertion.oneOf) found.push(either(assertion.oneOf, at, present, links, md`exactly one holds: `));
  if (assertion.not !== undefined) found.push(negated(assertion.not, at, present, links));
  return found.every((some) => some !== undefined) ? found.flat() : undefined;
}

// Phrases exist only for `properties`, `required`, `allOf`, `anyOf`, `oneOf`, and `not`.
function hasOnlyWords(schema: ObjectSchema): boolean {
  const { ref, dynamicRef, string, number, array, object, discriminator } = schema;
  const others = [
    ref,
    dynamicRef,
    string,
    number,
    array,
    discriminator,
    schema.if,
    schema.then,
    schema.else,
    schema.enum,
    schema.const,
  ];
  const onlyFields = Object.keys(object ?? {}).every((keyword) => keyword === 'properties' || keyword === 'required');
  return (
    others.every((keyword) => keyword === undefined) &&
    onlyFields &&
    (schema.types?.every((type) => type === 'object') ?? true)
  );
}

function fieldAtoms(field: Assertion, at: string, required: boolean, known: ReadonlySet<string>, links: Links): Atoms {
  if (field === false) return [md`${code(at)} is absent`];
  if (field === true) return required ? [md`${code(at)} is present`] : [];
  const is = required || known.has(at) ? md`${code(at)} is` : md`${code(at)} is absent or`;
  const value = valueWords(field, links);
  if (value !== undefined) return [md`${is} ${value}`];
  if (field.not !== undefined && hasNothingBut(field, 'not') && typeof field.not !== 'boolean') {
    const refused = valueWords(field.not, links);
    return refused && [md`${is} not ${refused}`];
  }
  const inner = atoms(field, `${at}.`, known, links);
  return inner && (required ? [md`${code(at)} is present`, ...inner] : inner);
}

/** Describes a single value, to follow "is": "`https`", "null", "at least 1"; `undefined` if that takes more words. */
export function valueWords(schema: ObjectSchema, links: Links): Md | undefined {
  const values = listedValues(schema);
  if (values !== undefined) return values.length > most ? undefined : valueList(values.map(({ value }) => value));
  if (schema.ref !== undefined)
    return hasNothingBut(schema, 'ref') ? md`a valid ${links.schema(schema.ref)}` : undefined;
  const { properties, ...object } = schema.object ?? {};
  if (
    properties !== undefined ||
    [object.required, object.additionalProperties, object.patternProperties, object.propertyNames].some(
      (keyword) => keyword !== undefined,
    )
  )
    return undefined;
  if (
    [
      schema.not,
      schema.if,
      schema.allOf,
      schema.anyOf,
      schema.oneOf,
      schema.array?.items,
      schema.array?.contains,
      schema.array?.prefixItems,
    ].some((keyword) => keyword !== undefined)
  )
    return undefined;
  const bounds = constraintPhrase(schema);
  if (bounds !== '') return bounds;
  if (schema.types === undefined)
    return schema.annotations.format === undefined ? undefined : md`a valid ${code(schema.annotations.format)}`;
  return enumerate(
    schema.types.map((type) => articles[type]),
    'or',
  );
}

const articles = {
  null: md`null`,
  boolean: md`true or false`,
  integer: md`an integer`,
  number: md`a number`,
  string: md`a string`,
  array: md`an array`,
  object: md`an object`,
} as const;

/** Checks whether `keywords` are the only assertions of the schema. */
export function hasNothingBut(schema: ObjectSchema, ...keywords: readonly (keyof ObjectSchema)[]): boolean {
  const beside = new Set<string>(['origin', 'annotations', 'facts', 'foreign', ...keywords]);
  return Object.entries(schema).every(([key, value]) => beside.has(key) || value === undefined);
}

function either(
  branches: readonly Assertion[],
  at: string,
  known: ReadonlySet<string>,
  links: Links,
  lead = md``,
): Atoms {
  const found = branches.map((branch) => atoms(branch, at, known, links));
  if (!found.every((some) => some !== undefined && some.length > 0)) return undefined;
  return [md`${lead}${enumerate(found.map(together), 'or')}`];
}

function together(some: Atoms): Md {
  const words = enumerate(some ?? [], 'and');
  return some !== undefined && some.length > 1 ? md`(${words})` : words;
}

function negated(not: Assertion, at: string, known: ReadonlySet<string>, links: Links): Atoms {
  if (typeof not === 'boolean') return undefined;
  const names = not.object?.required ?? [];
  const [only] = names;
  if (
    only !== undefined &&
    names.length === 1 &&
    not.object?.properties === undefined &&
    hasOnlyWords(not) &&
    not.anyOf === undefined &&
    not.allOf === undefined &&
    not.oneOf === undefined &&
    not.not === undefined
  ) {
    return [md`${code(at + only)} is absent`];
  }
  const inner = atoms(not, at, known, links);
  return inner && inner.length > 0 ? [md`it is not so that ${enumerate(inner, 'and')}`] : undefined;
}
