// What is printed without the parser is what the parser would print, for any text that looks as if it were simple.

import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { simpleLineToHtml, simpleBlocksToHtml } from '../../../src/generator/code/html/markdown-to-html-fast.ts';

const parser = new MarkdownIt({ html: false, linkify: false });
parser.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  if (/^https?:/.test(String(tokens[index]?.attrGet('href'))))
    tokens[index]?.attrSet('rel', 'external noopener noreferrer');
  return self.renderToken(tokens, index, options);
};
parser.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${parser.utils.escapeHtml(tokens[index]?.content ?? '').replaceAll('&quot;', '"')}</code></pre>\n`;

const bits = [
  'a',
  'Word',
  'é',
  ' ',
  ' ',
  '.',
  ',',
  ':',
  '"',
  "'",
  '&',
  '<',
  '>',
  '\\',
  '\\*',
  '\\`',
  '\\[',
  '`',
  '`',
  '``',
  '`x`',
  '` x `',
  '*',
  '_',
  '[',
  ']',
  '(',
  ')',
  '[a](b.md)',
  '[`a`](../b.md#c)',
  '[a b](https://a.b/c)',
  '[a](//b)',
  '!',
  '~',
  '|',
  '-',
  '1.',
  '#',
  '{',
  '^',
  '\u00A0',
  '&amp;',
];

/** Numbers below `below`, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('lines', () => {
  const next = numbers(1);
  let known = 0;
  for (let round = 0; round < 40_000; round++) {
    const line = Array.from({ length: 1 + next(6) }, () => bits[next(bits.length)] ?? '').join('');
    const made = simpleLineToHtml(line);
    if (made === undefined) continue;
    known++;
    expect([line, made]).toEqual([line, parser.renderInline(line)]);
  }
  expect(known).toBeGreaterThan(3_000);
});

it('blocks', () => {
  const next = numbers(2);
  const more = [
    ...bits,
    '\n',
    '\n',
    '\n\n',
    '\nWord ',
    '\n\nWord ',
    '  \n',
    '\n---',
    '\n===',
    '\n- ',
    '\n| --- |',
    '```json\n',
    '\n```',
    '\n    ',
    '\t',
  ];
  let known = 0;
  for (let round = 0; round < 40_000; round++) {
    const text =
      (next(2) === 0 ? 'Word' : next(2) === 0 ? '```json\n' : '') +
      Array.from({ length: 1 + next(7) }, () => more[next(more.length)] ?? '').join('');
    const made = simpleBlocksToHtml(text);
    if (made === undefined) continue;
    known++;
    expect([text, made]).toEqual([text, parser.render(text).trimEnd()]);
  }
  expect(known).toBeGreaterThan(2_000);
});

it.each(['```\nlong\n ```\nmore\n```', '`a``b`', 'a  \nb', '1. a', '- a', 'Word\n===', '![a](b.md)', 'a\u0000b'])(
  'the parser is asked for %j',
  (text) => {
    expect(simpleBlocksToHtml(text)).toBeUndefined();
  },
);
