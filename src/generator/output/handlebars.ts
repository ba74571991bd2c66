// Template compiler: restricted Handlebars without custom helpers or prototype access.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

/**
 * Directory `templates/` of the package; an ancestor of this module contains it, both in the source and in the build.
 */
export const templatesDirectory: URL = findTemplatesDirectory();

/** A compiled template. */
export type CompiledTemplate = (view: object) => string;

/** Allowed helpers; `lookup` selects the partial that a view names. The other helpers of Handlebars are removed. */
const allowedHelpers = { each: true, if: true, unless: true, with: true, lookup: true } as const;

/** Custom template that replaces the built-in one of the same name. */
export interface TemplateOverride {
  readonly text: string;
  /** Display path. */
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

/** Parses a template, independent of its line endings. */
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
  const handlebars = Handlebars.create();
  for (const helper of Object.keys(handlebars.helpers)) {
    if (!Object.hasOwn(allowedHelpers, helper)) handlebars.unregisterHelper(helper);
  }
  // The original also provides data and block parameters, which cost as much as rendering an item.
  if (overrides.size === 0) handlebars.registerHelper('each', renderEach);
  for (const name of listTemplates()) handlebars.registerPartial(name, compileLazily(name));

  function compileLazily(name: string): Handlebars.TemplateDelegate<object> {
    let template: Handlebars.TemplateDelegate<object> | undefined;
    return (view, options) => {
      if (template === undefined) {
        const compiled = compile(name);
        template = cachedPartials.has(name) && overrides.size === 0 ? cacheByView(compiled) : compiled;
      }
      return template(view, options);
    };
  }

  function compile(name: string): Handlebars.TemplateDelegate<object> {
    return handlebars.compile<object>(parseTemplate(name, overrides), {
      noEscape: true,
      strict: true,
      preventIndent: true,
      // Data frames (`@index` and the like) are the most expensive part of rendering; built-in templates do not use
      // them.
      data: overrides.size > 0,
      knownHelpers: { ...allowedHelpers, helperMissing: false, blockHelperMissing: false, log: false },
      knownHelpersOnly: true,
    });
  }

  const compiledTemplates = new Map<string, CompiledTemplate>();
  return (name) => {
    let template = compiledTemplates.get(name);
    if (template === undefined) {
      const compiled = compile(name);
      template = (view) => compiled(view, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
      compiledTemplates.set(name, template);
    }
    return template;
  };
}

/** The helper `each` for templates without data and block parameters. */
function renderEach(this: unknown, items: readonly unknown[], { fn, inverse }: Handlebars.HelperOptions): string {
  if (items.length === 0) return inverse(this);
  let text = '';
  for (const item of items) text += fn(item);
  return text;
}

/** Partials that render the same views on thousands of pages. */
const cachedPartials: ReadonlySet<string> = new Set([
  'docs/html/menu-tag',
  'docs/html/menu-operation',
  'docs/html/response',
]);

/** Caches rendered text by view; views are immutable. */
function cacheByView(template: Handlebars.TemplateDelegate<object>): Handlebars.TemplateDelegate<object> {
  const texts = new WeakMap<object, string>();
  return (view, options) => {
    const cached = texts.get(view);
    if (cached !== undefined) return cached;
    const text = template(view, options);
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
