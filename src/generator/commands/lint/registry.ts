// Registry of built-in lint rules.

import type { Rule } from './rule.ts';
import { noValue } from './rules/correctness/bounds.ts';
import { discriminatorOpen, discriminatorProperty, sameBranch } from './rules/correctness/branches.ts';
import { bodyOfEmpty, bodyOnGet } from './rules/correctness/http-bodies.ts';
import { requiredForbidden, requiredUndescribed } from './rules/correctness/required.ts';
import { unusedComponent } from './rules/correctness/unused.ts';
import { constValue, defaultValue, enumValue, exampleValue } from './rules/correctness/values.ts';
import {
  deprecationReason,
  operationDescription,
  parameterDescription,
  propertyDescription,
  schemaDescription,
  tagDescription,
} from './rules/completeness/descriptions.ts';
import { example } from './rules/completeness/examples.ts';
import {
  errorResponse,
  limits,
  operationId,
  operationTag,
  scopes,
  successResponse,
} from './rules/completeness/operations.ts';
import { envelope, pagination } from './rules/consistency/collections.ts';
import { errorBody, errorMedia } from './rules/consistency/errors.ts';
import { operationIdName, parameterName, pathSegment, propertyName, schemaName } from './rules/consistency/naming.ts';
import { trailingSlash } from './rules/consistency/paths.ts';
import { idType, timestamp } from './rules/consistency/values.ts';
import { effect } from './rules/vocabulary/assumed-effect.ts';
import { alone, alwaysTrue, neverTrue, otherType } from './rules/vocabulary/ineffective-keywords.ts';
import { extensionName, format } from './rules/vocabulary/misspelled-names.ts';

export const families = ['correctness', 'completeness', 'consistency', 'vocabulary'] as const;

export type Family = (typeof families)[number];

/** Built-in rules, by family. */
export const rules: readonly Rule[] = [
  exampleValue,
  defaultValue,
  enumValue,
  constValue,
  requiredForbidden,
  requiredUndescribed,
  noValue,
  sameBranch,
  discriminatorProperty,
  discriminatorOpen,
  unusedComponent,
  bodyOnGet,
  bodyOfEmpty,
  operationId,
  operationDescription,
  operationTag,
  parameterDescription,
  schemaDescription,
  propertyDescription,
  tagDescription,
  example,
  successResponse,
  errorResponse,
  scopes,
  limits,
  deprecationReason,
  propertyName,
  parameterName,
  pathSegment,
  operationIdName,
  schemaName,
  envelope,
  pagination,
  errorBody,
  errorMedia,
  timestamp,
  idType,
  trailingSlash,
  otherType,
  alwaysTrue,
  neverTrue,
  alone,
  format,
  extensionName,
  effect,
];
