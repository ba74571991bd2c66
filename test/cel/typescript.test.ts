// Rules as TypeScript: operators, presence checks, names, literals, and bigints.

import { describe, expect, it } from 'vitest';
import { printRule } from './harness/compile-rule.ts';
import { parseThingRule } from './harness/check-and-parse-thing-rule.ts';

const translations: readonly (readonly [string, string])[] = [
  ['self.count > old.count', 'self.count > old.count'],
  ['!has(self.optional) || self.optional != ""', "self.optional === undefined || self.optional !== ''"],
  ['!(self.color in ["red", "blue"]) || self.flag', "self.color !== 'red' && self.color !== 'blue' || self.flag"],
  ['self.color in ["red", "blue"] && self.flag', "(self.color === 'red' || self.color === 'blue') && self.flag"],
  ['self.color in ["red", "blue", "red"] && self.flag', "(self.color === 'red' || self.color === 'blue') && self.flag"],
  ['self.color in ["red", self.name]', "self.color === self.name || self.color === 'red'"],
  ['self.name in ["a", self.name + "b"]', "['a', self.name + 'b'].includes(self.name)"],
  ['"kebab-case" in self && self["kebab-case"] == ""', "self['kebab-case'] !== undefined && self['kebab-case'] === ''"],
  ['"in" in self && self["in"] == ""', "self.in !== undefined && self.in === ''"],
  [
    'has(self.constructor) && self.constructor == "a"',
    "Object.hasOwn(self, 'constructor') && self.constructor! === 'a'",
  ],
  ['has(self.codes.k) && self.codes.k > 1', "self.codes['k'] !== undefined && self.codes['k'] > 1"],
  ['self.codes.exists(k, self.codes[k] > 3)', 'Object.keys(self.codes).some((k) => self.codes[k]! > 3)'],
  [
    'has(self.optional) && self.tags.all(t, t == self.optional)',
    'self.optional !== undefined && self.tags.every((t) => t === self.optional!)',
  ],
  [
    'self.tags.all(t, has(self.optional) && t == self.optional)',
    'self.tags.every((t) => self.optional !== undefined && t === self.optional)',
  ],
  [
    'self.tags.all(t, has(self.optional) && self.tags.all(u, u == self.optional))',
    'self.tags.every(() => self.optional !== undefined && self.tags.every((u) => u === self.optional!))',
  ],
  [
    'self.tags.exists_one(new, new == "a") && self.tags.exists(deepEqual, deepEqual == "a")',
    "self.tags.filter((new_) => new_ === 'a').length === 1 && self.tags.some((deepEqual) => deepEqual === 'a')",
  ],
  ['self.parts == [self.first]', 'deepEqual(self.parts, [self.first])'],
  ['self.extra != 1', '!deepEqual(self.extra, 1)'],
  ['self.name in self.tags', 'self.tags.includes(self.name)'],
  ['self.maybe in self.tags', 'listContains(self.tags, self.maybe)'],
  ['self.first in self.parts', 'listContains(self.parts, self.first)'],
  ['size(self.name) > 0 && size(self.name) < 9', 'self.name.length > 0 && countCodePoints(self.name) < 9'],
  ['self.codes.size() + self.tags.size() == 3', 'Object.keys(self.codes).length + self.tags.length === 3'],
  ['self.count / 2 * 3 - (1 - self.count) == 4', 'Math.trunc(self.count / 2) * 3 - (1 - self.count) === 4'],
  ['-self.count < -self.size', '-self.count < -self.size'],
  ['timestamp(self.started) - now > duration("1h30m")', 'parseTimestamp(self.started) - now > 5400000'],
  ['timestamp(self.started) - now > duration("1.001s.5ms500us")', 'parseTimestamp(self.started) - now > 1002'],
  ['now > timestamp("2030-01-01T00:00:00+01:00")', "now > Date.parse('2029-12-31T23:00:00.000Z')"],
  [
    'now.getDayOfMonth() == 0 || now.getDayOfYear() == 1',
    'new Date(now).getUTCDate() - 1 === 0 || dayOfYear(now) === 1',
  ],
  ['self.name.matches("^(a+)+$")', '/^a+$/u.test(self.name)'],
  ['(self.flag ? self.name : self.color).matches("a.")', '/a[^\\n]/u.test(self.flag ? self.name : self.color)'],
  ['(self.flag ? self.count : 1) + 1 > 2', '(self.flag ? self.count : 1) + 1 > 2'],
  ['self.tags + ["a"] == self.tags', "deepEqual([...self.tags, ...['a']], self.tags)"],
  ['self.name == "</script>\\u2028"', "self.name === '\\x3c/script>\\u2028'"],
];

describe('rules as TypeScript', () => {
  it.each(translations)('translates %s', (text, expected) => {
    expect(printRule(parseThingRule(text))).toBe(expected);
  });
  it.each([
    ['self.first.count + 1 > old.first.count', 'Number(self.first.count) + 1 > old.first.count'],
    ['self.count + self.size > 1', 'self.count + self.size > 1'],
    ['self.ratio * 2.0 > 1.5 && self.ratio < -self.ratio', 'Number(self.ratio) * 2 > 1.5 && self.ratio < -self.ratio'],
    [
      'int(self.ratio) == 1 && double(self.first.count) / 2.0 > 0.5',
      'Math.trunc(Number(self.ratio)) === 1 && Number(self.first.count) / 2 > 0.5',
    ],
    [
      'self.parts.all(p, p.count % 2 == 0) && self.codes.all(c, self.codes[c] - 1 > 0)',
      'self.parts.every((p) => Number(p.count) % 2 === 0) && Object.keys(self.codes).every((c) => Number(self.codes[c]!) - 1 > 0)',
    ],
    [
      'self.parts.map(p, p.count).exists(Number, Number * 2 > old.first.count)',
      'self.parts.map((p) => p.count).some((Number_) => Number(Number_) * 2 > old.first.count)',
    ],
    [
      'self.parts.map(p, p.count + 1).all(n, n + 1 > 0)',
      'self.parts.map((p) => Number(p.count) + 1).every((n) => n + 1 > 0)',
    ],
    [
      'self.parts.all(p, p.count + 1 > 0) && old.parts.all(p, p.count + 1 > 0)',
      'self.parts.every((p) => Number(p.count) + 1 > 0) && old.parts.every((p) => p.count + 1 > 0)',
    ],
    ['(self.flag ? self.first.count : 1) + 1 > 0', 'Number(self.flag ? self.first.count : 1) + 1 > 0'],
    ['self.first.count in old.parts.map(p, p.count)', 'listContains(old.parts.map((p) => p.count), self.first.count)'],
  ])('converts values that may be bigints before arithmetic: %s', (text, expected) => {
    expect(printRule(parseThingRule(text), { bigintVariables: new Set(['self']) })).toBe(expected);
  });
  it('uses the provided names, and avoids them for variables', () => {
    expect(printRule(parseThingRule('self.tags.all(value, value != self.name)'), { nameVariable: () => 'value' })).toBe(
      'value.tags.every((value2) => value2 !== value.name)',
    );
  });
});
