// Tests that user-defined fields in scripts are parsed in linear time.

import { describe, expect, test } from 'vitest';
import { parseUserDefinedFields } from '../../../src/service/tags/stackscripts/user-defined-fields.ts';

/** A script size in characters, nearly the size limit of a request. */
const size = 900_000;

const repeatToSize = (text: string): string => text.repeat(Math.ceil(size / text.length));

describe('user-defined fields of a maximum-size script', () => {
  test.each([
    ['letters without a value', `<UDF ${repeatToSize('a')}>`],
    ['a tag without an end', `<UDF ${repeatToSize('a')}`],
    ['letters, each run followed by many spaces', `<UDF ${repeatToSize(`aaaaaaaaa${' '.repeat(900)}`)}>`],
    ['a name and nothing but spaces', `<UDF a=${repeatToSize(' ')}>`],
    ['names without values', `<UDF ${repeatToSize('a= ')}>`],
    ['beginnings of tags', repeatToSize('<UDF ')],
    ['beginnings of tags, each with a quotation mark', repeatToSize('<UDF "\'')],
    ['quotation marks within quotation marks', `<UDF ${repeatToSize('"a=\'"')}>`],
  ])('do not exist in %s', (_title, script) => {
    expect(parseUserDefinedFields(script)).toEqual([]);
  });

  test('are all found', () => {
    const fields = parseUserDefinedFields(repeatToSize('<UDF name="a" Label=\'b\' oneof="1,2">\n'));
    expect(fields.length).toBeGreaterThan(20_000);
    expect(fields.at(-1)).toEqual({ name: 'a', label: 'b', oneOf: '1,2' });
  });
});
