// Runtime exports that generated validators import, and the file of each.

import { name, reference } from '../../code/typescript/build-tree.ts';
import type { Expression, ImportSymbol, Type } from '../../code/typescript/tree.ts';
import { runtimeFunctions } from '../expressions/conversion-context.ts';

/** File below `runtime/` by name. A test compares the entries with the exports of the files. */
export const runtimeFiles = {
  Problem: 'validation/problem',
  Problems: 'validation/problems',
  noProblems: 'validation/problems',
  addProblem: 'validation/problems',
  createProblem: 'validation/problems',
  report: 'validation/problems',
  reportMissing: 'validation/problems',
  reportMissingOrInvalid: 'validation/problems',
  reportType: 'validation/problems',
  reportAt: 'validation/problems',
  rejectValue: 'validation/problems',
  mergeProblems: 'validation/problems',
  countProblems: 'validation/problems',
  mergeAtProperty: 'validation/problems',
  mergeAtOwnProperty: 'validation/problems',
  mergeAtIndex: 'validation/problems',
  mergeAtPropertyIndex: 'validation/problems',
  addAtProperty: 'validation/problems',
  withSchemaLocation: 'validation/problems',
  isObject: 'validation/type-checks',
  isArray: 'validation/type-checks',
  isNumber: 'validation/type-checks',
  isInteger: 'validation/type-checks',
  isIntegerOrBigint: 'validation/type-checks',
  isNumberOrBigint: 'validation/type-checks',
  getOwn: 'validation/type-checks',
  hasFewerProperties: 'validation/type-checks',
  hasMoreProperties: 'validation/type-checks',
  isLongerThan: 'validation/type-checks',
  isShorterThan: 'validation/type-checks',
  matchesPattern: 'validation/match-pattern',
  hasUniqueItems: 'validation/deep-equal',
  isMultipleOf: 'validation/multiple-of',
  selectClosestBranch: 'validation/closest-branch',
  StandardSchema: 'validation/standard-schema',
  createStandardSchema: 'validation/standard-schema',
  checkRecursive: 'validation/recursion-guard',
  acceptRecursive: 'validation/recursion-guard',
  testOnce: 'validation/recursion-guard',
  asValidated: 'validation/run-rules',
  isValid: 'validation/run-rules',
  selectRuleProblems: 'validation/run-rules',
  ...runtimeFunctions,
  RawRequest: 'parameters/raw-request',
  ParameterResult: 'parameters/raw-request',
  parseQuery: 'parameters/raw-request',
  parseCookies: 'parameters/raw-request',
  getPathParameter: 'parameters/raw-request',
  getRequestHeader: 'parameters/raw-request',
  percentDecode: 'parameters/raw-request',
  parseSimpleValue: 'parameters/path-header-styles',
  parseSimpleArray: 'parameters/path-header-styles',
  parseSimpleObject: 'parameters/path-header-styles',
  parseHeaderObject: 'parameters/path-header-styles',
  parseHeaderArray: 'parameters/path-header-styles',
  parseLabelValue: 'parameters/path-header-styles',
  parseLabelArray: 'parameters/path-header-styles',
  parseLabelObject: 'parameters/path-header-styles',
  parseMatrixValue: 'parameters/path-header-styles',
  parseMatrixArray: 'parameters/path-header-styles',
  parseMatrixObject: 'parameters/path-header-styles',
  parseFormValue: 'parameters/query-styles',
  parseCookieValue: 'parameters/query-styles',
  parseFormArray: 'parameters/query-styles',
  parseFormObject: 'parameters/query-styles',
  parseDelimitedArray: 'parameters/query-styles',
  parseDelimitedObject: 'parameters/query-styles',
  parseDeepObject: 'parameters/deep-object',
  deepObjectProperty: 'parameters/deep-object',
  parseDeepArray: 'parameters/deep-object',
  parseDeepUnion: 'parameters/deep-object',
  parseDeepValue: 'parameters/deep-object',
  parseInteger: 'parameters/parse-values',
  parseNumber: 'parameters/parse-values',
  parseBoolean: 'parameters/parse-values',
  parseNull: 'parameters/parse-values',
  parseArray: 'parameters/parse-values',
  parseTuple: 'parameters/parse-values',
  parseObject: 'parameters/parse-values',
  toArray: 'parameters/parse-values',
  parseFirstValid: 'parameters/parse-values',
  parseJsonText: 'parameters/parse-values',
  decodeTextParts: 'parameters/parse-values',
  bytesToLatin1: 'parameters/parse-values',
  parseJson: 'parameters/parse-json',
  parseJsonHeader: 'parameters/parse-json',
  mergeAtParameter: 'parameters/parameter-problems',
  missingParameter: 'parameters/parameter-problems',
  requireParameter: 'parameters/parameter-problems',
  createParameterResult: 'parameters/parameter-problems',
  invalidJsonParameter: 'parameters/parameter-problems',
  FilterFields: 'parameters/filter',
  validateFilter: 'parameters/filter',
  matchMediaType: 'parameters/media-type',
  isJsonMediaType: 'parameters/media-type',
  unsupportedBody: 'parameters/parameter-problems',
  undeclaredStatus: 'parameters/parameter-problems',
  validateResponseBody: 'parameters/response-body',
  ResponseHeaders: 'parameters/raw-request',
  getResponseHeader: 'parameters/raw-request',
  parseUrlEncodedForm: 'parameters/query-styles',
  parseQueryForm: 'parameters/query-styles',
  deduplicateProblems: 'validation/problems',
  collectRecursive: 'validation/recursion-guard',
  isDateTime: 'validation/formats/time',
  isDate: 'validation/formats/time',
  isTime: 'validation/formats/time',
  isDuration: 'validation/formats/time',
  isEmail: 'validation/formats/email',
  isIdnEmail: 'validation/formats/email',
  isHostname: 'validation/formats/hostname',
  isIdnHostname: 'validation/formats/idn-hostname',
  isIpv4: 'validation/formats/ip',
  isIpv6: 'validation/formats/ip',
  isUri: 'validation/formats/uri',
  isUriReference: 'validation/formats/uri',
  isIri: 'validation/formats/uri',
  isIriReference: 'validation/formats/uri',
  isUriTemplate: 'validation/formats/uri-template',
  isUuid: 'validation/formats/uuid-json-pointer',
  isJsonPointer: 'validation/formats/uuid-json-pointer',
  isRelativeJsonPointer: 'validation/formats/uuid-json-pointer',
  isRegex: 'validation/formats/regex-base64',
  isBase64: 'validation/formats/regex-base64',
  isInt32: 'validation/formats/int32-int64',
  isInt64: 'validation/formats/int32-int64',
} as const;

export type RuntimeName = keyof typeof runtimeFiles;

/** Returns a reference to a runtime function. */
export function runtime(runtimeName: RuntimeName): Expression {
  return name(runtimeSymbol(runtimeName, 'value'));
}

/** Returns a reference to a runtime type. */
export function runtimeType(runtimeName: RuntimeName, ...typeArguments: readonly Type[]): Type {
  return reference(runtimeSymbol(runtimeName, 'type'), ...typeArguments);
}

/** The symbols, so that all uses of a name share one. */
const symbols = { value: createSymbols(false), type: createSymbols(true) };

function createSymbols(isType: boolean): ReadonlyMap<string, ImportSymbol> {
  return new Map(
    Object.entries(runtimeFiles).map(([runtimeName, file]) => [
      runtimeName,
      { kind: 'import', name: runtimeName, from: `runtime/${file}`, isType },
    ]),
  );
}

function runtimeSymbol(runtimeName: RuntimeName, kind: 'value' | 'type'): ImportSymbol {
  const symbol = symbols[kind].get(runtimeName);
  if (!symbol) throw new Error(`unknown runtime export: ${runtimeName}`);
  return symbol;
}
