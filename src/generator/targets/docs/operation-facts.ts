// Sentences on the effect, limits, and resource of an operation.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, ended, enumerate, md, nothing, number, text, type Md } from '../../code/markdown/markdown.ts';
import type { Effect, Limit, Resource } from '../../openapi/extensions/types.ts';
import { conditionSpan, conditionWords } from './rules.ts';
import type { Links } from './page-links.ts';

/** Describes the effect of the operation on stored data. */
export function effectWords(effect: Effect, isMerged: boolean): readonly Md[] {
  return [...kindWords(effect, isMerged), ...effect.also.map((also) => ended(brief(also).line))];
}

function kindWords(effect: Effect, isMerged: boolean): readonly Md[] {
  switch (effect.kind) {
    case 'create':
      return [md`Creates: fields that are left out take their defaults.`];
    case 'replace':
      return [md`Replaces the whole value: fields that are left out take their defaults.`];
    case 'delete':
      return [md`Deletes what the path names.`];
    case 'action':
      return [md`Does more than change what is stored: fields that are left out take their defaults.`];
    case 'update':
      return [
        isMerged ? mergeWords(effect) : md`Updates: what is left out stays as it is.`,
        defaultsWords(effect.defaults),
      ];
    default:
      return effect.kind satisfies never;
  }
}

function mergeWords({ merge }: Effect): Md {
  const depth =
    merge === 'shallow'
      ? md`a field that is sent replaces the stored one whole`
      : md`fields merge at every depth, and arrays are replaced whole`;
  return md`Updates: ${depth}; what is left out stays as it is. Rules and required fields are judged on the merged value.`;
}

/** Describes which defaults of a body apply, if not all of them do. */
export function defaultsWords(fields: readonly string[]): Md {
  if (fields.length === 0) return md`No default applies.`;
  const names = enumerate(fields.map(code), 'and');
  return fields.length === 1
    ? md`Of the defaults, only that of ${names} applies when it is left out.`
    : md`Of the defaults, only those of ${names} apply when they are left out.`;
}

/** Describes a limit, with the documented message of its error response. */
export function limitWords(limit: Limit, links: Links): Md {
  const refusal = limit.message === undefined ? nothing : md` Refused with “${brief(limit.message).line}”`;
  if (limit.kind === 'rate') {
    const requests = md`${number(limit.requests)} ${text(limit.requests === 1 ? 'request' : 'requests')}`;
    return md`At most ${requests} in ${text(duration(limit.seconds))} (${code(limit.id)}).${refusal}`;
  }
  const counted =
    limit.where === undefined
      ? nothing
      : md`, counting those for which ${conditionWords(limit.where, links.rules.ofLimit(limit))}`;
  const written = limit.where === undefined ? nothing : md`: ${conditionSpan(limit.where)}`;
  const period = limit.within === undefined ? nothing : md` added in one UTC day`;
  return md`At most ${number(limit.max)} of ${links.schema(limit.of)}${period} per ${text(limit.per)}${counted} (${code(limit.id)}${written}).${refusal}`;
}

/** Returns "1 second", "2 minutes", "3 hours", or "1 day". */
function duration(seconds: number): string {
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
export function resourceWords(resource: Resource, links: Links): Md {
  const found = md`${links.schema(resource.schema)}, found by ${code(resource.parameter)}`;
  return resource.within === undefined ? found : md`${found}, within ${resourceWords(resource.within, links)}`;
}
