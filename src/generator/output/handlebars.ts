// Template compiler: restricted Handlebars without custom helpers or prototype access.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

/** Directory `templates/` of the package, found by walking up from this module in both source and build. */
export const templatesFolder: URL = findFolder();

/** A compiled template. */
export type Layout = (view: object) => string;

/** Allowed block helpers; the other helpers of Handlebars are removed. */
export const blocks = { each: true, if: true, unless: true, with: true } as const;

/** Directory of the partials that every template can use. */
export const sharedFolder = 'shared';

/** Custom template that replaces the built-in one of the same name. */
export interface Override {
  readonly text: string;
  /** Display path. */
  readonly file: string;
}

/** Custom templates by name. */
export type Overrides = ReadonlyMap<string, Override>;

const none: Overrides = new Map();

/** Returns the names of all templates, in code point order. */
export function templateNames(): readonly string[] {
  return readdirSync(templatesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.hbs'))
    .map((path) => path.slice(0, -'.hbs'.length).replaceAll('\\', '/'))
    .sort();
}

/** Reads a built-in template. */
export function templateText(name: string): string {
  return readFileSync(new URL(`${name}.hbs`, templatesFolder), 'utf8');
}

/** Parses a template, independent of its line endings. */
export function parseTemplate(name: string, overrides: Overrides = none): hbs.AST.Program {
  const own = overrides.get(name);
  return Handlebars.parse((own?.text ?? templateText(name)).replaceAll('\r\n', '\n'), {
    srcName: own?.file ?? `templates/${name}.hbs`,
  });
}

/**
 * Creates a compiler that caches compiled templates. `overrides` replace built-in ones. A template can use the partials
 * of `shared/` and of its own directory.
 */
export function createLayouts(overrides: Overrides = none): (name: string) => Layout {
  const handlebars = Handlebars.create();
  for (const helper of Object.keys(handlebars.helpers)) {
    if (!Object.hasOwn(blocks, helper)) handlebars.unregisterHelper(helper);
  }
  const layouts = new Map<string, Layout>();
  const registered = new Set<string>();

  function register(program: hbs.AST.Program, folder: string): void {
    for (const partial of partialsOf(program)) {
      if (registered.has(partial)) continue;
      const [first] = partial.split('/', 1);
      if (first !== folder && first !== sharedFolder)
        throw new Error(`a template of ${folder} uses the partial ${partial}`);
      registered.add(partial);
      const parsed = parseTemplate(partial, overrides);
      handlebars.registerPartial(
        partial,
        shared.has(partial) && overrides.size === 0 ? keeping(compile(parsed)) : compile(parsed),
      );
      register(parsed, folder);
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
      knownHelpers: { ...blocks, helperMissing: false, blockHelperMissing: false, log: false, lookup: false },
      knownHelpersOnly: true,
    });
  }

  return (name) => {
    let layout = layouts.get(name);
    if (layout === undefined) {
      const program = parseTemplate(name, overrides);
      const [folder = ''] = name.split('/', 1);
      register(program, folder);
      const compiled = compile(program);
      layout = (view) => compiled(view, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
      layouts.set(name, layout);
    }
    return layout;
  };
}

/** Partials that render the same views on thousands of pages. */
const shared: ReadonlySet<string> = new Set(['docs/html/menu-area', 'docs/html/menu-operation', 'docs/html/response']);

/** Caches rendered text by view; views are immutable. */
function keeping(layout: Handlebars.TemplateDelegate<object>): Handlebars.TemplateDelegate<object> {
  const texts = new WeakMap<object, string>();
  return (view, options) => {
    const known = texts.get(view);
    if (known !== undefined) return known;
    const text = layout(view, options);
    texts.set(view, text);
    return text;
  };
}

/** Returns the names of the partials that a template uses directly. */
export function partialsOf(program: hbs.AST.Program): readonly string[] {
  const names: string[] = [];
  class Partials extends Handlebars.Visitor {
    override PartialStatement(partial: hbs.AST.PartialStatement): void {
      if ('original' in partial.name) names.push(partial.name.original);
      super.PartialStatement(partial);
    }
  }
  new Partials().accept(program);
  return names;
}

function findFolder(): URL {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const templates = new URL('templates/', folder);
    if (existsSync(templates) && existsSync(new URL('package.json', folder))) return templates;
    if (folder.pathname === '/') throw new Error('the folder templates/ is missing from the package');
  }
}
