// Diagnostic codes for reading an OpenAPI document.

import type { CodeDefinition } from '../codes.ts';

export const documentCodes = {
  'document/not-an-object': {
    severity: 'error',
    explanation: 'The root of the file is an array or a scalar, so it is not an OpenAPI document.',
  },
  'document/unsupported-version': {
    severity: 'error',
    explanation:
      'The document is neither OpenAPI 3.0, 3.1, or 3.2 nor Swagger 2.0. Ashlar cannot interpret its fields.',
  },
  'document/swagger-converted': {
    severity: 'note',
    explanation:
      'The document is Swagger 2.0. Ashlar converts it to an equivalent OpenAPI 3.0 document; locations refer to the original file.',
  },
  'document/swagger-default': {
    severity: 'warning',
    explanation: 'The Swagger 2.0 document omits information that OpenAPI 3 requires. Ashlar assumes the usual value.',
  },
  'document/swagger-host': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'The `host` or `basePath` of a Swagger document contains more or less than the specification allows. Ashlar uses the evident intent.',
  },
  'document/swagger-unsupported': {
    severity: 'error',
    explanation:
      'The document uses a Swagger 2.0 feature without an equivalent in OpenAPI 3, so Ashlar cannot convert it.',
  },
  'document/excluded': {
    severity: 'error',
    explanation:
      'An operation or component has an error, or references a component with an error. Ashlar generates everything else.',
  },
  'document/missing-field': {
    severity: 'error',
    explanation: 'An object lacks a required field. Ashlar ignores the object, or uses what the message states.',
  },
  'document/inferred-field': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'An object lacks a required field, but its meaning is clear without it.',
  },
  'document/unknown-field': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A field is not defined by the specification and has no effect. Often it is misspelled or indented incorrectly.',
  },
  'document/newer-field': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A field requires a later version of OpenAPI than the document declares. Ashlar interprets it as in that version.',
  },
  'document/null-field': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A field is null although null has no meaning there. Ashlar treats the field as absent.',
  },
  'document/wrong-type': {
    severity: 'error',
    explanation:
      'A value has the wrong type. If its meaning is clear, Ashlar uses it; otherwise, it ignores the value.',
  },
  'document/unquoted-string': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A value must be a string, but YAML parses it as a number or boolean. Ashlar uses the text as written.',
  },
  'document/quoted-value': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A number or boolean is in quotes, which makes it a string. Ashlar uses the value without the quotes.',
  },
  'document/invalid-value': {
    severity: 'error',
    explanation:
      'A value is not one of those that the specification allows. If its meaning is clear, `ashlar generate` uses that.',
  },
  'document/invalid-style': {
    severity: 'error',
    explanation: 'A parameter has a style that its location does not allow. `ashlar generate` uses the default style.',
  },
  'document/unsupported-query-string': {
    severity: 'error',
    explanation:
      'A `querystring` parameter has a media type other than a form. Neither the client nor the server supports it.',
  },
  'document/invalid-status': {
    severity: 'error',
    explanation:
      'A key of `responses` is not a valid status. `ashlar generate` uses the status that it means, or ignores the response.',
  },
  'document/invalid-media-type': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A key of `content` is not a valid media type. Ashlar keeps it unchanged, but no request can match it.',
  },
  'document/invalid-component-name': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A component name contains characters that OpenAPI does not allow. Other tools may reject the document.',
  },
  'document/mutually-exclusive-fields': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'An object has two fields that exclude each other, or lacks both. Ashlar uses the field that the message names.',
  },
  'document/unexpected-item-schema': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A media type that is not sequential has an `itemSchema`. Ashlar uses it as the schema of the whole content.',
  },
  'document/single-media-type': {
    severity: 'error',
    explanation: 'The `content` of a parameter or header must have exactly one media type.',
  },
  'document/missing-schema': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A parameter or header has neither `schema` nor `content`. Ashlar allows any value.',
  },
  'document/missing-responses': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'An operation declares no responses, so its result is unknown.',
  },
  'document/ignored-header': {
    severity: 'warning',
    explanation: 'OpenAPI ignores this header here, because another field defines it.',
  },
  'document/duplicate-parameter': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'Two parameters of an operation or path item have the same name and location. Ashlar uses the first.',
  },
  'document/optional-path-parameter': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A path parameter does not have `required: true`. Path parameters are always required, so Ashlar treats it as required.',
  },
  'document/server-variable-mismatch': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'The URL of a server and its variables do not match.',
  },
  'document/unresolved-reference': {
    severity: 'error',
    explanation:
      'A reference cannot be resolved, because its target does not exist. `ashlar generate` ignores examples, headers, links, and descriptions with such a reference.',
  },
  'document/reference-base-mismatch': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A reference inside a schema with `$id` cannot be resolved in that schema, but only in the document. Ashlar uses the target in the document.',
  },
  'document/reference-type-mismatch': {
    severity: 'error',
    explanation: 'A reference points to an object of the wrong kind.',
  },
  'document/cyclic-reference': {
    severity: 'error',
    explanation: 'References form a cycle that never reaches an object.',
  },
  'document/reference-siblings': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'Fields next to a `$ref` have no effect here.',
  },
  'document/duplicate-anchor': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A resource declares the same anchor twice, which JSON Schema leaves undefined. References resolve to the first schema.',
  },
  'document/duplicate-id': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'Two schemas have the same `$id`, or an `$id` is the name of another file. References to this URI resolve to the first one.',
  },
  'document/path-item-conflict': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A path item and the target of its `$ref` declare the same field, which OpenAPI leaves undefined. The field next to the `$ref` takes precedence.',
  },
  'document/invalid-path': {
    severity: 'error',
    explanation:
      'A path does not start with a slash, has unmatched braces, or repeats a parameter. `ashlar generate` adds a missing slash; no request can match the other paths.',
  },
  'document/path-with-query': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A path contains a query or fragment, which are not part of a path. The client sends a query as is, but the server never matches it; `#` is sent as a character of the path.',
  },
  'document/equivalent-paths': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'Two paths differ only in the names of their parameters. They declare different methods, so Ashlar uses both.',
  },
  'document/duplicate-path': {
    severity: 'error',
    explanation:
      'Two paths differ only in the names of their parameters and declare the same method. A request matches both operations, so a server uses only the first.',
  },
  'document/ambiguous-paths': {
    severity: 'warning',
    explanation:
      'A request can match two paths, and neither is more specific. Servers disagree on which path takes precedence.',
  },
  'document/undescribed-path-parameter': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A path contains a parameter that its operations do not declare. Ashlar assumes a string.',
  },
  'document/unused-path-parameter': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A declared path parameter is not in the path, so it can never be sent.',
  },
  'document/redundant-additional-operation': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'An additional operation has a method with its own field in the path item. Ashlar treats it as that field; if the field also exists, this is an error.',
  },
  'document/duplicate-operation-id': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'Two operations have the same `operationId`, which must be unique. Ashlar ignores the second one and derives a name from the path.',
  },
  'document/unknown-operation': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A link names an operation that does not exist.',
  },
  'document/duplicate-tag': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A tag is declared twice. Ashlar uses the first declaration.',
  },
  'document/invalid-tag-parent': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'The parent of a tag does not exist or is a descendant of the tag. Ashlar treats the tag as a top-level tag.',
  },
  'document/unknown-security-scheme': {
    severity: 'error',
    explanation:
      'A security requirement names a scheme that `components.securitySchemes` does not define. The server requires authentication, but the client has no credentials for it.',
  },
  'document/unknown-scope': {
    severity: 'warning',
    explanation: 'A security requirement names a scope that no flow of the scheme defines, so no token can have it.',
  },
  'document/redundant-scope': {
    severity: 'note',
    isStrictError: true,
    explanation:
      'A security requirement lists scopes of a scheme without scopes. In OpenAPI 3.0, only OAuth and OpenID Connect schemes have scopes.',
  },
} as const satisfies Record<string, CodeDefinition>;
