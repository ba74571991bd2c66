// Name checks: operation IDs, link targets, security schemes and scopes, and tags.

import type { Document, Operation, SecurityScheme, Tag } from '../types.ts';
import { sourceLocation, reportRecoverable, type ReadContext, reportAt } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { MapNode, Node } from '../../source/node.ts';

/**
 * Returns the operation. If an earlier operation has the same `operationId`, reports that and omits the ID. `byId`
 * holds the operations read so far.
 */
export function dropDuplicateOperationId(
  operation: Omit<Operation, 'method'>,
  byId: Map<string, MapNode>,
  context: ReadContext,
): Omit<Operation, 'method'> {
  const { operationId, ...operationWithoutId } = operation;
  if (operationId === undefined) return operation;
  const first = byId.get(operationId);
  if (!first) {
    byId.set(operationId, operation.node);
    return operation;
  }
  reportRecoverable(
    context,
    'document/duplicate-operation-id',
    idNode(operation.node),
    `another operation is called "${operationId}" too; this one is named after its path`,
    {
      related: [{ location: sourceLocation(idNode(first)), message: 'where that stands' }],
    },
  );
  return operationWithoutId;
}

/** Reports links to operations that do not exist. */
export function checkLinks(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  context: ReadContext,
): void {
  const known = new Set(operations.flatMap(({ operationId }) => operationId ?? []));
  const links = operations.flatMap(({ responses }) => responses.flatMap((response) => response.links));
  for (const { operationId, node } of new Set([...links, ...document.components.links.values()])) {
    if (operationId === undefined || known.has(operationId)) continue;
    const where = node.entries.get('operationId')?.value ?? node;
    const help = didYouMean(operationId, known);
    reportRecoverable(
      context,
      'document/unknown-operation',
      where,
      `no operation is called "${operationId}"`,
      help === undefined ? {} : { help },
    );
  }
}

function idNode(node: MapNode): Node {
  return node.entries.get('operationId')?.value ?? node;
}

/** Reports unknown security schemes and scopes in the document's and each operation's `security`. */
export function checkSecurity(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  context: ReadContext,
): void {
  const { securitySchemes } = document.components;
  const declared = declaredSchemeNames(document.node);
  for (const { node } of [document, ...operations]) {
    const security = node.entries.get('security')?.value;
    const alternatives = security?.kind === 'list' ? security.items : [];
    for (const alternative of alternatives) {
      if (alternative.kind !== 'map') continue;
      for (const entry of alternative.entries.values()) {
        const scheme = securitySchemes.get(entry.key);
        if (scheme) checkScopes(scheme, entry.value, context);
        else if (!declared.has(entry.key)) {
          const help = didYouMean(entry.key, declared);
          reportAt(
            context,
            'document/unknown-security-scheme',
            entry,
            `no security scheme is called "${entry.key}"`,
            help === undefined ? {} : { help },
          );
        }
      }
    }
  }
}

function checkScopes(securityScheme: SecurityScheme, scopes: Node, context: ReadContext): void {
  const { scheme } = securityScheme;
  if (scopes.kind !== 'list' || scheme.type === 'openIdConnect') return;
  if (scheme.type !== 'oauth2') {
    const first = scopes.items[0];
    if (first && context.version === '3.0')
      reportRecoverable(
        context,
        'document/redundant-scope',
        first,
        `"${securityScheme.name}" is of type ${scheme.type} and has no scopes`,
      );
    return;
  }
  const knownScopes = new Set(scheme.flows.flatMap((flow) => [...flow.scopes.keys()]));
  for (const scope of scopes.items) {
    if (scope.kind !== 'scalar' || knownScopes.has(String(scope.value))) continue;
    const help = didYouMean(String(scope.value), knownScopes);
    reportRecoverable(
      context,
      'document/unknown-scope',
      scope,
      `no flow of "${securityScheme.name}" offers the scope "${String(scope.value)}"`,
      help === undefined ? {} : { help },
    );
  }
}

// Includes invalid schemes, which are reported where they are defined.
function declaredSchemeNames(root: MapNode): ReadonlySet<string> {
  const components = root.entries.get('components')?.value;
  const schemes = components?.kind === 'map' ? components.entries.get('securitySchemes')?.value : undefined;
  return new Set(schemes?.kind === 'map' ? schemes.entries.keys() : []);
}

/** Returns the tags without duplicates, and reports the duplicates. */
export function removeDuplicateTags(tags: readonly Tag[], context: ReadContext): readonly Tag[] {
  const byName = new Map<string, Tag>();
  for (const tag of tags) {
    const first = byName.get(tag.name);
    if (!first) {
      byName.set(tag.name, tag);
      continue;
    }
    reportRecoverable(
      context,
      'document/duplicate-tag',
      tag.node.entries.get('name')?.value ?? tag.node,
      `the tag "${tag.name}" is described twice`,
      {
        related: [{ location: sourceLocation(first.node), message: 'where it is described first' }],
      },
    );
  }
  return [...byName.values()];
}

/** Reports unknown parent tags, and each cycle of parents once, at its first tag. */
export function checkTagParents(
  tags: readonly Tag[],
  operations: readonly Omit<Operation, 'method'>[],
  context: ReadContext,
): void {
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  // Tags that only operations use need no Tag Object.
  const names = new Set([...known.keys(), ...operations.flatMap((operation) => operation.tags)]);
  const reported = new Set<Tag>();
  for (const tag of tags) {
    const { name, parent } = tag;
    if (parent === undefined) continue;
    if (!names.has(parent)) {
      const help = didYouMean(parent, names);
      reportRecoverable(
        context,
        'document/invalid-tag-parent',
        parentNode(tag),
        `no tag is called "${parent}"; "${name}" is read as if it were beneath none`,
        help === undefined ? {} : { help },
      );
      continue;
    }
    const cycle = findCycle(tag, known);
    if (reported.has(tag) || !cycle) continue;
    for (const cycleTag of cycle) reported.add(cycleTag);
    const related = cycle.slice(1).map((cycleTag) => ({
      location: sourceLocation(parentNode(cycleTag)),
      message: `where "${cycleTag.name}" is beneath "${cycleTag.parent ?? ''}"`,
    }));
    reportRecoverable(
      context,
      'document/invalid-tag-parent',
      parentNode(tag),
      `the tag "${name}" is beneath itself; it is read as if it were beneath none`,
      { related },
    );
  }
}

/** Returns the tags of the cycle that starts at this tag; `undefined` if there is none. */
function findCycle(tag: Tag, known: ReadonlyMap<string, Tag>): readonly Tag[] | undefined {
  const path = new Set<Tag>();
  let current: Tag | undefined = tag;
  while (current && !path.has(current)) {
    path.add(current);
    current = current.parent === undefined ? undefined : known.get(current.parent);
  }
  return current === tag ? [...path] : undefined;
}

function parentNode({ node }: Tag): Node {
  return node.entries.get('parent')?.value ?? node;
}
