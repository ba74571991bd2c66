// Registry of built-in lint rules.

import type { BuiltinRule } from './rule.ts';
import { contradictoryBounds } from './rules/correctness/bounds.ts';
import {
  unconstrainedDiscriminator,
  missingDiscriminatorProperty,
  duplicateBranch,
} from './rules/correctness/unions.ts';
import { forbiddenResponseBody, forbiddenRequestBody } from './rules/correctness/http-bodies.ts';
import { forbiddenRequired, undeclaredRequired } from './rules/correctness/required.ts';
import { unusedComponent } from './rules/correctness/unused-components.ts';
import {
  impossibleConst,
  invalidDefault,
  impossibleEnumValue,
  invalidExample,
} from './rules/correctness/invalid-values.ts';
import {
  deprecationReason,
  operationDescription,
  parameterDescription,
  propertyDescription,
  schemaDescription,
  tagDescription,
  missingExample,
} from './rules/completeness/descriptions.ts';
import {
  missingErrorResponse,
  missingRateLimit,
  missingOperationId,
  missingTag,
  missingScopes,
  missingSuccessResponse,
} from './rules/completeness/operations.ts';
import { uniformEnvelope, uniformPagination } from './rules/consistency/collections.ts';
import { uniformErrorBody, uniformErrorMediaType } from './rules/consistency/errors.ts';
import {
  uniformOperationIds,
  uniformParameterNames,
  uniformPathSegments,
  uniformPropertyNames,
  uniformSchemaNames,
  trailingSlash,
} from './rules/consistency/naming.ts';
import { uniformIdTypes, uniformTimestamps } from './rules/consistency/timestamps-and-ids.ts';
import { assumedOperationEffect } from './rules/vocabulary/assumed-operation-effect.ts';
import {
  missingCompanion,
  alwaysTrueKeyword,
  constantCondition,
  keywordForOtherType,
} from './rules/vocabulary/ineffective-keywords.ts';
import { misspelledExtension, misspelledFormat } from './rules/vocabulary/misspelled-names.ts';

export const ruleFamilies = ['correctness', 'completeness', 'consistency', 'vocabulary'] as const;

export type RuleFamily = (typeof ruleFamilies)[number];

/** Built-in rules, by family. */
export const builtinRules: readonly BuiltinRule[] = [
  invalidExample,
  invalidDefault,
  impossibleEnumValue,
  impossibleConst,
  forbiddenRequired,
  undeclaredRequired,
  contradictoryBounds,
  duplicateBranch,
  missingDiscriminatorProperty,
  unconstrainedDiscriminator,
  unusedComponent,
  forbiddenRequestBody,
  forbiddenResponseBody,
  missingOperationId,
  operationDescription,
  missingTag,
  parameterDescription,
  schemaDescription,
  propertyDescription,
  tagDescription,
  missingExample,
  missingSuccessResponse,
  missingErrorResponse,
  missingScopes,
  missingRateLimit,
  deprecationReason,
  uniformPropertyNames,
  uniformParameterNames,
  uniformPathSegments,
  uniformOperationIds,
  uniformSchemaNames,
  uniformEnvelope,
  uniformPagination,
  uniformErrorBody,
  uniformErrorMediaType,
  uniformTimestamps,
  uniformIdTypes,
  trailingSlash,
  keywordForOtherType,
  alwaysTrueKeyword,
  constantCondition,
  missingCompanion,
  misspelledFormat,
  misspelledExtension,
  assumedOperationEffect,
];
