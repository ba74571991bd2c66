// Runtime: what the other modules share.

// IP address and CIDR range checks, for rules.

/** The eight groups of an IPv6 address, or the four numbers of an IPv4 address. */
type Groups = readonly number[];

/** Whether a string is an IP address: IPv4 in dotted decimal, IPv6 as in RFC 4291, without a zone. */
export function isIp(text: string, version?: 4 | 6): boolean {
  if (version === 4) return parseIpv4(text) !== undefined;
  if (version === 6) return parseIpv6(text) !== undefined;
  return parseIpv4(text) !== undefined || parseIpv6(text) !== undefined;
}

/** Whether a string is a CIDR range: an address, a slash, and the prefix length. Bits beyond the prefix may be set. */
export function isCidr(text: string, version?: 4 | 6): boolean {
  const slash = text.indexOf('/');
  if (slash < 0) return false;
  const address = text.slice(0, slash);
  const length = text.slice(slash + 1);
  if (!/^(?:0|[1-9][0-9]{0,2})$/.test(length)) return false;
  if (version !== 6 && parseIpv4(address)) return Number(length) <= 32;
  return version !== 4 && parseIpv6(address) !== undefined && Number(length) <= 128;
}

/** Whether a string is a private address: RFC 1918 for IPv4, RFC 4193 for IPv6, and IPv4-mapped IPv6. */
export function isPrivateIp(text: string): boolean {
  const ipv4Numbers = parseIpv4(text);
  if (ipv4Numbers) return isPrivate4(ipv4Numbers);
  const groups = parseIpv6(text);
  if (!groups) return false;
  const [first = 0] = groups;
  if ((first & 0xfe00) === 0xfc00) return true;
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  return isMapped && isPrivate4([high >> 8, high & 255, low >> 8, low & 255]);
}

function isPrivate4([first = 0, second = 0]: Groups): boolean {
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
}

function parseIpv4(text: string): Groups | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9][0-9]{0,2})$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  return numbers.every((number) => number <= 255) ? numbers : undefined;
}

function parseIpv6(text: string): Groups | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [firstHalf = '', secondHalf] = halves;
  const before = parseGroups(firstHalf, secondHalf === undefined);
  const after = secondHalf === undefined ? [] : parseGroups(secondHalf, true);
  if (!before || !after) return undefined;
  const missing = 8 - before.length - after.length;
  if (secondHalf === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

/** Parses groups between colons. If `isLast`, they end the address, and the last one may be an IPv4 address. */
function parseGroups(text: string, isLast: boolean): Groups | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    const embedded = isLast && index === parts.length - 1 ? parseIpv4(part) : undefined;
    if (embedded) {
      const [a = 0, b = 0, c = 0, d = 0] = embedded;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}

// Host extraction from URLs, for rules.

/**
 * Returns the host of an absolute URL as browsers parse it (lower case, IPv6 without brackets); empty if there is none.
 */
export function urlHost(text: string): string {
  try {
    const { hostname } = new URL(text);
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  } catch {
    return '';
  }
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

// Matches media types against declared media types.

/**
 * Returns the most specific declared media type that matches: itself, `application/*+json`, `application/*`, or any;
 * `undefined` if there is none. Parameters matter only if they distinguish declared types: `json; stream=watch`.
 */
export function matchMediaType<Declared extends string>(
  mediaType: string,
  declared: readonly Declared[],
): Declared | undefined {
  const [only] = declared;
  if (only === mediaType && declared.length === 1) return only;
  const essence = mediaTypeEssence(mediaType);
  const [type = ''] = essence.split('/');
  const suffix = /\+[^+]*$/.exec(essence)?.[0];
  const findEssence = (range: string): Declared | undefined =>
    declared.find((candidate) => mediaTypeEssence(candidate) === range);
  const sameEssence = declared.filter((candidate) => mediaTypeEssence(candidate) === essence);
  return (
    (sameEssence.length > 1 ? selectMostSpecific(mediaType, sameEssence) : sameEssence[0]) ??
    (suffix === undefined ? undefined : findEssence(`${type}/*${suffix}`)) ??
    findEssence(`${type}/*`) ??
    findEssence('*/*')
  );
}

/** Whether a media type is JSON. */
export function isJsonMediaType(mediaType: string): boolean {
  return /^[^;/]+\/(?:[^;/]+\+)?json\s*(?:;|$)/i.test(mediaType);
}

/** Returns the media type with the most parameters, all of which must match; otherwise, the first. */
function selectMostSpecific<Declared extends string>(
  mediaType: string,
  declared: readonly Declared[],
): Declared | undefined {
  const mediaTypeParameters = new Set(parseParameters(mediaType));
  const candidates = declared
    .map((candidate) => [candidate, parseParameters(candidate)] as const)
    .filter(([, parameters]) => parameters.every((parameter) => mediaTypeParameters.has(parameter)));
  return candidates.reduce(
    (best, next) => (next[1].length > best[1].length ? next : best),
    candidates[0] ?? ([declared[0], []] as const),
  )[0];
}

/** Returns parameters as `name=value`, with names in lower case and values without quotes. */
function parseParameters(mediaType: string): readonly string[] {
  const [, ...parameters] = mediaType.split(';');
  return parameters.map((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return `${name.trim().toLowerCase()}=${value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1')}`;
  });
}

function mediaTypeEssence(mediaType: string): string {
  const [essence = ''] = mediaType.split(';');
  return essence.trim().toLowerCase();
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

// JSON parser for untrusted input, with a depth limit.

/**
 * Maximum nesting of arrays and objects. It is limited because consumers of a value recurse, and `JSON.stringify`
 * shares the stack with other code.
 */
export const maxJsonDepth = 500;

/** Parses JSON. The result is wrapped; `undefined` if the string is not JSON or is nested too deeply. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Each level has two brackets, so most texts are too short to exceed the limit.
    return text.length > 2 * maxJsonDepth && exceedsDepth(value, maxJsonDepth) ? undefined : { value };
  } catch {
    return undefined;
  }
}

/** Returns whether a parsed value is nested too deeply. Several times as fast as counting the brackets of its text. */
function exceedsDepth(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (exceedsDepth(item, limit - 1)) return true;
    return false;
  }
  const properties = value as { readonly [name: string]: unknown };
  // Much faster than `Object.values`.
  for (const name in properties)
    if (Object.hasOwn(properties, name) && exceedsDepth(properties[name], limit - 1)) return true;
  return false;
}

/**
 * Parses JSON in a header. Servers decode each byte of a header as one character (RFC 9110, section 5.5), but JSON is
 * UTF-8 (RFC 8259, section 8.1): valid UTF-8 is decoded, and other bytes are read as Latin-1.
 */
export function parseJsonHeader(text: string): ReturnType<typeof parseJson> {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return parseJson(text);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return parseJson(text);
  }
}

/** Whether a string exceeds the depth limit; counted in one pass, even if it is not JSON. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length && depth <= maxJsonDepth; index++) {
    const character = json[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
  }
  return depth > maxJsonDepth;
}

// Raw requests: unparsed path, query, and headers.

/** A request before parsing. */
export interface RawRequest {
  /** Path parameters, percent-encoded. */
  readonly path: { readonly [name: string]: string | undefined };
  /** Query without `?`; empty if there is none. */
  readonly query: string;
  /** Headers by lower-case name. Several values are joined by commas, cookies by semicolons. */
  readonly headers: { readonly [name: string]: string | undefined };
}

/**
 * Parsed parameters, or their problems. Pointers begin with the location: `/query/page`. `path` is set if the path
 * parameters are valid.
 */
export type ParameterResult<T extends { readonly path: object }> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly path?: T['path'] };

