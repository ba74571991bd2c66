// Rules of @redocly/openapi-core: enabled, replaced by an Ashlar rule, or excluded.

import type { RuleSeverity } from '../config-types.ts';

/** Enabled rules with their default severities. Rules that are off can be turned on. */
export const redoclySeverities: Readonly<Record<string, RuleSeverity>> = {
  'info-license': 'note',
  'info-license-strict': 'note',
  'no-server-example.com': 'note',
  'no-server-trailing-slash': 'warning',
  'no-empty-servers': 'note',
  'no-server-variables-empty-enum': 'warning',
  'operation-operationId-url-safe': 'note',
  'path-not-include-query': 'warning',
  'security-defined': 'note',

  'array-parameter-serialization': 'off',
  'boolean-parameter-prefixes': 'off',
  'component-name-unique': 'off',
  'info-contact': 'off',
  'no-http-verbs-in-paths': 'off',
  'operation-4xx-problem-details-rfc7807': 'off',
  'operation-singular-tag': 'off',
  'path-http-verbs-order': 'off',
  'path-segment-plural': 'off',
  'required-string-property-missing-min-length': 'off',
  'scalar-property-missing-example': 'off',
  'spec-strict-refs': 'off',
  'tags-alphabetical': 'off',
};

/** Rules that never run, each with the Ashlar code that replaces it. */
export const replacedRules: Readonly<Record<string, string>> = {
  struct: 'document/unknown-field',
  'no-unresolved-refs': 'document/unresolved-reference',
  'no-identical-paths': 'document/duplicate-path',
  'no-ambiguous-paths': 'document/ambiguous-paths',
  'no-invalid-schema-examples': 'correctness/example-value',
  'no-invalid-parameter-examples': 'correctness/example-value',
  'no-invalid-media-type-examples': 'correctness/example-value',
  'no-enum-type-mismatch': 'model/impossible-value',
  'no-required-schema-properties-undefined': 'correctness/undescribed-required',
  'no-schema-type-mismatch': 'vocabulary/type-mismatch',
  'no-example-value-and-externalValue': 'document/mutually-exclusive-fields',
  'no-unused-components': 'correctness/unused-component',
  'no-undefined-server-variable': 'document/server-variable-mismatch',
  'no-path-trailing-slash': 'consistency/trailing-slash',
  'operation-summary': 'completeness/operation-description',
  'operation-description': 'completeness/operation-description',
  'operation-operationId': 'completeness/operation-id',
  'operation-operationId-unique': 'document/duplicate-operation-id',
  'operation-2xx-response': 'completeness/success-response',
  'operation-4xx-response': 'completeness/error-response',
  'operation-parameters-unique': 'document/duplicate-parameter',
  'operation-tag-defined': 'completeness/tag-description',
  'parameter-description': 'completeness/parameter-description',
  'path-declaration-must-exist': 'document/invalid-path',
  'path-parameters-defined': 'document/undescribed-path-parameter',
  'paths-kebab-case': 'consistency/path-segment-case',
  'spec-components-invalid-map-name': 'document/invalid-component-name',
  'tag-description': 'completeness/tag-description',
};

/** Rules that never run and have no replacement, each with the reason. */
export const excludedRules: Readonly<Record<string, string>> = {
  spec: 'an older name of struct',
  'info-license-url': 'asks for a url where an identifier says as much; info-license-strict takes either',
  'path-params-defined': 'an older name of path-parameters-defined',
  assertions: "says nothing until somebody writes assertions for it; rules of one's own see the model",
  'path-excludes-patterns': "says nothing until somebody lists patterns; a rule of one's own does",
  'request-mime-type': "says nothing until somebody lists media types; a rule of one's own does",
  'response-mime-type': "says nothing until somebody lists media types; a rule of one's own does",
  'response-contains-header': "says nothing until somebody lists headers; a rule of one's own does",
  'response-contains-property': "says nothing until somebody lists properties; a rule of one's own does",
};

/** Prefix of the codes of Redocly rules in findings. */
export const redoclyPrefix = 'redocly/';
