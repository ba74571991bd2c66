// OpenAPI Overlay 1.0: validation and application of its actions.

import { JSONPathEnvironment, type JSONValue } from 'json-p3';
import type { Code } from '../diagnostics/codes.ts';
import type { Finding, Report } from '../diagnostics/report.ts';
import { edited, type Edit } from './edit-node.ts';
import type { Entry, MapNode, Node } from './node.ts';
import { toJson } from './node-to-json.ts';

interface Action {
  readonly target: string;
  readonly targetNode: Node;
  readonly edit: Edit;
}

// Nesting is already limited by the parser; this limit would count visited nodes.
const environment = new JSONPathEnvironment({ maxRecursionDepth: Number.MAX_SAFE_INTEGER });

/** Applies an overlay to a document. Added nodes keep their location in the overlay. */
export function applyOverlay(document: Node, overlay: Node, report: Report): Node {
  let root = document;
  for (const action of actionsOf(overlay, report)) {
    const locations = locationsOf(action, root, report);
    if (locations) root = edited(root, locations, action.edit, (at) => unsuited(action, at, report)) ?? root;
  }
  return root;
}

function locationsOf(
  { target, targetNode }: Action,
  root: Node,
  report: Report,
): readonly (readonly (string | number)[])[] | undefined {
  try {
    const locations = environment.query(target, toJson(root) as JSONValue).locations();
    if (locations.length > 0) return locations;
    say(report, 'source/overlay-no-match', targetNode, `nothing in the document is at ${target}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(report, 'source/overlay-target', targetNode, `"${target}" is no JSONPath: ${reason}`);
  }
  return undefined;
}

function unsuited({ targetNode, edit }: Action, at: Node, report: Report): void {
  const message =
    edit.kind === 'remove'
      ? 'the root of the document cannot be removed'
      : `${at.pointer || 'the root'} cannot be merged with "update"`;
  say(report, 'source/overlay-update', targetNode, message, {
    related: [{ place: at.source.place(at.start, at.end), message: 'which is the target' }],
  });
}

const rootMembers = new Set(['overlay', 'info', 'extends', 'actions']);
const actionMembers = new Set(['target', 'description', 'update', 'remove']);

function actionsOf(overlay: Node, report: Report): readonly Action[] {
  const version = overlay.kind === 'map' ? overlay.entries.get('overlay')?.value : undefined;
  if (overlay.kind !== 'map' || !version) {
    say(report, 'source/overlay', overlay, 'an overlay is an object that begins with "overlay: 1.0.0"');
    return [];
  }
  if (version.kind !== 'scalar' || !/^1\.[01](?:\.|$)/.test(String(version.value))) {
    say(report, 'source/overlay', version, 'only overlays of version 1.0 are read');
    return [];
  }
  checkMembers(overlay, rootMembers, report);
  const actions = overlay.entries.get('actions')?.value;
  if (actions?.kind === 'list') return actions.items.flatMap((action) => actionOf(action, report) ?? []);
  say(report, 'source/overlay', actions ?? overlay, 'an overlay has a list "actions"');
  return [];
}

function actionOf(action: Node, report: Report): Action | undefined {
  if (action.kind !== 'map') {
    say(report, 'source/overlay', action, 'an action is an object with "target" and "update" or "remove"');
    return undefined;
  }
  checkMembers(action, actionMembers, report);
  const target = action.entries.get('target')?.value;
  if (target?.kind !== 'scalar' || typeof target.value !== 'string') {
    say(report, 'source/overlay', target ?? action, 'the "target" of an action is a JSONPath');
    return undefined;
  }
  const remove = action.entries.get('remove')?.value;
  const update = action.entries.get('update')?.value;
  if (remove && (remove.kind !== 'scalar' || typeof remove.value !== 'boolean'))
    say(report, 'source/overlay', remove, '"remove" is true or false');
  if (remove?.kind === 'scalar' && remove.value === true)
    return { target: target.value, targetNode: target, edit: { kind: 'remove' } };
  if (update) return { target: target.value, targetNode: target, edit: { kind: 'update', value: update } };
  say(report, 'source/overlay', action, 'an action has "update" or "remove"');
  return undefined;
}

function checkMembers(map: MapNode, known: ReadonlySet<string>, report: Report): void {
  for (const entry of map.entries.values()) {
    if (!known.has(entry.key) && !entry.key.startsWith('x-'))
      say(report, 'source/overlay-member', keyOf(entry), `an overlay has no "${entry.key}" here; it has no effect`);
  }
}

function keyOf({ start, end, value }: Entry): Pick<Node, 'source' | 'start' | 'end'> {
  return { source: value.source, start, end };
}

function say(
  report: Report,
  code: Code,
  { source, start, end }: Pick<Node, 'source' | 'start' | 'end'>,
  message: string,
  more?: Omit<Finding, 'message' | 'place'>,
): void {
  report.add(code, { message, place: source.place(start, end), ...more });
}
