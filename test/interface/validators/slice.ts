// The part of a document that some operations need, so that validators of a changed document are cheap to make.

import { at, isNode, listOf, membersOf, nodeAt, type Node } from '../tree.ts';
import type { Place } from './interface.ts';

/** What validators are not made from, and what would refer to operations that are left out. */
const without = new Set(['x-redacted', 'x-preconditions', 'x-limits', 'x-lifecycle', 'x-emits', 'examples']);

const components = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies'] as const;

/**
 * The document with what these places need of their operations alone, and the components that it reaches. Of responses,
 * only the one that is judged is left, without headers: no claim about the validators is about those.
 */
export function slice(document: Node, places: readonly Place[]): Node {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of new Set(places.map((place) => place.call))) {
    const [method = '', path = ''] = call.split(' ');
    const { get, put, post, delete: remove, ...shared } = nodeAt(document, ['paths', path]);
    const operation = { get, put, post, delete: remove }[method.toLowerCase()];
    const own = places.filter((place) => place.call === call);
    paths[path] = { ...shared, ...paths[path], [method.toLowerCase()]: partOf(document, operation, own) };
  }
  const { openapi, info, 'x-ashlar': conventions } = document;
  const kept: Node = { openapi, info, 'x-ashlar': conventions, paths };
  const part = {
    ...kept,
    components: { securitySchemes: at(document, ['components', 'securitySchemes']), ...reached(document, kept) },
  };
  const bare: unknown = JSON.parse(
    JSON.stringify(part, (key, value: unknown) => (without.has(key) ? undefined : value)),
  );
  if (!isNode(bare)) throw new Error('a part of a document is an object');
  return bare;
}

function partOf(document: Node, operation: unknown, places: readonly Place[]): Node {
  if (!isNode(operation)) throw new Error('there is no such operation');
  const { requestBody, responses, ...rest } = operation;
  const asked = new Set(places.map(({ kind }) => kind));
  // What a filter may ask for follows from what the operation answers.
  const filtered = asked.has('parameters') && JSON.stringify(rest['parameters'] ?? '').includes('ilter');
  const answered = places.flatMap((place) =>
    place.kind === 'answer' ? [String(place.status)] : filtered ? ['200'] : [],
  );
  const kept = membersOf(responses).flatMap(([status, response]) => {
    if (!answered.includes(status)) return [];
    const reference = isNode(response) ? response['$ref'] : undefined;
    const whole = typeof reference === 'string' ? target(document, reference) : response;
    return [[status, Object.fromEntries(membersOf(whole).filter(([name]) => name !== 'headers'))] as const];
  });
  return {
    ...rest,
    ...((asked.has('body') || asked.has('merged')) && { requestBody }),
    responses: kept.length > 0 ? Object.fromEntries(kept) : { '204': { description: 'Not judged.' } },
  };
}

function target(document: Node, reference: string): Node {
  return nodeAt(document, steps(reference));
}

/** The steps of a reference into the document itself. */
export function steps(reference: string): readonly string[] {
  return reference
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The components that a tree reaches, by reference or by the name of a schema. */
function reached(document: Node, root: unknown): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  const schemas = at(document, ['components', 'schemas']);
  const take = (section: string, name: string): void => {
    const members = (found[section] ??= {});
    const component = at(document, ['components', section, name]);
    if (Object.hasOwn(members, name) || component === undefined) return;
    members[name] = component;
    visit(component);
  };
  const visit = (value: unknown): void => {
    for (const item of listOf(value)) visit(item);
    for (const [key, member] of membersOf(value)) {
      // Facts name schemas: the caller, the error body, what a path loads and what a limit counts.
      const named =
        ['caller', 'schema', 'of'].includes(key) && typeof member === 'string' && isNode(schemas) && member in schemas;
      if (named) take('schemas', member);
      else if (key === '$ref' && typeof member === 'string') {
        const [, section = '', name = ''] = steps(member);
        take(section, name);
      } else visit(member);
    }
  };
  visit(root);
  return Object.fromEntries(components.map((section) => [section, found[section] ?? {}]));
}
