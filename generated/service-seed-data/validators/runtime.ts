// Runtime: what the other modules share.

// JSON Pointer (RFC 6901).

/** Escapes a name as a reference token. */
export function escapeToken(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** Parses a pointer into its reference tokens. */
export function parseJsonPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

// Type of validation problems.

/** One problem at one location in a value. */
export interface Problem {
  /** JSON Pointer to the location in the value: `/nodes/0/address`; empty for the value itself. */
  readonly pointer: string;
  /** The same location, dotted: `nodes.0.address`. */
  readonly field: string;
  /** The JSON Schema keyword that failed (`maxLength`), or `rule`. */
  readonly keyword: string;
  /** Location in the schema: `#/components/schemas/Node/properties/address/pattern`, or the ID of the rule. */
  readonly schema: string;
  /** Human-readable message: `must be at most 32 characters`. */
  readonly message: string;
}

// Collection of problems. Allocates nothing for valid values, and extends paths only on failure.

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

// Error reporting for unions: selects the branch that the value was probably meant to match.

/**
 * Returns the problems of the closest branch, or `noMatch` if no single branch is the closest. Distance is ordered:
 * constants that differ, missing properties, invalid properties, and properties with invalid content, each counted
 * once. Of equally close branches, the one with fewer problems is closer. A branch cannot be the closest if it rejects
 * the type of the value itself.
 */
export function selectClosestBranch(noMatch: Problem, ...branches: readonly Problems[]): Problems {
  let best: Problems;
  let leastDistance = Infinity;
  let isTied = false;
  for (const problems of branches) {
    if (problems === undefined) continue;
    const distance = measureDistance(problems);
    if (distance > leastDistance) continue;
    if (distance === leastDistance && best !== undefined && problems.length > best.length) continue;
    isTied = distance === leastDistance && problems.length === best?.length;
    best = problems;
    leastDistance = distance;
  }
  return best === undefined || isTied || leastDistance >= typeMismatch ? [noMatch] : best;
}

// Each weight exceeds any number of the lighter ones.
const typeMismatch = 1e12;
const constMismatch = 1e9;
const missingProperty = 1e6;
const invalidProperty = 1e3;

/**
 * Returns the distance of a branch. An invalid property suggests the branch more strongly than a missing one, and
 * problems inside a property are weak evidence.
 */
function measureDistance(problems: readonly Problem[]): number {
  let distance = 0;
  const nestedProperties = new Set<string>();
  for (const { pointer, keyword } of problems) {
    const end = pointer.indexOf('/', 1);
    if (pointer === '' && (keyword === 'type' || keyword === 'const' || keyword === 'enum' || keyword === 'false'))
      distance += typeMismatch;
    else if (keyword === 'const' && !/[/]\d+[/]/.test(pointer)) distance += constMismatch;
    else if (end > 0) nestedProperties.add(pointer.slice(0, end));
    else distance += keyword === 'enum' ? constMismatch : keyword === 'required' ? missingProperty : invalidProperty;
  }
  return distance + nestedProperties.size;
}

// Deep equality of JSON values, regardless of property order.

/** Whether two values are equal as JSON. 1 equals 1.0, and 0 equals -0. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => deepEqual(item, b[index]));
  if (Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(Reflect.get(a, name), Reflect.get(b, name)))
  );
}

/** Whether all items are distinct. */
export function hasUniqueItems(list: readonly unknown[]): boolean {
  if (list.length < 2) return true;
  const scalars = new Set<unknown>();
  let seenJson: Set<string> | undefined;
  for (const item of list) {
    if (typeof item !== 'object' || item === null) {
      if (scalars.has(item)) return false;
      scalars.add(item);
      continue;
    }
    const json = canonicalJson(item);
    seenJson ??= new Set();
    if (seenJson.has(json)) return false;
    seenJson.add(json);
  }
  return true;
}

/** Returns canonical JSON: the same string for equal values only. */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value === 0 ? 0 : value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(Reflect.get(value, name))}`).join(',')}}`;
}

// The formats `ipv4` and `ipv6`.

const ipv4Pattern = /* @__PURE__ */ (() => {
  const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
  return new RegExp(String.raw`^${byte}\.${byte}\.${byte}\.${byte}$`);
})();
const groupPattern = /^[0-9A-Fa-f]{1,4}$/;

