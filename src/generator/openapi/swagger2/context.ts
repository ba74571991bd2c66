// Context of the Swagger 2.0 conversion: references, default media types, and server URLs.

import type { Code } from '../../diagnostics/codes.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { member, pointerSegments } from '../../source/pointer.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { resolveReference } from '../../source/uri.ts';
import { placeOf } from '../read-context.ts';
import { scalar, textAt, textsAt } from './create-node.ts';
import { readAddress, type Address } from './servers.ts';

export interface Conversion {
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** Host and base path of the API. */
  readonly address: Address;
  /** Returns the URL for each of `schemes`; empty if the document has no host. */
  serversBy(schemes: readonly string[]): readonly string[];
  /** Converts the value of a `$ref` to the pointer in the converted document. */
  reference(node: Node): Node;
  /** Follows one `$ref` in the original tree; returns the node itself if it has none. */
  step(node: Node): Node | undefined;
  /** Follows all `$ref`s in the original tree; `undefined` for a cycle, or if the result is not an object. */
  behind(node: Node): MapNode | undefined;
  say(code: Code, where: Node | Entry, message: string, help?: string): void;
}

const groups = new Map([
  ['definitions', 'schemas'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
]);
const json: readonly string[] = ['application/json'];

/** `root` is the root of the entry document of `sources`. */
export function startConversion(root: MapNode, sources: SourceSet, report: Report): Conversion {
  const stated = (key: string): readonly string[] => {
    const types = textsAt(root, key);
    return types === undefined || types.length === 0 ? json : types;
  };
  const step = (node: Node): Node | undefined => {
    const ref = textAt(node, '$ref');
    if (ref === undefined) return node;
    const { resource, fragment } = resolveReference(node.source.file, ref);
    let at = sources.roots.get(resource);
    for (const segment of pointerSegments(fragment) ?? []) at = at && member(at, segment);
    return at;
  };
  const say: Conversion['say'] = (code, where, message, help) => {
    report.add(code, { message, place: placeOf(where), ...(help !== undefined && { help }) });
  };
  const address = readAddress(root, say);
  return {
    consumes: stated('consumes'),
    produces: stated('produces'),
    address,
    serversBy(schemes) {
      const { host, base } = address;
      return host === undefined ? [] : schemes.map((scheme) => `${scheme}://${host}${base}`);
    },
    reference(node) {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return node;
      const { resource, fragment } = resolveReference(node.source.file, node.value);
      const group = pointerSegments(fragment)?.[0] ?? '';
      const renamed = resource === sources.entry ? groups.get(group) : undefined;
      if (renamed === undefined) return node;
      const written = node.value.slice(node.value.indexOf('#'));
      return scalar(
        node,
        node.value.slice(0, node.value.indexOf('#')) + written.replace(`#/${group}/`, `#/components/${renamed}/`),
      );
    },
    step,
    behind(node) {
      const met = new Set<Node>();
      let at: Node | undefined = node;
      while (at && !met.has(at) && textAt(at, '$ref') !== undefined) {
        met.add(at);
        at = step(at);
      }
      return at?.kind === 'map' && !met.has(at) ? at : undefined;
    },
    say,
  };
}
