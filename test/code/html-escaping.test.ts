// Escaping of generated HTML: text from a document cannot add tags, attributes, or URL schemes.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { markdownToHtml, inlineMarkdownToHtml } from '../../src/generator/code/html/markdown-to-html.ts';
import {
  escapeRelativeUrl,
  anchorId,
  htmlCodeBlock,
  html,
  escapeHtml,
} from '../../src/generator/code/html/html-and-svg.ts';
import { descriptionToMarkdown } from '../../src/generator/code/markdown/commonmark-descriptions.ts';
import {
  escapeTableCell,
  codeSpan,
  md,
  pageLink,
  escapeMarkdown,
  unescapeTableCell,
  webLink,
} from '../../src/generator/code/markdown/markdown.ts';

/** Creates an arbitrary for the characters of an ASCII string. */
function pickCharacter(characters: string): fc.Arbitrary<string> {
  return fc.nat({ max: characters.length - 1 }).map((index) => characters.charAt(index));
}

const characterReferences: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Decodes the character references in HTML without tags, as a browser does. */
function decodeHtml(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (reference) => characterReferences[reference] ?? reference);
}

describe('escaped text', () => {
  it('contains no HTML syntax, and decodes to the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: pickCharacter('<>&"\'=/ a;#x3-!`') }), (value) => {
        expect(escapeHtml(value)).not.toMatch(/[<>"']/);
        expect(decodeHtml(escapeHtml(value))).toBe(value);
      }),
    );
  });

  it('replaces characters that HTML does not allow', () =>
    expect(escapeHtml('a\0b\u0007\uD800\r\n\u0085')).toBe('a\uFFFDb\uFFFD\uFFFD\n\uFFFD'));

  it('remains text in elements and attributes', () =>
    expect(html`<b title="${escapeHtml('"><i>')}">${escapeHtml('<i>')}</b>`).toBe(
      '<b title="&quot;&gt;&lt;i&gt;">&lt;i&gt;</b>',
    ));
});

describe('a code block', () => {
  it('contains no tags, decodes to the original text, and does not escape quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: pickCharacter('<>&"\'=/ a;#x3-!`\n') }), (value) => {
        const block = htmlCodeBlock(value);
        const content = block.slice('<pre tabindex="0"><code>'.length, -'</code></pre>'.length);
        expect(content).not.toMatch(/[<>]|&(?!(?:amp|lt|gt);)/);
        expect(decodeHtml(content)).toBe(value);
      }),
    );
    expect(htmlCodeBlock('{"a": \'b\'}\0</code>')).toBe(
      '<pre tabindex="0"><code>{"a": \'b\'}\uFFFD&lt;/code&gt;</code></pre>',
    );
  });
});

describe('URLs', () => {
  test('are relative, and have no quotes or spaces', () => {
    expect(escapeRelativeUrl('javascript:alert(1)')).toBe('./javascript:alert(1)');
    expect(escapeRelativeUrl('../a b"c.html#d')).toBe('../a%20b%22c.html#d');
  });

  test('have a unique fragment for every anchor text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (first, second) => first === second || anchorId(first) !== anchorId(second),
      ),
    );
    expect(anchorId('items[].a b')).toBe('items[].a~20~b');
  });
});

describe('Markdown as HTML', () => {
  it('preserves the text of code spans, including in table cells', () => {
    fc.assert(
      fc.property(fc.string({ unit: pickCharacter('`\\|<>& a*_[]()!') }), (value) => {
        const output = inlineMarkdownToHtml(unescapeTableCell(escapeTableCell(codeSpan(value))));
        expect(output.startsWith('<code>') && output.endsWith('</code>')).toBe(true);
        expect(decodeHtml(output.slice('<code>'.length, -'</code>'.length))).toBe(value);
      }),
    );
  });

  it('preserves escaped text', () => {
    fc.assert(
      fc.property(fc.string({ unit: pickCharacter('`\\|<>& a*_[]()!#-+1.:/~$@') }), (value) => {
        expect(decodeHtml(inlineMarkdownToHtml(escapeMarkdown(value)))).toBe(value);
      }),
    );
  });

  it('links to pages and the web only', () => {
    expect(inlineMarkdownToHtml(pageLink(md`x`, '../a/b.html#c'))).toBe('<a href="../a/b.html#c">x</a>');
    expect(inlineMarkdownToHtml(webLink(md`x`, 'https://a.b/?c=d&e'))).toBe(
      '<a href="https://a.b/?c=d&amp;e" rel="external noopener noreferrer">x</a>',
    );
    expect(
      markdownToHtml(
        descriptionToMarkdown('[x](javascript:alert) [y](data:text/html,a) <a href="javascript:b">z</a>', 1),
        1,
      ),
    ).not.toContain('<a');
  });

  it('escapes tags in descriptions', () =>
    expect(markdownToHtml(descriptionToMarkdown('<script>a</script>\n\n<img src=x onerror=y>', 1), 1)).toBe(
      '<p>&lt;script&gt;a&lt;/script&gt;</p>\n<p>&lt;img src=x onerror=y&gt;</p>',
    ));

  it('does not skip heading levels', () =>
    expect(markdownToHtml(descriptionToMarkdown('### a\n\n###### b\n\n# c', 2), 1)).toBe(
      '<h2>a</h2>\n<h3>b</h3>\n<h3>c</h3>',
    ));

  it('does not render images', () =>
    expect(markdownToHtml(descriptionToMarkdown('![a](https://b.c/d.png)', 1), 1)).not.toContain('<img'));

  it('renders an empty table header as a data cell, and adds no inline styles', () => {
    const table = markdownToHtml(descriptionToMarkdown('| | a |\n| --- | --- |\n| b | c |', 1), 1);
    expect(table).toContain('<td></td>\n<th scope="col">a</th>');
    expect(markdownToHtml(md`| a |\n| ---: |\n| b |`, 1)).toContain('<td>b</td>');
  });
});
