// Path template checks: syntax, duplicates, ambiguity, and path parameters.

import type { Entry, MapNode, Node, Source } from '../../source/node.ts';
import type { RelatedLocation } from '../../diagnostics/diagnostic.ts';
import type { PathItem, SchemaLocation, Operation, Parameter } from '../types.ts';
import { sourceLocation, reportAt, type ReadContext, type NodeInResource, type NodeOrEntry } from '../read-context.ts';
import { getRef } from '../resolve-reference.ts';

/** A parsed path template. */
interface PathTemplate {
  readonly entry: Entry;
  readonly item: PathItem;
  readonly parameters: ReadonlySet<string>;
  /** Path segments, with each parameter replaced with `{}`. */
  readonly segments: readonly string[];
  /** Indexes of the segments that consist of a numeric parameter, which never matches a word. */
  readonly numericSegments: ReadonlySet<number>;
}

/**
 * Checks the paths, and adds a parameter for every undeclared name in their templates. `root` is the root object of the
 * document. Webhooks and callbacks have no templates.
 */
export function completePathParameters(
  root: MapNode,
  paths: readonly PathItem[],
  context: ReadContext,
): readonly PathItem[] {
  const entries = root.entries.get('paths')?.value;
  const templates: PathTemplate[] = [];
  const completePaths = paths.map((item) => {
    const entry = entries?.kind === 'map' ? entries.entries.get(item.path) : undefined;
    const template = entry && parsePathTemplate(item, entry, context);
    if (!template) return item;
    templates.push(template);
    return addMissingPathParameters(template, context);
  });
  checkDistinctPaths(templates, context);
  return completePaths;
}

function parsePathTemplate(item: PathItem, entry: Entry, context: ReadContext): PathTemplate | undefined {
  const { path } = item;
  if (!path.startsWith('/')) {
    reportAt(context, 'document/invalid-path', entry, `invalid path \`${path}\`: it must start with \`/\``);
    return undefined;
  }
  if (/[{}]/.test(path.replace(/\{[^{}/]+\}/g, ''))) {
    reportAt(context, 'document/invalid-path', entry, `invalid path \`${path}\`: unmatched braces`);
    return undefined;
  }
  if (path.includes('?')) {
    reportAt(
      context,
      'document/path-with-query',
      entry,
      `path \`${path}\` contains a query: clients send it unchanged, but the server never matches it`,
      { help: 'declare the part after `?` as query parameters' },
    );
  } else if (path.includes('#')) {
    reportAt(context, 'document/path-with-query', entry, `path \`${path}\` contains \`#\`, which is sent as \`%23\``);
  }
  const names = [...path.matchAll(/\{([^{}/]+)\}/g)].map((match) => match[1] ?? '');
  const parameters = new Set(names);
  for (const name of parameters) {
    if (names.indexOf(name) !== names.lastIndexOf(name))
      reportAt(context, 'document/invalid-path', entry, `duplicate parameter \`{${name}}\` in the path`);
  }
  const segments = path.split('/').slice(1);
  const numericSegments = new Set(
    segments.flatMap((segment, index) => (isNumericSegment(segment, item, context) ? [index] : [])),
  );
  return {
    entry,
    item,
    parameters,
    segments: segments.map((segment) => segment.replace(/\{[^{}]+\}/g, '{}')),
    numericSegments,
  };
}

function checkDistinctPaths(templates: readonly PathTemplate[], context: ReadContext): void {
  const byKey = new Map<string, PathTemplate>();
  const byLength = new Map<number, PathTemplate[]>();
  for (const template of templates) {
    const key = template.segments.join('/');
    const earlier = byKey.get(key);
    if (earlier) {
      reportDuplicatePath(template, earlier, context);
      continue;
    }
    byKey.set(key, template);
    const candidates = byLength.get(template.segments.length) ?? [];
    const conflict = candidates.find(
      (other) => isAmbiguous(template, other) && sharedMethods(template, other).length > 0,
    );
    if (conflict) {
      reportAt(
        context,
        'document/ambiguous-paths',
        template.entry,
        `path \`${template.entry.key}\` conflicts with \`${conflict.entry.key}\`: a request can match both`,
        { related: relatedPath(conflict, 'conflicting path') },
      );
    }
    candidates.push(template);
    byLength.set(template.segments.length, candidates);
  }
}

function reportDuplicatePath(template: PathTemplate, earlier: PathTemplate, context: ReadContext): void {
  const duplicateMethods = sharedMethods(template, earlier);
  const [path, earlierPath] = [template.entry.key, earlier.entry.key] as const;
  if (duplicateMethods.length === 0)
    return reportAt(
      context,
      'document/equivalent-paths',
      template.entry,
      `path \`${path}\` is equivalent to \`${earlierPath}\``,
      { related: relatedPath(earlier, 'first declared here') },
    );
  const methods = duplicateMethods.map((method) => `\`${method}\``).join(', ');
  reportAt(
    context,
    'document/duplicate-path',
    template.entry,
    `duplicate path \`${path}\`: \`${earlierPath}\` also declares ${methods}; a server uses only the first`,
    { related: relatedPath(earlier, 'first declared here') },
  );
}

function sharedMethods(a: PathTemplate, b: PathTemplate): readonly string[] {
  const methods = new Set<string>(b.item.operations.map(({ method }) => method));
  return a.item.operations.map(({ method }) => method).filter((method) => methods.has(method));
}

function relatedPath({ entry }: PathTemplate, message: string): readonly RelatedLocation[] {
  return [{ location: sourceLocation(entry), message }];
}

