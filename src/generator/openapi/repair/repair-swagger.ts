// Repairs Swagger 2.0 documents before their conversion, which depends on these values. The other repairs follow it.

import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { createArray, createScalar, stringProperty } from '../create-node.ts';
import { describeNode } from '../parser-combinators.ts';
import { sourceLocation, type NodeOrEntry } from '../read-context.ts';
import { fragmentKind, isSwagger2 } from '../swagger2/convert.ts';
import { collectionFormats, isSingleParameter } from '../swagger2/parameter.ts';
import { methods } from '../swagger2/path-item-and-response.ts';
import { flowNames } from '../swagger2/security.ts';
import { mapEntries, type EntryRepair } from './repair-context.ts';
import { parameterLocation } from './repair-parameter.ts';
import { repairedType } from './type-names.ts';

type Warn = (code: DiagnosticCode, position: NodeOrEntry, message: string) => void;
type EntryRepairs = Readonly<Record<string, (entry: Entry, warn: Warn, owner: MapNode) => ReturnType<EntryRepair>>>;

/** Repairs the sources of a Swagger 2.0 document; `undefined` if there is nothing to repair. */
export function repairSwagger(
  sources: SourceSet,
): { readonly sources: SourceSet; readonly warnings: readonly Diagnostic[] } | undefined {
  const root = sources.roots.get(sources.entry);
  if (root?.kind !== 'map' || !isSwagger2(root)) return undefined;
  const report = createReport();
  const warn: Warn = (code, position, message) =>
    report.add(code, { message, location: sourceLocation(position), severity: 'warning' });
  const roots = new Map<string, Node>();
  for (const [file, tree] of sources.roots) {
    if (tree === root) roots.set(file, repairEntries(root, rootFields, warn));
    else roots.set(file, repairFragment(tree, warn));
  }
  return report.diagnostics.length === 0 ? undefined : { sources: { ...sources, roots }, warnings: report.diagnostics };
}

/** Repairs a file other than the entry. */
function repairFragment(node: Node, warn: Warn): Node {
  if (node.kind !== 'map') return node;
  const kind = fragmentKind(node);
  if (kind === 'path item') return repairEntries(node, pathItemFields, warn);
  if (kind === 'parameter') return repairEntries(node, parameterFields, warn);
  if (kind === 'response') return repairEntries(node, responseFields, warn);
  return kind === 'schema' ? node : mapEntries(node, (entry) => withValue(entry, repairFragment(entry.value, warn)));
}

function repairEntries(node: MapNode, repairs: EntryRepairs, warn: Warn): MapNode {
  return mapEntries(node, (entry) =>
    Object.hasOwn(repairs, entry.key) ? (repairs[entry.key]?.(entry, warn, node) ?? entry) : entry,
  );
}

function repairNode(node: Node, repairs: EntryRepairs, warn: Warn): Node {
  return node.kind === 'map' ? repairEntries(node, repairs, warn) : node;
}

/** Repairs the objects in a field: one, an array, or an object of named objects. */
const one =
  (fields: EntryRepairs): EntryRepairs[string] =>
  (entry, warn) =>
    withValue(entry, repairNode(entry.value, fields, warn));

const all =
  (fields: EntryRepairs): EntryRepairs[string] =>
  (entry, warn) => {
    const { value } = entry;
    if (value.kind === 'map')
      return withValue(
        entry,
        mapEntries(value, (named) => withValue(named, repairNode(named.value, fields, warn))),
      );
    if (value.kind !== 'list') return entry;
    const items = value.items.map((item) => repairNode(item, fields, warn));
    return items.every((item, index) => item === value.items[index])
      ? entry
      : withValue(entry, createArray(value, items));
  };

function withValue(entry: Entry, value: Node): ReturnType<EntryRepair> {
  return value === entry.value ? entry : [[entry.key, value, entry]];
}

