// Components that nothing refers to.

import { originOf } from '../../../model/origin.ts';
import { childPointer, percentDecoded } from '../../../source/pointer.ts';
import { basesOf, selvesOf, targetsOf } from '../../../source/self.ts';
import type { Node } from '../../../source/tree.ts';
import type { Rule, Subject } from '../../rule.ts';

export const unusedComponent: Rule = {
  code: 'correctness/unused-component',
  severity: 'warning',
  meaning: 'Nothing refers to a component: readers look for where it is used, code is generated for nobody, and what it says is not kept up to date.',
  remedy: 'Remove it, or use it. A component that only refers to another file is left alone: it publishes what is shared.',
  fixes: true,
  look: (subject) => ({
    end: () => {
      const { document, api } = subject;
      const components = document.node.entries.get('components')?.value;
      // A document of components alone is there for others to refer to.
      if (components?.kind !== 'map' || (api.operations.length === 0 && api.webhooks.length === 0)) return;
      const use = usesOf(subject);
      if (use.identified) return;
      for (const { key: kind, value: named } of components.entries.values()) {
        if (named.kind !== 'map' || kind.startsWith('x-')) continue;
        for (const { key: name, value } of named.entries.values()) {
          if (name.startsWith('x-') || isUsed(kind, name, value, document.file, use)) continue;
          subject.say({ message: `nothing uses ${words[kind] ?? 'the component'} ${JSON.stringify(name)}`, at: originOf(document.node), within: ['components', kind, name], onName: true, fix: { kind: 'remove' } });
        }
      }
    },
  }),
};

const words: Readonly<Record<string, string>> = {
  schemas: 'the schema', parameters: 'the parameter', headers: 'the header', requestBodies: 'the request body', responses: 'the response', examples: 'the example',
  links: 'the link', callbacks: 'the callback', securitySchemes: 'the security scheme', pathItems: 'the path item',
};

interface Use {
  /** Where each reference leads, and from which places. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Names that stand in discriminators, security and keywords of the vocabulary. */
  readonly names: ReadonlySet<string>;
  readonly schemes: ReadonlySet<string>;
  /** True where schemas are known by other addresses than their places. */
  readonly identified: boolean;
  /** The place that a reference in a file leads to. */
  readonly addressOf: (ref: string, file: string) => string;
}

function isUsed(kind: string, name: string, value: Node, file: string, { targets, names, schemes, addressOf }: Use): boolean {
  if (kind === 'securitySchemes') return schemes.has(name);
  if (kind === 'schemas' && names.has(name)) return true;
  const address = `${file}#${childPointer(`/components/${kind}`, name)}`;
  const inside = (from: string): boolean => from === address || from.startsWith(`${address}/`);
  const referred = (target: string): boolean => (targets.get(target) ?? []).some((from) => !inside(from));
  if (referred(address) || [...targets.keys()].some((target) => target.startsWith(`${address}/`) && referred(target))) return true;
  // A component that only gives a name to what stands in another file publishes it; other documents may share that file.
  const ref = value.kind === 'map' ? value.entries.get('$ref')?.value : undefined;
  if (ref?.kind !== 'scalar' || typeof ref.value !== 'string') return false;
  const target = addressOf(ref.value, file);
  return !target.startsWith(`${file}#`) || referred(target);
}

function usesOf({ roots, api }: Subject): Use {
  const targets = new Map<string, string[]>();
  const names = new Set<string>();
  let identified = false;
  const { errors } = api.conventions;
  for (const name of [api.caller, errors?.schema]) if (name !== undefined) names.add(name);
  const addressOf = addresses(roots);
  for (const [file, root] of roots) {
    const waiting: { readonly node: Node; readonly pointer: string; readonly naming: boolean }[] = [{ node: root, pointer: '', naming: false }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { node, pointer, naming } = next;
      if (node.kind === 'scalar' && naming && typeof node.value === 'string') names.add(node.value);
      if (node.kind === 'list') for (const [index, item] of node.items.entries()) waiting.push({ node: item, pointer: childPointer(pointer, index), naming });
      if (node.kind !== 'map') continue;
      for (const { key, value } of node.entries.values()) {
        const isText = value.kind === 'scalar' && typeof value.value === 'string';
        if (isText && (key === '$ref' || key === '$dynamicRef')) refer(targets, addressOf(value.value, file), `${file}#${pointer}`);
        if (isText && (key === '$id' || key === '$anchor' || key === '$dynamicAnchor')) identified = true;
        if (isText && naming && (value.value).includes('#')) refer(targets, addressOf(value.value, file), `${file}#${pointer}`);
        if (!isText || naming || key.startsWith('x-')) waiting.push({ node: value, pointer: childPointer(pointer, key), naming: naming || key === 'mapping' || key.startsWith('x-') });
      }
    }
  }
  const securities = [api.security, ...[...api.operations, ...api.webhooks, ...api.components.callbacks.flatMap(({ value }) => value.operations)].map(({ security }) => security)];
  const inline = api.operations.flatMap(({ callbacks }) => callbacks.flatMap(({ operations }) => operations.map(({ security }) => security)));
  return { targets, names, identified, addressOf, schemes: new Set([...securities, ...inline].flatMap((security) => security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme)))) };
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
    const targets = path === '' ? [file] : targetsOf(bases.get(file) ?? [file], ref).map((target) => selves.get(target) ?? target);
    return `${targets.find((target) => roots.has(target)) ?? targets.at(-1) ?? file}#${percentDecoded(fragment)}`;
  };
}
