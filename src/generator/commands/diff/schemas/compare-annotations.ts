// Comparison of annotations: default, deprecation, discriminator, and extensions.

import { canonicalJson } from '../../../model/canonical-json.ts';
import type { ComparisonContext, PartPair } from './comparison-context.ts';
import type { KeywordValue } from './normal-form.ts';
import { compareLifecycles } from './compare-lifecycles.ts';
import { compareRules } from './compare-rules.ts';

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
  compareLifecycles(context);
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
  // A boolean annotation has no other value.
}

function describeRounding({ to, mode }: { readonly to: readonly number[]; readonly mode: string }): string {
  return `${mode === 'up' ? 'the next' : 'the nearest'} of ${[...to].join(', ')}`;
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
  return message ? `"${message.value}"` : 'a sentence of no particular kind';
}
