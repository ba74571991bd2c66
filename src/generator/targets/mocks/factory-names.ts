// Names of factories: `aPet`, `anOrder`, `aPetRequest` for the form of requests, and objects such as `getPetResponses`.

import { findDirectionMarkers } from '../../model/direction-markers.ts';
import { referenceKey, type SampleReference } from '../../model/sample-schemas/sample-node.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { firstFreeName } from '../../plugin/export-names.ts';

export interface FactoryNames {
  /** Returns the name of the factory of a named schema. */
  readonly schema: (reference: SampleReference) => string;
  /** Returns the name of the object with the factories of the response bodies of an operation. */
  readonly responses: (operation: Operation) => string;
  /** Returns the name of the object with the factories of the bodies of a webhook. */
  readonly webhookBody: (webhook: Operation) => string;
}

/** Assigns distinct names, because the index exports all of them. */
export function assignFactoryNames(api: Api): FactoryNames {
  const taken = new Set<string>();
  const assign = (preferred: string): string => {
    const free = firstFreeName(preferred, (name) => taken.has(name));
    taken.add(free);
    return free;
  };
  const markers = findDirectionMarkers(api);
  const schemaNames = new Map<string, string>();
  for (const { id, name } of api.schemas)
    schemaNames.set(referenceKey({ id, isRequest: false }), assign(withArticle(name.type)));
  for (const schema of api.schemas)
    if (markers.hasRequestType(schema))
      schemaNames.set(
        referenceKey({ id: schema.id, isRequest: true }),
        assign(withArticle(`${schema.name.type}Request`)),
      );
  const operationNames = new Map(api.operations.map(({ id, name }) => [id, assign(`${name.value}Responses`)]));
  const bodyNames = new Map(api.webhooks.map(({ id, name }) => [id, assign(`${name.value}Body`)]));
  return {
    schema: (reference) => schemaNames.get(referenceKey(reference)) ?? '',
    responses: ({ id }) => operationNames.get(id) ?? '',
    webhookBody: ({ id }) => bodyNames.get(id) ?? '',
  };
}

/** Returns a name with an indefinite article. A `U` as in `User` is not a vowel sound. */
function withArticle(name: string): string {
  return /^(?:[AEIO]|U(?!s[aeiu]|ni[a-z]|ri|rl|uid|tc))/i.test(name) && !/^One(?:[A-Z]|$)/.test(name)
    ? `an${name}`
    : `a${name}`;
}
