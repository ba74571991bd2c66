// Sentences about the effect, limits, and resource of an operation.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  withPeriod,
  joinEnumeration,
  md,
  emptyMarkdown,
  markdownNumber,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Effect, Limit, Resource } from '../../openapi/extensions/types.ts';
import { conditionSpan, describeRuleCondition } from './rules-and-preconditions.ts';
import type { Links } from './page-links.ts';

/** Describes the effect of the operation on stored data. */
export function describeEffect(effect: Effect, isMerged: boolean): readonly Markdown[] {
  return [
    ...describeEffectKind(effect, isMerged),
    ...effect.also.map((also) => withPeriod(summarizeDescription(also).line)),
  ];
}

function describeEffectKind(effect: Effect, isMerged: boolean): readonly Markdown[] {
  switch (effect.kind) {
    case 'create':
      return [md`Creates a resource. Omitted fields get their default values.`];
    case 'replace':
      return [md`Replaces the entire resource. Omitted fields get their default values.`];
    case 'delete':
      return [md`Deletes the resource that the path identifies.`];
    case 'action':
      return [md`Has effects beyond stored data. Omitted fields get their default values.`];
    case 'update':
      return [
        isMerged ? describeMerge(effect) : md`Updates the resource. Omitted fields are unchanged.`,
        describeAppliedDefaults(effect.defaults),
      ];
    default:
      return effect.kind satisfies never;
  }
}

function describeMerge({ merge }: Effect): Markdown {
  const depth =
    merge === 'shallow'
      ? md`each field in the request replaces the entire stored field`
      : md`fields are merged at every depth, and arrays are replaced entirely`;
  return md`Updates the resource: ${depth}. Omitted fields are unchanged. Rules and required fields are validated on the merged value.`;
}

/** Describes which defaults of a body apply, if not all of them do. */
export function describeAppliedDefaults(fields: readonly string[]): Markdown {
  if (fields.length === 0) return md`Defaults do not apply.`;
  const names = joinEnumeration(fields.map(codeSpan), 'and');
  return md`Defaults apply only to ${names}.`;
}

/** Describes a limit, with the documented message of its error response. */
export function describeLimit(limit: Limit, links: Links): Markdown {
  const errorMessage =
    limit.message === undefined ? emptyMarkdown : md` Error message: “${summarizeDescription(limit.message).line}”`;
  if (limit.kind === 'rate') {
    const requests = md`${markdownNumber(limit.requests)} ${escapeMarkdown(limit.requests === 1 ? 'request' : 'requests')}`;
    return md`At most ${requests} in ${escapeMarkdown(describeDuration(limit.seconds))} (${codeSpan(limit.id)}).${errorMessage}`;
  }
  const countedCondition =
    limit.where === undefined
      ? emptyMarkdown
      : md`, counting only those for which ${describeRuleCondition(limit.where, links.rules.ofLimit(limit))}`;
  const writtenCondition = limit.where === undefined ? emptyMarkdown : md`: ${conditionSpan(limit.where)}`;
  const period = limit.within === undefined ? emptyMarkdown : md` created in one UTC day`;
  const objects = escapeMarkdown(limit.max === 1 ? 'object' : 'objects');
  return md`At most ${markdownNumber(limit.max)} ${links.schema(limit.of)} ${objects}${period} per ${escapeMarkdown(limit.per)}${countedCondition} (${codeSpan(limit.id)}${writtenCondition}).${errorMessage}`;
}

/** Returns "1 second", "2 minutes", "3 hours", or "1 day". */
function describeDuration(seconds: number): string {
  for (const [length, unit] of [
    [86400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const) {
    if (seconds % length === 0) return seconds === length ? `1 ${unit}` : `${seconds / length} ${unit}s`;
  }
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** Describes the resource that the path identifies, and its owners. */
export function describeResource(resource: Resource, links: Links): Markdown {
  const sentence = md`${links.schema(resource.schema)}, identified by ${codeSpan(resource.parameter)}`;
  return resource.within === undefined ? sentence : md`${sentence}, in ${describeResource(resource.within, links)}`;
}
