// Template compiler: restricted Handlebars without helpers or prototype access.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { compileProgram } from './template-evaluator.ts';

/**
 * Directory `templates/` of the package; an ancestor of this module contains it, both in the source and in the build.
 */
export const templatesDirectory: URL = findTemplatesDirectory();

/** A compiled template. */
export type CompiledTemplate = (view: object) => string;

/** Custom template that replaces the built-in one of the same name. */
export interface TemplateOverride {
  readonly text: string;
  /** Display path of the file. */
  readonly file: string;
}

/** Custom templates by name. */
export type TemplateOverrides = ReadonlyMap<string, TemplateOverride>;

const noOverrides: TemplateOverrides = new Map();

/** Returns the names of all templates, in code point order. */
export function listTemplates(): readonly string[] {
  return readdirSync(templatesDirectory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.hbs'))
    .map((path) => path.slice(0, -'.hbs'.length).replaceAll('\\', '/'))
    .sort();
}

/** Reads a built-in template. */
export function readTemplate(name: string): string {
  return readFileSync(new URL(`${name}.hbs`, templatesDirectory), 'utf8');
}

/** Parses a template, regardless of its line endings. */
export function parseTemplate(name: string, overrides: TemplateOverrides = noOverrides): hbs.AST.Program {
  const override = overrides.get(name);
  return Handlebars.parse((override?.text ?? readTemplate(name)).replaceAll('\r\n', '\n'), {
    srcName: override?.file ?? `templates/${name}.hbs`,
  });
}

/**
 * Creates a compiler that compiles each template and partial once, when it is first used. `overrides` replaces built-in
 * ones.
 */
export function createTemplateCompiler(overrides: TemplateOverrides = noOverrides): (name: string) => CompiledTemplate {
  const compiledTemplates = new Map<string, CompiledTemplate>();
  const getTemplate = (name: string): CompiledTemplate => {
    const known = compiledTemplates.get(name);
    if (known !== undefined) return known;
    const compiled = compileProgram(parseTemplate(name, overrides), getTemplate);
    const template = cachedPartials.has(name) && overrides.size === 0 ? cacheByView(compiled) : compiled;
    compiledTemplates.set(name, template);
    return template;
  };
  return getTemplate;
}

/** Partials that render the same views on thousands of pages. */
const cachedPartials: ReadonlySet<string> = new Set([
  'docs/html/menu-tag',
  'docs/html/menu-operation',
  'docs/html/response',
]);

/** Caches rendered text by view; views are immutable. */
function cacheByView(template: CompiledTemplate): CompiledTemplate {
  const texts = new WeakMap<object, string>();
  return (view) => {
    const cached = texts.get(view);
    if (cached !== undefined) return cached;
    const text = template(view);
    texts.set(view, text);
    return text;
  };
}

function findTemplatesDirectory(): URL {
  for (let directory = new URL('.', import.meta.url); ; directory = new URL('..', directory)) {
    const templates = new URL('templates/', directory);
    if (existsSync(templates) && existsSync(new URL('package.json', directory))) return templates;
    if (directory.pathname === '/') throw new Error('the directory templates/ is missing from the package');
  }
}
