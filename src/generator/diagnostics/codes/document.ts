// Diagnostic codes of reading an OpenAPI document.

import type { CodeEntry } from '../codes.ts';

export const documentCodes = {
  'document/not-an-object': {
    severity: 'error',
    meaning: 'The root of the file is a list or a scalar, so it cannot be a document.',
  },
  'document/version': {
    severity: 'error',
    meaning: 'The file is not OpenAPI 3.0 to 3.2 or Swagger 2.0; what its members mean is unknown.',
  },
  'document/swagger': {
    severity: 'note',
    meaning:
      'The document is Swagger 2.0; it is read as the OpenAPI 3.0 document that means the same, and all places are those of the file.',
  },
  'document/swagger-assumed': {
    severity: 'warning',
    meaning: 'Swagger 2.0 leaves open what OpenAPI 3 has to say; what is usual is assumed.',
  },
  'document/swagger-address': {
    severity: 'warning',
    meaning:
      'The host or the base path of a Swagger document is more, or less, than the specification allows there; it is read as what it plainly means.',
  },
  'document/swagger-lost': {
    severity: 'error',
    meaning: 'Swagger 2.0 says what OpenAPI 3 has no words for, so nobody could read it as it was meant.',
  },
  'document/left-out': {
    severity: 'error',
    meaning:
      'An operation or a component has a mistake whose meaning is not plain, or refers to a component that has one; everything else is generated.',
  },
  'document/missing-field': {
    severity: 'error',
    meaning: 'An object lacks a member without which it means nothing; the object is left out.',
  },
  'document/expected-field': {
    severity: 'warning',
    meaning: 'An object lacks a member that the specification demands, but its meaning is plain without it.',
  },
  'document/unknown-field': {
    severity: 'warning',
    meaning: 'A member that the specification does not know has no effect; often it is misspelt or indented wrongly.',
  },
  'document/newer-field': {
    severity: 'warning',
    meaning: 'A document uses a member of a later OpenAPI than it says it is; it is read as that one means it.',
  },
  'document/null-field': {
    severity: 'warning',
    meaning: 'A member is null where null means nothing; it is read as absent.',
  },
  'document/wrong-type': {
    severity: 'error',
    meaning: 'A value is of another type than belongs there, so what was meant is lost; it is left out.',
  },
  'document/unquoted-text': {
    severity: 'warning',
    meaning: 'YAML reads the value as a number or boolean where text belongs; it is taken as written.',
  },
  'document/quoted-value': {
    severity: 'warning',
    meaning: 'A number or flag stands in quotes, which makes it text; it is read without them.',
  },
  'document/bad-value': {
    severity: 'error',
    meaning: 'A word is not one of those that the specification allows there.',
  },
  'document/bad-style': {
    severity: 'error',
    meaning: 'A parameter has a style that its location does not allow, so how it is written is unknown.',
  },
  'document/query-string': {
    severity: 'error',
    meaning:
      'A parameter is the whole query in a media type that is no form, which neither client nor server can write.',
  },
  'document/bad-status': {
    severity: 'error',
    meaning: 'A key of responses is no status, so nobody knows when the response is sent.',
  },
  'document/media-type': {
    severity: 'warning',
    meaning: 'A key of content is no media type; it is kept as written, and no request will match it.',
  },
  'document/component-name': {
    severity: 'warning',
    meaning: 'The name of a component has characters that OpenAPI does not allow there; other tools may refuse it.',
  },
  'document/exclusive-fields': {
    severity: 'warning',
    meaning: 'Of two members that exclude each other the first counts.',
  },
  'document/item-schema': {
    severity: 'warning',
    meaning: 'A media type that is no sequence of items has a schema for each item; it is read as that of the whole.',
  },
  'document/one-content': {
    severity: 'error',
    meaning: 'A parameter or header that is described by content has exactly one media type.',
  },
  'document/no-schema': {
    severity: 'warning',
    meaning: 'Nothing says what a parameter or header may hold; anything is allowed.',
  },
  'document/no-responses': {
    severity: 'warning',
    meaning: 'An operation describes no response; its result is unknown.',
  },
  'document/ignored-header': {
    severity: 'warning',
    meaning: 'OpenAPI gives the header another place, and ignores it here.',
  },
  'document/duplicate-parameter': {
    severity: 'warning',
    meaning: 'Two parameters of one list have the same name and location; the first counts.',
  },
  'document/path-parameter-optional': {
    severity: 'warning',
    meaning: 'A path parameter is always required; it is read so.',
  },
  'document/server-variable': { severity: 'warning', meaning: "A server's URL and its variables do not agree." },
  'document/unresolved-reference': { severity: 'error', meaning: 'A reference leads nowhere.' },
  'document/reference-base': {
    severity: 'warning',
    meaning: 'A reference below an $id leads nowhere in that schema, but to something in the document, which is taken.',
  },
  'document/reference-kind': {
    severity: 'error',
    meaning: 'A reference leads to another sort of object than belongs there.',
  },
  'document/cyclic-reference': {
    severity: 'error',
    meaning: 'References lead in a circle without ever reaching an object.',
  },
  'document/reference-siblings': { severity: 'warning', meaning: 'Members beside $ref have no effect there.' },
  'document/duplicate-anchor': {
    severity: 'warning',
    meaning:
      'An $anchor or $dynamicAnchor has a name that stands in its resource already, which JSON Schema leaves undefined; the first schema of that name counts.',
  },
  'document/duplicate-id': {
    severity: 'warning',
    meaning:
      'An $id is that of another schema or the name of another file, so that it says twice what a URI means; references by it lead to the first.',
  },
  'document/path-item-conflict': {
    severity: 'warning',
    meaning:
      'A path item says something that what its $ref leads to says too, which OpenAPI leaves undefined; what stands beside the $ref counts.',
  },
  'document/path-syntax': {
    severity: 'error',
    meaning: 'A path does not begin with a slash, or its braces do not match; no request can have it.',
  },
  'document/path-beyond': {
    severity: 'warning',
    meaning:
      'A path has a query or a fragment, which are no part of a path. A client asks for the query as it is written, where no server looks for it; "#" is read as a character of the path.',
  },
  'document/path-twice': {
    severity: 'warning',
    meaning:
      'Two paths differ in the names of their parameters alone. They describe different methods, so both are read.',
  },
  'document/path-duplicate': {
    severity: 'error',
    meaning:
      'Two paths differ in the names of their parameters alone, and describe the same method: two operations for one request.',
  },
  'document/path-ambiguous': {
    severity: 'warning',
    meaning:
      'A request may match two paths, and neither is the more concrete one; servers disagree on which of them wins.',
  },
  'document/path-parameter-missing': {
    severity: 'warning',
    meaning: 'A path names a parameter that its operations do not describe; it is read as text.',
  },
  'document/path-parameter-unused': {
    severity: 'warning',
    meaning: 'A path parameter is described that the path does not have; it can never be sent.',
  },
  'document/additional-method': {
    severity: 'warning',
    meaning:
      'An additional operation has a method for which a path item has a member of its own; it is read as that member, and is an error where the member stands there too.',
  },
  'document/duplicate-operation-id': {
    severity: 'warning',
    meaning:
      'Two operations have the same operationId, by which code, links and rules tell them apart; the second is read as if it had none.',
  },
  'document/unknown-operation': {
    severity: 'warning',
    meaning: 'A link names an operation that is not in the document.',
  },
  'document/duplicate-tag': { severity: 'warning', meaning: 'A tag is described twice; the first description counts.' },
  'document/tag-parent': {
    severity: 'warning',
    meaning:
      'The parent of a tag is no tag of the document, or leads back to the tag; it is read as if it were beneath none.',
  },
  'document/unknown-security-scheme': {
    severity: 'error',
    meaning: 'Security asks for a scheme that components.securitySchemes does not describe; nobody could satisfy it.',
  },
  'document/unknown-scope': {
    severity: 'warning',
    meaning: 'Security asks for a scope that no flow of the scheme offers, so no token can have it.',
  },
  'document/needless-scope': {
    severity: 'note',
    meaning:
      'Security asks for scopes of a scheme that has none; in OpenAPI 3.0 only OAuth and OpenID Connect have scopes.',
  },
  'document/dialect': {
    severity: 'warning',
    meaning: 'The document names another dialect of JSON Schema; its schemas are read as draft 2020-12.',
  },
  'document/schema-value': {
    severity: 'error',
    meaning: 'The value of a schema keyword is of another type than the keyword takes, so what was meant is lost.',
  },
  'document/unknown-type': { severity: 'error', meaning: 'The name of a type is none of JSON Schema.' },
  'document/other-version': {
    severity: 'warning',
    meaning:
      'A schema keyword is written as another version of OpenAPI has it; its meaning is plain, and it is read so.',
  },
  'document/required-flag': {
    severity: 'warning',
    meaning: '"required" on a property is a flag of an old draft and has no effect.',
  },
  'document/inexact-number': {
    severity: 'note',
    meaning:
      'A schema or an example has an integer beyond 2^53 that no number of JavaScript equals; the nearest is taken, as every parser of JSON there does with the values themselves.',
  },
  'document/repeated-item': { severity: 'warning', meaning: 'A list that is a set holds an item twice; once counts.' },
  'document/empty-enum': { severity: 'warning', meaning: 'An enum without values allows nothing at all.' },
  'document/loose-pattern': {
    severity: 'warning',
    meaning: 'JSON Schema reads patterns with the u flag, and this one is valid only without it; it is used without.',
  },
  'document/bad-pattern': {
    severity: 'error',
    meaning: 'A pattern is no regular expression of ECMAScript, so nobody can say what matches.',
  },
  'document/slow-pattern': {
    severity: 'warning',
    meaning:
      'A pattern can be matched in so many ways that a text which does not match keeps a service busy: whoever sends it can stop the service.',
  },
  'document/contradiction': { severity: 'warning', meaning: 'Bounds exclude each other, so that no value is valid.' },
  'document/unknown-keyword': {
    severity: 'error',
    meaning:
      'The document speaks the vocabulary, and this x- keyword is not of it. A misspelt rule would be ignored in silence.',
  },
  'document/misplaced-keyword': {
    severity: 'error',
    meaning: 'A keyword of the vocabulary stands where it means nothing.',
  },
  'document/keyword-value': {
    severity: 'error',
    meaning: 'The value of a keyword of the vocabulary does not have the shape that docs/vocabulary.md gives.',
  },
  'document/unknown-name': {
    severity: 'error',
    meaning: 'A keyword of the vocabulary names a schema, parameter, field or state that does not exist.',
  },
} as const satisfies Record<string, CodeEntry>;
