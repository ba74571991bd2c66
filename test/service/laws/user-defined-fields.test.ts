// Scripts of any size are parsed in linear time.

import { describe, expect, it } from 'vitest';
import { parseUserDefinedFields } from '../../../src/service/tags/stackscripts/user-defined-fields.ts';

/** Nearly the size limit of a request. */
const size = 900_000;

const fillTo = (text: string): string => text.repeat(Math.ceil(size / text.length));

describe('user-defined fields of a maximum-size script', () => {
  it.each([
    ['letters without a value', `<UDF ${fillTo('a')}>`],
    ['a tag without an end', `<UDF ${fillTo('a')}`],
    ['letters, each run followed by many spaces', `<UDF ${fillTo(`aaaaaaaaa${' '.repeat(900)}`)}>`],
    ['a name and nothing but spaces', `<UDF a=${fillTo(' ')}>`],
    ['names without values', `<UDF ${fillTo('a= ')}>`],
    ['beginnings of tags', fillTo('<UDF ')],
    ['beginnings of tags, each with a quotation mark', fillTo('<UDF "\'')],
    ['quotation marks within quotation marks', `<UDF ${fillTo('"a=\'"')}>`],
  ])('%s: none', (_what, script) => {
    expect(parseUserDefinedFields(script)).toEqual([]);
  });

  it('are all found', () => {
    const fields = parseUserDefinedFields(fillTo('<UDF name="a" Label=\'b\' oneof="1,2">\n'));
    expect(fields.length).toBeGreaterThan(20_000);
    expect(fields.at(-1)).toEqual({ name: 'a', label: 'b', oneOf: '1,2' });
  });
});
