// Texts of twenty million characters, what judges each, and the verdict.

import { isJsonPointer, isRelativeJsonPointer } from '../../../src/runtime/validation/formats/uuid-json-pointer.ts';
import { isBase64 } from '../../../src/runtime/validation/formats/regex-base64.ts';
import { isDateTime, isDuration } from '../../../src/runtime/validation/formats/time.ts';
import { isIri, isUri, isUriReference } from '../../../src/runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../../src/runtime/validation/formats/uri-template.ts';

const million = 1_000_000;
const many = 20 * million;

export function longTexts(): readonly (readonly [
  claim: string,
  judge: (text: string) => boolean,
  text: string,
  valid: boolean,
])[] {
  return [
    ['base64', isBase64, 'AAAA'.repeat(many / 4), true],
    ['base64 with padding inside', isBase64, `${'AAAA'.repeat(many / 4)}A=AA`, false],
    ['a JSON pointer', isJsonPointer, '/a'.repeat(many / 2), true],
    ['a JSON pointer with a tilde', isJsonPointer, `/${'~0'.repeat(many / 2)}~`, false],
    ['a relative JSON pointer', isRelativeJsonPointer, `0${'/a'.repeat(many / 2)}`, true],
    ['a relative JSON pointer far up', isRelativeJsonPointer, `${'1'.repeat(many)}#`, true],
    ['a relative JSON pointer in many directions', isRelativeJsonPointer, '1+'.repeat(many / 2), false],
    ['a URI', isUri, `http://a/${'a'.repeat(many)}`, true],
    ['a URI of escapes', isUri, `http://a/${'%20'.repeat(many / 3)}`, true],
    ['a broken URI', isUri, `http://a/${'a'.repeat(many)}%2`, false],
    ['a URI with a long scheme', isUri, `${'a'.repeat(many)}:b`, true],
    ['a URI with a long host', isUri, `http://${'a'.repeat(many)}`, true],
    ['a URI with a long user', isUri, `http://${'a'.repeat(many)}@b`, true],
    ['a URI with a long port', isUri, `http://b:${'1'.repeat(many)}`, true],
    ['a URI with an address of a later version', isUri, `http://[v${'1'.repeat(many)}.a]`, true],
    ['a reference', isUriReference, 'a'.repeat(many), true],
    ['an IRI', isIri, `http://a/${'😀'.repeat(many / 2)}`, true],
    ['a URI template', isUriTemplate, 'a'.repeat(many), true],
    ['a URI template with a long name', isUriTemplate, `{${'a'.repeat(many)}}`, true],
    ['a URI template with many names', isUriTemplate, `{${'a.'.repeat(million)}a}`, true],
    ['a date and time', isDateTime, `2030-01-15T10:20:30.${'1'.repeat(many)}Z`, true],
    ['a duration', isDuration, `P${'1'.repeat(many)}D`, true],
  ];
}
