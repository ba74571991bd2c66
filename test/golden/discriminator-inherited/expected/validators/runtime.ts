// Runtime: what the other modules share.

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
