// Context of the Swagger 2.0 conversion: references, default media types, and server URLs.

import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { childNode, parsePointer } from '../../source/pointer.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { resolveReference } from '../../source/uri.ts';
import { sourceLocation } from '../read-context.ts';
import { createScalar, stringProperty, stringArrayProperty } from './create-node.ts';
import { readAddress, type Address } from './servers.ts';

export interface ConversionContext {
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** Host and base path of the API. */
  readonly address: Address;
  /** Returns the URL for each of `schemes`; empty if the document has no host. */
  serverUrls(schemes: readonly string[]): readonly string[];
  /** Converts the value of a `$ref` to the pointer in the converted document. */
  convertReference(node: Node): Node;
  /** Follows one `$ref` in the original tree; returns the node itself if it has none. */
  followReference(node: Node): Node | undefined;
  /** Follows all `$ref`s in the original tree; `undefined` for a cycle, or if the result is not an object. */
  resolveReferences(node: Node): MapNode | undefined;
  reportAt(code: DiagnosticCode, where: Node | Entry, message: string, help?: string): void;
}

const componentGroups = new Map([
  ['definitions', 'schemas'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
]);
const defaultMediaTypes: readonly string[] = ['application/json'];

/** `root` is the root of the entry document of `sources`. */
export function createConversionContext(root: MapNode, sources: SourceSet, report: Report): ConversionContext {
  const mediaTypes = (key: string): readonly string[] => {
    const types = stringArrayProperty(root, key);
    return types === undefined || types.length === 0 ? defaultMediaTypes : types;
  };
  const followReference = (node: Node): Node | undefined => {
    const ref = stringProperty(node, '$ref');
    if (ref === undefined) return node;
    const { resource, fragment } = resolveReference(node.source.file, ref);
    let at = sources.roots.get(resource);
    for (const segment of parsePointer(fragment) ?? []) at = at && childNode(at, segment);
    return at;
  };
  const reportAt: ConversionContext['reportAt'] = (code, where, message, help) => {
    report.add(code, { message, location: sourceLocation(where), ...(help !== undefined && { help }) });
  };
  const address = readAddress(root, reportAt);
  return {
    consumes: mediaTypes('consumes'),
    produces: mediaTypes('produces'),
    address,
    serverUrls(schemes) {
      const { host, basePath } = address;
      return host === undefined ? [] : schemes.map((scheme) => `${scheme}://${host}${basePath}`);
    },
    convertReference(node) {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return node;
      const { resource, fragment } = resolveReference(node.source.file, node.value);
      const group = parsePointer(fragment)?.[0] ?? '';
      const componentGroup = resource === sources.entry ? componentGroups.get(group) : undefined;
      if (componentGroup === undefined) return node;
      const fragmentPart = node.value.slice(node.value.indexOf('#'));
      return createScalar(
        node,
        node.value.slice(0, node.value.indexOf('#')) +
          fragmentPart.replace(`#/${group}/`, `#/components/${componentGroup}/`),
      );
    },
    followReference,
    resolveReferences(node) {
      const visited = new Set<Node>();
      let at: Node | undefined = node;
      while (at && !visited.has(at) && stringProperty(at, '$ref') !== undefined) {
        visited.add(at);
        at = followReference(at);
      }
      return at?.kind === 'map' && !visited.has(at) ? at : undefined;
    },
    reportAt,
  };
}
