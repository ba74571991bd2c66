// Extension keywords (`x-…`) of the canonical document, as described in docs/vocabulary.md.

import type {
  Access,
  Effect,
  UnknownExtensions,
  Lifecycle,
  Limit,
  OperationExtensions,
  Precondition,
  Resource,
  Rule,
  SchemaExtensions,
} from '../../openapi/extensions/types.ts';
import type { JsonObject, JsonTree } from '../../code/json/print-json.ts';
import type { ComponentKeys } from '../../model/naming/document-component-keys.ts';
import { paginationJson } from '../../model/operations/pagination-extension.ts';
import { nonEmptyArray } from './non-empty.ts';

/** Prints the extensions of a Schema Object. */
export function printSchemaExtensions(extensions: SchemaExtensions): JsonObject {
  return {
    'x-name': extensions.name,
    'x-message': extensions.message,
    'x-filterable': extensions.filterable || undefined,
    'x-lifecycle': extensions.lifecycle && printLifecycle(extensions.lifecycle),
    'x-round': extensions.round && { to: extensions.round.to, mode: extensions.round.mode },
    'x-redacted': extensions.redacted && { as: extensions.redacted.as, unless: extensions.redacted.unless?.text },
    'x-rules': nonEmptyArray(extensions.rules)?.map(printRule),
    ...printUnspecified(extensions.unspecified),
  };
}

/** Prints the extensions of an Operation Object. */
export function printOperationExtensions(extensions: OperationExtensions, names: ComponentKeys): JsonObject {
  return {
    'x-name': extensions.name,
    'x-access': extensions.access && printAccess(extensions.access),
    'x-effect': extensions.effect && !extensions.effect.assumed ? printEffect(extensions.effect) : undefined,
    'x-preconditions': nonEmptyArray(extensions.preconditions)?.map(printPrecondition),
    'x-limits': nonEmptyArray(extensions.limits)?.map((limit) => printLimit(limit, names)),
    'x-emits': nonEmptyArray(extensions.emits),
    'x-affects': extensions.affects,
    'x-pagination': extensions.pagination === undefined ? undefined : paginationJson(extensions.pagination),
    ...printUnspecified(extensions.unspecified),
  };
}

/** Prints the extensions of a Path Item Object. */
export function printPathItemExtensions(
  resource: Resource | undefined,
  unspecified: readonly string[],
  names: ComponentKeys,
): JsonObject {
  return { 'x-resource': resource && printResource(resource, names), ...printUnspecified(unspecified) };
}

/** Prints unknown extensions unchanged and records their names, which `x-ashlar` must allow. */
export function printUnknownExtensions(extensions: UnknownExtensions, names: ComponentKeys): JsonObject {
  for (const keyword of extensions.keys()) names.unknownExtensions.add(keyword);
  return Object.fromEntries(extensions);
}

/** Prints `x-unspecified`, which any object of the document can have. */
export function printUnspecified(sentences: readonly string[]): JsonObject {
  return { 'x-unspecified': printSentences(sentences) };
}

function printSentences(sentences: readonly string[]): JsonTree | undefined {
  return sentences.length > 1 ? sentences : sentences[0];
}

function printRule({ id, rule, message, field }: Rule): JsonTree {
  return { id, rule: rule.text, message, field };
}

function printPrecondition({ id, rule, message, field, status }: Precondition): JsonTree {
  return { id, rule: rule.text, message, status: status === 400 ? undefined : status, field };
}

function printLifecycle({ states, moves, open }: Lifecycle): JsonTree {
  return {
    states,
    moves: nonEmptyArray(moves)?.map(({ from, to, trigger, when }) => ({
      from: printStates(from),
      to: printStates(to),
      trigger,
      when,
    })),
    open: open || undefined,
  };
}

function printStates(states: readonly string[] | 'any'): JsonTree {
  const [only, ...more] = states === 'any' ? ['any'] : states;
  return only !== undefined && more.length === 0 ? only : states;
}

function printEffect({ kind, merge, defaults, also }: Effect): JsonTree {
  if (merge === undefined && defaults.length === 0 && also.length === 0) return kind;
  return { kind, merge, defaults: nonEmptyArray(defaults), also: nonEmptyArray(also) };
}

function printResource({ schema, parameter, within }: Resource, names: ComponentKeys): JsonTree {
  return { schema: names.key('schemas', schema), parameter, within: within && printResource(within, names) };
}

function printAccess(access: Access): JsonTree {
  switch (access.kind) {
    case 'unrestricted':
      return { users: 'unrestricted' };
    case 'grant':
      return { grant: access.grant, level: access.level };
    case 'own':
      return { own: true };
    case 'public':
      return { public: true };
  }
}

function printLimit(limit: Limit, names: ComponentKeys): JsonTree {
  if (limit.kind === 'rate') {
    return { id: limit.id, requests: limit.requests, seconds: limit.seconds, message: limit.message };
  }
  const { id, of, per, max, where, within, message } = limit;
  return { id, of: names.key('schemas', of), per, max, where: where?.text, within, message };
}