/** Query parameters by decoded name; values are still encoded, in order. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** Parses a query string. */
export function parseQuery({ query }: RawRequest): RawQuery {
  const parameters = new Map<string, string[]>();
  let start = 0;
  // Faster than `split`.
  for (let end = 0; end < query.length; start = end + 1) {
    const separator = query.indexOf('&', start);
    end = separator < 0 ? query.length : separator;
    const part = query.slice(start, end);
    if (part === '') continue;
    const equalsIndex = part.indexOf('=');
    const name = percentDecode(equalsIndex < 0 ? part : part.slice(0, equalsIndex), true);
    const texts = parameters.get(name);
    const text = equalsIndex < 0 ? '' : part.slice(equalsIndex + 1);
    if (texts === undefined) parameters.set(name, [text]);
    else texts.push(text);
  }
  return parameters;
}

/** Parses the `Cookie` header. */
export function parseCookies({ headers }: RawRequest): RawQuery {
  const cookies = new Map<string, string[]>();
  for (const part of headers['cookie']?.split(';') ?? []) {
    const equalsIndex = part.indexOf('=');
    if (equalsIndex < 0) continue;
    const name = part.slice(0, equalsIndex).trim();
    const text = part
      .slice(equalsIndex + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    const texts = cookies.get(name);
    if (texts === undefined) cookies.set(name, [text]);
    else texts.push(text);
  }
  return cookies;
}

/** Returns a path parameter, percent-encoded. */
export function getPathParameter({ path }: RawRequest, name: string): string | undefined {
  return Object.hasOwn(path, name) ? path[name] : undefined;
}

/** Returns a header without surrounding whitespace; `name` is in lower case. */
export function getRequestHeader({ headers }: RawRequest, name: string): string | undefined {
  const text = Object.hasOwn(headers, name) ? headers[name] : undefined;
  if (text === undefined) return undefined;
  // `trim` would also remove a non-breaking space (U+00A0), which belongs to the value.
  let [start, end] = [0, text.length];
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Decodes percent-encoding; returns invalid encodings unchanged. In a query, `+` is a space. */
export function percentDecode(text: string, isQuery: boolean): string {
  const withSpaces = isQuery && text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!withSpaces.includes('%')) return withSpaces;
  try {
    return decodeURIComponent(withSpaces);
  } catch {
    return withSpaces;
  }
}

/** Response headers by name in lower case. */
export interface ResponseHeaders {
  readonly [name: string]: string | undefined;
}

/** Returns a response header; `undefined` if it is missing. */
export function getResponseHeader(headers: ResponseHeaders, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}

// Problems with parameters, bodies, and statuses, with their locations in the request or response.

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** Appends the problems of a parameter. */
export function mergeAtParameter(
  problems: Problems,
  location: ParameterLocation,
  name: string,
  newProblems: Problems,
): Problems {
  if (newProblems === undefined) return problems;
  const prefixed = newProblems.map((problem) => ({
    pointer: `/${location}/${escapeToken(name)}${problem.pointer}`,
    field: problem.field === '' ? name : `${name}.${problem.field}`,
    keyword: problem.keyword,
    schema: problem.schema,
    message: problem.message,
  }));
  return problems === undefined ? prefixed : [...problems, ...prefixed];
}

/** Appends the problem that a required parameter is missing; otherwise, those of its value. */
export function requireParameter(
  problems: Problems,
  location: ParameterLocation,
  name: string,
  value: unknown,
  schema: string,
  newProblems?: Problems,
): Problems {
  return value === undefined
    ? addProblem(problems, missingParameter(location, name, schema))
    : mergeAtParameter(problems, location, name, newProblems);
}

/** Creates the problem for a missing required parameter. */
export function missingParameter(location: ParameterLocation, name: string, schema: string): Problem {
  return {
    pointer: `/${location}/${escapeToken(name)}`,
    field: name,
    keyword: 'required',
    schema,
    message: 'is required',
  };
}

/** Creates the problem for a parameter that is not JSON, or is nested too deeply. */
/* @__NO_SIDE_EFFECTS__ */
export function invalidJsonParameter(location: ParameterLocation, name: string, schema: string): Problem {
  return {
    pointer: `/${location}/${escapeToken(name)}`,
    field: name,
    keyword: 'content',
    schema,
    message: `must be JSON, nested at most ${maxJsonDepth} levels deep`,
  };
}

/** Creates the problem for a body with an undeclared media type. */
export function unsupportedBody(mediaTypes: readonly string[]): Problem {
  return {
    pointer: '',
    field: '',
    keyword: 'content',
    schema: '',
    message: `must be of the media type ${mediaTypes.join(' or ')}`,
  };
}

/** Creates the problem for an undeclared status. */
export function undeclaredStatus(status: number): Problem {
  return {
    pointer: '/status',
    field: 'status',
    keyword: 'responses',
    schema: '',
    message: `${status} is not a declared status`,
  };
}

/** Appends the problems of a response body. */
export function mergeAtBody(problems: Problems, newProblems: Problems): Problems {
  if (newProblems === undefined) return problems;
  const prefixed = newProblems.map((problem) => ({ ...problem, pointer: `/body${problem.pointer}` }));
  return problems === undefined ? prefixed : [...problems, ...prefixed];
}

/** Returns the result of reading parameters: their values, or problems, with the path parameters if those are valid. */
export function createParameterResult<Parameters extends { readonly path: object }>(
  problems: Problems,
  values: { readonly [Location in keyof Parameters]: object },
): ParameterResult<Parameters> {
  if (problems === undefined) return { ok: true, value: asValidated<Parameters>(values) };
  return problems.some(({ pointer }) => pointer.startsWith('/path/'))
    ? { ok: false, problems }
    : { ok: false, problems, path: asValidated<Parameters['path']>(values.path) };
}

// Checks of request bodies by media type.

/**
 * Validates a request body, as parsed from its media type; returns every problem, or an empty array. A missing
 * media type matches only the range of all types.
 */
export type BodyCheck = (mediaType: string | undefined, value: unknown) => readonly Problem[];

/** Returns the problems of a request body. `undefined` accepts every body. */
type BodyValidator = ((value: unknown, mediaType: string) => Problems) | undefined;

/** Creates the check of a request body from the validators of its declared media types. */
/* @__NO_SIDE_EFFECTS__ */
export function createBodyCheck(validators: { readonly [mediaType: string]: BodyValidator }): BodyCheck {
  const mediaTypes = Object.keys(validators);
  return (contentType, value) => {
    const mediaType = contentType ?? '';
    const declared = matchMediaType(mediaType, mediaTypes);
    if (declared === undefined) return [unsupportedBody(mediaTypes)];
    return validators[declared]?.(value, mediaType) ?? noProblems;
  };
}

// Conversion of strings to the types that parameters declare. Unparsable strings are kept, for the validator to reject.

// JSON syntax, so that each number has one representation: `01` and `+1` must not also identify resource 1.
const integerPattern = /^-?(?:0|[1-9]\d*)$/;
const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

// From this value on, JavaScript formats integers with an exponent: `1e+21`.
const exponentThreshold = 1e21;

/**
 * Parses an integer; a bigint if a number would not be exact. An exponent is accepted only as JavaScript formats it, so
 * that each number has one representation.
 */
export function parseInteger(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const value = Number(text);
  if (!integerPattern.test(text)) return Number.isInteger(value) && String(value) === text ? value : text;
  if (Number.isSafeInteger(value) || String(value) === text) return value;
  const bigint = BigInt(text);
  // JavaScript formats such large numbers with an exponent, so the strings cannot be compared.
  return Number.isFinite(value) && Math.abs(value) >= exponentThreshold && BigInt(value) === bigint ? value : bigint;
}

/** Parses a number. Integers are parsed by `parseInteger`. */
export function parseNumber(text: unknown): unknown {
  if (typeof text !== 'string' || !numberPattern.test(text)) return text;
  if (integerPattern.test(text)) return parseInteger(text);
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** Parses `true` and `false`. */
export function parseBoolean(text: unknown): unknown {
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** Parses `null` and the empty string as `null`. */
export function parseNull(text: unknown): unknown {
  return text === 'null' || text === '' ? null : text;
}

/** Parses the items of an array; other values are returned unchanged. */
export function parseArray(values: unknown, read: (text: unknown) => unknown): unknown {
  return Array.isArray(values) ? values.map(read) : values;
}

/**
 * Parses an array. The first items have individual readers; the others use `rest`. Items without a reader remain
 * strings.
 */
export function parseTuple(
  values: unknown,
  readers: readonly (((text: unknown) => unknown) | undefined)[],
  rest?: (text: unknown) => unknown,
): unknown {
  if (!Array.isArray(values)) return values;
  return values.map((text: unknown, index) => {
    const read = index < readers.length ? readers[index] : rest;
    return read === undefined ? text : read(text);
  });
}

/** Parses an object. Properties without a reader use `rest`, or remain strings. */
export function parseObject(
  values: unknown,
  readers: { readonly [name: string]: (text: unknown) => unknown },
  rest?: (text: unknown) => unknown,
): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const result: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(values)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : rest;
    Object.defineProperty(result, name, {
      value: read === undefined ? text : read(text),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
}

/** Wraps a single string in an array. */
export function toArray(value: unknown): unknown {
  return Array.isArray(value) ? value : [value];
}

/**
 * Returns the first value that the schema accepts: the string itself, then the results of the readers. If none is
 * accepted, returns the string, for the validator to report; for several strings, the result of the last reader.
 */
export function parseFirstValid(
  text: unknown,
  accepts: (value: unknown) => boolean,
  ...readers: readonly ((text: unknown) => unknown)[]
): unknown {
  if (text === undefined || accepts(text)) return text;
  let value: unknown = text;
  for (const read of readers) {
    value = read(text);
    if (accepts(value)) return value;
  }
  return Array.isArray(text) ? value : text;
}

/** Parses a string, or the bytes of one, as JSON; returns it unchanged if it is not JSON. */
export function parseJsonText(text: unknown): unknown {
  const json = text instanceof Uint8Array ? new TextDecoder().decode(text) : text;
  return typeof json === 'string' ? (parseJson(json) ?? { value: text }).value : text;
}

/** Decodes the named parts of a form: parts with a media type or file name arrive as bytes. */
export function decodeTextParts(form: unknown, names: readonly string[]): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const result: Record<string, unknown> = { ...form };
  for (const name of names) if (Object.hasOwn(result, name)) result[name] = decodePart(result[name]);
  return result;
}

function decodePart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(decodePart);
  return part instanceof Uint8Array ? new TextDecoder().decode(part) : part;
}

/**
 * Converts bytes to strings with one character for each byte, so that lengths count bytes. Also converts
 * bytes in forms and arrays.
 */
export function bytesToLatin1(value: unknown): unknown {
  if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value);
  if (Array.isArray(value)) return value.map(bytesToLatin1);
  if (
    typeof value !== 'object' ||
    value === null ||
    ![Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, bytesToLatin1(property)]));
}