function useArray(entry: Entry, items: readonly Node[], warn: Warn): ReturnType<EntryRepair> {
  const { value } = entry;
  const array =
    items.length === 0 ? 'an empty array' : `an array of ${items.length === 1 ? 'one item' : `${items.length} items`}`;
  warn('document/wrong-type', value, `expected an array, found ${describeNode(value)}; using ${array}`);
  return withValue(entry, createArray(value, items));
}

/** Uses an array for a single value, or for values separated by commas outside of quotes. */
const repairStrings: EntryRepairs[string] = (entry, warn) => {
  const { value } = entry;
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return entry;
  const items = [...value.value.matchAll(/(?:"[^"]*"|[^,])+/g)]
    .map(([item]) => item.trim())
    .filter((item) => item !== '');
  return useArray(
    entry,
    items.map((item) => createScalar(value, item)),
    warn,
  );
};

/** Repairs parameters. Uses an array for a single one. */
const repairParameters: EntryRepairs[string] = (entry, warn, owner) => {
  const { value } = entry;
  if (!isSingleParameter(value)) return all(parameterFields)(entry, warn, owner);
  return useArray(entry, [repairNode(value, parameterFields, warn)], warn);
};

/** Returns a repair of strings: `correct` returns the string that is meant, or `undefined` if it is valid or unclear. */
const repairString =
  (label: string, code: DiagnosticCode, correct: (value: string, owner: MapNode) => string | undefined) =>
  (entry: Entry, warn: Warn, owner: MapNode): ReturnType<EntryRepair> => {
    const { value } = entry;
    if (value.kind !== 'scalar' || typeof value.value !== 'string') return entry;
    const corrected = correct(value.value, owner);
    if (corrected === undefined || corrected === value.value) return entry;
    warn(code, value, `unknown ${label} \`${value.value}\`; using \`${corrected}\``);
    return withValue(entry, createScalar(value, corrected));
  };

/** Returns the value that differs from a string only in its case. */
const inAnotherCase =
  (values: readonly string[]) =>
  (value: string): string | undefined =>
    values.find((each) => each.toLowerCase() === value.toLowerCase());

const valueFields: EntryRepairs = {
  // The conversion depends on arrays and files. Other types are repaired after it.
  type: repairString('type', 'document/unknown-type', (value, owner) => {
    if (value.toLowerCase() === 'file' && parameterLocation(stringProperty(owner, 'in')) === 'formData') return 'file';
    return repairedType(value, '3.0')?.type === 'array' ? 'array' : undefined;
  }),
  collectionFormat: repairString('`collectionFormat`', 'document/invalid-value', inAnotherCase(collectionFormats)),
};

const parameterFields: EntryRepairs = {
  in: repairString('`in`', 'document/invalid-value', parameterLocation),
  ...valueFields,
};

const schemeFields: EntryRepairs = {
  type: repairString('type', 'document/invalid-value', inAnotherCase(['oauth2'])),
  flow(entry, warn, owner) {
    const corrected = repairString('`flow`', 'document/invalid-value', inAnotherCase(flowNames))(entry, warn, owner);
    const { value } = entry;
    const isKnown = value.kind === 'scalar' && inAnotherCase(flowNames)(String(value.value)) !== undefined;
    if (isKnown) return corrected;
    warn('document/invalid-value', value, `unknown \`flow\`: ${describeNode(value)}; it is ignored`);
    return [];
  },
};

const responseFields: EntryRepairs = { headers: all(valueFields) };

const responses = all(responseFields);

const stringArrayFields: EntryRepairs = { consumes: repairStrings, produces: repairStrings, schemes: repairStrings };

const operationFields: EntryRepairs = { ...stringArrayFields, parameters: repairParameters, responses };

const pathItemFields: EntryRepairs = {
  parameters: repairParameters,
  ...Object.fromEntries([...methods].map((method) => [method, one(operationFields)])),
};

const rootFields: EntryRepairs = {
  ...stringArrayFields,
  parameters: all(parameterFields),
  responses,
  paths: all(pathItemFields),
  securityDefinitions: all(schemeFields),
};
