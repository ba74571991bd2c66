// Checks of path templates: syntax, duplicates, ambiguity, and path parameters.

import type { Entry, MapNode } from '../../source/node.ts';
import type { Related } from '../../diagnostics/diagnostic.ts';
import type { PathItem, SchemaSite } from '../types.ts';
import { placeOf, say, slip, type Reading } from '../read-context.ts';
import { refOf } from '../resolve-reference.ts';
import { completeParameters } from './path-parameters.ts';

/** A parsed path template. */
export interface Template {
  readonly entry: Entry;
  readonly item: PathItem;
  readonly parameters: ReadonlySet<string>;
  /** Path segments; `{}` stands for each parameter. */
  readonly segments: readonly string[];
  /** Indexes of the segments that are a numeric parameter, which matches no literal word. */
  readonly numeric: ReadonlySet<number>;
}

/**
 * Returns the paths with a parameter for every name in their templates. `root` is the root of the document. Webhooks
 * and callbacks have no templates.
 */
export function completePaths(root: MapNode, paths: readonly PathItem[], reading: Reading): readonly PathItem[] {
  const entries = root.entries.get('paths')?.value;
  const templates: Template[] = [];
  const complete = paths.map((item) => {
    const entry = entries?.kind === 'map' ? entries.entries.get(item.path) : undefined;
    const template = entry && templateOf(item, entry, reading);
    if (!template) return item;
    templates.push(template);
    return completeParameters(template, reading);
  });
  checkDistinct(templates, reading);
  return complete;
}

function templateOf(item: PathItem, entry: Entry, reading: Reading): Template | undefined {
  const { path } = item;
  if (!path.startsWith('/')) {
    say(reading, 'document/path-syntax', entry, `the path "${path}" does not begin with "/"`);
    return undefined;
  }
  if (/[{}]/.test(path.replace(/\{[^{}/]+\}/g, ''))) {
    say(reading, 'document/path-syntax', entry, `the braces in "${path}" do not match`);
    return undefined;
  }
  if (path.includes('?')) {
    slip(
      reading,
      'document/path-beyond',
      entry,
      `a path has no query; the client asks for "${path}" as it is written, and the generated server never comes to this`,
      { help: 'Describe what follows "?" as parameters in the query.' },
    );
  } else if (path.includes('#')) {
    slip(
      reading,
      'document/path-beyond',
      entry,
      '"#" ends a path; it is read as a character of it, which is sent as %23',
    );
  }
  const names = [...path.matchAll(/\{([^{}/]+)\}/g)].map((match) => match[1] ?? '');
  const parameters = new Set(names);
  for (const name of parameters) {
    if (names.indexOf(name) !== names.lastIndexOf(name))
      say(reading, 'document/path-syntax', entry, `the path has {${name}} twice`);
  }
  const written = path.split('/').slice(1);
  const numeric = new Set(written.flatMap((segment, index) => (takesNumbers(segment, item, reading) ? [index] : [])));
  return { entry, item, parameters, segments: written.map((segment) => segment.replace(/\{[^{}]+\}/g, '{}')), numeric };
}

function checkDistinct(templates: readonly Template[], reading: Reading): void {
  const met = new Map<string, Template>();
  const byLength = new Map<number, Template[]>();
  for (const template of templates) {
    const key = template.segments.join('/');
    const same = met.get(key);
    if (same) {
      reportSame(template, same, reading);
      continue;
    }
    met.set(key, template);
    const alike = byLength.get(template.segments.length) ?? [];
    const rival = alike.find((other) => ambiguous(template, other) && sharedMethods(template, other).length > 0);
    if (rival) {
      slip(
        reading,
        'document/path-ambiguous',
        template.entry,
        `a request may match this path and "${rival.entry.key}"`,
        { related: first(rival) },
      );
    }
    alike.push(template);
    byLength.set(template.segments.length, alike);
  }
}

function reportSame(template: Template, same: Template, reading: Reading): void {
  const shared = sharedMethods(template, same);
  const message = `this is the path "${same.entry.key}" again`;
  if (shared.length === 0)
    return slip(reading, 'document/path-twice', template.entry, message, { related: first(same) });
  say(reading, 'document/path-duplicate', template.entry, `${message}, and both describe ${shared.join(', ')}`, {
    related: first(same),
  });
}

function sharedMethods(a: Template, b: Template): readonly string[] {
  const methods = new Set<string>(b.item.operations.map(({ method }) => method));
  return a.item.operations.map(({ method }) => method).filter((method) => methods.has(method));
}

function first({ entry }: Template): readonly Related[] {
  return [{ place: placeOf(entry), message: 'where that stands' }];
}

// Returns whether some request matches both paths, and neither is the more specific one.
function ambiguous(a: Template, b: Template): boolean {
  let aFirst = false;
  let bFirst = false;
  // Hot: a document with thousands of paths makes millions of comparisons.
  for (let index = 0; index < a.segments.length; index++) {
    const left = a.segments[index] ?? '';
    const right = b.segments[index] ?? '';
    if (left === right) continue;
    // Segments that mix a parameter with text (`{name}.json`) are not compared.
    if (left !== '{}' && right !== '{}') return false;
    const [parameter, word] = left === '{}' ? [a, right] : [b, left];
    if (parameter.numeric.has(index) && !/^[0-9.-]+$/.test(word)) return false;
    if (left === '{}') bFirst = true;
    else aFirst = true;
  }
  return aFirst && bFirst;
}

function takesNumbers(segment: string, item: PathItem, reading: Reading): boolean {
  const name = /^\{(.+)\}$/.exec(segment)?.[1];
  if (name === undefined) return false;
  const parameters = [item, ...item.operations].flatMap((owner) => owner.parameters);
  const described = parameters.filter((parameter) => parameter.in === 'path' && parameter.name === name);
  return described.length > 0 && described.every(({ schema }) => schema && isNumeric(schema, reading));
}

function isNumeric(site: SchemaSite, reading: Reading): boolean {
  const link = refOf(site.node);
  const target = link ? reading.references.resolve(site, link.ref).site : site;
  const type = target?.node.kind === 'map' ? target.node.entries.get('type')?.value : undefined;
  return type?.kind === 'scalar' && (type.value === 'integer' || type.value === 'number');
}
