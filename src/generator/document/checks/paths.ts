// Whether the paths of a document are well formed, distinct, and agree with their parameters.

import type { Entry, MapNode, Node } from '../../source/tree.ts';
import type { Document, Operation, Parameter, PathItem } from '../openapi.ts';
import { placeOf, say, slip, type Reading, type Site, type Where } from '../reading.ts';
import { refOf } from '../references.ts';

/** Judges `paths`; webhooks and callbacks have no templates. */
export function checkPaths({ node, paths }: Document, reading: Reading): void {
  const entries = node.entries.get('paths')?.value;
  if (entries?.kind !== 'map') return;
  const templates: Template[] = [];
  for (const item of paths) {
    const entry = entries.entries.get(item.path);
    if (!entry) continue;
    const template = templateOf(item.path, entry, reading);
    if (!template) continue;
    templates.push(template);
    checkParameters(item, template, reading);
  }
  checkDistinct(templates, reading);
}

interface Template {
  readonly entry: Entry;
  readonly parameters: ReadonlySet<string>;
  /** Each segment; one with a parameter has its braces emptied. */
  readonly segments: readonly string[];
}

function templateOf(path: string, entry: Entry, reading: Reading): Template | undefined {
  if (!path.startsWith('/')) {
    say(reading, 'document/path-syntax', entry, `the path "${path}" does not begin with "/"`);
    return undefined;
  }
  if (/[{}]/.test(path.replace(/\{[^{}/]+\}/g, ''))) {
    say(reading, 'document/path-syntax', entry, `the braces in "${path}" do not match`);
    return undefined;
  }
  const names = [...path.matchAll(/\{([^{}/]+)\}/g)].map((match) => match[1] ?? '');
  const parameters = new Set(names);
  for (const name of parameters) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) say(reading, 'document/path-syntax', entry, `the path has {${name}} twice`);
  }
  return { entry, parameters, segments: path.replace(/\{[^{}/]+\}/g, '{}').split('/').slice(1) };
}

function checkParameters(item: PathItem, { entry, parameters }: Template, reading: Reading): void {
  const lacking = new Map<string, Operation[]>();
  for (const operation of item.operations) {
    const described = new Set([...item.parameters, ...operation.parameters].filter(inPath).map(({ name }) => name));
    for (const name of parameters) {
      if (!described.has(name)) lacking.set(name, [...(lacking.get(name) ?? []), operation]);
    }
  }
  for (const [name, operations] of lacking) {
    // A faulty parameter list was reported and left out; that it lacks something is no news.
    if (operations.some((operation) => faultyParameters(item.node) || faultyParameters(operation.node))) continue;
    const of = operations.length === item.operations.length ? 'the path' : operations.map(({ method }) => method).join(', ');
    reading.report.add('document/path-parameter-missing', {
      message: `{${name}} is in the path, and no path parameter of ${of} describes it`,
      place: placeInKey(entry, `{${name}}`),
    });
  }
  for (const owner of [item, ...item.operations]) {
    for (const parameter of owner.parameters) {
      if (!inPath(parameter) || parameters.has(parameter.name)) continue;
      const where = useOf(owner.node, parameter, reading);
      slip(reading, 'document/path-parameter-unused', where, `the path has no {${parameter.name}}`);
    }
  }
}

function inPath(parameter: Parameter): boolean {
  return parameter.in === 'path';
}

function faultyParameters(owner: MapNode): boolean {
  const written = owner.entries.get('parameters')?.value;
  return written !== undefined && written.kind !== 'list';
}

// The item of the list by which a parameter came: a reference is shown where it stands, not where it leads.
function useOf(owner: MapNode, parameter: Parameter, reading: Reading): Where {
  const written = owner.entries.get('parameters')?.value;
  const items = written?.kind === 'list' ? written.items : [];
  const use = items.find((item) => leadsTo(item, parameter.node, reading));
  const name = use && refOf(use)?.node;
  return name ?? parameter.node.entries.get('name')?.value ?? parameter.node;
}

function leadsTo(item: Node, target: Node, reading: Reading): boolean {
  let site: Site | undefined = { node: item, resource: reading.references.root.resource };
  for (let steps = 0; site && steps < 20; steps++) {
    if (site.node === target) return true;
    const link = refOf(site.node);
    site = link && reading.references.resolve(site, link.ref).site;
  }
  return false;
}

function placeInKey(entry: Entry, part: string): ReturnType<typeof placeOf> {
  const { source } = entry.value;
  const at = source.text.slice(entry.start, entry.end).indexOf(part);
  return at < 0 ? placeOf(entry) : source.place(entry.start + at, entry.start + at + part.length);
}

function checkDistinct(templates: readonly Template[], reading: Reading): void {
  const met = new Map<string, Template>();
  const byLength = new Map<number, Template[]>();
  for (const template of templates) {
    const key = template.segments.join('/');
    const same = met.get(key);
    if (same) {
      say(reading, 'document/path-duplicate', template.entry, `this is the path "${same.entry.key}" again`, { related: first(same) });
      continue;
    }
    met.set(key, template);
    const alike = byLength.get(template.segments.length) ?? [];
    const rival = alike.find((other) => ambiguous(template.segments, other.segments));
    if (rival) {
      say(reading, 'document/path-ambiguous', template.entry, `a request may match this path and "${rival.entry.key}"`, { related: first(rival) });
    }
    byLength.set(template.segments.length, [...alike, template]);
  }
}

function first({ entry }: Template): readonly { readonly place: ReturnType<typeof placeOf>; readonly message: string }[] {
  return [{ place: placeOf(entry), message: 'where that stands' }];
}

// Both match some request, and each has a concrete segment where the other has a parameter.
function ambiguous(a: readonly string[], b: readonly string[]): boolean {
  let aFirst = false;
  let bFirst = false;
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? '';
    if (left === right) continue;
    // A parameter beside text ({name}.json) is left to servers; only whole segments are compared.
    if (left !== '{}' && right !== '{}') return false;
    if (left === '{}') bFirst = true;
    else aFirst = true;
  }
  return aFirst && bFirst;
}
