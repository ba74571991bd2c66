// Rule for unused components.

import { didYouMean } from '../../../../openapi/did-you-mean.ts';
import { originOf } from '../../../../model/locate-origin.ts';
import { childPointer, member, percentDecoded, pointerSegments } from '../../../../source/pointer.ts';
import { isAbsoluteUri } from '../../../../source/uri.ts';
import { basesOf, selvesOf, targetsOf } from '../../../../source/self-uri.ts';
import type { MapNode, Node } from '../../../../source/node.ts';
import type { Rule, Subject } from '../../rule.ts';

export const unusedComponent: Rule = {
  code: 'correctness/unused-component',
  severity: 'warning',
  meaning:
    'Nothing refers to a component: readers look for where it is used, code is generated for nobody, and what it says is not kept up to date.',
  remedy:
    'Remove it, or use it. A component that only refers to another file is left alone: it publishes what is shared.',
  fixes: true,
  look: (subject) => ({
    end: () => {
      const { document, api, roots } = subject;
      // A document without operations is a library of components for other documents.
      if (api.operations.length === 0 && api.webhooks.length === 0) return;
      // Components are those of the file, as references are: a Swagger 2.0 document is converted.
      const root = roots.get(document.file) ?? document.node;
      const groups = groupsOf(root);
      if (groups.length === 0) return;
      const use = usesOf(subject);
      // An unresolved reference can be a misspelled component name, or be in an unreadable file.
      const unresolved = [...use.targets.keys()].filter((target) => !use.at(target));
      if (
        use.identified ||
        unresolved.some((target) => !isAbsoluteUri(target) && !roots.has(target.slice(0, target.indexOf('#'))))
      )
        return;
      const misspelled = unresolved.map(
        (target) => pointerSegments(target.slice(target.indexOf('#') + 1))?.at(-1) ?? '',
      );
      for (const { path, group } of groups) {
        const kind = path.at(-1) ?? '';
        for (const { key: name, value } of group.entries.values()) {
          if (
            name.startsWith('x-') ||
            isUsed(path, name, value, document.file, use) ||
            misspelled.some((each) => didYouMean(each, [name]) !== undefined)
          )
            continue;
          subject.say({
            message: `nothing uses ${words[kind] ?? 'the component'} ${JSON.stringify(name)}`,
            at: originOf(root),
            within: [...path, name],
            onName: true,
            fix: { kind: 'remove' },
          });
        }
      }
    },
  }),
};

interface Group {
  /** Path of the object that contains the components, such as `['components', 'schemas']`. */
  readonly path: readonly string[];
  readonly group: MapNode;
}

function groupsOf(root: Node): readonly Group[] {
  const inSwagger = ['definitions', 'parameters', 'responses', 'securityDefinitions'].map((kind) => [kind]);
  const components = member(root, 'components');
  const inComponents =
    components?.kind === 'map'
      ? [...components.entries.keys()].filter((kind) => !kind.startsWith('x-')).map((kind) => ['components', kind])
      : [];
  const paths = member(root, 'swagger') && !member(root, 'openapi') ? inSwagger : inComponents;
  return paths.flatMap((path) => {
    const group = path.reduce<Node | undefined>((node, key) => node && member(node, key), root);
    return group?.kind === 'map' ? [{ path, group }] : [];
  });
}

const words: Readonly<Record<string, string>> = {
  definitions: 'the definition',
  securityDefinitions: 'the security definition',
  schemas: 'the schema',
  parameters: 'the parameter',
  headers: 'the header',
  requestBodies: 'the request body',
  responses: 'the response',
  examples: 'the example',
  links: 'the link',
  callbacks: 'the callback',
  securitySchemes: 'the security scheme',
  pathItems: 'the path item',
};

interface Use {
  /** Locations of references, by target. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Names in discriminators, security requirements, and `x-` extensions. */
  readonly names: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
  /** Whether schemas have identifiers, such as `$id` and anchors. */
  readonly identified: boolean;
  /** Returns the address of a reference's target. */
  readonly addressOf: (ref: string, file: string) => string;
  /** Returns the node at an address. */
  readonly at: (address: string) => Node | undefined;
}

