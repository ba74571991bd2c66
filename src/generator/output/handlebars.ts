// Template compiler: restricted Handlebars without custom helpers or prototype access.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

/**
 * Directory `templates/` of the package; an ancestor of this module contains it, both in the source and in the build.
 */
export const templatesDirectory: URL = findTemplatesDirectory();

/** A compiled template. */
export type CompiledTemplate = (view: object) => string;

/** Allowed block helpers; the other helpers of Handlebars are removed. */
export const blockHelpers = { each: true, if: true, unless: true, with: true } as const;

/** Directory of the partials that every template can use. */
export const sharedDirectory = 'shared';

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
 * Creates a compiler that caches compiled templates. `overrides` replaces built-in ones. A template can use the
 * partials of `shared/` and of its own directory.
 */
export function createTemplateCompiler(overrides: TemplateOverrides = noOverrides): (name: string) => CompiledTemplate {
  const handlebars = Handlebars.create();
  for (const helper of Object.keys(handlebars.helpers)) {
    if (!Object.hasOwn(blockHelpers, helper)) handlebars.unregisterHelper(helper);
  }
  const compiledTemplates = new Map<string, CompiledTemplate>();
  const registeredPartials = new Set<string>();

  function registerPartials(program: hbs.AST.Program, directory: string): void {
    for (const partial of listUsedPartials(program)) {
      if (registeredPartials.has(partial)) continue;
      const [first] = partial.split('/', 1);
      if (first !== directory && first !== sharedDirectory)
        throw new Error(`a template of ${directory} uses the partial ${partial}`);
      registeredPartials.add(partial);
      const partialProgram = parseTemplate(partial, overrides);
      handlebars.registerPartial(
        partial,
        cachedPartials.has(partial) && overrides.size === 0
          ? cacheByView(compile(partialProgram))
          : compile(partialProgram),
      );
      registerPartials(partialProgram, directory);
    }
  }

  function compile(program: hbs.AST.Program): Handlebars.TemplateDelegate<object> {
    return handlebars.compile<object>(program, {
      noEscape: true,
      strict: true,
      preventIndent: true,
      // Data frames (`@index` and the like) are the most expensive part of rendering; built-in templates do not use
      // them.
      data: overrides.size > 0,
      knownHelpers: { ...blockHelpers, helperMissing: false, blockHelperMissing: false, log: false, lookup: false },
      knownHelpersOnly: true,
    });
  }

  return (name) => {
    let template = compiledTemplates.get(name);
    if (template === undefined) {
      const program = parseTemplate(name, overrides);
      const [directory = ''] = name.split('/', 1);
      registerPartials(program, directory);
      const compiled = compile(program);
      template = (view) => compiled(view, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
      compiledTemplates.set(name, template);
    }
    return template;
  };
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

/** Returns the names of the partials that a template uses directly. */
export function listUsedPartials(program: hbs.AST.Program): readonly string[] {
  const names: string[] = [];
  class PartialCollector extends Handlebars.Visitor {
    override PartialStatement(partial: hbs.AST.PartialStatement): void {
      if ('original' in partial.name) names.push(partial.name.original);
      super.PartialStatement(partial);
    }
  }
  new PartialCollector().accept(program);
  return names;
}

function findTemplatesDirectory(): URL {
  for (let directory = new URL('.', import.meta.url); ; directory = new URL('..', directory)) {
    const templates = new URL('templates/', directory);
    if (existsSync(templates) && existsSync(new URL('package.json', directory))) return templates;
    if (directory.pathname === '/') throw new Error('the folder templates/ is missing from the package');
  }
}
