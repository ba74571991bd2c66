// Runtime exports that generated validators import, and the file of each.

import { name, reference } from '../../code/typescript/build-tree.ts';
import type { Expression, ImportSymbol, Type } from '../../code/typescript/tree.ts';
import { runtimeFunctions } from '../expressions/conversion-context.ts';

/** File below `runtime/` by name. A test compares the entries with the exports of the files. */
export const runtimeFileByExport = {
  Problem: 'validation/problem',
  Problems: 'validation/problems',
  noProblems: 'validation/problems',
  addProblem: 'validation/problems',
  createProblem: 'validation/problems',
  report: 'validation/problems',
  reportMissing: 'validation/problems',
  reportMissingOrInvalid: 'validation/problems',
  reportType: 'validation/problems',
  reportAdditional: 'validation/problems',
  reportAt: 'validation/problems',
  rejectValue: 'validation/problems',
  rejectType: 'validation/problems',
  mergeProblems: 'validation/problems',
  countProblems: 'validation/problems',
  mergeAtProperty: 'validation/problems',
  mergeAtOwnProperty: 'validation/problems',
  requireProperty: 'validation/problems',
  mergeAtIndex: 'validation/problems',
  mergeAtPropertyIndex: 'validation/problems',
  addAtProperty: 'validation/problems',
  withSchemaLocation: 'validation/problems',
  reportConst: 'validation/report-constants',
  reportEnum: 'validation/report-constants',
  reportFormat: 'validation/type-or-keyword',
  reportMinLength: 'validation/type-or-keyword',
  reportMaxLength: 'validation/type-or-keyword',
  reportMinimum: 'validation/type-or-keyword',
  reportMaximum: 'validation/type-or-keyword',
  isObject: 'validation/type-and-size-checks',
  isArray: 'validation/type-and-size-checks',
  isNumber: 'validation/type-and-size-checks',
  isInteger: 'validation/type-and-size-checks',
  isIntegerOrBigint: 'validation/type-and-size-checks',
  isNumberOrBigint: 'validation/type-and-size-checks',
  getOwn: 'validation/type-and-size-checks',
  hasFewerProperties: 'validation/type-and-size-checks',
  hasMoreProperties: 'validation/type-and-size-checks',
  isLongerThan: 'validation/type-and-size-checks',
  isShorterThan: 'validation/type-and-size-checks',
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
  hasValidInputs: 'validation/run-rules',
  reportRule: 'validation/run-rules',
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
  parseFormValue: 'parameters/query-cookie-styles',
  parseCookieValue: 'parameters/query-cookie-styles',
  parseFormArray: 'parameters/query-cookie-styles',
  parseFormObject: 'parameters/query-cookie-styles',
  parseDelimitedArray: 'parameters/query-cookie-styles',
  parseDelimitedObject: 'parameters/query-cookie-styles',
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
  mergeAtParameter: 'parameters/message-problems',
  missingParameter: 'parameters/message-problems',
  requireParameter: 'parameters/message-problems',
  createParameterResult: 'parameters/message-problems',
  invalidJsonParameter: 'parameters/message-problems',
  FilterFields: 'parameters/validate-filter',
  validateFilter: 'parameters/validate-filter',
  matchMediaType: 'parameters/match-media-type',
  isJsonMediaType: 'parameters/match-media-type',
  BodyCheck: 'parameters/body-check',
  createBodyCheck: 'parameters/body-check',
  HeaderValidator: 'parameters/response-check',
  ResponseCheck: 'parameters/response-check',
  ResponseValidators: 'parameters/response-check',
  ResponsesByStatus: 'parameters/response-check',
  createResponseCheck: 'parameters/response-check',
  ResponseHeaders: 'parameters/raw-request',
  getResponseHeader: 'parameters/raw-request',
  parseUrlEncodedForm: 'parameters/query-cookie-styles',
  parseQueryForm: 'parameters/query-cookie-styles',
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

export type RuntimeName = keyof typeof runtimeFileByExport;

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
    Object.entries(runtimeFileByExport).map(([runtimeName, file]) => [
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