function isUsed(path: readonly string[], name: string, value: Node, file: string, use: Use): boolean {
  const { targets, names, schemes, addressOf } = use;
  const kind = path.at(-1);
  if (kind === 'securitySchemes' || kind === 'securityDefinitions') return schemes.has(name);
  if ((kind === 'schemas' || kind === 'definitions') && (names.has(name) || extendsUsed(value, file, use))) return true;
  const address = `${file}#${[...path, name].reduce(childPointer, '')}`;
  const inside = (from: string): boolean => from === address || from.startsWith(`${address}/`);
  const referred = (target: string): boolean => (targets.get(target) ?? []).some((from) => !inside(from));
  if (referred(address) || [...targets.keys()].some((target) => target.startsWith(`${address}/`) && referred(target)))
    return true;
  // A component that only refers to another file publishes that file's content, which other documents can share.
  const ref = value.kind === 'map' ? value.entries.get('$ref')?.value : undefined;
  if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return false;
  const target = addressOf(ref.value, file);
  return !target.startsWith(`${file}#`) || referred(target);
}

/** Returns whether a schema is an `allOf` subtype of a used schema whose discriminator selects subtypes by name. */
function extendsUsed(value: Node, file: string, use: Use, seen: ReadonlySet<Node> = new Set()): boolean {
  const parts = member(value, 'allOf');
  if (parts?.kind !== 'list' || seen.has(value)) return false;
  return parts.items.some((part) => {
    const ref = member(part, '$ref');
    if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return false;
    const address = use.addressOf(ref.value, file);
    const base = use.at(address);
    if (!base) return false;
    // References from subtypes alone do not count as use.
    if (member(base, 'discriminator'))
      return (use.targets.get(address) ?? []).some((from) => !/\/allOf\/\d+$/.test(from));
    return extendsUsed(base, address.slice(0, address.indexOf('#')), use, new Set([...seen, value]));
  });
}

function usesOf({ roots, api }: Subject): Use {
  const targets = new Map<string, string[]>();
  const names = new Set<string>();
  let identified = false;
  const { errors } = api.conventions;
  for (const name of [api.caller, errors?.schema]) if (name !== undefined) names.add(name);
  const addressOf = addresses(roots);
  for (const [file, root] of roots) {
    const waiting: { readonly node: Node; readonly pointer: string; readonly naming: boolean }[] = [
      { node: root, pointer: '', naming: false },
    ];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { node, pointer, naming } = next;
      if (node.kind === 'scalar' && naming && typeof node.value === 'string') names.add(node.value);
      if (node.kind === 'list')
        for (const [index, item] of node.items.entries())
          waiting.push({ node: item, pointer: childPointer(pointer, index), naming });
      if (node.kind !== 'map') continue;
      for (const { key, value } of node.entries.values()) {
        const isText = value.kind === 'scalar' && typeof value.value === 'string';
        if (isText && (key === '$ref' || key === '$dynamicRef'))
          refer(targets, addressOf(value.value, file), `${file}#${pointer}`);
        if (isText && (key === '$id' || key === '$anchor' || key === '$dynamicAnchor')) identified = true;
        if (isText && naming && value.value.includes('#'))
          refer(targets, addressOf(value.value, file), `${file}#${pointer}`);
        if (!isText || naming || key.startsWith('x-'))
          waiting.push({
            node: value,
            pointer: childPointer(pointer, key),
            naming: naming || key === 'mapping' || key.startsWith('x-'),
          });
      }
    }
  }
  const securities = [
    api.security,
    ...[...api.operations, ...api.webhooks, ...api.components.callbacks.flatMap(({ value }) => value.operations)].map(
      ({ security }) => security,
    ),
  ];
  const inline = api.operations.flatMap(({ callbacks }) =>
    callbacks.flatMap(({ operations }) => operations.map(({ security }) => security)),
  );
  const at = (address: string): Node | undefined => {
    const [file = '', pointer = ''] = address.split('#');
    return (pointerSegments(pointer) ?? []).reduce<Node | undefined>(
      (node, segment) => node && member(node, segment),
      roots.get(file),
    );
  };
  return {
    targets,
    names,
    identified,
    addressOf,
    at,
    schemes: new Set(
      [...securities, ...inline].flatMap((security) =>
        security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme)),
      ),
    ),
  };
}

function refer(targets: Map<string, string[]>, target: string, from: string): void {
  const known = targets.get(target);
  if (known) known.push(from);
  else targets.set(target, [from]);
}

function addresses(roots: Subject['roots']): Use['addressOf'] {
  const selves = selvesOf(roots);
  const bases = new Map([...roots].map(([path, root]) => [path, basesOf(root, path)]));
  return (ref, file) => {
    const [path = '', fragment = ''] = ref.split('#');
    const targets =
      path === '' ? [file] : targetsOf(bases.get(file) ?? [file], ref).map((target) => selves.get(target) ?? target);
    return `${targets.find((target) => roots.has(target)) ?? targets.at(-1) ?? file}#${percentDecoded(fragment)}`;
  };
}
