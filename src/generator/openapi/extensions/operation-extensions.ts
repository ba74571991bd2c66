// Parsers for the values of operation, path, and lifecycle keywords.

import type { Access, Effect, Lifecycle, LifecycleMove, Resource } from './types.ts';
import {
  distinct,
  either,
  fieldPath,
  flag,
  has,
  listOf,
  made,
  may,
  must,
  oneOf,
  shape,
  someOf,
  words,
  yes,
  type Fault,
  type ReadValue,
} from './value-parsers.ts';
import type { Node } from '../../source/node.ts';

const kind = oneOf(['create', 'update', 'replace', 'delete', 'action']);

export const readEffect: ReadValue<Effect> = either<Effect, Effect>(
  (node) => node.kind === 'scalar',
  made(kind, (word) => effect(word)),
  made(
    shape({
      kind: must(kind),
      merge: may(oneOf(['deep', 'shallow'])),
      defaults: may(distinct(listOf(fieldPath))),
      also: may(listOf(words)),
    }),
    (value, node, fault) => {
      for (const member of ['merge', 'defaults']) if (value.kind !== 'update') onlyWithUpdate(node, member, fault);
      return { ...effect(value.kind), ...value };
    },
  ),
);

function effect(word: Effect['kind']): Effect {
  return { kind: word, ...(word === 'update' && { merge: 'deep' as const }), defaults: [], also: [] };
}

const usualKinds: Readonly<Record<string, Effect['kind']>> = { post: 'create', put: 'replace', patch: 'update' };

/**
 * Returns the default effect of a method that sends a body (RFC 9110, RFC 5789); `undefined` for other methods, and for
 * a JSON Patch (RFC 6902), which is not merged.
 */
export function usualEffect(method: string, mediaTypes: readonly string[]): Effect | undefined {
  if (mediaTypes.some((mediaType) => /^application\/json-patch\+json\b/i.test(mediaType))) return undefined;
  const usual = Object.hasOwn(usualKinds, method) ? usualKinds[method] : undefined;
  return usual && { ...effect(usual), assumed: true };
}

function onlyWithUpdate(node: Node, member: string, fault: Fault): void {
  const entry = node.kind === 'map' ? node.entries.get(member) : undefined;
  if (entry) fault(entry, `"${member}" means something with the kind "update" only`);
}

export const readResource: ReadValue<Resource> = (node, fault) => resource(node, fault);
const resource: ReadValue<Resource> = shape({ schema: must(words), parameter: must(words), within: may(readResource) });

const grant = shape({ grant: must(words), level: must(oneOf(['read_only', 'read_write'])) });
const users = shape({ users: must(oneOf(['unrestricted'])) });

export const readAccess: ReadValue<Access> = (node, fault) => {
  if (has(node, 'grant')) return made(grant, (value): Access => ({ kind: 'grant', ...value }))(node, fault);
  if (has(node, 'own')) return made(shape({ own: must(yes) }), (): Access => ({ kind: 'own' }))(node, fault);
  if (has(node, 'public')) return made(shape({ public: must(yes) }), (): Access => ({ kind: 'public' }))(node, fault);
  if (has(node, 'users')) return made(users, (): Access => ({ kind: 'unrestricted' }))(node, fault);
  fault(node, 'expected one of { users: unrestricted }, { grant, level }, { own: true } and { public: true }');
  return undefined;
};

const readStates: ReadValue<ReadonlyMap<string, string | null>> = (node, fault) => {
  if (node.kind !== 'map' || node.entries.size === 0) {
    fault(node, 'expected each state with its meaning, or null where there is none');
    return undefined;
  }
  const states = new Map<string, string | null>();
  for (const { key, value } of node.entries.values()) {
    const unexplained = value.kind === 'scalar' && value.value === null;
    states.set(key, unexplained ? null : (words(value, fault) ?? null));
  }
  return states;
};

const readEnds: ReadValue<readonly string[] | 'any'> = either<readonly string[], readonly string[] | 'any'>(
  (node) => node.kind === 'list',
  distinct(someOf(words)),
  made(words, (state) => (state === 'any' ? 'any' : [state])),
);

const readMove: ReadValue<LifecycleMove> = shape({
  from: must(readEnds),
  to: must(readEnds),
  trigger: must(words),
  when: may(words),
});

export const readLifecycle: ReadValue<Lifecycle> = made(
  shape({ states: must(readStates), moves: may(listOf(readMove)), open: may(flag) }),
  ({ states, moves = [], open = false }) => ({ states, moves, open }),
);

export const readEvents: ReadValue<readonly string[]> = distinct(someOf(words));

export const readSentences: ReadValue<readonly string[]> = either(
  (node) => node.kind === 'list',
  someOf(words),
  made(words, (sentence) => [sentence]),
);
