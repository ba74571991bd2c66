// Diagnostic codes for reading an OpenAPI document.

import type { CodeDefinition } from '../codes.ts';

export const documentCodes = {
  'document/not-an-object': {
    severity: 'error',
    explanation: 'The root of the file is a list or a scalar, so it cannot be a document.',
  },
  'document/unsupported-version': {
    severity: 'error',
    explanation: 'The file is not OpenAPI 3.0 to 3.2 or Swagger 2.0; what its members mean is unknown.',
  },
  'document/swagger-converted': {
    severity: 'note',
    explanation:
      'The document is Swagger 2.0; it is read as the OpenAPI 3.0 document that means the same, and all places are those of the file.',
  },
  'document/swagger-default': {
    severity: 'warning',
    explanation: 'Swagger 2.0 leaves open what OpenAPI 3 has to say; what is usual is assumed.',
  },
  'document/swagger-host': {
    severity: 'warning',
    explanation:
      'The host or the base path of a Swagger document is more, or less, than the specification allows there; it is read as what it plainly means.',
  },
  'document/swagger-unsupported': {
    severity: 'error',
    explanation: 'Swagger 2.0 says what OpenAPI 3 has no words for, so nobody could read it as it was meant.',
  },
  'document/excluded': {
    severity: 'error',
    explanation:
      'An operation or a component has a mistake whose meaning is not plain, or refers to a component that has one; everything else is generated.',
  },
  'document/missing-field': {
    severity: 'error',
    explanation: 'An object lacks a member without which it means nothing; the object is left out.',
  },
  'document/inferred-field': {
    severity: 'warning',
    explanation: 'An object lacks a member that the specification demands, but its meaning is plain without it.',
  },
  'document/unknown-field': {
    severity: 'warning',
    explanation:
      'A member that the specification does not know has no effect; often it is misspelt or indented wrongly.',
  },
  'document/newer-field': {
    severity: 'warning',
    explanation: 'A document uses a member of a later OpenAPI than it says it is; it is read as that one means it.',
  },
  'document/null-field': {
    severity: 'warning',
    explanation: 'A member is null where null means nothing; it is read as absent.',
  },
  'document/wrong-type': {
    severity: 'error',
    explanation: 'A value is of another type than belongs there, so what was meant is lost; it is left out.',
  },
  'document/unquoted-string': {
    severity: 'warning',
    explanation: 'YAML reads the value as a number or boolean where text belongs; it is taken as written.',
  },
  'document/quoted-value': {
    severity: 'warning',
    explanation: 'A number or flag stands in quotes, which makes it text; it is read without them.',
  },
  'document/invalid-value': {
    severity: 'error',
    explanation: 'A word is not one of those that the specification allows there.',
  },
  'document/invalid-style': {
    severity: 'error',
    explanation: 'A parameter has a style that its location does not allow, so how it is written is unknown.',
  },
  'document/unsupported-query-string': {
    severity: 'error',
    explanation:
      'A parameter is the whole query in a media type that is no form, which neither client nor server can write.',
  },
  'document/invalid-status': {
    severity: 'error',
    explanation: 'A key of responses is no status, so nobody knows when the response is sent.',
  },
  'document/invalid-media-type': {
    severity: 'warning',
    explanation: 'A key of content is no media type; it is kept as written, and no request will match it.',
  },
  'document/invalid-component-name': {
    severity: 'warning',
    explanation: 'The name of a component has characters that OpenAPI does not allow there; other tools may refuse it.',
  },
  'document/mutually-exclusive-fields': {
    severity: 'warning',
    explanation: 'Of two members that exclude each other the first counts.',
  },
  'document/unexpected-item-schema': {
    severity: 'warning',
    explanation:
      'A media type that is no sequence of items has a schema for each item; it is read as that of the whole.',
  },
  'document/single-media-type': {
    severity: 'error',
    explanation: 'A parameter or header that is described by content has exactly one media type.',
  },
  'document/missing-schema': {
    severity: 'warning',
    explanation: 'Nothing says what a parameter or header may hold; anything is allowed.',
  },
  'document/missing-responses': {
    severity: 'warning',
    explanation: 'An operation describes no response; its result is unknown.',
  },
  'document/ignored-header': {
    severity: 'warning',
    explanation: 'OpenAPI gives the header another place, and ignores it here.',
  },
  'document/duplicate-parameter': {
    severity: 'warning',
    explanation: 'Two parameters of one list have the same name and location; the first counts.',
  },
  'document/optional-path-parameter': {
    severity: 'warning',
    explanation: 'A path parameter is always required; it is read so.',
  },
  'document/server-variable-mismatch': {
    severity: 'warning',
    explanation: "A server's URL and its variables do not agree.",
  },
  'document/unresolved-reference': { severity: 'error', explanation: 'A reference leads nowhere.' },
  'document/reference-base-mismatch': {
    severity: 'warning',
    explanation:
      'A reference below an $id leads nowhere in that schema, but to something in the document, which is taken.',
  },
  'document/reference-type-mismatch': {
    severity: 'error',
    explanation: 'A reference leads to another sort of object than belongs there.',
  },
  'document/cyclic-reference': {
    severity: 'error',
    explanation: 'References lead in a circle without ever reaching an object.',
  },
  'document/reference-siblings': { severity: 'warning', explanation: 'Members beside $ref have no effect there.' },
  'document/duplicate-anchor': {
    severity: 'warning',
    explanation:
      'An $anchor or $dynamicAnchor has a name that stands in its resource already, which JSON Schema leaves undefined; the first schema of that name counts.',
  },
  'document/duplicate-id': {
    severity: 'warning',
    explanation:
      'An $id is that of another schema or the name of another file, so that it says twice what a URI means; references by it lead to the first.',
  },
  'document/path-item-conflict': {
    severity: 'warning',
    explanation:
      'A path item says something that what its $ref leads to says too, which OpenAPI leaves undefined; what stands beside the $ref counts.',
  },
  'document/invalid-path': {
    severity: 'error',
    explanation: 'A path does not begin with a slash, or its braces do not match; no request can have it.',
  },
  'document/path-with-query': {
    severity: 'warning',
    explanation:
      'A path has a query or a fragment, which are no part of a path. A client asks for the query as it is written, where no server looks for it; "#" is read as a character of the path.',
  },
  'document/equivalent-paths': {
    severity: 'warning',
    explanation:
      'Two paths differ in the names of their parameters alone. They describe different methods, so both are read.',
  },
  'document/duplicate-path': {
    severity: 'error',
    explanation:
      'Two paths differ in the names of their parameters alone, and describe the same method: two operations for one request.',
  },
  'document/ambiguous-paths': {
    severity: 'warning',
    explanation:
      'A request may match two paths, and neither is the more concrete one; servers disagree on which of them wins.',
  },
  'document/undescribed-path-parameter': {
    severity: 'warning',
    explanation: 'A path names a parameter that its operations do not describe; it is read as text.',
  },
  'document/unused-path-parameter': {
    severity: 'warning',
    explanation: 'A path parameter is described that the path does not have; it can never be sent.',
  },
  'document/redundant-additional-operation': {
    severity: 'warning',
    explanation:
      'An additional operation has a method for which a path item has a member of its own; it is read as that member, and is an error where the member stands there too.',
  },
  'document/duplicate-operation-id': {
    severity: 'warning',
    explanation:
      'Two operations have the same operationId, by which code, links and rules tell them apart; the second is read as if it had none.',
  },
  'document/unknown-operation': {
    severity: 'warning',
    explanation: 'A link names an operation that is not in the document.',
  },
  'document/duplicate-tag': {
    severity: 'warning',
    explanation: 'A tag is described twice; the first description counts.',
  },
  'document/invalid-tag-parent': {
    severity: 'warning',
    explanation:
      'The parent of a tag is no tag of the document, or leads back to the tag; it is read as if it were beneath none.',
  },
  'document/unknown-security-scheme': {
    severity: 'error',
    explanation:
      'Security asks for a scheme that components.securitySchemes does not describe; nobody could satisfy it.',
  },
  'document/unknown-scope': {
    severity: 'warning',
    explanation: 'Security asks for a scope that no flow of the scheme offers, so no token can have it.',
  },
  'document/redundant-scope': {
    severity: 'note',
    explanation:
      'Security asks for scopes of a scheme that has none; in OpenAPI 3.0 only OAuth and OpenID Connect have scopes.',
  },
  'document/unsupported-dialect': {
    severity: 'warning',
    explanation: 'The document names another dialect of JSON Schema; its schemas are read as draft 2020-12.',
  },
  'document/invalid-keyword-value': {
    severity: 'error',
    explanation: 'The value of a schema keyword is of another type than the keyword takes, so what was meant is lost.',
  },
  'document/unknown-type': { severity: 'error', explanation: 'The name of a type is none of JSON Schema.' },
  'document/keyword-version-mismatch': {
    severity: 'warning',
    explanation:
      'A schema keyword is written as another version of OpenAPI has it; its meaning is plain, and it is read so.',
  },
  'document/boolean-required': {
    severity: 'warning',
    explanation: '"required" on a property is a flag of an old draft and has no effect.',
  },
  'document/unsafe-integer': {
    severity: 'note',
    explanation:
      'A schema or an example has an integer beyond 2^53 that no number of JavaScript equals; the nearest is taken, as every parser of JSON there does with the values themselves.',
  },
  'document/duplicate-item': {
    severity: 'warning',
    explanation: 'A list that is a set holds an item twice; once counts.',
  },
  'document/empty-enum': { severity: 'warning', explanation: 'An enum without values allows nothing at all.' },
  'document/non-unicode-pattern': {
    severity: 'warning',
    explanation:
      'JSON Schema reads patterns with the u flag, and this one is valid only without it; it is used without.',
  },
  'document/invalid-pattern': {
    severity: 'error',
    explanation: 'A pattern is no regular expression of ECMAScript, so nobody can say what matches.',
  },
  'document/slow-pattern': {
    severity: 'warning',
    explanation:
      'A pattern can be matched in so many ways that a text which does not match keeps a service busy: whoever sends it can stop the service.',
  },
  'document/contradictory-bounds': {
    severity: 'warning',
    explanation: 'Bounds exclude each other, so that no value is valid.',
  },
  'document/unknown-extension': {
    severity: 'error',
    explanation:
      'The document speaks the vocabulary, and this x- keyword is not of it. A misspelt rule would be ignored in silence.',
  },
  'document/misplaced-extension': {
    severity: 'error',
    explanation: 'A keyword of the vocabulary stands where it means nothing.',
  },
  'document/invalid-extension-value': {
    severity: 'error',
    explanation: 'The value of a keyword of the vocabulary does not have the shape that docs/vocabulary.md gives.',
  },
  'document/unresolved-name': {
    severity: 'error',
    explanation: 'A keyword of the vocabulary names a schema, parameter, field or state that does not exist.',
  },
} as const satisfies Record<string, CodeDefinition>;
