// Is a script of any size read at once, and does it keep nobody waiting?

import { describe, expect, it } from 'vitest';
import { userDefinedFields } from '../../../src/service/areas/stackscripts/user-defined-fields.ts';

/** About as much as a request may hold. */
const size = 900_000;

const filled = (text: string): string => text.repeat(Math.ceil(size / text.length));

describe('the fields of a script as long as a request may be', () => {
  it.each([
    ['letters without a value', `<UDF ${filled('a')}>`],
    ['a tag without an end', `<UDF ${filled('a')}`],
    ['letters, each run followed by many spaces', `<UDF ${filled(`aaaaaaaaa${' '.repeat(900)}`)}>`],
    ['a name and nothing but spaces', `<UDF a=${filled(' ')}>`],
    ['names without values', `<UDF ${filled('a= ')}>`],
    ['beginnings of tags', filled('<UDF ')],
    ['beginnings of tags, each with a quotation mark', filled('<UDF "\'')],
    ['quotation marks within quotation marks', `<UDF ${filled('"a=\'"')}>`],
  ])('%s: none', (_what, script) => {
    expect(userDefinedFields(script)).toEqual([]);
  });

  it('as many as there are', () => {
    const fields = userDefinedFields(filled('<UDF name="a" Label=\'b\' oneof="1,2">\n'));
    expect(fields.length).toBeGreaterThan(20_000);
    expect(fields.at(-1)).toEqual({ name: 'a', label: 'b', oneOf: '1,2' });
  });
});
