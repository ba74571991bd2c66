// Comparison of annotations: default, deprecation, discriminator, and extensions.

import { canonical } from '../../../model/canonical-json.ts';
import type { Context, Parts } from './comparison-context.ts';
import type { Stated } from './normal-form.ts';
import { compareLifecycles } from './compare-lifecycles.ts';
import { compareRules } from './compare-rules.ts';

export function compareNotes(context: Context): void {
  const { find } = context;
  const [base, head] = [context.base.notes, context.head.notes];
  both(base.default, head.default, {
    added: (to, parts) => find('default-added', { to: canonical(to) }, parts),
    removed: (from, parts) => find('default-removed', { from: canonical(from) }, parts),
    changed: (from, to, parts) => {
      if (canonical(from) !== canonical(to)) find('default-changed', { from: canonical(from), to: canonical(to) }, parts);
    },
  });
  both(base.deprecated, head.deprecated, {
    added: (_, parts) => find('deprecated', {}, parts),
    removed: (_, parts) => find('reactivated', {}, parts),
    changed: same,
  });
  both(base.discriminator, head.discriminator, {
    added: (to, parts) => find('discriminator-added', { to }, parts),
    removed: (from, parts) => find('discriminator-removed', { from }, parts),
    changed: (from, to, parts) => {
      if (from !== to) find('discriminator-property-changed', { from, to }, parts);
    },
  });
  both(base.filterable, head.filterable, {
    added: (_, parts) => find('filter-added', {}, parts),
    removed: (_, parts) => find('filter-removed', {}, parts),
    changed: same,
  });
  both(base.round, head.round, {
    added: (to, parts) => find('rounding-added', { to: rounding(to) }, parts),
    removed: (from, parts) => find('rounding-removed', { from: rounding(from) }, parts),
    changed: (from, to, parts) => {
      const words = { from: rounding(from), to: rounding(to) };
      if (words.from !== words.to) find('rounding-changed', words, parts);
    },
  });
  both(base.redacted, head.redacted, {
    added: (to, parts) => find('redaction-added', { to: redaction(to) }, parts),
    removed: (from, parts) => find('redaction-removed', { from: redaction(from) }, parts),
    changed: (from, to, parts) => {
      const words = { from: redaction(from), to: redaction(to) };
      if (words.from !== words.to) find('redaction-changed', words, parts);
    },
  });
  const messages = { from: sentence(base.message), to: sentence(head.message) };
  if (messages.from !== messages.to) find('message-changed', messages, { base: base.message?.part, head: head.message?.part });
  compareRules(context);
  compareLifecycles(context);
}

interface Outcomes<T> {
  readonly added: (value: T, parts: Parts) => void;
  readonly removed: (value: T, parts: Parts) => void;
  readonly changed: (from: T, to: T, parts: Parts) => void;
}

function both<T>(before: Stated<T> | undefined, after: Stated<T> | undefined, { added, removed, changed }: Outcomes<T>): void {
  const parts = { base: before?.part, head: after?.part };
  if (before && after) changed(before.value, after.value, parts);
  else if (after) added(after.value, parts);
  else if (before) removed(before.value, parts);
}

function same(): void {
  // A boolean annotation has no other value.
}

function rounding({ to, mode }: { readonly to: readonly number[]; readonly mode: string }): string {
  return `${mode === 'up' ? 'the next' : 'the nearest'} of ${[...to].join(', ')}`;
}

function redaction({ as, unless }: { readonly as: string; readonly unless?: { readonly text: string } }): string {
  return unless ? `"${as}" unless ${unless.text}` : `"${as}"`;
}

function sentence(message: Stated<string> | undefined): string {
  return message ? `"${message.value}"` : 'a sentence of no particular kind';
}
