// Fast path of the Markdown renderer: its output for simple Markdown equals that of markdown-it.

import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { simpleLineToHtml, simpleBlocksToHtml } from '../../src/generator/code/html/markdown-to-html.ts';

const parser = new MarkdownIt({ html: false, linkify: false });
parser.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  if (/^https?:/.test(String(tokens[index]?.attrGet('href'))))
    tokens[index]?.attrSet('rel', 'external noopener noreferrer');
  return self.renderToken(tokens, index, options);
};
parser.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${parser.utils.escapeHtml(tokens[index]?.content ?? '').replaceAll('&quot;', '"')}</code></pre>\n`;

const fragments = [
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

/** Creates a linear congruential generator with a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('renders lines as the parser does', () => {
  const random = createRandom(1);
  let renderedCount = 0;
  for (let run = 0; run < 40_000; run++) {
    const line = Array.from({ length: 1 + random(6) }, () => fragments[random(fragments.length)] ?? '').join('');
    const output = simpleLineToHtml(line);
    if (output === undefined) continue;
    renderedCount++;
    expect([line, output]).toEqual([line, parser.renderInline(line)]);
  }
  expect(renderedCount).toBeGreaterThan(3_000);
});

it('renders blocks as the parser does', () => {
  const random = createRandom(2);
  const blockFragments = [
    ...fragments,
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
  let renderedCount = 0;
  const createPrefix = (): string => {
    if (random(2) === 0) return 'Word';
    return random(2) === 0 ? '```json\n' : '';
  };
  for (let run = 0; run < 40_000; run++) {
    const prefix = createPrefix();
    const body = Array.from({ length: 1 + random(7) }, () => blockFragments[random(blockFragments.length)] ?? '');
    const markdown = prefix + body.join('');
    const output = simpleBlocksToHtml(markdown);
    if (output === undefined) continue;
    renderedCount++;
    expect([markdown, output]).toEqual([markdown, parser.render(markdown).trimEnd()]);
  }
  expect(renderedCount).toBeGreaterThan(2_000);
});

it.each(['```\nlong\n ```\nmore\n```', '`a``b`', 'a  \nb', '1. a', '- a', 'Word\n===', '![a](b.md)', 'a\u0000b'])(
  'does not handle the Markdown %j',
  (markdown) => {
    expect(simpleBlocksToHtml(markdown)).toBeUndefined();
  },
);