// Parsers for path and header parameters in the OpenAPI styles.

/** Raw value of a parameter before type conversion: a string, an array, or an object of strings. */
export type RawValue = string | readonly string[] | { readonly [name: string]: string };

/** Parses `blue`. */
export function parseSimpleValue(text: string | undefined): string | undefined {
  return text === undefined ? undefined : percentDecode(text, false);
}

/** Parses `blue,black`. */
export function parseSimpleArray(text: string | undefined): readonly string[] | undefined {
  return text === undefined ? undefined : splitItems(text, ',');
}

/** Parses `R,100,G,200`, or if exploded, `R=100,G=200`. */
export function parseSimpleObject(text: string | undefined, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  return explode ? parseAssignments(text, ',') : parsePairs(text);
}

/** Parses `blue, black` in a header: separators within items are encoded, and spaces after commas are ignored. */
export function parseHeaderArray(text: string | undefined): readonly string[] | undefined {
  return parseSimpleArray(trimParts(text));
}

/** Parses `R,100,G,200`, or if exploded, `R=100,G=200`, in headers. */
export function parseHeaderObject(text: string | undefined, explode: boolean): RawValue | undefined {
  return parseSimpleObject(trimParts(text), explode);
}

function trimParts(text: string | undefined): string | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .join(',');
}