/** Whether a string is an IPv4 address: four decimal numbers up to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  return ipv4Pattern.test(text);
}

/** Whether a string is an IPv6 address without a zone. The last two of its eight groups may be an IPv4 address. */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const [firstHalf = '', secondHalf] = halves;
  const before = countGroups(firstHalf, secondHalf === undefined);
  const after = secondHalf === undefined ? 0 : countGroups(secondHalf, true);
  if (before === undefined || after === undefined) return false;
  return secondHalf === undefined ? before === 8 : before + after <= 7;
}

/** Returns the number of 16-bit groups; `undefined` if one is invalid. */
function countGroups(part: string, isLast: boolean): number | undefined {
  if (part === '') return 0;
  const groups = part.split(':');
  let count = 0;
  for (const [index, group] of groups.entries()) {
    if (groupPattern.test(group)) count += 1;
    else if (isLast && index === groups.length - 1 && isIpv4(group)) count += 2;
    else return undefined;
  }
  return count;
}

// The formats `uri`, `uri-reference`, `iri`, and `iri-reference` (RFC 3986 and 3987).

// These patterns match invalid characters, because engines use stack space for repetitions of valid ones.
const notScheme = /^[^A-Za-z]|[^A-Za-z0-9+.-]/;
const notHex = /[^0-9A-Fa-f]/;
const notFuture = /[^A-Za-z0-9._~!$&'()*+,;=:-]/;

/** Patterns of the characters that are invalid in each component of a URI. */
interface InvalidCharacters {
  readonly user: RegExp;
  readonly host: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

const ascii = /* @__PURE__ */ createInvalidCharacters('', '');
const anyScript = /* @__PURE__ */ (() =>
  createInvalidCharacters(
    String.raw`\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}`,
    String.raw`\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}`,
  ))();

function createInvalidCharacters(letters: string, privateUse: string): InvalidCharacters {
  const patternFor = (allowed: string): RegExp =>
    new RegExp(`[^A-Za-z0-9._~!$&'()*+,;=%${letters}${allowed}-]|%(?![0-9A-Fa-f]{2})`, 'u');
  return {
    user: patternFor(':'),
    host: patternFor(''),
    path: patternFor(':@/'),
    query: patternFor(`:@/?${privateUse}`),
    fragment: patternFor(':@/?'),
  };
}

/** Whether a string is an absolute URI. */
export function isUri(text: string): boolean {
  return isReference(text, ascii, true);
}

/** Whether a string is a URI or relative reference. */
export function isUriReference(text: string): boolean {
  return isReference(text, ascii, false);
}

/** Whether a string is an absolute IRI. */
export function isIri(text: string): boolean {
  return isReference(text, anyScript, true);
}

/** Whether a string is an IRI or relative reference. */
export function isIriReference(text: string): boolean {
  return isReference(text, anyScript, false);
}

function isReference(text: string, invalid: InvalidCharacters, isAbsolute: boolean): boolean {
  const [beforeFragment, fragment] = splitAt(text, text.indexOf('#'));
  const [beforeQuery, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
  const schemeEnd = beforeQuery.search(/[:/]/);
  const hasScheme = schemeEnd > 0 && beforeQuery.charAt(schemeEnd) === ':';
  if (hasScheme ? notScheme.test(beforeQuery.slice(0, schemeEnd)) : isAbsolute) return false;
  // Without a scheme, the first segment must not contain a colon.
  if (beforeQuery.startsWith(':')) return false;
  const rest = hasScheme ? beforeQuery.slice(schemeEnd + 1) : beforeQuery;
  const hasAuthority = rest.startsWith('//');
  const end = hasAuthority ? rest.indexOf('/', 2) : 0;
  const path = end < 0 ? '' : rest.slice(end);
  if (hasAuthority && !isAuthority(rest.slice(2, rest.length - path.length), invalid)) return false;
  return !invalid.path.test(path) && !invalid.query.test(query) && !invalid.fragment.test(fragment);
}

function isAuthority(authority: string, invalid: InvalidCharacters): boolean {
  const at = authority.indexOf('@');
  if (at > 0 && invalid.user.test(authority.slice(0, at))) return false;
  const hostAndPort = authority.slice(at + 1);
  const isIpLiteral = hostAndPort.startsWith('[');
  const end = isIpLiteral ? hostAndPort.indexOf(']') + 1 : hostAndPort.indexOf(':');
  const host = isIpLiteral || end >= 0 ? hostAndPort.slice(0, end) : hostAndPort;
  if (!isPort(hostAndPort.slice(host.length))) return false;
  return isIpLiteral ? isIpv6(host.slice(1, -1)) || isIpFuture(host.slice(1, -1)) : !invalid.host.test(host);
}

/** Whether a string is empty, or a colon with any number of digits. */
function isPort(text: string): boolean {
  return text === '' || (text.startsWith(':') && !/\D/.test(text.slice(1)));
}

/** Whether a string is an address of a future IP version: `v1.x`. */
function isIpFuture(text: string): boolean {
  const [version, address] = splitAt(text, text.indexOf('.'));
  return (
    version.length > 1 &&
    /^v/i.test(version) &&
    !notHex.test(version.slice(1)) &&
    address !== '' &&
    !notFuture.test(address)
  );
}

/** Splits a string around the character at an index; the second part is empty if the index is negative. */
function splitAt(text: string, at: number): readonly [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

// Pattern matching that tolerates stack overflows of the regular expression engine for very long strings.

/**
 * Whether a string matches a pattern. A string that is too long for the engine does not match; no exception is thrown.
 */
export function matchesPattern(pattern: RegExp, text: string): boolean {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
}

// Recursion guard: reports values nested too deeply for the call stack, and caches results within one validation.

type TypeTest = (value: unknown) => boolean;

// Results by test and value, kept only during one validation, because values may change afterwards.
let resultCache: Map<TypeTest, WeakMap<object, boolean>> | undefined;
let activeValidations = 0;

/** Creates the problem for a value that is nested too deeply. */
function createDepthProblem(): Problem {
  return { pointer: '', field: '', keyword: 'depth', schema: '', message: 'is nested too deeply' };
}

/** Returns the problems of a value whose schema is recursive. */
export function checkRecursive(collect: () => Problems): readonly Problem[] {
  return collectRecursive(collect) ?? noProblems;
}

/** Whether a value with a recursive schema is valid; `false` if it is nested too deeply. */
export function acceptRecursive(accepts: () => boolean): boolean {
  return guardRecursion(accepts, () => false);
}

/** Returns the problems of a value whose schema is recursive, for a validator that collects more. */
export function collectRecursive(collect: () => Problems): Problems {
  return guardRecursion(collect, () => [createDepthProblem()]);
}

function guardRecursion<T>(run: () => T, onOverflow: () => T): T {
  activeValidations++;
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return onOverflow();
    throw error;
  } finally {
    if (--activeValidations === 0) resultCache = undefined;
  }
}

/** Runs a test, cached by value, since the same test would otherwise be repeated at each level of a deep value. */
export function testOnce(test: TypeTest, value: unknown): boolean {
  if (activeValidations === 0 || typeof value !== 'object' || value === null) return test(value);
  resultCache ??= new Map();
  let results = resultCache.get(test);
  if (results === undefined) resultCache.set(test, (results = new WeakMap()));
  const cached = results.get(value);
  if (cached !== undefined) return cached;
  const result = test(value);
  results.set(value, result);
  return result;
}

// Evaluation of rules whose inputs are valid.

/** Casts a value to the type that validation has established. */
export function asValidated<T>(value: unknown): Extract<T, T> {
  // TypeScript cannot see the validation.
  return value as Extract<T, T>;
}

/**
 * Whether the value itself and these properties (`/check_interval`; all for an empty string) have no problems. Failed
 * rules are ignored, since other rules are evaluated anyway. If problems may be missing, returns `false`.
 */
export function hasValidInputs(problems: Problems, ...properties: readonly string[]): boolean {
  const isRelevant = (pointer: string): boolean =>
    pointer === '' || properties.some((property) => pointer === property || pointer.startsWith(`${property}/`));
  return (
    problems === undefined ||
    (!mayBeIncomplete(problems) && !problems.some(({ keyword, pointer }) => keyword !== 'rule' && isRelevant(pointer)))
  );
}

/** Appends the problem that a value violates a rule. `pointer` locates the property that the rule names. */
export function reportRule(problems: Problems, pointer: string, rule: string, message: string): Problems {
  const field = parseJsonPointer(pointer).join('.');
  return addProblem(problems, { pointer, field, keyword: 'rule', schema: rule, message });
}

/** Returns only the failed rules. */
export function selectRuleProblems(problems: Problems): readonly Problem[] {
  return problems?.filter(({ keyword }) => keyword === 'rule') ?? noProblems;
}

// Validators as Standard Schemas (standardschema.dev, version 1), which many libraries accept.

/** Structural equivalent of `StandardSchemaV1` from `@standard-schema/spec`. Values are not transformed. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'ashlar';
    readonly validate: (value: unknown) => StandardResult<T>;
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** The value, or its problems. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One problem: its message, and the path to its location. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** Creates a Standard Schema from a validator. */
export function createStandardSchema<T>(check: (value: unknown) => readonly Problem[]): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'ashlar',
      validate: (value) => {
        const problems = check(value);
        if (problems.length === 0) return { value: asValidated<T>(value) };
        return { issues: problems.map(({ pointer, message }) => ({ message, path: toPath(pointer, value) })) };
      },
    },
  };
}

