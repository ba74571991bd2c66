// Operations of the model.

import type * as doc from '../../openapi/types.ts';
import { usualEffect } from '../../openapi/extensions/operation-extensions.ts';
import type * as model from '../types/api.ts';
import type { Name } from '../types/name.ts';
import type { FactReader } from '../read-extensions.ts';
import { originOf } from '../locate-origin.ts';
import { present } from '../omit-undefined.ts';
import { externalDocs, server } from './info-servers-tags.ts';
import { areaIds, untagged } from './group-by-tag.ts';
import type { Draft, Drafts } from './list-operations.ts';
import { createRegistry } from './component-names.ts';
import type { Parts } from './build-operation-parts.ts';
import { alternativesOf } from './security.ts';

export interface Operations {
  operation(draft: Draft): model.Operation;
  /** Call it last, when every use is known. */
  callbacks(): model.Components['callbacks'];
}

/** Creates the reader of operations. A callback that several operations share is converted once. */
export function createOperations(
  document: doc.Document,
  drafts: Drafts,
  names: ReadonlyMap<string, Name>,
  parts: Parts,
  facts: FactReader,
): Operations {
  const inCallbacks = new Map<string, model.Operation>();

  const served = new Set(drafts.operations);
  // Callbacks and webhooks are served by the API client, so their methods have no effect on this API.
  const factsOf = (draft: Draft): model.Operation['facts'] => {
    const stated = facts.ofOperation(draft.operation.node);
    const { method, requestBody } = draft.operation;
    if (!document.vocabulary || stated.effect || !requestBody || !served.has(draft)) return stated;
    const effect = usualEffect(
      method,
      requestBody.content.map(({ mediaType }) => mediaType),
    );
    return effect ? { ...stated, effect } : stated;
  };
  const areaId = areaIds(drafts.operations);

  const operation = (draft: Draft): model.Operation => {
    const { id, item, operation: own, path } = draft;
    const { resource, unspecified } = facts.ofPath(item.node);
    const servers = own.servers ?? item.servers;
    return present<model.Operation>({
      id,
      name: nameOf(id),
      origin: originOf(own.node),
      method: own.method,
      path,
      area: served.has(draft) ? areaId(draft) : (own.tags[0] ?? untagged),
      tags: own.tags,
      summary: own.summary,
      description: own.description,
      deprecated: own.deprecated,
      externalDocs: own.externalDocs && externalDocs(own.externalDocs),
      servers: servers?.map((each) => server(each, facts)),
      parameters: together(item.parameters, own.parameters).map((each) => parts.parameter(each)),
      body: own.requestBody && parts.body(own.requestBody),
      responses: parts.responses(own.responses),
      callbacks: own.callbacks.map((each) => callback(each, callbacks.nameOf(each))),
      security: alternativesOf(own.security ?? document.security ?? []),
      ownSecurity: own.security !== undefined,
      resource,
      facts: factsOf(draft),
      pathSummary: item.summary,
      pathDescription: item.description,
      pathUnspecified: unspecified,
      foreign: facts.foreign(own.node),
    });
  };
  const callback = (value: doc.Callback, component?: string): model.Callback =>
    present<model.Callback>({
      component,
      name: value.name,
      operations: (drafts.callbacks.get(value.node) ?? []).map(once),
      unspecified: facts.unspecified(value.node),
    });
  const once = (draft: Draft): model.Operation => {
    const known = inCallbacks.get(draft.id);
    if (known) return known;
    const made = operation(draft);
    inCallbacks.set(draft.id, made);
    return made;
  };
  const callbacks = createRegistry(document.components.callbacks, callback);
  const nameOf = (id: string): Name => {
    const name = names.get(id);
    if (!name) throw new Error(`no name was given to the operation ${id}`);
    return name;
  };
  return { operation, callbacks: () => callbacks.all() };
}

/** Returns the path item's parameters and the operation's own, which take precedence. */
function together(shared: readonly doc.Parameter[], own: readonly doc.Parameter[]): readonly doc.Parameter[] {
  const overridden = new Set(own.map(identity));
  return [...shared.filter((parameter) => !overridden.has(identity(parameter))), ...own];
}

// Header names are case-insensitive (RFC 9110, 5.1).
function identity({ in: location, name }: doc.Parameter): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}
