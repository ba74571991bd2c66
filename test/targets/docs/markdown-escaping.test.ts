// Markdown escaping: any string renders as itself in every context.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  escapeTableCell,
  codeSpan,
  fencedCodeBlock,
  encodeLinkTarget,
  joinMarkdown,
  md,
  pageLink,
  escapeMarkdown,
  webLink,
} from '../../../src/generator/code/markdown/markdown.ts';
import { elementNames, linkUrls, render, textOf } from './render-commonmark.ts';
import { runs } from '../../tier.ts';

// Markdown and HTML delimiters; complete constructs are in `constructs`.
const delimiters = [
  '`',
  '``',
  '*',
  '_',
  '**',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '#',
  '|',
  '\\',
  '&',
  '~',
  '$',
  ' ',
  '  ',
  '\n',
  '\t',
  '-',
  '+',
  '=',
  ':',
  '.',
  '1.',
  '2)',
  '{',
  '}',
  '"',
  "'",
  'a',
  'B',
  'é',
  '😀',
];
const constructs = [
  '<script>alert(1)</script>',
  '<b>',
  '&amp;',
  '&#35;',
  '](javascript:x)',
  '![',
  'http://a.b/c_d',
  'www.a.b',
  '[^1]',
  '[x]: /y',
  '---',
  '***',
  '```',
  '~~~',
  '||',
  '\\|',
  '| --- |',
  '<!--',
  '-->',
];
const fragmentLists = fc.array(
  fc.oneof(fc.constantFrom(...delimiters, ...constructs), fc.string({ unit: 'binary', maxLength: 3 })),
  { maxLength: 12 },
);
// Renderers replace characters that HTML cannot represent, so the property excludes them.
const anyText = fragmentLists.map((parts) => parts.join('').replace(/[\0\p{Surrogate}\r]/gu, ''));

const paragraphText = (html: string): string => textOf(html.replace(/^<p>/, '').replace(/<\/p>$/, ''));

describe('escapeMarkdown', () => {
  it('returns Markdown that renders as exactly the original text in a paragraph, without other elements', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const html = render(escapeMarkdown(value));
        expect(paragraphText(html)).toBe(value);
        expect(elementNames(html)).toEqual(value === '' ? [] : ['p']);
      }),
      { numRuns: runs(600) },
    );
  });

  it('returns Markdown that renders as the original text in a heading, a list item, and a table cell', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(render(`# ${escapeMarkdown(value)}`)).toMatch(/^<h1>/);
        expect(textOf(render(`# ${escapeMarkdown(value)}`))).toBe(value);
        expect(textOf(render(`- ${escapeMarkdown(value)}`)).slice(1, -1)).toBe(value);
        expect(cellTexts(render(createTable(escapeMarkdown(value))))).toEqual(['head', 'next', value, 'after']);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('codeSpan', () => {
  it('returns a span that renders as exactly the original text, with line breaks as spaces', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const html = render(codeSpan(value));
        expect(elementNames(html)).toEqual(['p', 'code']);
        expect(paragraphText(html)).toBe(value.replaceAll('\n', ' '));
      }),
      { numRuns: runs(600), examples: [['  '], [' \t  '], [' \u00a0 '], [' a ']] },
    );
  });

  it('returns a span that stays in one table cell, next to any other text', () => {
    fc.assert(
      fc.property(anyText, anyText, (code, other) => {
        const html = render(
          createTable(escapeTableCell(md`${codeSpan(code)} x ${escapeMarkdown(other)} y ${codeSpan(other)}`)),
        );
        const toOneLine = (text: string): string => text.replaceAll('\n', ' ');
        expect(cellTexts(html)).toEqual([
          'head',
          'next',
          `${toOneLine(code)} x ${other} y ${toOneLine(other)}`,
          'after',
        ]);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('fencedCodeBlock', () => {
  it('returns a block that can contain any text and ends before the following paragraph', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const html = render(`${fencedCodeBlock(value, 'json')}\n\nafter`);
        const block = /^<pre><code class="language-json">(.*)<\/code><\/pre>\n<p>after<\/p>$/s.exec(html);
        expect(textOf(block?.[1] ?? '').replace(/\n$/, '')).toBe(value.replace(/\n$/, ''));
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('links', () => {
  test('are created for web and mail addresses only; other addresses are shown as code', () => {
    expect(webLink(escapeMarkdown('x'), 'https://a.b/c d')).toBe('[x](https://a.b/c%20d)');
    expect(webLink(escapeMarkdown('x'), 'javascript:alert(1)')).toBe('x (`javascript:alert(1)`)');
    expect(webLink(escapeMarkdown('x'), '/relative')).toBe('x (`/relative`)');
  });

  test('each render as exactly one link for any label and address', () => {
    fc.assert(
      fc.property(anyText, anyText, (label, address) => {
        const html = render(
          joinMarkdown(
            [
              escapeMarkdown('wow!'),
              webLink(escapeMarkdown(label), `https://x.y/${address}`),
              pageLink(escapeMarkdown('p'), `../a/${address}`),
            ],
            ' ',
          ),
        );
        expect(linkUrls(html).filter((url) => url.startsWith('https://x.y/')).length).toBeGreaterThan(0);
        expect(html).toContain('>p</a>');
        expect(elementNames(html)).not.toContain('img');
        expect(elementNames(html).filter((name) => name !== 'a')).toEqual(['p']);
      }),
      { numRuns: runs(600) },
    );
  });

  test('do not change the path of an ordinary page', () => {
    expect(encodeLinkTarget('../schemas/node-balancer.md#fields')).toBe('../schemas/node-balancer.md#fields');
  });
});

function createTable(cell: string): string {
  return `| head | next |\n| --- | --- |\n| ${cell} | after |\n`;
}

function cellTexts(html: string): string[] {
  return [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/gs)].map((match) => textOf(match[1] ?? ''));
}