/** Converts a JSON Pointer to a path; array indexes are numbers. */
function toPath(pointer: string, value: unknown): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let current: unknown = value;
  for (const name of parseJsonPointer(pointer)) {
    path.push(Array.isArray(current) ? Number(name) : name);
    current =
      typeof current === 'object' && current !== null && Object.hasOwn(current, name)
        ? Reflect.get(current, name)
        : undefined;
  }
  return path;
}

// Type guards and size checks for validators.

/** Type guard for JSON objects: neither `null` nor an array. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type guard for arrays of any items. */
export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Type guard for numbers in JSON: neither `NaN` nor infinite. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Type guard for integers, including 1.0. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Type guard for integers parsed from strings: bigints beyond the safe integers. */
export function isIntegerOrBigint(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** Type guard for numbers parsed from strings. */
export function isNumberOrBigint(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || isNumber(value);
}

/** Returns an own property. Used for names that `Object.prototype` also has. */
export function getOwn(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Whether an object has fewer than `min` properties. */
export function hasFewerProperties(value: object, min: number): boolean {
  let size = 0;
  for (const name in value) if (Object.hasOwn(value, name) && ++size >= min) return false;
  return size < min;
}

/** Whether an object has more than `max` properties. */
export function hasMoreProperties(value: object, max: number): boolean {
  return !hasFewerProperties(value, max + 1);
}

/** Whether a string has more than `max` code points. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && (text.length > 2 * max || countCodePoints(text) > max);
}

/** Whether a string has fewer than `min` code points. */
export function isShorterThan(text: string, min: number): boolean {
  return text.length < min || (text.length < 2 * min && countCodePoints(text) < min);
}

/** Returns the number of code points; a lone surrogate counts as one. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) count--;
  }
  return count;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

// Problems of properties that have a wrong type, or else violate a keyword.

/** Appends the problem that a property is missing, not of the expected type, or not in a format. */
export function reportFormat(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  description: string,
  expected: string = 'a string',
): Problems {
  return reportTypeOrKeyword(problems, property, value, schema, 'format', `must be ${description}`, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or shorter than `limit`. */
export function reportMinLength(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'a string',
): Problems {
  const message = limit === 1 ? 'must not be empty' : `must be at least ${limit} characters`;
  return reportTypeOrKeyword(problems, property, value, schema, 'minLength', message, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or longer than `limit`. */
export function reportMaxLength(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'a string',
): Problems {
  const message = limit === 0 ? 'must be empty' : `must be at most ${limit} character${limit === 1 ? '' : 's'}`;
  return reportTypeOrKeyword(problems, property, value, schema, 'maxLength', message, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or less than `limit`. */
export function reportMinimum(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'an integer',
): Problems {
  return reportTypeOrKeyword(problems, property, value, schema, 'minimum', `must be at least ${limit}`, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or more than `limit`. */
export function reportMaximum(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'an integer',
): Problems {
  return reportTypeOrKeyword(problems, property, value, schema, 'maximum', `must be at most ${limit}`, expected);
}

function reportTypeOrKeyword(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  keyword: string,
  message: string,
  expected: string,
): Problems {
  return hasType(value, expected)
    ? report(problems, property, schema, keyword, message)
    : reportType(problems, property, value, schema, expected);
}

/** Whether a value has the type that `expected` describes, except null. */
function hasType(value: unknown, expected: string): boolean {
  switch (expected) {
    case 'an integer':
    case 'an integer or null':
      return isInteger(value);
    case 'a number':
    case 'a number or null':
      return isNumber(value);
    default:
      return typeof value === 'string';
  }
}
