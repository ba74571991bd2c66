// Type-checking of templates against their views.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { typeCheckTemplates, builtinViews } from '../../src/generator/output/template-check/type-check-templates.ts';

const directory = fileURLToPath(new URL('../../templates/', import.meta.url));
const brandedText = fileURLToPath(new URL('../../src/generator/code/branded-text.ts', import.meta.url));

test('every template type-checks, and every view has a template', () => {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hbs'))
    .map((name) => name.slice(0, -'.hbs'.length));
  const templates = new Map(names.sort().map((name) => [name, readFileSync(`${directory}${name}.hbs`, 'utf8')]));
  expect(templates.size).toBeGreaterThan(0);
  expect(typeCheckTemplates(templates, builtinViews)).toEqual([]);
});

/** Invalid templates, with the expected locations and messages of their errors. */
const invalidTemplates: readonly (readonly [
  title: string,
  template: string,
  line: number,
  column: number,
  message: RegExp,
])[] = [
  ['an unknown name', '{{title}}\n  {{titel}}', 2, 5, /Property 'titel' does not exist/],
  ['an unknown name in a condition', '{{#if shwon}}{{/if}}', 1, 7, /Property 'shwon' does not exist/],
  ['an unknown name in a loop', '{{#each itmes}}{{/each}}', 1, 9, /Property 'itmes' does not exist/],
  [
    'a string instead of SafeText',
    '{{#each items}}\n{{raw}}{{/each}}',
    2,
    3,
    /'string' is not assignable to parameter of type 'SafeText<"ts">'/,
  ],
  ['a number instead of SafeText', '{{count}}', 1, 3, /'number' is not assignable/],
  ['an index instead of SafeText', '{{#each items}}{{@index}}{{/each}}', 1, 18, /'number' is not assignable/],
  [
    'code in a different language',
    '{{prose}}',
    1,
    3,
    /'SafeText<"md">' is not assignable to parameter of type 'SafeText<"ts">'/,
  ],
  ['an optional value outside its condition', '{{#each items}}{{note}}{{/each}}', 1, 18, /undefined/],
  [
    'an optional value in the inverse block',
    '{{#each items}}{{#if note}}{{else}}{{note}}{{/if}}{{/each}}',
    1,
    38,
    /undefined/,
  ],
  [
    'a loop over a value that is not an array',
    '{{#each title}}{{/each}}',
    1,
    9,
    /is not assignable to parameter of type 'readonly/,
  ],
  ['a condition on a number', '{{#if count}}{{/if}}', 1, 7, /'number' is not assignable/],
  ['a condition on an object', '{{#if one}}{{/if}}', 1, 7, /is not assignable/],
  ['a block on a string', '{{#with title}}{{/with}}', 1, 9, /is not assignable/],
  ['a property of an optional value', '{{one.name}}', 1, 3, /possibly 'undefined'/],
  ['an unknown partial', '{{> types/itme}}', 1, 1, /Property 'types\/itme' does not exist/],
  ['a partial with the wrong view', '\n{{> types/item}}', 2, 1, /is missing the following properties from type 'Item'/],
  ['a partial with the wrong value', '{{> types/item title}}', 1, 16, /is not assignable to parameter of type 'Item'/],
  [
    'a partial with a property of the wrong type',
    '{{> shared/titled shown=title}}',
    1,
    19,
    /is not assignable to type 'boolean'/,
  ],
  ['a partial with an unknown property', '{{> shared/titled extra=title}}', 1, 19, /'"extra"' does not exist/],
  ['a partial from a different target', '{{> docs/page}}', 1, 1, /belongs to another target/],
  ['a helper', '{{lookup items title}}', 1, 1, /helpers are not supported/],
  ['a block helper', '{{#eq title title}}{{/eq}}', 1, 1, /unknown block `\{\{#eq\}\}`/],
  ['a subexpression', '{{#if (eq title title)}}{{/if}}', 1, 7, /helpers are not supported/],
  ['a literal', '{{"title"}}', 1, 3, /literals are not supported/],
  ['a triple-stash expression', '{{{title}}}', 1, 1, /templates do not escape/],
  ['a dynamic partial', '{{> (title)}}', 1, 1, /expected `\{\{> \(lookup \. "partial"\)\}\}`/],
  [
    'a partial named by a different property',
    '{{> (lookup . "title")}}',
    1,
    1,
    /expected `\{\{> \(lookup \. "partial"\)\}\}`/,
  ],
  [
    'a partial named by a different view',
    '{{#with one}}{{> (lookup . "partial") ../title}}{{/with}}',
    1,
    14,
    /must be the path that is passed to `lookup`/,
  ],
  [
    'a partial that the view does not name',
    '{{#with one}}{{> (lookup . "partial")}}{{/with}}',
    1,
    26,
    /Property 'partial' does not exist/,
  ],
  [
    'a dynamic partial with a different view',
    '{{> (lookup wrong "partial") wrong}}',
    1,
    1,
    /'"types\/item"' does not satisfy the constraint 'never'/,
  ],
  [
    'a selected partial that does not exist',
    '{{> (lookup unknown "partial") unknown}}',
    1,
    1,
    /'"types\/itme"' does not satisfy/,
  ],
  [
    'a selected partial in a different language',
    '{{> (lookup page "partial") page}}',
    1,
    1,
    /'"docs\/page"' does not satisfy/,
  ],
  ['a partial block', '{{#> shared/titled}}{{/shared/titled}}', 1, 1, /PartialBlockStatement/],
  ['a parent level that does not exist', '{{../title}}', 1, 3, /1 level up/],
  ['loop data outside of a loop', '{{#if @last}}{{/if}}', 1, 7, /`@last` is not defined here/],
  ['the root', '{{@root.title}}', 1, 3, /`@root\.title` is not defined here/],
  ['an inherited property', '{{title.toString}}', 1, 3, /is not assignable/],
];

