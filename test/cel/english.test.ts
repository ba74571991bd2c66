// Rules as English sentences: constructs that the rules of spec/ do not use.

import { describe, expect, it } from 'vitest';
import {
  conditionClause,
  toMarkdown,
  toPlainText,
  ruleSentence,
} from '../../src/generator/targets/expressions/english/to-english.ts';
import { parseThingRule } from './harness/check-and-parse-thing-rule.ts';

const sentences: readonly (readonly [string, string])[] = [
  ['self.tags.all(t, t.startsWith("a") && t != "ab")', 'Each item of `tags` must start with `a` and must not be `ab`.'],
  ['self.tags.exists(t, t == "a")', 'At least one item of `tags` must be `a`.'],
  ['!self.tags.exists(t, t == "a")', 'No item of `tags` may be `a`.'],
  ['self.tags.exists_one(t, t in ["a", "b"])', 'Exactly one item of `tags` must be `a` or `b`.'],
  [
    'self.parts.all(p, p.count > 1 || p.name != "")',
    'In each item of `parts`, when `count` is at most 1, `name` must not be empty.',
  ],
  [
    'self.parts.all(p, p.count > self.count)',
    "In each item of `parts`, `count` must be greater than the value's `count`.",
  ],
  ['self.codes.all(k, k.matches("^[a-z]+$"))', 'Each name of `codes` must match the pattern `^[a-z]+$`.'],
  ['self.name in self.tags', '`name` must be among `tags`.'],
  ['!(self.name in self.tags)', '`name` must not be among `tags`.'],
  [
    'size(self.parts) <= 3 && size(self.name) >= 2',
    'The number of items of `parts` must be at most 3 and the length of `name` must be at least 2 characters.',
  ],
  ['size(self.parts) > 0', '`parts` must not be empty.'],
  ['timestamp(self.started) > now + duration("24h")', '`started` must be after the current time plus `24h`.'],
  ['now.getHours() < 8 || self.flag', 'When the current hour is at least 8, `flag` must be true.'],
  ['self.count * 2 + self.size != 50', '(`count` times 2) plus `size` must not be 50.'],
  [
    'self.flag ? self.count > 5 : self.count > 50',
    '`count` must be greater than 5 when `flag` is true, and `count` must be greater than 50 otherwise.',
  ],
  ['old.count <= self.count', "The stored value's `count` must be at most `count`."],
  ['self.name == self.color || self.name == ""', '`name` must be the same as `color` or empty.'],
  ['!(self.name == "a" || self.name == "b")', '`name` must be neither `a` nor `b`.'],
  ['!self.flag', '`flag` must be false.'],
  ['self.flag == false || self.count != 5', 'When `flag` is true, `count` must not be 5.'],
  ['isCidr(self.name, 6) || isIp(self.name, 6)', '`name` must be an IPv6 CIDR range or an IPv6 address.'],
  [
    'self.tags.filter(t, t != "").size() > 1',
    'The number of items of `tags` where the item is not empty must be greater than 1.',
  ],
  [
    'self.parts.map(p, p.name).join(",").contains("a")',
    'The `name` of each item of `parts`, joined by `,`, must contain `a`.',
  ],
];

describe('rules as English', () => {
  it.each(sentences)('renders %s', (text, expected) => {
    expect(toPlainText(ruleSentence(parseThingRule(text)))).toBe(expected);
  });
  it.each([
    ['getFullYear', 'year'],
    ['getMonth', 'month (from 0)'],
    ['getDate', 'day of the month'],
    ['getDayOfMonth', 'day of the month (from 0)'],
    ['getDayOfWeek', 'day of the week (from 0, Sunday)'],
    ['getDayOfYear', 'day of the year (from 0)'],
    ['getHours', 'hour'],
    ['getMinutes', 'minute'],
    ['getSeconds', 'second'],
    ['getMilliseconds', 'millisecond'],
  ])('renders %s as the %s', (getter, name) => {
    expect(toPlainText(ruleSentence(parseThingRule(`now.${getter}() > 2`)))).toBe(
      `The current ${name} must be greater than 2.`,
    );
  });
  it('renders names of any form as code in Markdown', () => {
    expect(toMarkdown(ruleSentence(parseThingRule('"kebab-case" in self && self["kebab-case"] == "a`*b*"')))).toBe(
      '`kebab-case` must be ``a`*b*``.',
    );
  });
  it('renders a condition as a clause', () => {
    expect(toPlainText(conditionClause(parseThingRule('self.flag && self.color != "red"')))).toBe(
      '`flag` is true and `color` is not `red`',
    );
  });
});
