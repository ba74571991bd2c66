// Where the templates are, and how they are compiled: layout only, no helpers, nothing reached but the view's own members.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

/** The folder `templates/` of the package, found from here upwards, so that it is the same from source and from a build. */
export const templatesFolder: URL = findFolder();

/** A template laid out with a view. */
export type Layout = (view: object) => string;

/** The block helpers that templates may use; Handlebars' other helpers are taken away. */
export const blocks = { each: true, if: true, unless: true, with: true } as const;

/** The name of the folder whose templates may be used as partials by all. */
export const sharedFolder = 'shared';

/** A template that stands in for the one of its name. */
export interface Override {
  readonly text: string;
  /** Its file as the user would type it. */
  readonly file: string;
}

/** By the name of the template. */
export type Overrides = ReadonlyMap<string, Override>;

const none: Overrides = new Map();

/** The names of all templates, in code point order. */
export function templateNames(): readonly string[] {
  return readdirSync(templatesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.hbs'))
    .map((path) => path.slice(0, -'.hbs'.length).replaceAll('\\', '/'))
    .sort();
}

/** The text of one of Ashlar's own templates. */
export function templateText(name: string): string {
  return readFileSync(new URL(`${name}.hbs`, templatesFolder), 'utf8');
}

/** The syntax tree of a template's text, whatever the line ends that it was checked out with. */
export function parseTemplate(name: string, overrides: Overrides = none): hbs.AST.Program {
  const own = overrides.get(name);
  return Handlebars.parse((own?.text ?? templateText(name)).replaceAll('\r\n', '\n'), {
    srcName: own?.file ?? `templates/${name}.hbs`,
  });
}

/** Templates compiled once and kept, those of `overrides` in place of Ashlar's own. A template may use the partials of `shared/` and of its own folder. */
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
      // Frames for @index and the like, made for each block, cost more than all else; no template of Ashlar's reads them.
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

/** Partials of views that stand on many pages: thousands of pages have the same list of areas and operations beside them. */
const shared: ReadonlySet<string> = new Set(['docs/html/menu-area', 'docs/html/menu-operation', 'docs/html/response']);

/** Lays a view out once, for as long as somebody holds it; a view never changes. */
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

/** The names of the partials that a template uses itself. */
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
