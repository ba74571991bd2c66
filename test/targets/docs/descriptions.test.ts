// Conversion of descriptions: the Markdown is preserved and cannot affect the surrounding page.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeTableCell, escapeMarkdown } from '../../../src/generator/code/markdown/markdown.ts';
import {
  summarizeDescription,
  descriptionToMarkdown,
} from '../../../src/generator/code/markdown/commonmark-descriptions.ts';
import { elementNames, linkUrls, render } from './render-commonmark.ts';
import { measureGrowth } from './measure-conversion-time.ts';
import { runs } from '../../tier.ts';

const fragments = [
  'words',
  ' ',
  '\n',
  '\n\n',
  '*',
  '**',
  '_',
  '`',
  '```',
  '~~~',
  '    ',
  '- ',
  '1. ',
  '7) ',
  '> ',
  '# ',
  '### ',
  '===',
  '---',
  '***',
  '| a | b |\n|---|---|\n',
  '|',
  '\\',
  '[x](javascript:alert(1))',
  '[x](java\nscript:y)',
  '![x](data:text/html,y)',
  '[x](https://a.b/c_d)',
  '[r]',
  '[r]: vbscript:x',
  '<https://a.b>',
  '<javascript:x>',
  'https://a.b/c_d',
  'www.a.b',
  '<script>alert(1)</script>',
  '<img src=x onerror=y>',
  '<a href="javascript:x">',
  '</a>',
  '<b>',
  '</b>',
  '<br>',
  '<p>',
  '</p>',
  '<code>',
  '</code>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<?x',
  '&lt;script&gt;',
  '&nbsp;',
  '<style>',
  '</div>',
];
const hostileDescriptions = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 16 })
  .map((parts) => parts.join(''));
// Elements of Markdown, with headings from level 3 down.
const allowedElements = new Set([
  'p',
  'em',
  'strong',
  'del',
  'code',
  'pre',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

describe('descriptionToMarkdown', () => {
  it('emits no HTML, unsafe URL, or top-level heading, and ends before the following content', () => {
    fc.assert(
      fc.property(hostileDescriptions, (description) => {
        const html = render(`${descriptionToMarkdown(description, 2)}\n\n## after\n\nend`);
        expect(html.endsWith('<h2>after</h2>\n<p>end</p>')).toBe(true);
        const descriptionHtml = html.slice(0, -'<h2>after</h2>\n<p>end</p>'.length);
        expect(elementNames(descriptionHtml).filter((name) => !allowedElements.has(name))).toEqual([]);
        expect(linkUrls(html).filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url))).toEqual([]);
      }),
      { numRuns: runs(1500) },
    );
  });

  it.each([
    ['Some **bold**, *light* and ~~gone~~ words with `code | | <x>`.'],
    ['One paragraph.\nAnd its second line.\n\nAnother.  \nBroken.'],
    ['- a\n- b\n  - c\n  - d\n\n1. x\n2. y\n'],
    ['- a\n\n  more\n\n- b\n'],
    ['3. x\n4. y\n\n* p\n+ q\n'],
    ['> quoted\n> > twice\n\n> again\n'],
    ['```json\n{ "a": 1 }\n```\n\n    indented\n'],
    ['| a | b |\n| --- | --- |\n| `x\\|y` | c \\| d |\n'],
    ['See [the page](https://a.b/c_d?e=f&g=h) and <https://a.b/c_d> and [r].\n\n[r]: https://r.s'],
    ['_a_*b* **c**_d_ snake_case_name 2 * 3 * 4 a**b'],
    ['# One\n\n## Two ##\n\nThree\n=====\n'],
    ['1\\. not a list\n\n\\- nor this\n\n\\# nor a heading, 5 &lt; 6 &amp; so on'],
    ['- ***\n- # x\n\n  y\n'],
  ])('preserves the rendered Markdown, with headings two levels lower: %j', (description) => {
    const expectedHtml = render(description).replace(
      /(<\/?h)(\d)/g,
      (_, open: string, level: string) => open + String(Number(level) + 2),
    );
    expect(render(descriptionToMarkdown(description, 2))).toBe(expectedHtml.trimEnd().replace(/ align="[a-z]+"/g, ''));
  });

  it.each([
    [
      '<p>First.</p><p>Second <b>bold</b> and <code>x|y</code>.</p>',
      '<p>First.<br />\nSecond <strong>bold</strong> and <code>x|y</code>.</p>',
    ],
    ['See <a href="https://a.b/c">the page</a>.', '<p>See <a href="https://a.b/c">the page</a>.</p>'],
    ['See <a href="javascript:x">the page</a>.', '<p>See the page (<code>javascript:x</code>).</p>'],
    ['A <script>alert(1)</script> shows.', '<p>A &lt;script&gt;alert(1)&lt;/script&gt; shows.</p>'],
    ['<b>never closed', '<p>never closed</p>'],
    ['Kept in code: `<b>`.', '<p>Kept in code: <code>&lt;b&gt;</code>.</p>'],
    ['![picture](https://a.b/c.png)', '<p><a href="https://a.b/c.png">picture</a></p>'],
    ['See [here](#section/x).', '<p>See here (<code>#section/x</code>).</p>'],
    ['```\nnever closed', '<pre><code>never closed\n</code></pre>'],
  ])('converts layout tags and shows other HTML as text: %j', (description, html) => {
    expect(render(descriptionToMarkdown(description, 2))).toBe(html);
  });
});

describe('summarizeDescription', () => {
  it('returns a summary that stays in its table cell for any description', () => {
    fc.assert(
      fc.property(hostileDescriptions, (description) => {
        const html = render(
          `| a | b |\n| --- | --- |\n| ${escapeTableCell(summarizeDescription(description).line)} | after |\n\n## after`,
        );
        expect(html.match(/<td>/g)).toHaveLength(2);
        expect(html).toMatch(/<td>after<\/td>\n<\/tr>\n<\/tbody>\n<\/table>\n<h2>after<\/h2>$/);
        expect(elementNames(html).filter((name) => !allowedElements.has(name) && name !== 'h2')).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('returns the leading paragraphs and whether they are the whole description', () => {
    expect(summarizeDescription('One.\n\nTwo\nlines.')).toEqual({ line: 'One. Two lines.', isComplete: true });
    expect(summarizeDescription('One:\n\n- a\n- b')).toEqual({ line: 'One:', isComplete: false });
    expect(summarizeDescription(' Plain words. ')).toEqual({ line: escapeMarkdown('Plain words.'), isComplete: true });
  });
});

describe('a long description', () => {
  it('is converted in linear time: table rows without a header', () => {
    expect(measureGrowth((length) => `x\n${'| a | b |\n'.repeat(length / 10)}`)).toBeLessThan(30);
  });

  it.each([
    ['tags', '<b>', '</b>'],
    ['emphasis', '*a **b ', '***'],
    ['asterisks', '**', '**'],
    ['links', '<a href="https://a.b">', '</a>'],
  ])('keeps all text if %s are deeply nested', (_, open, close) => {
    expect(descriptionToMarkdown(`${open.repeat(8000)}inside${close.repeat(8000)} after`, 2)).toMatch(
      /inside.* after$/,
    );
  });

  it('keeps formatting at ordinary depth, and repairs overlapping tags', () => {
    expect(descriptionToMarkdown('a *b **c <b>d* e</b> f** g', 2)).toBe('a *b **c d* e f** g');
    expect(descriptionToMarkdown('<i>a <b>b</i> c</b>', 2)).toBe('*a b* c');
  });
});