const views = {
  file: fileURLToPath(new URL('./views.ts', import.meta.url)),
  text: `
    import type { SafeText } from ${JSON.stringify(brandedText)};
    interface Item { readonly name: SafeText<'ts'>; readonly note?: SafeText<'ts'>; readonly raw: string; readonly deep?: { readonly word: SafeText<'ts'> } }
    interface Page { readonly title: SafeText<'ts'>; readonly items: readonly Item[]; readonly prose: SafeText<'md'>; readonly count: number; readonly shown: boolean; readonly one?: Item;
      readonly parts: readonly (Item & { readonly partial: 'types/item' } | { readonly partial: 'shared/titled'; readonly title: SafeText<'ts'>; readonly shown: boolean })[];
      readonly wrong: { readonly partial: 'types/item'; readonly name: SafeText<'ts'> } | { readonly partial: 'shared/titled'; readonly title: SafeText<'ts'>; readonly shown: boolean };
      readonly unknown: { readonly partial: 'types/itme' }; readonly page: { readonly partial: 'docs/page'; readonly prose: SafeText<'md'> } }
    export interface Templates {
      readonly 'types/page': Page;
      readonly 'types/item': Item;
      readonly 'shared/titled': { readonly title: SafeText<'ts'>; readonly shown: boolean };
      readonly 'docs/page': { readonly prose: SafeText<'md'> };
    }`,
};

const validTemplates = new Map([
  [
    'types/page',
    '{{title}}\n{{#each items}}{{> types/item}}{{#unless @last}}, {{/unless}}{{/each}}{{> shared/titled}}{{#each parts}}{{> (lookup . "partial")}}{{/each}}',
  ],
  ['types/item', '{{name}}{{#if note}} {{note}}{{else}}{{name}}{{/if}}{{#with deep}}{{word}}{{../name}}{{/with}}'],
  ['shared/titled', '{{title}}{{#if shown}}!{{/if}}{{! a comment }}'],
  ['docs/page', '{{prose}}'],
]);

test('valid templates have no errors', () => {
  expect(typeCheckTemplates(validTemplates, views)).toEqual([]);
});

describe('an error is reported with its location', () => {
  let problems: ReturnType<typeof typeCheckTemplates>;

  // One compiler program for all templates, each a separate page.
  beforeAll(() => {
    const pages = invalidTemplates.map(([, template], index) => [`types/page${index}`, template] as const);
    const text = views.text.replace("readonly 'types/page': Page;", (page) =>
      [page, ...pages.map(([name]) => `readonly '${name}': Page;`)].join('\n'),
    );
    problems = typeCheckTemplates(new Map([...validTemplates, ...pages]), { ...views, text });
  });

  test.each(invalidTemplates.map((row, index) => [...row, index] as const))(
    '%s',
    (_title, _template, line, column, message, index) => {
      const name = `types/page${index}`;
      expect(problems.filter(({ template }) => template === name)).toEqual([
        { template: name, line, column, message: expect.stringMatching(message) as string },
      ]);
    },
  );

  test('only invalid templates have errors', () => {
    expect(problems).toHaveLength(invalidTemplates.length);
  });
});

test('reports a template without a view, and a view without a template', () => {
  const [first, second, ...others] = typeCheckTemplates(
    new Map([...validTemplates].map(([name, template]) => [name === 'docs/page' ? 'docs/pages' : name, template])),
    views,
  );
  expect(first?.message).toMatch(/'"docs\/pages"' does not exist in type/);
  expect(second).toMatchObject({
    template: 'docs/pages',
    line: 1,
    message: expect.stringMatching(/Property 'docs\/pages' does not exist/) as string,
  });
  expect(others.every(({ template }) => template === 'docs/pages')).toBe(true);
});
