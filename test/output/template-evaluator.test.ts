// Template evaluation: every supported Handlebars construct renders the same text as in Handlebars.

import Handlebars from 'handlebars';
import { describe, expect, it } from 'vitest';
import { compileProgram } from '../../src/generator/output/template-evaluator.ts';

const partials: Readonly<Record<string, string>> = {
  item: '<{{name}}>\n',
  titled: '{{title}}{{#if shown}}!{{/if}}',
  nested: '[{{#each items}}{{> (lookup . "partial")}}{{/each}}]',
  empty: '{{! nothing }}\n',
};

function evaluate(template: string, view: object): string {
  const find = (name: string): ((view: object) => string) =>
    compileProgram(Handlebars.parse(partials[name] ?? ''), find);
  return compileProgram(Handlebars.parse(template), find)(view);
}

function evaluateWithHandlebars(template: string, view: object): string {
  const handlebars = Handlebars.create();
  for (const [name, text] of Object.entries(partials)) handlebars.registerPartial(name, text);
  return handlebars.compile(template, { noEscape: true, preventIndent: true })(view);
}

const items = [
  { partial: 'item', name: 'a' },
  { partial: 'nested', name: 'b', items: [{ partial: 'item', name: 'c' }] },
];
const view = {
  title: 'T',
  name: 'N',
  shown: true,
  hidden: false,
  none: [],
  items,
  one: { name: 'O', deep: { name: 'D' } },
};

describe('a template renders the same text as in Handlebars', () => {
  it.each([
    '{{title}} {{{title}}} {{one.deep.name}} {{this.title}}',
    'a{{! comment }}b\n{{! alone on its line }}\nc',
    '{{#if shown}}yes{{else}}no{{/if}}{{#if none}}yes{{else}}no{{/if}}{{#if absent}}yes{{/if}}',
    '{{#unless hidden}}yes{{else}}no{{/unless}}{{#if hidden}}1{{else if shown}}2{{else}}3{{/if}}',
    '{{#with one}}{{name}}{{../title}}{{#with deep}}{{name}}{{../name}}{{../../title}}{{/with}}{{/with}}',
    '{{#with absent}}yes{{else}}{{title}}{{/with}}',
    '{{#each items}}{{@index}}{{#unless @first}},{{/unless}}{{name}}{{#if @last}}.{{/if}}{{/each}}',
    '{{#each items}}{{#if name}}{{../title}}{{/if}}{{/each}}{{#each none}}{{else}}none{{/each}}{{#each absent}}{{/each}}',
    '{{#each items as |item|}}{{#with ../one as |it|}}{{item.name}}{{it.name}}{{name}}{{/with}}{{/each}}',
    '{{> item}}\n  {{> item one}}\n{{> titled title=name}}{{> titled one title=title shown=hidden}}',
    'a\n{{#each items}}\n  {{> (lookup . "partial")}}\n{{/each}}\nb',
    '{{#each items}}if {{> (lookup . "partial")~}}\n  else{{/each}}{{#with one}}{{> item deep}}{{/with}}',
    'a\n{{> empty}}\nb\n  {{> empty}}\nc',
  ])('%j', (template) => {
    expect(evaluate(template, view)).toBe(evaluateWithHandlebars(template, view));
  });
});

it.each([
  ['{{titel}}', '"titel" not defined'],
  ['{{one.titel}}', '"titel" not defined'],
  ['{{#eq title}}{{/eq}}', 'unknown block `{{#eq}}`'],
  ['{{#if "title"}}{{/if}}', 'StringLiteral is not supported'],
  ['{{#> item}}{{/item}}', 'PartialBlockStatement is not supported'],
])('%s is an error', (template, message) => {
  expect(() => evaluate(template, view)).toThrow(message);
});

it('reads only own properties', () => {
  expect(evaluate('{{title}}{{#if constructor}}yes{{/if}}', Object.create({ title: 'T' }) as object)).toBe('');
});