/** Parses `.blue`. */
export function parseLabelValue(text: string | undefined): string | undefined {
  return text === undefined ? undefined : percentDecode(text.replace(/^\./, ''), false);
}

/** Parses `.blue,black`, or if exploded, `.blue.black`. */
export function parseLabelArray(text: string | undefined, explode: boolean): readonly string[] | undefined {
  return text === undefined ? undefined : splitItems(text.replace(/^\./, ''), explode ? '.' : ',');
}

/** Parses `.R,100,G,200`, or if exploded, `.R=100.G=200`. */
export function parseLabelObject(text: string | undefined, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  const content = text.replace(/^\./, '');
  return explode ? parseAssignments(content, '.') : parsePairs(content);
}

/** Parses `;color=blue`. */
export function parseMatrixValue(text: string | undefined, name: string): string | undefined {
  return text === undefined ? undefined : percentDecode(removeName(text, name), false);
}

/** Parses `;color=blue,black`, or if exploded, `;color=blue;color=black`. */
export function parseMatrixArray(
  text: string | undefined,
  name: string,
  explode: boolean,
): readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (!explode) return splitItems(removeName(text, name), ',');
  return text
    .replace(/^;/, '')
    .split(';')
    .map((part) => percentDecode(removeName(part, name), false));
}

/** Parses `;color=R,100,G,200`, or if exploded, `;R=100;G=200`. */
export function parseMatrixObject(text: string | undefined, name: string, explode: boolean): RawValue | undefined {
  if (text === undefined) return undefined;
  return explode ? parseAssignments(text.replace(/^;/, ''), ';') : parsePairs(removeName(text, name));
}

function removeName(text: string, name: string): string {
  const content = text.replace(/^;/, '');
  if (content === name) return '';
  return content.startsWith(`${name}=`) ? content.slice(name.length + 1) : content;
}

function splitItems(text: string, separator: string): readonly string[] {
  return text === '' ? [] : text.split(separator).map((item) => percentDecode(item, false));
}

function parsePairs(text: string): RawValue {
  const parts = splitItems(text, ',');
  if (parts.length % 2 !== 0) return percentDecode(text, false);
  const properties = createNullObject();
  for (let index = 0; index < parts.length; index += 2) properties[parts[index] ?? ''] = parts[index + 1] ?? '';
  return properties;
}

function parseAssignments(text: string, separator: string): RawValue {
  const properties = createNullObject();
  for (const part of text === '' ? [] : text.split(separator)) {
    const separatorIndex = part.indexOf('=');
    if (separatorIndex < 0) return percentDecode(text, false);
    const name = percentDecode(part.slice(0, separatorIndex), false);
    properties[name] = percentDecode(part.slice(separatorIndex + 1), false);
  }
  return properties;
}

/** Creates an object without prototype, so that any name can be a property. */
export function createNullObject<Value = string>(): Record<string, Value> {
  // `Object.create` returns `any`.
  return Object.create(null) as Record<string, Value>;
}

// Parsers for query and cookie parameters in the OpenAPI styles.

/** Parses `color=blue`. A repeated parameter is an array, which no scalar type accepts. */
export function parseFormValue(query: RawQuery, name: string): string | readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  const [only = ''] = texts;
  return texts.length === 1 ? percentDecode(only, true) : texts.map((text) => percentDecode(text, true));
}

/** Parses `color=blue`. Of several cookies with the same name, the first has the most specific path. */
export function parseCookieValue(cookies: RawQuery, name: string): string | undefined {
  const text = cookies.get(name)?.[0];
  return text === undefined ? undefined : percentDecode(text, false);
}

/** Parses `color=blue&color=black`, or if not exploded, `color=blue,black`. */
export function parseFormArray(query: RawQuery, name: string, explode: boolean): readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  return explode ? texts.map((text) => percentDecode(text, true)) : splitValues(texts, ',');
}

/** Parses `color=blue%20black` or `color=blue|black`; the separator may be encoded. */
export function parseDelimitedArray(
  query: RawQuery,
  name: string,
  separator: ' ' | '|',
): readonly string[] | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  if (texts.length > 1) return texts.map((text) => percentDecode(text, true));
  const [only = ''] = texts;
  return percentDecode(only, true).split(separator);
}

/**
 * Parses `R=100&G=200` for the properties of the schema, and for other names that `rest` accepts; or if not exploded,
 * `color=R,100,G,200`.
 */
export function parseFormObject(
  query: RawQuery,
  name: string,
  explode: boolean,
  propertyNames: readonly string[],
  rest?: (name: string) => boolean,
): RawValue | undefined {
  return explode
    ? parseExplodedObject(
        query,
        rest ? [...query.keys()].filter((key) => propertyNames.includes(key) || rest(key)) : propertyNames,
      )
    : parseQueryPairs(query, name, ',');
}

/** Parses `color=R%20100%20G%20200` or `color=R|100|G|200`. */
export function parseDelimitedObject(query: RawQuery, name: string, separator: ' ' | '|'): RawValue | undefined {
  return parseQueryPairs(query, name, separator);
}

function parseExplodedObject(query: RawQuery, propertyNames: readonly string[]): RawValue | undefined {
  let properties: Record<string, string> | undefined;
  for (const propertyName of propertyNames) {
    const texts = query.get(propertyName);
    if (texts === undefined) continue;
    properties ??= createNullObject();
    properties[propertyName] = percentDecode(texts[0] ?? '', true);
  }
  return properties;
}

