// Strings of 20 million characters, with the format predicate of each and its expected result.

import { isJsonPointer, isRelativeJsonPointer } from '../../../src/runtime/validation/formats/uuid-json-pointer.ts';
import { isBase64 } from '../../../src/runtime/validation/formats/regex-base64.ts';
import { isDateTime, isDuration } from '../../../src/runtime/validation/formats/time.ts';
import { isIri, isUri, isUriReference } from '../../../src/runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../../src/runtime/validation/formats/uri-template.ts';

const million = 1_000_000;
const length = 20 * million;

export function longStrings(): readonly (readonly [
  name: string,
  isValid: (text: string) => boolean,
  text: string,
  expected: boolean,
])[] {
  return [
    ['base64', isBase64, 'AAAA'.repeat(length / 4), true],
    ['base64 with padding inside', isBase64, `${'AAAA'.repeat(length / 4)}A=AA`, false],
    ['a JSON pointer', isJsonPointer, '/a'.repeat(length / 2), true],
    ['a JSON pointer with a tilde', isJsonPointer, `/${'~0'.repeat(length / 2)}~`, false],
    ['a relative JSON pointer', isRelativeJsonPointer, `0${'/a'.repeat(length / 2)}`, true],
    ['a relative JSON pointer with a long number', isRelativeJsonPointer, `${'1'.repeat(length)}#`, true],
    ['a relative JSON pointer with many index offsets', isRelativeJsonPointer, '1+'.repeat(length / 2), false],
    ['a URI', isUri, `http://a/${'a'.repeat(length)}`, true],
    ['a URI with many escapes', isUri, `http://a/${'%20'.repeat(length / 3)}`, true],
    ['a URI with an incomplete escape', isUri, `http://a/${'a'.repeat(length)}%2`, false],
    ['a URI with a long scheme', isUri, `${'a'.repeat(length)}:b`, true],
    ['a URI with a long host', isUri, `http://${'a'.repeat(length)}`, true],
    ['a URI with a long user', isUri, `http://${'a'.repeat(length)}@b`, true],
    ['a URI with a long port', isUri, `http://b:${'1'.repeat(length)}`, true],
    ['a URI with an IPvFuture address', isUri, `http://[v${'1'.repeat(length)}.a]`, true],
    ['a URI reference', isUriReference, 'a'.repeat(length), true],
    ['an IRI', isIri, `http://a/${'😀'.repeat(length / 2)}`, true],
    ['a URI template', isUriTemplate, 'a'.repeat(length), true],
    ['a URI template with a long name', isUriTemplate, `{${'a'.repeat(length)}}`, true],
    ['a URI template with many names', isUriTemplate, `{${'a.'.repeat(million)}a}`, true],
    ['a date and time', isDateTime, `2030-01-15T10:20:30.${'1'.repeat(length)}Z`, true],
    ['a duration', isDuration, `P${'1'.repeat(length)}D`, true],
  ];
}
