// Check of path templates against their path parameters. An undescribed parameter is read as a string.

import type { Entry, MapNode, Node, Source } from '../../source/node.ts';
import type { Operation, Parameter, PathItem } from '../types.ts';
import { reportRecoverable, type ReadContext, type NodeLocation, type NodeOrEntry } from '../read-context.ts';
import { getRef } from '../resolve-reference.ts';
import type { PathTemplate } from './paths.ts';

/** Returns the path item with a parameter in each operation for every name in the template. */
export function addMissingPathParameters({ entry, item, parameters }: PathTemplate, context: ReadContext): PathItem {
  for (const owner of [item, ...item.operations]) {
    for (const parameter of owner.parameters) {
      if (parameter.in !== 'path' || parameters.has(parameter.name)) continue;
      reportRecoverable(
        context,
        'document/unused-path-parameter',
        parameterUse(owner.node, parameter, context),
        `the path has no {${parameter.name}}`,
      );
    }
  }
  const lacking = new Map<string, Operation[]>();
  for (const operation of item.operations) {
    const describedNames = new Set(
      [...item.parameters, ...operation.parameters]
        .filter((pathParameter) => pathParameter.in === 'path')
        .map(({ name }) => name),
    );
    for (const name of parameters)
      if (!describedNames.has(name)) lacking.set(name, [...(lacking.get(name) ?? []), operation]);
  }
  if (lacking.size === 0) return item;
  const added = new Map<Operation, Parameter[]>();
  for (const [name, operations] of lacking) {
    const parameter = createPathParameter(name, entry, context);
    const scope =
      operations.length === item.operations.length ? 'the path' : operations.map(({ method }) => method).join(', ');
    reportRecoverable(
      context,
      'document/undescribed-path-parameter',
      parameter.node,
      `{${name}} is in the path, and no path parameter of ${scope} describes it; it is read as text`,
    );
    for (const operation of operations) added.set(operation, [...(added.get(operation) ?? []), parameter]);
  }
  return {
    ...item,
    operations: item.operations.map((operation) => ({
      ...operation,
      parameters: [...operation.parameters, ...(added.get(operation) ?? [])],
    })),
  };
}

// Located at the name in the path, so that later diagnostics about the parameter point there.
function createPathParameter(name: string, entry: Entry, context: ReadContext): Parameter {
  const { source, pointer } = entry.value;
  const [start, end] = rangeInKey(source, entry, `{${name}}`);
  const at = { source, start, end, pointer: `${pointer}/parameters` };
  const schema: MapNode = {
    kind: 'map',
    ...at,
    entries: new Map([
      ['type', { key: 'type', start, end, value: { kind: 'scalar', ...at, value: 'string', raw: 'string' } }],
    ]),
  };
  return {
    node: { kind: 'map', ...at, entries: new Map([['schema', { key: 'schema', start, end, value: schema }]]) },
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
  const at = source.text.slice(entry.start, entry.end).indexOf(part);
  return at < 0 ? [entry.start, entry.end] : [entry.start + at, entry.start + at + part.length];
}

// Returns the item of `parameters` that the parameter comes from: the location of a `$ref`, not of its target.
function parameterUse(owner: MapNode, parameter: Parameter, context: ReadContext): NodeOrEntry {
  const written = owner.entries.get('parameters')?.value;
  const items = written?.kind === 'list' ? written.items : [];
  const use = items.find((item) => resolvesTo(item, parameter.node, context));
  return (use && getRef(use)?.node) ?? parameter.node.entries.get('name')?.value ?? parameter.node;
}

function resolvesTo(item: Node, target: Node, context: ReadContext): boolean {
  const visited = new Set<Node>();
  let location: NodeLocation | undefined = { node: item, resource: context.resolver.root.resource };
  while (location && !visited.has(location.node)) {
    if (location.node === target) return true;
    visited.add(location.node);
    const reference = getRef(location.node);
    location = reference && context.resolver.resolve(location, reference.ref).target;
  }
  return false;
}
