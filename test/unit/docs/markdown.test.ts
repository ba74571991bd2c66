// The makers of Markdown show exactly what they were given, wherever it stands.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  tableCell,
  codeSpan,
  fencedCodeBlock,
  encodeLinkTarget,
  joinMarkdown,
  md,
  pageLink,
  escapeMarkdown,
  webLink,
} from '../../../src/generator/code/markdown/markdown.ts';
import { addresses, elements, render, textOf } from './commonmark.ts';
import { runs } from '../../tier.ts';

// Marks of Markdown and of HTML, whole constructions, and any character.
const marks = [
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
const pieces = [
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
const written = fc.array(fc.oneof(fc.constantFrom(...marks, ...pieces), fc.string({ unit: 'binary', maxLength: 3 })), {
  maxLength: 12,
});
// What no HTML page can hold is replaced by every renderer, so it is no part of the law.
const anything = written.map((parts) => parts.join('').replace(/[\0\p{Surrogate}\r]/gu, ''));

const paragraph = (html: string): string => textOf(html.replace(/^<p>/, '').replace(/<\/p>$/, ''));

describe('text', () => {
  it('renders back to exactly that text in a paragraph, and to no element', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const html = render(escapeMarkdown(value));
        expect(paragraph(html)).toBe(value);
        expect(elements(html)).toEqual(value === '' ? [] : ['p']);
      }),
      { numRuns: runs(600) },
    );
  });

  it('renders back to exactly that text in a heading, a list and a table cell', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(render(`# ${escapeMarkdown(value)}`)).toMatch(/^<h1>/);
        expect(textOf(render(`# ${escapeMarkdown(value)}`))).toBe(value);
        expect(textOf(render(`- ${escapeMarkdown(value)}`)).slice(1, -1)).toBe(value);
        expect(cells(render(table(escapeMarkdown(value))))).toEqual(['head', 'next', value, 'after']);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('code', () => {
  it('renders back to exactly that text, line breaks as spaces', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const html = render(codeSpan(value));
        expect(elements(html)).toEqual(['p', 'code']);
        expect(paragraph(html)).toBe(value.replaceAll('\n', ' '));
      }),
      { numRuns: runs(600) },
    );
  });

  it('stays one cell of a table, with whatever stands beside it', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        const html = render(table(tableCell(md`${codeSpan(one)} x ${escapeMarkdown(other)} y ${codeSpan(other)}`)));
        const oneLine = other.replaceAll('\n', ' ');
        expect(cells(html)).toEqual(['head', 'next', `${one.replaceAll('\n', ' ')} x ${other} y ${oneLine}`, 'after']);
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('codeBlock', () => {
  it('holds any text, and what follows it is outside', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const html = render(`${fencedCodeBlock(value, 'json')}\n\nafter`);
        const held = /^<pre><code class="language-json">(.*)<\/code><\/pre>\n<p>after<\/p>$/s.exec(html);
        expect(textOf(held?.[1] ?? '').replace(/\n$/, '')).toBe(value.replace(/\n$/, ''));
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('links', () => {
  it('follow web and mail addresses only, and show the others', () => {
    expect(webLink(escapeMarkdown('x'), 'https://a.b/c d')).toBe('[x](https://a.b/c%20d)');
    expect(webLink(escapeMarkdown('x'), 'javascript:alert(1)')).toBe('x (`javascript:alert(1)`)');
    expect(webLink(escapeMarkdown('x'), '/relative')).toBe('x (`/relative`)');
  });

  it('are one link whatever the label and the address hold', () => {
    fc.assert(
      fc.property(anything, anything, (label, address) => {
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
        expect(addresses(html).filter((found) => found.startsWith('https://x.y/')).length).toBeGreaterThan(0);
        expect(html).toContain('>p</a>');
        expect(elements(html)).not.toContain('img');
        expect(elements(html).filter((name) => name !== 'a')).toEqual(['p']);
      }),
      { numRuns: runs(600) },
    );
  });

  it('leave the target of an ordinary page as it is', () => {
    expect(encodeLinkTarget('../schemas/node-balancer.md#fields')).toBe('../schemas/node-balancer.md#fields');
  });
});

function table(inner: string): string {
  return `| head | next |\n| --- | --- |\n| ${inner} | after |\n`;
}

function cells(html: string): string[] {
  return [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/gs)].map((match) => textOf(match[1] ?? ''));
}