function parseQueryPairs(query: RawQuery, name: string, separator: string): RawValue | undefined {
  const texts = query.get(name);
  if (texts === undefined) return undefined;
  const parts = separator === ',' ? splitValues(texts, ',') : percentDecode(texts[0] ?? '', true).split(separator);
  if (parts.length % 2 !== 0) return percentDecode(texts[0] ?? '', true);
  const properties = createNullObject();
  for (let index = 0; index < parts.length; index += 2) properties[parts[index] ?? ''] = parts[index + 1] ?? '';
  return properties;
}

function splitValues(texts: readonly string[], separator: string): readonly string[] {
  return texts.flatMap((text) => (text === '' ? [] : text.split(separator).map((item) => percentDecode(item, true))));
}

/** A form property with its own style: its parser, and its keys. */
export interface StyledFormProperty {
  readonly name: string;
  parse(query: RawQuery): unknown;
  ownsKey(key: string): boolean;
}

/** Parses a form; a repeated property is an array. Values that are not strings have already been parsed. */
export function parseUrlEncodedForm(
  form: string,
  styled?: readonly StyledFormProperty[],
): Readonly<Record<string, unknown>>;
export function parseUrlEncodedForm(form: unknown, styled?: readonly StyledFormProperty[]): unknown;
export function parseUrlEncodedForm(form: unknown, styled: readonly StyledFormProperty[] = []): unknown {
  return typeof form === 'string' ? parseProperties(parseQuery({ path: {}, query: form, headers: {} }), styled) : form;
}

/** Parses the whole query as a form, except for other parameters; `undefined` if nothing remains. */
export function parseQueryForm(
  query: RawQuery,
  otherParameters: readonly string[],
  styled: readonly StyledFormProperty[] = [],
): Readonly<Record<string, unknown>> | undefined {
  const formQuery = new Map([...query].filter(([name]) => !otherParameters.includes(name)));
  return formQuery.size === 0 ? undefined : parseProperties(formQuery, styled);
}

function parseProperties(query: RawQuery, styled: readonly StyledFormProperty[]): Readonly<Record<string, unknown>> {
  const properties: Record<string, unknown> = createNullObject();
  for (const key of query.keys()) {
    if (!styled.some((property) => property.ownsKey(key))) properties[key] = parseFormValue(query, key);
  }
  for (const property of styled) {
    const value = property.parse(query);
    if (value !== undefined) properties[property.name] = value;
  }
  return properties;
}

// Checks of responses by status and media type.

/**
 * Validates a response; returns every problem, or an empty array. Header names are in lower case. An absent body is
 * `undefined`. `now` is in milliseconds since 1970.
 */
export type ResponseCheck = (
  status: number,
  headers: ResponseHeaders,
  body: unknown,
  now?: number,
) => readonly Problem[];

/** Returns the problems of one header. */
export type HeaderValidator = (headers: ResponseHeaders, now: number) => Problems;

/** Validators of a response. Without `content`, every body is valid. */
export interface ResponseValidators {
  readonly headers?: readonly HeaderValidator[];
  /** By media type. `undefined` accepts every body. */
  readonly content?: {
    readonly [mediaType: string]: ((body: unknown, now: number, contentType: string) => Problems) | undefined;
  };
}

/** Responses by status: `200`, `4XX`, or `default`. A number is the status of another response with the same validators. */
export interface ResponsesByStatus {
  readonly [status: string]: ResponseValidators | number;
}

/** Creates the check of the responses of an operation. `shared` are responses that other operations have, too. */
/* @__NO_SIDE_EFFECTS__ */
export function createResponseCheck(responses: ResponsesByStatus, shared?: ResponsesByStatus): ResponseCheck {
  return (status, headers, body, now = Date.now()) => {
    const response = findResponse(status, responses) ?? (shared && findResponse(status, shared));
    return response ? (validateResponse(response, headers, body, now) ?? noProblems) : [undeclaredStatus(status)];
  };
}

/** Returns the response of a status, of its range, or of all other statuses; `undefined` if there is none. */
function findResponse(status: number, responses: ResponsesByStatus): ResponseValidators | undefined {
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
  return typeof response === 'number' ? findResponse(response, responses) : response;
}

function validateResponse(
  { headers: headerValidators = [], content }: ResponseValidators,
  headers: ResponseHeaders,
  body: unknown,
  now: number,
): Problems {
  let problems: Problems;
  for (const validateHeader of headerValidators) problems = mergeProblems(problems, validateHeader(headers, now));
  if (content === undefined || body === undefined) return problems;
  const contentType = getResponseHeader(headers, 'content-type') ?? '';
  const mediaTypes = Object.keys(content);
  const mediaType = matchMediaType(contentType, mediaTypes);
  return mediaType === undefined
    ? addProblem(problems, unsupportedBody(mediaTypes))
    : mergeAtBody(problems, content[mediaType]?.(body, now, contentType));
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

// Validation of collection filters: fields, operators, and operand types.

/** Type of a filterable field. A filter on an array applies to its items. */
export interface FilterField {
  readonly type: 'text' | 'number' | 'boolean' | 'any';
  readonly nullable: boolean;
}

export interface FilterFields {
  readonly [name: string]: FilterField;
}

/** Returns the problems of a filter; their messages name the key. */
export function validateFilter(filter: unknown, fields: FilterFields): Problems {
  return isObject(filter) ? collectRecursive(() => validateTerm(filter, fields, true)) : undefined;
}

function validateTerm(term: { readonly [name: string]: unknown }, fields: FilterFields, isTopLevel: boolean): Problems {
  let problems: Problems;
  for (const key of Object.keys(term))
    problems = mergeAtOwnProperty(problems, term, key, validateKey(key, term, fields, isTopLevel));
  return problems;
}

function validateKey(
  key: string,
  term: { readonly [name: string]: unknown },
  fields: FilterFields,
  isTopLevel: boolean,
): Problems {
  const value = term[key];
  if (Object.keys(fields).length === 0)
    return [createFilterProblem(key, `cannot filter by \`${key}\`: this collection has no filterable fields`)];
  if (key === '+and' || key === '+or') return validateFilters(key, value, fields);
  if (isTopLevel && key === '+order_by')
    return typeof value === 'string' && Object.hasOwn(fields, value)
      ? undefined
      : [createFilterProblem(key, '`+order_by` must be the name of a filterable field')];
  if (!isTopLevel || key !== '+order') return validateField(key, value, fields);
  if (value !== 'asc' && value !== 'desc') return [createFilterProblem(key, '`+order` must be "asc" or "desc"')];
  return Object.hasOwn(term, '+order_by') ? undefined : [createFilterProblem(key, '`+order` requires `+order_by`')];
}

function validateFilters(key: string, value: unknown, fields: FilterFields): Problems {
  if (!Array.isArray(value)) return [createFilterProblem(key, `\`${key}\` must be an array of filters`)];
  let problems: Problems;
  for (const [index, item] of value.entries()) {
    problems = mergeAtIndex(
      problems,
      index,
      isObject(item)
        ? validateTerm(item, fields, false)
        : [createFilterProblem(key, `\`${key}\` must be an array of filters`)],
    );
  }
  return problems;
}

function validateField(key: string, value: unknown, fields: FilterFields): Problems {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined) {
    const predicate = key.startsWith('+') ? 'is not an allowed operator' : 'is not a filterable field';
    return [createFilterProblem(key, `\`${key}\` ${predicate}`)];
  }
  if (!isObject(value))
    return hasFieldType(value, field)
      ? undefined
      : [createFilterProblem(key, `\`${key}\` must be ${describeType(field)}`)];
  if (Object.keys(value).length === 0) return [createFilterProblem(key, `\`${key}\` requires a value or an operator`)];
  let problems: Problems;
  for (const [operator, operand] of Object.entries(value)) {
    const operatorError = findOperatorError(key, operator, operand, field);
    if (operatorError !== undefined)
      problems = addAtProperty(problems, operator, createFilterProblem(operator, operatorError));
  }
  return problems;
}

