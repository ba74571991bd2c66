// Comparison of annotations: default, deprecation, discriminator, and extensions.

import { canonicalJson } from '../../../model/canonical-json.ts';
import type { ComparisonContext, PartPair } from './comparison-context.ts';
import type { KeywordValue } from './normal-form-types.ts';
import { compareRules } from './compare-rules.ts';
import type { Lifecycle, LifecycleMove } from '../../../openapi/extensions/types.ts';

export function compareAnnotations(context: ComparisonContext): void {
  const { reportChange } = context;
  const [base, head] = [context.base.annotations, context.head.annotations];
  compareValues(base.default, head.default, {
    added: (to, parts) => reportChange('default-added', { to: canonicalJson(to) }, parts),
    removed: (from, parts) => reportChange('default-removed', { from: canonicalJson(from) }, parts),
    changed: (from, to, parts) => {
      if (canonicalJson(from) !== canonicalJson(to))
        reportChange('default-changed', { from: canonicalJson(from), to: canonicalJson(to) }, parts);
    },
  });
  compareValues(base.deprecated, head.deprecated, {
    added: (_, parts) => reportChange('deprecated', {}, parts),
    removed: (_, parts) => reportChange('reactivated', {}, parts),
    changed: ignoreEqual,
  });
  compareValues(base.discriminator, head.discriminator, {
    added: (to, parts) => reportChange('discriminator-added', { to }, parts),
    removed: (from, parts) => reportChange('discriminator-removed', { from }, parts),
    changed: (from, to, parts) => {
      if (from !== to) reportChange('discriminator-property-changed', { from, to }, parts);
    },
  });
  compareValues(base.filterable, head.filterable, {
    added: (_, parts) => reportChange('filter-added', {}, parts),
    removed: (_, parts) => reportChange('filter-removed', {}, parts),
    changed: ignoreEqual,
  });
  compareValues(base.round, head.round, {
    added: (to, parts) => reportChange('rounding-added', { to: describeRounding(to) }, parts),
    removed: (from, parts) => reportChange('rounding-removed', { from: describeRounding(from) }, parts),
    changed: (from, to, parts) => {
      const params = { from: describeRounding(from), to: describeRounding(to) };
      if (params.from !== params.to) reportChange('rounding-changed', params, parts);
    },
  });
  compareValues(base.redacted, head.redacted, {
    added: (to, parts) => reportChange('redaction-added', { to: describeRedaction(to) }, parts),
    removed: (from, parts) => reportChange('redaction-removed', { from: describeRedaction(from) }, parts),
    changed: (from, to, parts) => {
      const params = { from: describeRedaction(from), to: describeRedaction(to) };
      if (params.from !== params.to) reportChange('redaction-changed', params, parts);
    },
  });
  const messages = { from: describeMessage(base.message), to: describeMessage(head.message) };
  if (messages.from !== messages.to)
    reportChange('message-changed', messages, { base: base.message?.part, head: head.message?.part });
  compareRules(context);
  compareStateLifecycles(context);
}

interface ChangeHandlers<T> {
  readonly added: (value: T, parts: PartPair) => void;
  readonly removed: (value: T, parts: PartPair) => void;
  readonly changed: (from: T, to: T, parts: PartPair) => void;
}

function compareValues<T>(
  before: KeywordValue<T> | undefined,
  after: KeywordValue<T> | undefined,
  { added, removed, changed }: ChangeHandlers<T>,
): void {
  const parts = { base: before?.part, head: after?.part };
  if (before && after) changed(before.value, after.value, parts);
  else if (after) added(after.value, parts);
  else if (before) removed(before.value, parts);
}

function ignoreEqual(): void {
  // If both sides have a boolean annotation, its values are equal.
}

function describeRounding({ to, mode }: { readonly to: readonly number[]; readonly mode: string }): string {
  return `${mode === 'up' ? 'the next higher' : 'the nearest'} of ${[...to].join(', ')}`;
}

function describeRedaction({
  as,
  unless,
}: {
  readonly as: string;
  readonly unless?: { readonly text: string };
}): string {
  return unless ? `"${as}" unless ${unless.text}` : `"${as}"`;
}

function describeMessage(message: KeywordValue<string> | undefined): string {
  return message ? `"${message.value}"` : 'the default message';
}

export function compareStateLifecycles({ base, head, reportChange }: ComparisonContext): void {
  const [before, after] = [base.annotations.lifecycle, head.annotations.lifecycle];
  if (!before && !after) return;
  const parts = { base: before?.part, head: after?.part };
  const [from, to] = [before?.value ?? emptyLifecycle, after?.value ?? emptyLifecycle];
  // If both schemas list their values, state changes are reported as enum changes.
  const areValuesListed = base.values !== undefined && head.values !== undefined;
  if (!areValuesListed) {
    for (const name of from.states.keys()) if (!to.states.has(name)) reportChange('state-removed', { name }, parts);
    for (const name of to.states.keys()) if (!from.states.has(name)) reportChange('state-added', { name }, parts);
  }
  const [baseMoves, headMoves] = [movesByKey(from), movesByKey(to)];
  for (const [key, move] of baseMoves) if (!headMoves.has(key)) reportChange('move-removed', moveParams(move), parts);
  for (const [key, move] of headMoves) if (!baseMoves.has(key)) reportChange('move-added', moveParams(move), parts);
  if (before && after && from.open !== to.open) reportChange(to.open ? 'states-opened' : 'states-closed', {}, parts);
}

const emptyLifecycle: Lifecycle = { states: new Map(), moves: [], open: false };

function movesByKey({ moves }: Lifecycle): ReadonlyMap<string, LifecycleMove> {
  return new Map(moves.map((move) => [JSON.stringify(moveParams(move)), move]));
}

function moveParams({ from, to, trigger, when }: LifecycleMove): {
  readonly from: string;
  readonly to: string;
  readonly by: string;
} {
  return {
    from: describeStates(from),
    to: describeStates(to),
    by: when === undefined ? trigger : `${trigger}, when ${when}`,
  };
}

function describeStates(names: LifecycleMove['from']): string {
  return names === 'any' ? 'any state' : [...names].sort().join(' or ');
}
