// Collection of problems. Allocates nothing for valid values, and extends paths only on failure.

import { escapeToken, parseJsonPointer } from './json-pointer.js';
import type { Problem } from './problem.js';

/** A problem whose locations are still relative to a part of the value, and of the schema. */
interface MutableProblem extends Problem {
  pointer: string;
  field: string;
  schema: string;
}

/** Problems so far; `undefined` if there are none. The collector owns and mutates the array and its problems. */
export type Problems = MutableProblem[] | undefined;

/** Result for a valid value. */
export const noProblems: readonly Problem[] = /* @__PURE__ */ Object.freeze([]);

/** Maximum number of problems for one value. */
const maxProblems = 1000;

/** Maximum total length of their pointers, which grow with each level of nesting. */
const maxCharacters = 100_000;

/** Locations of a property, relative to the object and to its schema. */
interface PropertyLocation {
  /** JSON Pointer: `/address`. */
  readonly pointer: string;
  /** Location of the schema: `/properties/address`. */
  readonly schema: string;
  /** Start of the locations of keywords: `/properties/address/`. */
  readonly keywordPrefix: string;
}

/** Locations of the properties that schemas define, because creating them takes long. Other names are not added. */
const propertyLocations = /* @__PURE__ */ new Map<string, PropertyLocation>();

function locateProperty(name: string): PropertyLocation {
  return propertyLocations.get(name) ?? addLocation(name);
}

function addLocation(name: string): PropertyLocation {
  const pointer = `/${escapeToken(name)}`;
  const schema = `/properties${pointer}`;
  const location = { pointer, schema, keywordPrefix: `${schema}/` };
  propertyLocations.set(name, location);
  return location;
}

/** Appends a problem. */
export function addProblem(problems: Problems, problem: Problem): MutableProblem[] {
  if (problems === undefined) return [problem];
  if (problems.length < maxProblems) problems.push(problem);
  return problems;
}

/**
 * Appends the problem that a value violates a keyword. The location of the keyword is `schema`, a slash, and `path`,
 * which is its name unless `keyword` is present; `pointer` locates the value.
 */
export function reportAt(
  problems: Problems,
  pointer: string,
  schema: string,
  path: string,
  message: string,
  keyword?: string,
): MutableProblem[] {
  return addProblem(problems, createProblem(pointer, schema, path, message, keyword));
}

/** Returns the problem that a value violates a keyword; see `reportAt`. */
export function rejectValue(schema: string, path: string, message: string, keyword?: string): MutableProblem[] {
  return [createProblem('', schema, path, message, keyword)];
}

/** Returns the problem that a value is not of the expected type. */
export function rejectType(schema: string, expected: string): MutableProblem[] {
  return [{ pointer: '', field: '', keyword: 'type', schema: schema + '/type', message: 'must be ' + expected }];
}

/** Appends the problem that the value lacks a property, which the schema at a location requires. */
export function reportMissing(problems: Problems, property: string, schema: string): MutableProblem[] {
  return addProblem(problems, {
    pointer: locateProperty(property).pointer,
    field: property,
    keyword: 'required',
    schema: schema + '/required',
    message: 'is required',
  });
}

/** Appends the problem that a required property is missing or violates a keyword; see `report`. */
export function reportMissingOrInvalid(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  keyword: string,
  message: string,
): MutableProblem[] {
  return value === undefined
    ? reportMissing(problems, property, schema)
    : report(problems, property, schema, keyword, message);
}

/** Appends the problem that a required property is missing, or that a property is not of the expected type. */
export function reportType(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  expected: string,
): MutableProblem[] {
  return reportMissingOrInvalid(problems, property, value, schema, 'type', 'must be ' + expected);
}

/** Appends the problem that a property violates a keyword of its schema in `properties` of the schema at a location. */
export function report(
  problems: Problems,
  property: string,
  schema: string,
  keyword: string,
  message: string,
): MutableProblem[] {
  const { pointer, keywordPrefix } = locateProperty(property);
  return addProblem(problems, { pointer, field: property, keyword, schema: schema + keywordPrefix + keyword, message });
}

/** Creates the problem that a value violates a keyword; see `reportAt`. */
export function createProblem(
  pointer: string,
  schema: string,
  path: string,
  message: string,
  keyword: string = path,
): MutableProblem {
  return {
    pointer,
    field: pointer === '' ? '' : parseJsonPointer(pointer).join('.'),
    keyword,
    schema: schema + '/' + path,
    message,
  };
}

/** Appends more problems of the same value. */
export function mergeProblems(problems: Problems, newProblems: Problems): Problems {
  if (newProblems === undefined) return problems;
  if (problems === undefined) return newProblems;
  for (const problem of newProblems) {
    if (problems.length >= maxProblems) break;
    problems.push(problem);
  }
  return problems;
}

/** Returns the number of problems so far. */
export function countProblems(problems: Problems): number {
  return problems?.length ?? 0;
}

// The following functions also run for valid values, so they are small enough for engines to inline.

