// Rule for unused components.

import { findNearestName } from '../../../../diagnostics/did-you-mean.ts';
import { sourceLocationOf } from '../../../../model/source-location.ts';
import { childPointer, childNode, decodePercent, parsePointer } from '../../../../source/pointer.ts';
import { isAbsoluteUri, fileBaseUris, filesBySelfUri, resolveAgainstBases } from '../../../../source/uri.ts';
import type { MapNode, Node } from '../../../../source/node.ts';
import type { BuiltinRule, RuleContext } from '../../rule.ts';

export const unusedComponent: BuiltinRule = {
  code: 'correctness/unused-component',
  severity: 'warning',
  cause: 'A component is never referenced.',
  consequence:
    'It becomes outdated unnoticed, because no request or response depends on it. A schema gets a type, a validator, and documentation that no operation needs.',
  help: 'Remove it or use it. The rule ignores components that only refer to another file, because they publish shared content.',
  fixable: true,
  create: (context) => ({
    end: () => {
      const { document, api, roots } = context;
      // A document without operations is a library of components for other documents.
      if (api.operations.length === 0 && api.webhooks.length === 0) return;
      // Reads components and references from the original file, because a Swagger 2.0 document is converted.
      const root = roots.get(document.file) ?? document.node;
      const groups = findComponentGroups(root);
      if (groups.length === 0) return;
      const index = indexReferences(context);
      // An unresolved reference may contain a misspelled component name, or point into an unreadable file.
      const unresolved = [...index.targets.keys()].filter((target) => !index.nodeAt(target));
      if (
        index.hasIdentifiers ||
        unresolved.some((target) => !isAbsoluteUri(target) && !roots.has(target.slice(0, target.indexOf('#'))))
      )
        return;
      const unresolvedNames = unresolved.map(
        (target) => parsePointer(target.slice(target.indexOf('#') + 1))?.at(-1) ?? '',
      );
      for (const { path, group } of groups) {
        const kind = path.at(-1) ?? '';
        for (const { key: name, value } of group.entries.values()) {
          if (
            name.startsWith('x-') ||
            isComponentUsed(path, name, value, document.file, index) ||
            unresolvedNames.some((unknownName) => findNearestName(unknownName, [name]) !== undefined)
          )
            continue;
          context.report({
            message: `${componentKindNames[kind] ?? 'the component'} \`${name}\` is not used`,
            at: sourceLocationOf(root),
            within: [...path, name],
            onName: true,
            fix: { kind: 'remove' },
          });
        }
      }
    },
  }),
};

interface ComponentGroup {
  /** Path of the object that contains the components, such as `['components', 'schemas']`. */
  readonly path: readonly string[];
  readonly group: MapNode;
}

function findComponentGroups(root: Node): readonly ComponentGroup[] {
  const swaggerPaths = ['definitions', 'parameters', 'responses', 'securityDefinitions'].map((kind) => [kind]);
  const components = childNode(root, 'components');
  const componentPaths =
    components?.kind === 'map'
      ? [...components.entries.keys()].filter((kind) => !kind.startsWith('x-')).map((kind) => ['components', kind])
      : [];
  const paths = childNode(root, 'swagger') && !childNode(root, 'openapi') ? swaggerPaths : componentPaths;
  return paths.flatMap((path) => {
    const group = path.reduce<Node | undefined>((node, key) => node && childNode(node, key), root);
    return group?.kind === 'map' ? [{ path, group }] : [];
  });
}