function findOperatorError(key: string, operator: string, operand: unknown, field: FilterField): string | undefined {
  switch (operator) {
    case '+gt':
    case '+gte':
    case '+lt':
    case '+lte':
      if (field.type !== 'number' && field.type !== 'any')
        return `\`${operator}\` requires a numeric field, and \`${key}\` is not numeric`;
      return typeof operand === 'number' && Number.isFinite(operand)
        ? undefined
        : `\`${operator}\` of \`${key}\` must be a number`;
    case '+contains':
      if (field.type !== 'text' && field.type !== 'any')
        return `\`+contains\` requires a string field, and \`${key}\` is not a string`;
      return typeof operand === 'string' ? undefined : `\`+contains\` of \`${key}\` must be a string`;
    case '+neq':
      return typeof operand === 'string' || hasFieldType(operand, field)
        ? undefined
        : `\`+neq\` of \`${key}\` must be a string or ${describeType(field)}`;
    default:
      return `\`${operator}\` is not a valid operator`;
  }
}

function hasFieldType(value: unknown, { type, nullable }: FilterField): boolean {
  if (value === null) return nullable || type === 'any';
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'any':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  }
}

function describeType({ type, nullable }: FilterField): string {
  const words = { text: 'a string', number: 'a number', boolean: 'true or false', any: 'a value' };
  return words[type] + (nullable ? ' or null' : '');
}

/** Creates a problem of a key's value; the caller adds the location. */
function createFilterProblem(key: string, message: string): Problem {
  return { pointer: '', field: '', keyword: 'filter', schema: key, message };
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

// Punycode encoding and decoding. Variable names follow RFC 3492.

const base = 36;
const tMin = 1;
const tMax = 26;

/** Decodes Punycode; `undefined` if it is invalid. */
export function decodePunycode(code: string): string | undefined {
  const delimiterIndex = code.lastIndexOf('-');
  const points = Array.from(code.slice(0, Math.max(delimiterIndex, 0)), (character) => character.charCodeAt(0));
  if (points.some((point) => point > 127)) return undefined;
  let [n, i, bias] = [128, 0, 72];
  for (let index = delimiterIndex < 0 ? 0 : delimiterIndex + 1; index < code.length;) {
    const previousI = i;
    for (let weight = 1, k = base; ; k += base) {
      const digit = toDigit(code.charCodeAt(index++));
      if (digit === undefined) return undefined;
      i += digit * weight;
      if (i > 0x7fffffff) return undefined;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= base - t;
    }
    bias = adaptBias(i - previousI, points.length + 1, previousI === 0);
    n += Math.floor(i / (points.length + 1));
    i %= points.length + 1;
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return undefined;
    points.splice(i++, 0, n);
  }
  return points.map((point) => String.fromCodePoint(point)).join('');
}

/** Encodes a string as Punycode. */
export function encodePunycode(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 128);
  let output = basic.map((point) => String.fromCharCode(point)).join('') + (basic.length > 0 ? '-' : '');
  let [n, delta, bias] = [128, 0, 72];
  for (let handled = basic.length; handled < points.length; n++, delta++) {
    const minimum = n;
    const next = points.reduce((lowest, point) => (point >= minimum && point < lowest ? point : lowest), Infinity);
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta++;
      if (point !== n) continue;
      let q = delta;
      for (let k = base; ; k += base) {
        const t = threshold(k, bias);
        if (q < t) break;
        output += toCharacter(t + ((q - t) % (base - t)));
        q = Math.floor((q - t) / (base - t));
      }
      output += toCharacter(q);
      bias = adaptBias(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
  }
  return output;
}

function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, tMin), tMax);
}

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let remaining = Math.floor(delta / (isFirst ? 700 : 2));
  remaining += Math.floor(remaining / count);
  let k = 0;
  for (; remaining > ((base - tMin) * tMax) / 2; k += base) remaining = Math.floor(remaining / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * remaining) / (remaining + 38));
}

function toDigit(unit: number): number | undefined {
  if (unit >= 48 && unit <= 57) return unit - 22;
  if (unit >= 65 && unit <= 90) return unit - 65;
  return unit >= 97 && unit <= 122 ? unit - 97 : undefined;
}

function toCharacter(digit: number): string {
  return String.fromCharCode(digit < 26 ? digit + 97 : digit + 22);
}

// Labels of internationalized host names: valid characters and their contexts (RFC 5891 to 5893).

