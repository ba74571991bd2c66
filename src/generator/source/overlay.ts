// OpenAPI Overlay 1.0: validation and application of its actions.

import { JSONPathEnvironment, type JSONValue } from 'json-p3';
import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { DiagnosticDetails, Report } from '../diagnostics/report.ts';
import { editNode, type NodeEdit } from './edit-node.ts';
import type { Entry, MapNode, Node } from './node.ts';
import { toJson } from './node-to-json.ts';

interface OverlayAction {
  readonly target: string;
  readonly targetNode: Node;
  readonly edit: NodeEdit;
}

// Nesting is already limited by the parser; this limit would count visited nodes.
const jsonPath = new JSONPathEnvironment({ maxRecursionDepth: Number.MAX_SAFE_INTEGER });

/** Applies an overlay to a document. Added nodes keep their location in the overlay. */
export function applyOverlay(document: Node, overlay: Node, report: Report): Node {
  let root = document;
  for (const action of readActions(overlay, report)) {
    const locations = selectLocations(action, root, report);
    if (locations)
      root = editNode(root, locations, action.edit, (at) => reportIncompatible(action, at, report)) ?? root;
  }
  return root;
}

function selectLocations(
  { target, targetNode }: OverlayAction,
  root: Node,
  report: Report,
): readonly (readonly (string | number)[])[] | undefined {
  try {
    const locations = jsonPath.query(target, toJson(root) as JSONValue).locations();
    if (locations.length > 0) return locations;
    reportAt(report, 'source/overlay-no-match', targetNode, `nothing in the document is at ${target}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reportAt(report, 'source/invalid-overlay-target', targetNode, `"${target}" is no JSONPath: ${reason}`);
  }
  return undefined;
}

function reportIncompatible({ targetNode, edit }: OverlayAction, at: Node, report: Report): void {
  const message =
    edit.kind === 'remove'
      ? 'the root of the document cannot be removed'
      : `${at.pointer || 'the root'} cannot be merged with "update"`;
  reportAt(report, 'source/overlay-type-mismatch', targetNode, message, {
    related: [{ location: at.source.location(at.start, at.end), message: 'which is the target' }],
  });
}

const rootFields = new Set(['overlay', 'info', 'extends', 'actions']);
const actionFields = new Set(['target', 'description', 'update', 'remove']);

function readActions(overlay: Node, report: Report): readonly OverlayAction[] {
  const version = overlay.kind === 'map' ? overlay.entries.get('overlay')?.value : undefined;
  if (overlay.kind !== 'map' || !version) {
    reportAt(report, 'source/invalid-overlay', overlay, 'an overlay is an object that begins with "overlay: 1.0.0"');
    return [];
  }
  if (version.kind !== 'scalar' || !/^1\.[01](?:\.|$)/.test(String(version.value))) {
    reportAt(report, 'source/invalid-overlay', version, 'only overlays of version 1.0 are read');
    return [];
  }
  checkFields(overlay, rootFields, report);
  const actions = overlay.entries.get('actions')?.value;
  if (actions?.kind === 'list') return actions.items.flatMap((action) => readAction(action, report) ?? []);
  reportAt(report, 'source/invalid-overlay', actions ?? overlay, 'an overlay has a list "actions"');
  return [];
}

function readAction(action: Node, report: Report): OverlayAction | undefined {
  if (action.kind !== 'map') {
    reportAt(report, 'source/invalid-overlay', action, 'an action is an object with "target" and "update" or "remove"');
    return undefined;
  }
  checkFields(action, actionFields, report);
  const target = action.entries.get('target')?.value;
  if (target?.kind !== 'scalar' || typeof target.value !== 'string') {
    reportAt(report, 'source/invalid-overlay', target ?? action, 'the "target" of an action is a JSONPath');
    return undefined;
  }
  const remove = action.entries.get('remove')?.value;
  const update = action.entries.get('update')?.value;
  if (remove && (remove.kind !== 'scalar' || typeof remove.value !== 'boolean'))
    reportAt(report, 'source/invalid-overlay', remove, '"remove" is true or false');
  if (remove?.kind === 'scalar' && remove.value === true)
    return { target: target.value, targetNode: target, edit: { kind: 'remove' } };
  if (update) return { target: target.value, targetNode: target, edit: { kind: 'update', value: update } };
  reportAt(report, 'source/invalid-overlay', action, 'an action has "update" or "remove"');
  return undefined;
}

function checkFields(map: MapNode, known: ReadonlySet<string>, report: Report): void {
  for (const entry of map.entries.values()) {
    if (!known.has(entry.key) && !entry.key.startsWith('x-'))
      reportAt(
        report,
        'source/unknown-overlay-field',
        keyRange(entry),
        `an overlay has no "${entry.key}" here; it has no effect`,
      );
  }
}

function keyRange({ start, end, value }: Entry): Pick<Node, 'source' | 'start' | 'end'> {
  return { source: value.source, start, end };
}

function reportAt(
  report: Report,
  code: DiagnosticCode,
  { source, start, end }: Pick<Node, 'source' | 'start' | 'end'>,
  message: string,
  more?: Omit<DiagnosticDetails, 'message' | 'location'>,
): void {
  report.add(code, { message, location: source.location(start, end), ...more });
}