// If other locations share the function of the part, `schema` is the location of the schema that contains its schema.

/** Appends the problems of the property `key`. */
export function mergeAtProperty(problems: Problems, key: string, newProblems: Problems, schema?: string): Problems {
  return newProblems === undefined ? problems : mergeProperty(problems, key, newProblems, schema);
}

/** Appends the problem that a required property is missing; otherwise, those of its value. */
export function requireProperty(
  problems: Problems,
  key: string,
  value: unknown,
  schema: string,
  newProblems: Problems,
  sharedSchema?: string,
): Problems {
  if (value === undefined) return reportMissing(problems, key, schema);
  return newProblems === undefined ? problems : mergeProperty(problems, key, newProblems, sharedSchema);
}

function mergeProperty(problems: Problems, key: string, newProblems: MutableProblem[], schema?: string): Problems {
  const { pointer, schema: path } = locateProperty(key);
  return mergeWithPrefix(problems, pointer, key, newProblems, schema, path);
}

/** Appends the problems of a property in a loop over `value`; ignores inherited properties. */
export function mergeAtOwnProperty(
  problems: Problems,
  value: object,
  key: string,
  newProblems: Problems,
  schema?: string,
): Problems {
  return newProblems === undefined || !Object.hasOwn(value, key)
    ? problems
    : mergeWithPrefix(problems, `/${escapeToken(key)}`, key, newProblems, schema, '/additionalProperties');
}

/** Appends the problem that `additionalProperties: false` forbids a property in a loop; ignores inherited properties. */
export function reportAdditional(problems: Problems, value: object, key: string, schema: string): Problems {
  return mergeAtOwnProperty(
    problems,
    value,
    key,
    rejectValue(schema, 'additionalProperties', 'is not allowed', 'false'),
  );
}

/** Appends the problems of an array item. */
export function mergeAtIndex(problems: Problems, index: number, newProblems: Problems, schema?: string): Problems {
  return newProblems === undefined
    ? problems
    : mergeWithPrefix(problems, `/${index}`, String(index), newProblems, schema, '/items');
}

/** Appends the problems of an item of the property `key`. */
export function mergeAtPropertyIndex(
  problems: Problems,
  key: string,
  index: number,
  newProblems: Problems,
  schema?: string,
): Problems {
  return newProblems === undefined ? problems : mergePropertyItem(problems, key, index, newProblems, schema);
}

function mergePropertyItem(
  problems: Problems,
  key: string,
  index: number,
  newProblems: MutableProblem[],
  schema?: string,
): Problems {
  const { pointer, keywordPrefix } = locateProperty(key);
  const path = `${keywordPrefix}items`;
  return mergeWithPrefix(problems, `${pointer}/${index}`, `${key}.${index}`, newProblems, schema, path);
}

/** Appends a problem of the property `key`. */
export function addAtProperty(problems: Problems, key: string, problem: Problem): Problems {
  return mergeWithPrefix(problems, `/${escapeToken(key)}`, key, [problem]);
}

/** Completes the schema locations in the problems of a function that several locations share. */
export function withSchemaLocation(location: string, newProblems: Problems): Problems {
  return newProblems === undefined ? newProblems : completeLocations(location, newProblems);
}

/** Problems of named schemas already have complete locations. */
function completeLocations(location: string, newProblems: MutableProblem[]): MutableProblem[] {
  for (const problem of newProblems) if (problem.schema.startsWith('/')) problem.schema = location + problem.schema;
  return newProblems;
}

/** Appends problems of a part, with paths relative to the whole; completes locations if `schema` is present. */
function mergeWithPrefix(
  problems: Problems,
  pointer: string,
  field: string,
  newProblems: MutableProblem[],
  schema?: string,
  path = '',
): MutableProblem[] {
  if (schema !== undefined) completeLocations(schema + path, newProblems);
  let characters = 0;
  for (let index = 0; index < newProblems.length; index++) {
    const problem = newProblems[index];
    if (problem === undefined) break;
    problem.pointer = problem.pointer === '' ? pointer : pointer + problem.pointer;
    problem.field = problem.field === '' ? field : field + '.' + problem.field;
    if (problems !== undefined) addProblem(problems, problem);
    characters += problem.pointer.length;
    if (characters > maxCharacters) newProblems.length = index + 1;
  }
  return problems === undefined ? newProblems : problems;
}

/** Whether problems may be missing, because there are too many or their pointers are too long. */
export function mayBeIncomplete(problems: readonly Problem[]): boolean {
  return (
    problems.length >= maxProblems ||
    problems.reduce((characters, { pointer }) => characters + pointer.length, 0) > maxCharacters
  );
}

/** Merges the problems of several checks without duplicates. */
export function deduplicateProblems(...newProblems: readonly (readonly Problem[] | undefined)[]): readonly Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of newProblems.flatMap((problems) => problems ?? [])) {
    const key = `${problem.pointer} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return seen.size === 0 ? noProblems : [...seen.values()];
}
