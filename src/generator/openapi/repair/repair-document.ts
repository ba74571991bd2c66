// Repairs mistakes whose intended meaning is clear, and removes values that have none, so that the rest can be read.
// Each repair is a warning. Documents without errors are not repaired.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { addDiagnostics, createReport } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Entry, MapNode, Node } from '../../source/node.ts';
import { withPointers } from '../create-node.ts';
import { sourceLocation, type NodeInResource, type ObjectKind } from '../read-context.ts';
import { createReadContext } from '../read-document.ts';
import { createReferenceResolver, getRef, type ReferenceResolver } from '../resolve-reference.ts';
import type { OpenApiVersion } from '../types.ts';
import { childObjects } from './object-structure.ts';
import type { ReferenceProblem, RepairContext } from './repair-context.ts';
import { repairParameter } from './repair-parameter.ts';
import { repairExamplesAndHeaders } from './repair-references.ts';
import { repairOperation, repairPathItem, repairResponses } from './repair-operation.ts';
import { repairSchema } from './repair-schema.ts';
import { repairComponents } from './repair-components.ts';
import { declareSecuritySchemes, repairSecurityScheme, requirementEntries } from './repair-security.ts';
import { repairRoot, repairServer } from './repair-root-and-servers.ts';

/** A document after repairs. */
export interface RepairedDocument {
  readonly sources: SourceSet;
  /** Warnings that state what was assumed or removed. */
  readonly warnings: readonly Diagnostic[];
  /** Values that were removed. Errors in them have no effect. */
  readonly removed: readonly Node[];
}

type Repair = (node: MapNode, context: RepairContext) => MapNode;

/** Repairs by kind of object. Other objects need none, or none is known. */
const repairs: Partial<Record<ObjectKind, Repair>> = {
  root: repairRoot,
  server: repairServer,
  'path item': repairPathItem,
  operation: repairOperation,
  responses: repairResponses,
  'request body': repairExamplesAndHeaders,
  response: repairExamplesAndHeaders,
  parameter: repairParameter,
  header: repairExamplesAndHeaders,
  'media type': repairExamplesAndHeaders,
  encoding: repairExamplesAndHeaders,
  components: repairComponents,
  'security scheme': repairSecurityScheme,
  schema: repairSchema,
};

/** Repairs a document; `undefined` if there is nothing to repair. */
export function repairDocument(sources: SourceSet, version: OpenApiVersion): RepairedDocument | undefined {
  const resolver = createReferenceResolver(sources, version);
  if (!resolver) return undefined;
  const report = createReport();
  const common: Omit<RepairContext, 'findReferenceProblem' | 'resolve'> = {
    version,
    sources,
    removed: [],
    findError(check) {
      const errors = createReport();
      check(createReadContext(version, resolver, errors, undefined, new Set()).context);
      return errors.diagnostics.find(({ severity }) => severity === 'error')?.message;
    },
    forward: (diagnostics) =>
      addDiagnostics(
        report,
        // A value of the wrong type has no clear meaning.
        diagnostics.map((diagnostic) =>
          diagnostic.code === 'document/wrong-type' ? diagnostic : { ...diagnostic, severity: 'warning' },
        ),
      ),
    warn: (code, position, message, help) =>
      report.add(code, {
        message,
        location: sourceLocation(position),
        severity: 'warning',
        ...(help !== undefined && { help }),
      }),
  };
  const replacements = new Map<Node, Node>();
  const visited = new Set<Node>();
  const requirements: Entry[] = [];
  const queue: { readonly location: NodeInResource; readonly kind: ObjectKind }[] = [
    { location: resolver.root, kind: 'root' },
  ];
  for (const { location: start, kind } of queue) {
    const location = resolver.enterResource(start);
    const { node } = location;
    if (visited.has(node) || node.kind !== 'map') continue;
    visited.add(node);
    const reference = getRef(node);
    const target = reference && resolver.resolve(location, reference.ref).target;
    if (target) queue.push({ location: target, kind });
    const context: RepairContext = {
      ...common,
      findReferenceProblem: (ref) => findReferenceProblem(location, ref, resolver),
      resolve: (each) => {
        const found = getRef(each);
        return found ? resolver.resolve(location, found.ref).target?.node : each;
      },
    };
    const repaired = repairs[kind]?.(node, context) ?? node;
    if (repaired !== node) replacements.set(node, repaired);
    if (kind === 'root' || kind === 'operation') requirements.push(...requirementEntries(repaired));
    for (const child of childObjects(repaired, kind))
      queue.push({ location: { node: child.node, resource: location.resource }, kind: child.kind });
  }
  const root = replacements.get(resolver.root.node) ?? resolver.root.node;
  if (root.kind === 'map') {
    const declared = declareSecuritySchemes(root, requirements, common);
    if (declared !== root) replacements.set(resolver.root.node, declared);
  }
  if (replacements.size === 0) return undefined;
  const roots = new Map<string, Node>();
  for (const [file, root] of sources.roots) {
    const rebuilt = replaceNodes(root, replacements);
    roots.set(file, rebuilt === root ? root : withPointers(rebuilt, ''));
  }
  return { sources: { ...sources, roots }, warnings: report.diagnostics, removed: common.removed };
}

/** Returns why a reference does not lead to a value that is not a reference itself. */
function findReferenceProblem(
  start: NodeInResource,
  startRef: string,
  resolver: ReferenceResolver,
): ReferenceProblem | undefined {
  const visited = new Set<Node>();
  let [location, ref] = [start, startRef];
  for (;;) {
    const { target, problem, help } = resolver.resolve(location, ref);
    const message = `cannot resolve \`${ref}\``;
    if (!target)
      return {
        message: problem ?? message,
        ...(help !== undefined && { help }),
        isFileProblem: problem === undefined,
      };
    if (visited.has(target.node)) return { message: `${message}: the reference is cyclic`, isFileProblem: false };
    visited.add(target.node);
    const next = getRef(target.node);
    if (!next) return undefined;
    [location, ref] = [target, next.ref];
  }
}

/** Returns the tree with the replacements, which can contain nodes to replace; the same tree if there are none in it. */
function replaceNodes(original: Node, replacements: ReadonlyMap<Node, Node>): Node {
  const node = replacements.get(original) ?? original;
  if (node.kind === 'list') {
    const items = node.items.map((item) => replaceNodes(item, replacements));
    return items.some((item, index) => item !== node.items[index]) ? { ...node, items } : node;
  }
  if (node.kind !== 'map') return node;
  let isChanged = false as boolean; // Cast: TypeScript does not see the assignment in a nested function.
  const entries = new Map(
    [...node.entries].map(([key, entry]) => {
      const value = replaceNodes(entry.value, replacements);
      isChanged ||= value !== entry.value;
      return [key, value === entry.value ? entry : { ...entry, value }];
    }),
  );
  return isChanged ? { ...node, entries } : node;
}