/** Code points that RFC 5892 allows or disallows individually. */
const allowed = /^[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]$/u;
const disallowed = /^[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]$/u;
const contextual = /^[\u00b7\u0375\u05f3\u05f4\u30fb\u0660-\u0669\u06f0-\u06f9\u200c\u200d]$/u;
const letterOrDigit = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u;
const ignorable =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Noncharacter_Code_Point}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]$/u;

/** Approximation of Unicode's joining types, which JavaScript does not expose: scripts with joining letters. */
const joiningPatterns = /* @__PURE__ */ (() => {
  const joiningScript = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Manichaean}\p{Script=Adlam}\p{Script=Sogdian}\p{Script=Hanifi_Rohingya}`;
  const notJoiningOnward = String.raw`\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c`;
  return {
    before: new RegExp(`(?![${notJoiningOnward}])(?=\\p{L})[${joiningScript}][\\p{Mn}\\p{Me}]*$`, 'u'),
    after: new RegExp(`^[\\p{Mn}\\p{Me}]*(?!\\u0621|\\u0674)(?=\\p{L})[${joiningScript}]`, 'u'),
  };
})();
const virama =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua8c4\ua953\ua9c0\uaaf6\uabed]$/u;

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\u0660-\u0669]/u;
const arabicDigit = /[\u0660-\u0669\u066b\u066c\u06dd]/u;
const europeanDigit = /[0-9\u06f0-\u06f9]/u;

/** Whether a label with `xn--` is valid Punycode of a valid label, in canonical form. */
export function isValidALabel(label: string): boolean {
  const text = toUnicodeLabel(label);
  return (
    text !== undefined &&
    toAsciiLabel(text) === label.toLowerCase() &&
    isUnicodeLabel(text) &&
    (!isRightToLeft(text) || satisfiesBidiRule(text))
  );
}

/** Converts a label to Unicode; `undefined` if its Punycode is invalid. */
export function toUnicodeLabel(label: string): string | undefined {
  if (!/^xn--/i.test(label)) return label;
  const text = decodePunycode(label.slice(4).toLowerCase());
  return text === undefined || /^[\0-\x7f]*$/.test(text) || `xn--${encodePunycode(text)}` !== label.toLowerCase()
    ? undefined
    : text;
}

/** Converts a label to ASCII. */
export function toAsciiLabel(label: string): string | undefined {
  return /^[\0-\x7f]*$/.test(label) ? label.toLowerCase() : `xn--${encodePunycode(label)}`;
}

/** Whether a Unicode label is valid. */
export function isUnicodeLabel(label: string): boolean {
  if (label === '' || label.startsWith('-') || label.endsWith('-') || label.slice(2, 4) === '--') return false;
  if (/^\p{M}/u.test(label) || label.normalize('NFC') !== label) return false;
  const characters = Array.from(label);
  return characters.every(
    (character, index) =>
      isAllowed(character) && (!contextual.test(character) || hasRequiredContext(characters, index)),
  );
}

/** Whether a character is PVALID, by the definition of RFC 5892. */
function isAllowed(character: string): boolean {
  if (/^[a-zA-Z0-9-]$/.test(character) || allowed.test(character) || contextual.test(character)) return true;
  if (disallowed.test(character) || ignorable.test(character) || !letterOrDigit.test(character)) return false;
  return character.normalize('NFKC').toLowerCase().normalize('NFKC') === character;
}

/** Whether a character has the context that it requires (RFC 5892, appendix A). */
function hasRequiredContext(label: readonly string[], index: number): boolean {
  const [before, after] = [label[index - 1] ?? '', label[index + 1] ?? ''];
  switch (label[index]) {
    case '\u00b7':
      return before === 'l' && after === 'l';
    case '\u0375':
      return /\p{Script=Greek}/u.test(after);
    case '\u05f3':
    case '\u05f4':
      return /\p{Script=Hebrew}/u.test(before);
    case '\u30fb':
      return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label.join('').replaceAll('\u30fb', ''));
    case '\u200d':
      return virama.test(before);
    case '\u200c':
      return (
        virama.test(before) ||
        (joiningPatterns.before.test(label.slice(0, index).join('')) &&
          joiningPatterns.after.test(label.slice(index + 1).join('')))
      );
    case undefined:
    default: {
      const text = label.join('');
      return !(/[\u0660-\u0669]/u.test(text) && /[\u06f0-\u06f9]/u.test(text));
    }
  }
}

/** Whether a label contains right-to-left characters. */
export function isRightToLeft(label: string): boolean {
  return rightToLeft.test(label);
}

/** Whether a label satisfies the Bidi rule (RFC 5893, section 2). */
export function satisfiesBidiRule(label: string): boolean {
  const characters = Array.from(label);
  const first = characters[0] ?? '';
  const last = characters.filter((character) => !/\p{Mn}/u.test(character)).at(-1) ?? '';
  if (!rightToLeft.test(first) || arabicDigit.test(first)) {
    return (
      !europeanDigit.test(first) &&
      !arabicDigit.test(first) &&
      !characters.some((character) => rightToLeft.test(character))
    );
  }
  if (characters.some((character) => /\p{L}/u.test(character) && !rightToLeft.test(character))) return false;
  if (!rightToLeft.test(last) && !europeanDigit.test(last)) return false;
  return !(
    characters.some((character) => arabicDigit.test(character)) &&
    characters.some((character) => europeanDigit.test(character))
  );
}

// The format `hostname`.

const labelPattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Whether a string is a host name (RFC 1123). Labels with `xn--` must be valid Punycode. */
export function isHostname(text: string): boolean {
  if (text.length === 0 || text.length > 253) return false;
  return text.split('.').every((label) => labelPattern.test(label) && (!/^xn--/i.test(label) || isValidALabel(label)));
}

// The format `idn-hostname`.

/** Maximum length in code units: the ASCII form has at most 253 characters, and at least one for each character. */
const maxHostNameCodeUnits = 2 * 253;

/**
 * Whether a string is an internationalized host name (RFC 5890 to 5893): every label is valid, including its ASCII
 * form, and the Bidi rule holds.
 */
export function isIdnHostname(text: string): boolean {
  // Checked first: the conversions are slow for long strings.
  if (text.length > maxHostNameCodeUnits) return false;
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  const unicodeLabels: string[] = [];
  let length = labels.length - 1;
  for (const label of labels) {
    if (label.length > 2 * 63) return false;
    const unicode = toUnicodeLabel(label);
    const ascii = unicode === undefined ? undefined : toAsciiLabel(unicode);
    if (unicode === undefined || ascii === undefined || ascii.length > 63 || !isUnicodeLabel(unicode)) return false;
    length += ascii.length;
    unicodeLabels.push(unicode);
  }
  return length <= 253 && (!unicodeLabels.some(isRightToLeft) || unicodeLabels.every(satisfiesBidiRule));
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

// The formats `email` and `idn-email`.

const dotAtom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const quotedString = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;
const unicodeDotAtom =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+)*$/u;
const unicodeQuotedString = /^"(?:[ !#-[\]-~\u0080-\u{10ffff}]|\\[ -~])*"$/u;

/** Maximum length of a host name, even if each character is decomposed into a letter and its marks. */
const maxAddressCodeUnits = 2048;

/** Whether a string is an email address (RFC 5321): a dot-atom or quoted string, `@`, and a host or bracketed IP. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return (
    local.length <= 64 && (dotAtom.test(local) || quotedString.test(local)) && isDomain(text.slice(at + 1), isHostname)
  );
}

/** Whether a string is an internationalized email address (RFC 6531). The domain may be in any normalization form. */
export function isIdnEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > 64 || text.length > maxAddressCodeUnits || utf8Length(local) > 64) return false;
  return (
    (unicodeDotAtom.test(local) || unicodeQuotedString.test(local)) &&
    isDomain(text.slice(at + 1), (domain) => isIdnHostname(domain.normalize('NFC')))
  );
}

/** Returns the length in UTF-8 bytes. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text)
    bytes += character < '\u0080' ? 1 : character < '\u0800' ? 2 : character.length === 1 ? 3 : 4;
  return bytes;
}

function isDomain(text: string, isHost: (text: string) => boolean): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return isHost(text);
  const address = text.slice(1, -1);
  return /^IPv6:/i.test(address) ? isIpv6(address.slice(5)) : isIpv4(address);
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

// The formats `date-time`, `date`, `time`, and `duration` (RFC 3339).

// Expanded character classes without capturing groups are the fastest. The ranges of numbers are checked separately.
const datePattern = /^\d\d\d\d-\d\d-\d\d$/;
const timePattern = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const dateTimePattern = /^\d\d\d\d-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const durationPattern =
  /^P(?:\d+W|(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))$/;

/** Whether a string is a date-time: `2030-01-15T10:20:30Z`. */
export function isDateTime(text: string): boolean {
  return matchesPattern(dateTimePattern, text) && isCalendarDay(text) && isClockTime(text, 11);
}

/** Whether a string is a date that exists: `2030-01-15`. */
export function isDate(text: string): boolean {
  return datePattern.test(text) && isCalendarDay(text);
}

/** Whether a string is a time: `10:20:30Z`, `10:20:30.5+02:00`; leap seconds only at 23:59:60 UTC. */
export function isTime(text: string): boolean {
  return matchesPattern(timePattern, text) && isClockTime(text, 0);
}

/** Whether a string is a duration by the grammar of RFC 3339, appendix A: `P1DT12H`. */
export function isDuration(text: string): boolean {
  return matchesPattern(durationPattern, text);
}

/** Whether a string begins with a date that exists. */
function isCalendarDay(text: string): boolean {
  const month = parseTwoDigits(text, 5);
  const day = parseTwoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(parseTwoDigits(text, 0) * 100 + parseTwoDigits(text, 2), month);
}

/** Whether the rest of a string, starting at index `at`, is a time that exists. */
function isClockTime(text: string, at: number): boolean {
  const [hour, minute, second] = [parseTwoDigits(text, at), parseTwoDigits(text, at + 3), parseTwoDigits(text, at + 6)];
  if (hour > 23 || minute > 59 || second > 60) return false;
  const sign = text.charAt(text.length - 6);
  const hasOffset = sign === '+' || sign === '-';
  const [offsetHour, offsetMinute] = hasOffset
    ? [parseTwoDigits(text, text.length - 5), parseTwoDigits(text, text.length - 2)]
    : [0, 0];
  if (offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (sign === '-' ? -1 : 1);
  return (hour * 60 + minute - offset + 2 * minutesOfDay) % minutesOfDay === minutesOfDay - 1;
}

const minutesOfDay = 1440;

/** Parses two digits at an index. */
function parseTwoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
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

// The formats `uuid`, `json-pointer`, and `relative-json-pointer`.

/** Character classes are expanded, because engines match repetitions three times more slowly. */
const uuidPattern = /* @__PURE__ */ (() => {
  const hex = '[0-9A-Fa-f]';
  return new RegExp(`^${hex.repeat(8)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(12)}$`);
})();
// Matches invalid characters, because engines use stack space for repetitions of valid ones.
const loneTilde = /~(?![01])/;

/** Whether a string is a UUID of any version (RFC 4122). */
export function isUuid(text: string): boolean {
  return text.length === 36 && uuidPattern.test(text);
}

/** Whether a string is a JSON Pointer in string form (RFC 6901). */
export function isJsonPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !loneTilde.test(text));
}

/** Whether a string is a relative JSON Pointer: levels up, an optional index shift, then a pointer or `#`. */
export function isRelativeJsonPointer(text: string): boolean {
  const end = text.search(/[#/]/);
  const rest = end < 0 ? '' : text.slice(end);
  const [levels = '', shift = '1', ...more] = (end < 0 ? text : text.slice(0, end)).split(/[+-]/, 3);
  return (
    isUnsignedInteger(levels) &&
    isUnsignedInteger(shift) &&
    shift !== '0' &&
    more.length === 0 &&
    (rest === '#' || isJsonPointer(rest))
  );
}

/** Whether a string is an integer without leading zeros. */
function isUnsignedInteger(text: string): boolean {
  return text === '0' || (text !== '' && !text.startsWith('0') && !/\D/.test(text));
}

// Problems of properties whose only value is a string that needs no escapes in JSON.

/** Appends the problem that a property is missing, or not the string of `const`. */
export function reportConst(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  constant: string,
): Problems {
  return reportMissingOrInvalid(problems, property, value, schema, 'const', 'must be "' + constant + '"');
}

/** Appends the problem that a property is missing, or not the only string of `enum`. */
export function reportEnum(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  constant: string,
): Problems {
  return reportMissingOrInvalid(problems, property, value, schema, 'enum', 'must be "' + constant + '"');
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
