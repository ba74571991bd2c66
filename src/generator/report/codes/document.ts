// The diagnostics of the document stage.

import type { CodeEntry } from '../codes.ts';

export const documentCodes = {
  'document/not-an-object': { severity: 'error', meaning: 'The root of the file is a list or a scalar, so it cannot be a document.' },
  'document/version': { severity: 'error', meaning: 'The file is not OpenAPI 3.0 or 3.1; what its members mean is unknown.' },
  'document/missing-field': { severity: 'error', meaning: 'An object lacks a member without which it means nothing; the object is left out.' },
  'document/expected-field': {
    severity: 'warning',
    meaning: 'An object lacks a member that the specification demands, but its meaning is plain without it.',
  },
  'document/unknown-field': {
    severity: 'warning',
    meaning: 'A member that the specification does not know has no effect; often it is misspelt or indented wrongly.',
  },
  'document/newer-field': { severity: 'warning', meaning: 'A 3.0 document uses a member of OpenAPI 3.1; it is read as 3.1 means it.' },
  'document/null-field': { severity: 'warning', meaning: 'A member is null where null means nothing; it is read as absent.' },
  'document/wrong-type': { severity: 'error', meaning: 'A value is of another type than belongs there, so what was meant is lost; it is left out.' },
  'document/unquoted-text': { severity: 'warning', meaning: 'YAML reads the value as a number or boolean where text belongs; it is taken as written.' },
  'document/quoted-flag': { severity: 'warning', meaning: 'A flag is written as text; it is read as the flag.' },
  'document/bad-value': { severity: 'error', meaning: 'A word is not one of those that the specification allows there.' },
  'document/bad-style': { severity: 'error', meaning: 'A parameter has a style that its location does not allow, so how it is written is unknown.' },
  'document/bad-status': { severity: 'error', meaning: 'A key of responses is no status, so nobody knows when the response is sent.' },
  'document/media-type': { severity: 'warning', meaning: 'A key of content is no media type; it is kept as written, and no request will match it.' },
  'document/component-name': { severity: 'warning', meaning: 'The name of a component has characters that OpenAPI does not allow there; other tools may refuse it.' },
  'document/exclusive-fields': { severity: 'warning', meaning: 'Of two members that exclude each other the first counts.' },
  'document/one-content': { severity: 'error', meaning: 'A parameter or header that is described by content has exactly one media type.' },
  'document/no-schema': { severity: 'warning', meaning: 'Nothing says what a parameter or header may hold; anything is allowed.' },
  'document/no-responses': { severity: 'warning', meaning: 'An operation describes no response; its result is unknown.' },
  'document/ignored-header': { severity: 'warning', meaning: 'OpenAPI gives the header another place, and ignores it here.' },
  'document/duplicate-parameter': { severity: 'error', meaning: 'Two parameters of one list have the same name and location; the second is left out.' },
  'document/path-parameter-optional': { severity: 'warning', meaning: 'A path parameter is always required; it is read so.' },
  'document/server-variable': { severity: 'warning', meaning: "A server's URL and its variables do not agree." },
  'document/unresolved-reference': { severity: 'error', meaning: 'A reference leads nowhere.' },
  'document/reference-kind': { severity: 'error', meaning: 'A reference leads to another sort of object than belongs there.' },
  'document/cyclic-reference': { severity: 'error', meaning: 'References lead in a circle without ever reaching an object.' },
  'document/reference-siblings': { severity: 'warning', meaning: 'Members beside $ref have no effect there.' },
  'document/unknown-keyword': {
    severity: 'error',
    meaning: 'The document speaks the vocabulary, and this x- keyword is not of it. A misspelt rule would be ignored in silence.',
  },
  'document/misplaced-keyword': { severity: 'error', meaning: 'A keyword of the vocabulary stands where it means nothing.' },
  'document/keyword-value': { severity: 'error', meaning: 'The value of a keyword of the vocabulary does not have the shape that docs/vocabulary.md gives.' },
} as const satisfies Record<string, CodeEntry>;