// Returns whether a request can match both paths, and neither path is more specific.
function isAmbiguous(a: PathTemplate, b: PathTemplate): boolean {
  let isLiteralInA = false;
  let isLiteralInB = false;
  // Hot loop: a document with thousands of paths requires millions of comparisons.
  for (let index = 0; index < a.segments.length; index++) {
    const left = a.segments[index] ?? '';
    const right = b.segments[index] ?? '';
    if (left === right) continue;
    // Segments that mix a parameter with text (`{name}.json`) are not compared.
    if (left !== '{}' && right !== '{}') return false;
    const [parameter, literal] = left === '{}' ? [a, right] : [b, left];
    if (parameter.numericSegments.has(index) && !/^[0-9.-]+$/.test(literal)) return false;
    if (left === '{}') isLiteralInB = true;
    else isLiteralInA = true;
  }
  return isLiteralInA && isLiteralInB;
}

function isNumericSegment(segment: string, item: PathItem, context: ReadContext): boolean {
  const name = /^\{(.+)\}$/.exec(segment)?.[1];
  if (name === undefined) return false;
  const parameters = [item, ...item.operations].flatMap((owner) => owner.parameters);
  const matching = parameters.filter((parameter) => parameter.in === 'path' && parameter.name === name);
  return matching.length > 0 && matching.every(({ schema }) => schema && isNumericSchema(schema, context));
}

function isNumericSchema(location: SchemaLocation, context: ReadContext): boolean {
  const reference = getRef(location.node);
  const target = reference ? context.resolver.resolve(location, reference.ref).target : location;
  const type = target?.node.kind === 'map' ? target.node.entries.get('type')?.value : undefined;
  return type?.kind === 'scalar' && (type.value === 'integer' || type.value === 'number');
}

/** Adds a parameter to each operation for every template name that it does not declare. */
function addMissingPathParameters({ entry, item, parameters }: PathTemplate, context: ReadContext): PathItem {
  for (const owner of [item, ...item.operations]) {
    for (const parameter of owner.parameters) {
      if (parameter.in !== 'path' || parameters.has(parameter.name)) continue;
      reportAt(
        context,
        'document/unused-path-parameter',
        parameterPosition(owner.node, parameter, context),
        `path parameter \`${parameter.name}\` has no effect: the path does not contain \`{${parameter.name}}\``,
      );
    }
  }
  const operationsByMissingName = new Map<string, Operation[]>();
  for (const operation of item.operations) {
    const declaredNames = new Set(
      [...item.parameters, ...operation.parameters]
        .filter((pathParameter) => pathParameter.in === 'path')
        .map(({ name }) => name),
    );
    for (const name of parameters)
      if (!declaredNames.has(name))
        operationsByMissingName.set(name, [...(operationsByMissingName.get(name) ?? []), operation]);
  }
  if (operationsByMissingName.size === 0) return item;
  const addedParameters = new Map<Operation, Parameter[]>();
  for (const [name, operations] of operationsByMissingName) {
    const parameter = createPathParameter(name, entry, context);
    const scope =
      operations.length === item.operations.length
        ? ''
        : ` for ${operations.map(({ method }) => `\`${method}\``).join(', ')}`;
    reportAt(
      context,
      'document/undescribed-path-parameter',
      parameter.node,
      `path parameter \`{${name}}\` is not declared${scope}; using a string`,
    );
    for (const operation of operations)
      addedParameters.set(operation, [...(addedParameters.get(operation) ?? []), parameter]);
  }
  return {
    ...item,
    operations: item.operations.map((operation) => ({
      ...operation,
      parameters: [...operation.parameters, ...(addedParameters.get(operation) ?? [])],
    })),
  };
}

// The location of the parameter is its name in the path, so that later diagnostics about the parameter point there.
function createPathParameter(name: string, entry: Entry, context: ReadContext): Parameter {
  const { source, pointer } = entry.value;
  const [start, end] = rangeInKey(source, entry, `{${name}}`);
  const origin = { source, start, end, pointer: `${pointer}/parameters` };
  const schema: MapNode = {
    kind: 'map',
    ...origin,
    entries: new Map([
      ['type', { key: 'type', start, end, value: { kind: 'scalar', ...origin, value: 'string', raw: 'string' } }],
    ]),
  };
  return {
    node: { kind: 'map', ...origin, entries: new Map([['schema', { key: 'schema', start, end, value: schema }]]) },
    name,
    in: 'path',
    required: true,
    deprecated: false,
    allowEmptyValue: false,
    allowReserved: false,
    style: 'simple',
    explode: false,
    schema: context.registerSchema({ node: schema, resource: context.resolver.root.resource }),
    examples: [],
  };
}

function rangeInKey(source: Source, entry: Entry, part: string): readonly [number, number] {
  const index = source.text.slice(entry.start, entry.end).indexOf(part);
  const start = entry.start + index;
  return index < 0 ? [entry.start, entry.end] : [start, start + part.length];
}

// Returns where to report a parameter: at its `$ref` if it is referenced, or else at its name.
function parameterPosition(owner: MapNode, parameter: Parameter, context: ReadContext): NodeOrEntry {
  const parameterList = owner.entries.get('parameters')?.value;
  const items = parameterList?.kind === 'list' ? parameterList.items : [];
  const reference = items.find((item) => resolvesTo(item, parameter.node, context));
  return (reference && getRef(reference)?.node) ?? parameter.node.entries.get('name')?.value ?? parameter.node;
}

function resolvesTo(item: Node, target: Node, context: ReadContext): boolean {
  const visited = new Set<Node>();
  let location: NodeInResource | undefined = context.resolver.locate(item);
  while (location && !visited.has(location.node)) {
    if (location.node === target) return true;
    visited.add(location.node);
    const reference = getRef(location.node);
    location = reference && context.resolver.resolve(location, reference.ref).target;
  }
  return false;
}
