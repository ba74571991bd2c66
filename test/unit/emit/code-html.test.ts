// HTML is made of texts that stay texts: no tag, attribute, scheme or address of a document's own comes out.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToHtml, inlineMarkdownToHtml } from '../../../src/generator/code/html/markdown-to-html.ts';
import { relativeUrl, anchorId, htmlCodeBlock, html, escapeHtml } from '../../../src/generator/code/html/html.ts';
import { descriptionToMarkdown } from '../../../src/generator/code/markdown/commonmark.ts';
import {
  tableCell,
  codeSpan,
  md,
  pageLink,
  escapeMarkdown as mdText,
  unescapeTableCell,
  webLink,
} from '../../../src/generator/code/markdown/markdown.ts';

/** One of the characters of `ascii`. */
function oneOf(ascii: string): fc.Arbitrary<string> {
  return fc.nat({ max: ascii.length - 1 }).map((at) => ascii.charAt(at));
}

/** The text that a browser shows of `made`, which holds no tags. */
function shown(made: string): string {
  return made.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (found) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[found] ?? found,
  );
}

describe('text', () => {
  it('holds no mark of HTML, and is shown as it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: oneOf('<>&"\'=/ a;#x3-!`') }), (value) => {
        expect(escapeHtml(value)).not.toMatch(/[<>"']/);
        expect(shown(escapeHtml(value))).toBe(value);
      }),
    );
  });

  it('replaces what HTML has no character for', () =>
    expect(escapeHtml('a\0b\u0007\uD800\r\n\u0085')).toBe('a\uFFFDb\uFFFD\uFFFD\n\uFFFD'));

  it('stays text between tags', () =>
    expect(html`<b title="${escapeHtml('"><i>')}">${escapeHtml('<i>')}</b>`).toBe(
      '<b title="&quot;&gt;&lt;i&gt;">&lt;i&gt;</b>',
    ));
});

describe('a block of code', () => {
  it('holds no tag and no reference of its own, and is shown as it was given, quotes as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: oneOf('<>&"\'=/ a;#x3-!`\n') }), (value) => {
        const made = htmlCodeBlock(value);
        const held = made.slice('<pre tabindex="0"><code>'.length, -'</code></pre>'.length);
        expect(held).not.toMatch(/[<>]|&(?!(?:amp|lt|gt);)/);
        expect(shown(held)).toBe(value);
      }),
    );
    expect(htmlCodeBlock('{"a": \'b\'}\0</code>')).toBe(
      '<pre tabindex="0"><code>{"a": \'b\'}\uFFFD&lt;/code&gt;</code></pre>',
    );
  });
});

describe('addresses', () => {
  it('have no scheme, no quotes and no spaces', () => {
    expect(relativeUrl('javascript:alert(1)')).toBe('./javascript:alert(1)');
    expect(relativeUrl('../a b"c.html#d')).toBe('../a%20b%22c.html#d');
  });

  it('name a place by its text alone', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => a === b || anchorId(a) !== anchorId(b)));
    expect(anchorId('items[].a b')).toBe('items[].a~20~b');
  });
});

describe('Markdown as HTML', () => {
  it('shows every code span as it was given, also out of a cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: oneOf('`\\|<>& a*_[]()!') }), (value) => {
        const made = inlineMarkdownToHtml(unescapeTableCell(tableCell(codeSpan(value))));
        expect(made.startsWith('<code>') && made.endsWith('</code>')).toBe(true);
        expect(shown(made.slice('<code>'.length, -'</code>'.length))).toBe(value);
      }),
    );
  });

  it('shows every text as it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: oneOf('`\\|<>& a*_[]()!#-+1.:/~$@') }), (value) => {
        expect(shown(inlineMarkdownToHtml(mdText(value)))).toBe(value);
      }),
    );
  });

  it('links to pages, the web and mail, and to nothing else', () => {
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

  it('lets no tag of a description through', () =>
    expect(markdownToHtml(descriptionToMarkdown('<script>a</script>\n\n<img src=x onerror=y>', 1), 1)).toBe(
      '<p>&lt;script&gt;a&lt;/script&gt;</p>\n<p>&lt;img src=x onerror=y&gt;</p>',
    ));

  it('skips no level of headings', () =>
    expect(markdownToHtml(descriptionToMarkdown('### a\n\n###### b\n\n# c', 2), 1)).toBe(
      '<h2>a</h2>\n<h3>b</h3>\n<h3>c</h3>',
    ));

  it('loads no image', () =>
    expect(markdownToHtml(descriptionToMarkdown('![a](https://b.c/d.png)', 1), 1)).not.toContain('<img'));

  it('takes an empty cell in the head of a table for no heading, and styles none', () => {
    const table = markdownToHtml(descriptionToMarkdown('| | a |\n| --- | --- |\n| b | c |', 1), 1);
    expect(table).toContain('<td></td>\n<th scope="col">a</th>');
    expect(markdownToHtml(md`| a |\n| ---: |\n| b |`, 1)).toContain('<td>b</td>');
  });
});