const componentKindNames: Readonly<Record<string, string>> = {
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

/** References in all files. An address is a file path, `#`, and a JSON Pointer. */
interface ReferenceIndex {
  /** Addresses of the objects that contain references, by target address. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Names in discriminators, security requirements, and `x-` extensions. */
  readonly names: ReadonlySet<string>;
  /** Names of required security schemes. */
  readonly schemes: ReadonlySet<string>;
  /** Whether schemas have identifiers, such as `$id` and anchors. */
  readonly hasIdentifiers: boolean;
  /** Returns the address of a reference's target. */
  readonly resolveAddress: (ref: string, file: string) => string;
  /** Returns the node at an address. */
  readonly nodeAt: (address: string) => Node | undefined;
}

function isComponentUsed(
  path: readonly string[],
  name: string,
  value: Node,
  file: string,
  index: ReferenceIndex,
): boolean {
  const { targets, names, schemes, resolveAddress } = index;
  const kind = path.at(-1);
  if (kind === 'securitySchemes' || kind === 'securityDefinitions') return schemes.has(name);
  if ((kind === 'schemas' || kind === 'definitions') && (names.has(name) || extendsUsedSchema(value, file, index)))
    return true;
  const address = `${file}#${[...path, name].reduce(childPointer, '')}`;
  const isInsideComponent = (referrer: string): boolean => referrer === address || referrer.startsWith(`${address}/`);
  const isReferenced = (target: string): boolean =>
    (targets.get(target) ?? []).some((referrer) => !isInsideComponent(referrer));
  if (
    isReferenced(address) ||
    [...targets.keys()].some((target) => target.startsWith(`${address}/`) && isReferenced(target))
  )
    return true;
  // A component that only refers to another file publishes that file's content, which other documents can share.
  const ref = value.kind === 'map' ? value.entries.get('$ref')?.value : undefined;
  if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return false;
  const target = resolveAddress(ref.value, file);
  return !target.startsWith(`${file}#`) || isReferenced(target);
}

/** Returns whether a schema is an `allOf` subtype of a used schema whose discriminator selects subtypes by name. */
function extendsUsedSchema(
  value: Node,
  file: string,
  index: ReferenceIndex,
  seen: ReadonlySet<Node> = new Set(),
): boolean {
  const parts = childNode(value, 'allOf');
  if (parts?.kind !== 'list' || seen.has(value)) return false;
  return parts.items.some((part) => {
    const ref = childNode(part, '$ref');
    if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return false;
    const address = index.resolveAddress(ref.value, file);
    const base = index.nodeAt(address);
    if (!base) return false;
    // A reference from a subtype does not count as a use.
    if (childNode(base, 'discriminator'))
      return (index.targets.get(address) ?? []).some((referrer) => !/\/allOf\/\d+$/.test(referrer));
    return extendsUsedSchema(base, address.slice(0, address.indexOf('#')), index, new Set([...seen, value]));
  });
}

function indexReferences({ roots, api }: RuleContext): ReferenceIndex {
  const targets = new Map<string, string[]>();
  const names = new Set<string>();
  let hasIdentifiers = false;
  const { errors } = api.conventions;
  for (const name of [api.caller, errors?.schema]) if (name !== undefined) names.add(name);
  const resolveAddress = createAddressResolver(roots);
  for (const [file, root] of roots) {
    const pending: { readonly node: Node; readonly pointer: string; readonly isName: boolean }[] = [
      { node: root, pointer: '', isName: false },
    ];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { node, pointer, isName } = next;
      if (node.kind === 'scalar' && isName && typeof node.value === 'string') names.add(node.value);
      if (node.kind === 'list')
        for (const [index, item] of node.items.entries())
          pending.push({ node: item, pointer: childPointer(pointer, index), isName });
      if (node.kind !== 'map') continue;
      for (const { key, value } of node.entries.values()) {
        const isText = value.kind === 'scalar' && typeof value.value === 'string';
        if (isText && (key === '$ref' || key === '$dynamicRef'))
          addReference(targets, resolveAddress(value.value, file), `${file}#${pointer}`);
        if (isText && (key === '$id' || key === '$anchor' || key === '$dynamicAnchor')) hasIdentifiers = true;
        if (isText && isName && value.value.includes('#'))
          addReference(targets, resolveAddress(value.value, file), `${file}#${pointer}`);
        if (!isText || isName || key.startsWith('x-'))
          pending.push({
            node: value,
            pointer: childPointer(pointer, key),
            isName: isName || key === 'mapping' || key.startsWith('x-'),
          });
      }
    }
  }
  const declaredSecurities = [
    api.security,
    ...[...api.operations, ...api.webhooks, ...api.components.callbacks.flatMap(({ value }) => value.operations)].map(
      ({ security }) => security,
    ),
  ];
  const callbackSecurities = api.operations.flatMap(({ callbacks }) =>
    callbacks.flatMap(({ operations }) => operations.map(({ security }) => security)),
  );
  const nodeAt = (address: string): Node | undefined => {
    const [file = '', pointer = ''] = address.split('#');
    return (parsePointer(pointer) ?? []).reduce<Node | undefined>(
      (node, segment) => node && childNode(node, segment),
      roots.get(file),
    );
  };
  return {
    targets,
    names,
    hasIdentifiers,
    resolveAddress,
    nodeAt,
    schemes: new Set(
      [...declaredSecurities, ...callbackSecurities].flatMap((security) =>
        security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme)),
      ),
    ),
  };
}

function addReference(targets: Map<string, string[]>, target: string, referrer: string): void {
  const referrers = targets.get(target);
  if (referrers) referrers.push(referrer);
  else targets.set(target, [referrer]);
}

function createAddressResolver(roots: RuleContext['roots']): ReferenceIndex['resolveAddress'] {
  const selfUriFiles = filesBySelfUri(roots);
  const bases = new Map([...roots].map(([path, root]) => [path, fileBaseUris(root, path)]));
  return (ref, file) => {
    const [path = '', fragment = ''] = ref.split('#');
    const targets =
      path === ''
        ? [file]
        : resolveAgainstBases(bases.get(file) ?? [file], ref).map((target) => selfUriFiles.get(target) ?? target);
    return `${targets.find((target) => roots.has(target)) ?? targets.at(-1) ?? file}#${decodePercent(fragment)}`;
  };
}
