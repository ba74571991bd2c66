// Check of path templates against their path parameters. An undescribed parameter is read as a string.

import type { Entry, MapNode, Node, Source } from '../../source/node.ts';
import type { Operation, Parameter, PathItem } from '../types.ts';
import { slip, type Reading, type Site, type Where } from '../read-context.ts';
import { refOf } from '../resolve-reference.ts';
import type { Template } from './paths.ts';

/** Returns the path item with a parameter in each operation for every name in the template. */
export function completeParameters({ entry, item, parameters }: Template, reading: Reading): PathItem {
  for (const owner of [item, ...item.operations]) {
    for (const parameter of owner.parameters) {
      if (parameter.in !== 'path' || parameters.has(parameter.name)) continue;
      slip(
        reading,
        'document/path-parameter-unused',
        useOf(owner.node, parameter, reading),
        `the path has no {${parameter.name}}`,
      );
    }
  }
  const lacking = new Map<string, Operation[]>();
  for (const operation of item.operations) {
    const described = new Set(
      [...item.parameters, ...operation.parameters].filter((one) => one.in === 'path').map(({ name }) => name),
    );
    for (const name of parameters)
      if (!described.has(name)) lacking.set(name, [...(lacking.get(name) ?? []), operation]);
  }
  if (lacking.size === 0) return item;
  const added = new Map<Operation, Parameter[]>();
  for (const [name, operations] of lacking) {
    const parameter = undescribed(name, entry, reading);
    const of =
      operations.length === item.operations.length ? 'the path' : operations.map(({ method }) => method).join(', ');
    slip(
      reading,
      'document/path-parameter-missing',
      parameter.node,
      `{${name}} is in the path, and no path parameter of ${of} describes it; it is read as text`,
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
function undescribed(name: string, entry: Entry, reading: Reading): Parameter {
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
    schema: reading.schema({ node: schema, resource: reading.references.root.resource }),
    examples: [],
  };
}

function rangeInKey(source: Source, entry: Entry, part: string): readonly [number, number] {
  const at = source.text.slice(entry.start, entry.end).indexOf(part);
  return at < 0 ? [entry.start, entry.end] : [entry.start + at, entry.start + at + part.length];
}

// Returns the item of `parameters` that the parameter comes from: the location of a `$ref`, not of its target.
function useOf(owner: MapNode, parameter: Parameter, reading: Reading): Where {
  const written = owner.entries.get('parameters')?.value;
  const items = written?.kind === 'list' ? written.items : [];
  const use = items.find((item) => leadsTo(item, parameter.node, reading));
  return (use && refOf(use)?.node) ?? parameter.node.entries.get('name')?.value ?? parameter.node;
}

function leadsTo(item: Node, target: Node, reading: Reading): boolean {
  const passed = new Set<Node>();
  let site: Site | undefined = { node: item, resource: reading.references.root.resource };
  while (site && !passed.has(site.node)) {
    if (site.node === target) return true;
    passed.add(site.node);
    const link = refOf(site.node);
    site = link && reading.references.resolve(site, link.ref).site;
  }
  return false;
}
