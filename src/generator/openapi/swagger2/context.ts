// Context of the Swagger 2.0 conversion: references, default media types, and server URLs from `host` and `basePath`.

import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { childNode, parsePointer } from '../../source/pointer.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { resolveUriReference } from '../../source/uri.ts';
import { sourceLocation } from '../read-context.ts';
import { createScalar, stringProperty, stringArrayProperty, findEntry } from '../create-node.ts';
import { describeNode, isNull } from '../parser-combinators.ts';

export interface ConversionContext {
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** Host and base path of the API. */
  readonly address: Address;
  /** Returns a server URL for each scheme; empty if the document has no host. */
  serverUrls(schemes: readonly string[]): readonly string[];
  /** Converts the value of a `$ref` to refer to the converted document. */
  convertReference(node: Node): Node;
  /** Follows one `$ref` in the original tree; returns the node itself if it has no `$ref`. */
  followReference(node: Node): Node | undefined;
  /** Follows a chain of `$ref`s in the original tree; `undefined` if it is cyclic or the result is not an object. */
  resolveReferences(node: Node): MapNode | undefined;
  /** Returns the strings of an array property; `undefined` if it is absent. Reports other values. */
  readStrings(node: MapNode, key: string): readonly string[] | undefined;
  reportAt(code: DiagnosticCode, position: Node | Entry, message: string, help?: string): void;
}

const componentGroups = new Map([
  ['definitions', 'schemas'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
]);
const defaultMediaTypes: readonly string[] = ['application/json'];

/** Creates the context. `root` is the root object of the entry document. */
export function createConversionContext(root: MapNode, sources: SourceSet, report: Report): ConversionContext {
  const followReference = (node: Node): Node | undefined => {
    const ref = stringProperty(node, '$ref');
    if (ref === undefined) return node;
    const { resource, fragment } = resolveUriReference(node.source.file, ref);
    let current = sources.roots.get(resource);
    for (const segment of parsePointer(fragment) ?? []) current = current && childNode(current, segment);
    return current;
  };
  const reportAt: ConversionContext['reportAt'] = (code, position, message, help) => {
    report.add(code, { message, location: sourceLocation(position), ...(help !== undefined && { help }) });
  };
  const readStrings: ConversionContext['readStrings'] = (node, key) => {
    const value = findEntry(node, key)?.value;
    if (value && isNull(value)) reportAt('document/null-field', value, `\`${key}\` has no effect: it is null`);
    else if (value && value.kind !== 'list')
      reportAt('document/wrong-type', value, `expected an array, found ${describeNode(value)}`);
    return stringArrayProperty(node, key);
  };
  const mediaTypes = (key: string): readonly string[] => {
    const types = readStrings(root, key);
    return types === undefined || types.length === 0 ? defaultMediaTypes : types;
  };
  const address = readAddress(root, reportAt);
  return {
    consumes: mediaTypes('consumes'),
    produces: mediaTypes('produces'),
    readStrings,
    address,
    serverUrls(schemes) {
      const { host, basePath } = address;
      return host === undefined ? [] : schemes.map((scheme) => `${scheme}://${host}${basePath}`);
    },
    convertReference(node) {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return node;
      const { resource, fragment } = resolveUriReference(node.source.file, node.value);
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
      let current: Node | undefined = node;
      while (current && !visited.has(current) && stringProperty(current, '$ref') !== undefined) {
        visited.add(current);
        current = followReference(current);
      }
      return current?.kind === 'map' && !visited.has(current) ? current : undefined;
    },
    reportAt,
  };
}

interface Address {
  /** Host name; if absent, the API has the same host as the document. */
  readonly host?: string;
  /** Base path with a leading slash and no trailing slash, or the empty string. */
  readonly basePath: string;
  /** Scheme in `host` or `basePath`, which should not contain one. */
  readonly scheme?: string;
}

const urlPattern = /^(?:(?:([a-z][a-z\d+.-]*):)?\/\/)?([^/]*)(.*)$/is;

/** Reads `host` and `basePath`. Reports and corrects recoverable errors. */
function readAddress(root: MapNode, reportAt: ConversionContext['reportAt']): Address {
  const host = readString(findEntry(root, 'host'), reportAt);
  const base = readString(findEntry(root, 'basePath'), reportAt);
  const hostAddress = host && parseHost(...host, reportAt);
  const basePathAddress = base && parseBasePath(...base, hostAddress?.host, reportAt);
  return {
    ...basePathAddress,
    ...hostAddress,
    basePath: (hostAddress?.basePath ?? '') + (basePathAddress?.basePath ?? ''),
  };
}

function readString(
  entry: Entry | undefined,
  reportAt: ConversionContext['reportAt'],
): readonly [string, Entry] | undefined {
  if (!entry) return undefined;
  const { key, value } = entry;
  if (value.kind === 'scalar' && typeof value.value === 'string') return [value.value, entry];
  if (value.kind !== 'scalar')
    reportAt('document/wrong-type', value, `expected a string, found ${describeNode(value)}`);
  else if (value.value === null) reportAt('document/null-field', value, `\`${key}\` has no effect: it is null`);
  else
    reportAt(
      'document/unquoted-string',
      value,
      `expected a string, found ${describeNode(value)}; using \`"${value.raw}"\``,
    );
  return value.kind === 'scalar' && value.value !== null ? [value.raw, entry] : undefined;
}

function parseHost(text: string, { value }: Entry, reportAt: ConversionContext['reportAt']): Address | undefined {
  const [, scheme, host = '', path = ''] = urlPattern.exec(text) ?? [];
  if (host === '') {
    reportAt(
      'document/swagger-host',
      value,
      `\`host\` has no effect: ${text === '' ? 'it is empty' : 'it contains no host name'}`,
    );
    return undefined;
  }
  if (text !== host)
    reportAt(
      'document/swagger-host',
      value,
      `\`host\` contains more than a host; using ${[
        `host \`${host}\``,
        ...(scheme === undefined ? [] : [`scheme \`${scheme}\``]),
        ...(trimTrailingSlashes(path) === '' ? [] : [`base path prefix \`${path}\``]),
      ].join(', ')}`,
      'move the scheme to `schemes` and the path to `basePath`',
    );
  return { host, basePath: trimTrailingSlashes(path), ...(scheme !== undefined && { scheme }) };
}

function parseBasePath(
  text: string,
  { value }: Entry,
  host: string | undefined,
  reportAt: ConversionContext['reportAt'],
): Address {
  const [, scheme, hostName = '', path = ''] = urlPattern.exec(text) ?? [];
  if (scheme !== undefined && hostName !== '') {
    const basePath = trimTrailingSlashes(path);
    reportAt(
      'document/swagger-host',
      value,
      `expected a path in \`basePath\`, found a URL; using \`${basePath === '' ? '/' : basePath}\`${host === undefined ? ` on \`${hostName}\`` : ''}`,
      'move the scheme to `schemes` and the host to `host`',
    );
    return { basePath, ...(host === undefined && { host: hostName, scheme }) };
  }
  const basePath = trimTrailingSlashes(`/${text.replace(/^\/+/, '')}`);
  if (/^(?:[^/]|\/\/)/.test(text))
    reportAt(
      'document/swagger-host',
      value,
      `\`basePath\` must start with exactly one slash; using \`${basePath === '' ? '/' : basePath}\``,
    );
  return { basePath };
}

function trimTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}
