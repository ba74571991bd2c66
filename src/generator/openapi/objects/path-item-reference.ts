// Path items with a `$ref`: the target merged with the fields next to the reference.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import type { Operation, Parameter, PathItem } from '../types.ts';
import { placeOf, slip, type Read, type Reading } from '../read-context.ts';
import { follow, onceEach } from '../read-reference.ts';
import { refOf } from '../resolve-reference.ts';

type Item = Omit<PathItem, 'path'>;

/** Wraps the parser of a path item: one with a `$ref` is merged with its target, recursively. */
export function withReferred(read: Read<Item>): Read<Item> {
  const whole: ReturnType<typeof onceEach<Item>> = onceEach<Item>((at, reading) => {
    const link = refOf(at.node);
    if (!link) return read(at, reading);
    const target = reading.references.resolve(at, link.ref).site;
    const referred = target && whole(target, link.node, reading);
    if (!referred || link.map.entries.size === 1) return referred;
    const own = read({ node: without(link.map, '$ref'), resource: at.resource }, reading);
    return own && joined(referred, own, reading);
  });
  // `followReferences` reports unresolved and cyclic references.
  return (at, reading) => (follow(at, 'pathItems', reading) ? whole(at, at.node, reading) : undefined);
}

/** Merges both. A field next to the `$ref` takes precedence over the target's, which is reported. */
function joined(referred: Item, own: Item, reading: Reading): Item {
  const tell = (what: string, here: Entry, there: Entry): void =>
    slip(
      reading,
      'document/path-item-conflict',
      here,
      `${what} also stands in what the $ref leads to; the one here counts`,
      { related: [{ place: placeOf(there), message: 'the other' }] },
    );
  tellMembers(referred.node, own.node, reading, tell);
  const { summary, description, servers } = { ...referred, ...own };
  return {
    node: bothNodes(referred.node, own.node),
    parameters: bothParameters(referred, own, tell),
    operations: bothOperations(referred.operations, own.operations),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(servers && { servers }),
  };
}

type Tell = (what: string, here: Entry, there: Entry) => void;

function tellMembers(referred: MapNode, own: MapNode, { version }: Reading, tell: Tell): void {
  for (const [key, here] of own.entries) {
    const there = referred.entries.get(key);
    // Parameters are reported individually. Since OpenAPI 3.1, `summary` and `description` next to a `$ref` override.
    if (!there || key === 'parameters' || (version !== '3.0' && (key === 'summary' || key === 'description'))) continue;
    if (key !== 'additionalOperations') tell(`"${key}"`, here, there);
    else if (here.value.kind === 'map' && there.value.kind === 'map') tellEach(there.value, here.value, tell);
  }
}

function tellEach(referred: MapNode, own: MapNode, tell: Tell): void {
  for (const [key, here] of own.entries) {
    const there = referred.entries.get(key);
    if (there) tell(`"${key}"`, here, there);
  }
}

function bothOperations(referred: readonly Operation[], own: readonly Operation[]): readonly Operation[] {
  const hidden = new Set(own.map(({ method }) => method));
  return [...referred.filter(({ method }) => !hidden.has(method)), ...own];
}

function bothParameters(referred: Item, own: Item, tell: Tell): readonly Parameter[] {
  const [here, there] = [own, referred].map(({ node }) => node.entries.get('parameters'));
  const hiding = new Map(own.parameters.map((parameter) => [identity(parameter), parameter]));
  const hidden = referred.parameters.filter((parameter) => hiding.has(identity(parameter)));
  for (const { in: location, name } of hidden)
    if (here && there) tell(`the ${location} parameter "${name}"`, here, there);
  return [...referred.parameters.filter((parameter) => !hidden.includes(parameter)), ...own.parameters];
}

// Header names are case-insensitive.
function identity({ in: location, name }: Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** Merges the nodes, for extension keywords and locations of parameters, which are read from the node. */
function bothNodes(referred: MapNode, own: MapNode): MapNode {
  const entries = new Map([...referred.entries, ...own.entries]);
  const both = (key: string, make: (there: Node, here: Node) => Node | undefined): void => {
    const [there, here] = [referred.entries.get(key), own.entries.get(key)];
    const value = there && here && make(there.value, here.value);
    if (here && value) entries.set(key, { ...here, value });
  };
  both('parameters', (there, here) =>
    there.kind === 'list' && here.kind === 'list' ? { ...here, items: [...there.items, ...here.items] } : undefined,
  );
  both('additionalOperations', (there, here) =>
    there.kind === 'map' && here.kind === 'map'
      ? { ...here, entries: new Map([...there.entries, ...here.entries]) }
      : undefined,
  );
  return { ...own, entries };
}

function without(node: MapNode, key: string): MapNode {
  return { ...node, entries: new Map([...node.entries].filter(([name]) => name !== key)) };
}
