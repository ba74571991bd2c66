// The claims about filters (FLT), in the readers of parameters.

import assert from 'node:assert/strict';

import { at, changedAt, isNode, type Node } from '../../tree.ts';
import { claim, type Breakage, type Patch, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { parameters } from '../interface.ts';
import { parameterAs } from '../operations.ts';

/** Devices have a number and times, clients a text and a truth to ask for. */
const devices = parameters('GET /v4/networking/firewalls/{firewallId}/devices');
const clients = parameters('GET /v4/account/oauth-clients');
type List = typeof devices;

const file = 'runtime/parameters/filter.ts';
const runtime = (says: string, from: string, to: string, change?: (document: Node) => Node): Breakage => {
  const patch: Patch = { file, from, to };
  return { says, patch: [patch], ...(change !== undefined && { change }) };
};

/** The document with another schema of filters: what the runtime does not refuse, this one would. */
const loose = (document: Node): Node =>
  changedAt(document, ['components', 'schemas', 'Filter'], () => ({ type: 'object' }));
const unread = (list: List): Breakage => parameterAs(list, 'X-Filter', 'is not read', () => undefined);

/** A field is, or is not, one to ask for; or it is of another type. */
const property = (schema: string, name: string, says: string, keywords: Node): Breakage => ({
  says: `${name} of ${schema} ${says}`,
  change: (document) => {
    const path = ['components', 'schemas', schema, 'properties', name];
    assert(isNode(at(document, path)), `${schema} has no ${name}`);
    return changedAt(document, path, (declared) => ({ ...(isNode(declared) ? declared : {}), ...keywords }));
  },
});

interface Filters {
  readonly good?: readonly object[];
  /** Refused, with words of the sentence. */
  readonly bad?: readonly (readonly [unknown, RegExp])[];
}

/** That a list takes some filters and refuses others in these words. */
function filters(list: List, { good = [], bad = [] }: Filters, ...breaks: readonly Breakage[]): ValidatorCheck {
  const text = (filter: unknown): string => (typeof filter === 'string' ? filter : JSON.stringify(filter));
  return {
    places: [list],
    holds: (validators) => {
      for (const filter of good) {
        const found = validators.problems(list, { filter: text(filter) });
        assert.deepEqual(
          found.map(({ message }) => message),
          [],
          `${list.call} must take the filter ${text(filter)}`,
        );
      }
      for (const [filter, words] of bad) {
        const found = validators.problems(list, { filter: text(filter) });
        assert(
          found.some(({ message, pointer }) => pointer.startsWith('/header/X-Filter') && words.test(message)),
          `${list.call} must refuse the filter ${text(filter)} in words like ${String(words)}; found: ${found.map(({ message }) => message).join(', ')}`,
        );
      }
    },
    breaks,
  };
}

const noMembers = runtime(
  'lists are not looked at',
  'if (!Array.isArray(value)) return [problem(key, `\\`${key}\\` must be a list of filters`)];',
  'if (!Array.isArray(value)) return undefined;',
  loose,
);

/** The claim about `+and` or `+or`. */
const combined = (id: string, key: string): ValidatorClaim =>
  claim(
    id,
    filters(
      devices,
      {
        good: [
          { [key]: [{ id: 5 }, { id: { '+gt': 5 } }] },
          { [key]: [{ '+or': [{ id: 1 }] }, { '+and': [{ id: 2 }] }] },
          { [key]: [] },
        ],
        bad: [
          [{ [key]: { id: 5 } }, /list of filters/],
          [{ [key]: [5] }, /list of filters/],
          [{ [key]: [{ entity: 5 }] }, /`entity`/],
        ],
      },
      noMembers,
      runtime(`${key} is no operator`, `key === '${key}'`, `key === '${key}_'`),
      unread(devices),
    ),
  );

const compares = (id: string, key: string): ValidatorClaim =>
  claim(
    id,
    filters(
      devices,
      {
        good: [{ id: { [key]: 5 } }, { id: { [key]: -1.5 } }],
        bad: [
          [{ id: { [key]: '5' } }, /must be a number/],
          [{ id: { [key]: null } }, /must be a number/],
        ],
      },
      property('FirewallDevice', 'id', 'is a text', { type: 'string' }),
      runtime(`${key} takes anything`, `case '${key}':`, `case '${key}': return undefined; case '${key}_':`, loose),
      runtime(`${key} is no operator`, `case '${key}':`, `case '${key}_':`),
    ),
  );

const anyOperator = runtime(
  'an unknown operator is let pass',
  'return `\\`${operator}\\` is no operator`;',
  'return undefined;',
  loose,
);

export const claims: readonly ValidatorClaim[] = [
  combined('FLT-04', '+and'),
  combined('FLT-05', '+or'),
  compares('FLT-06', '+gt'),
  compares('FLT-07', '+gte'),
  compares('FLT-08', '+lt'),
  compares('FLT-09', '+lte'),
  claim(
    'FLT-10',
    filters(
      clients,
      { good: [{ label: { '+contains': 'app' } }, { label: { '+contains': '' } }] },
      property('OAuthClient', 'label', 'is a number', { type: 'integer', minLength: undefined, maxLength: undefined }),
    ),
  ),
  claim(
    'FLT-11',
    filters(
      devices,
      {
        good: [{ id: { '+neq': '5' } }, { created: { '+neq': '2030-01-15T10:20:30Z' } }],
        bad: [[{ id: { '+neq': [] } }, /must be a string/]],
      },
      runtime('+neq takes no string', "case '+neq':", "case '+neq': return '`+neq` is refused'; case '+neq_':"),
      runtime('+neq takes anything', "case '+neq':", "case '+neq': return undefined; case '+neq_':", loose),
    ),
  ),
  claim(
    'FLT-13',
    filters(
      devices,
      {
        good: [{ '+order_by': 'id' }, { '+order_by': 'created' }],
        bad: [
          [{ '+order_by': 'entity' }, /must name a Filterable field/],
          [{ '+order_by': 'none' }, /must name a Filterable field/],
          [{ '+order_by': 7 }, /must name/],
        ],
      },
      property('FirewallDevice', 'entity', 'can be asked for', {
        'x-filterable': true,
        type: 'string',
        $ref: undefined,
      }),
      property('FirewallDevice', 'id', 'cannot be asked for', { 'x-filterable': undefined }),
      unread(devices),
    ),
  ),
  claim(
    'FLT-14',
    filters(
      devices,
      {
        good: [{ '+order_by': 'id', '+order': 'asc' }, { '+order_by': 'id', '+order': 'desc' }, { '+order_by': 'id' }],
        bad: [[{ '+order_by': 'id', '+order': 'up' }, /"asc" or "desc"/]],
      },
      runtime('asc is no order', "value !== 'asc'", "value !== 'ascending'"),
      runtime('desc is no order', "value !== 'desc'", "value !== 'descending'"),
      unread(devices),
    ),
  ),
  claim(
    'FLT-15',
    filters(
      devices,
      { good: [{ '+order_by': 'id', '+order': 'asc' }], bad: [[{ '+order': 'asc' }, /requires `\+order_by`/]] },
      runtime(
        'an order may stand alone',
        "return Object.hasOwn(term, '+order_by') ?",
        "return Object.hasOwn(term, '+order') ?",
        loose,
      ),
    ),
  ),
  claim(
    'FLT-16',
    filters(
      devices,
      {
        bad: [
          [{ '+order_by': 'id', '+order': 'ascending' }, /"asc" or "desc"/],
          [{ '+order_by': 'id', '+order': 'ASC' }, /"asc" or "desc"/],
          [{ '+order_by': 'id', '+order': null }, /"asc" or "desc"/],
        ],
      },
      runtime('any order is let pass', "value !== 'asc' && value !== 'desc'", 'value === undefined', loose),
      unread(devices),
    ),
  ),
  claim(
    'FLT-18',
    filters(
      devices,
      {
        good: [{ id: 5 }, { created: '2030-01-15T10:20:30Z' }],
        bad: [[{ entity: 'web-01' }, /`entity` is no Filterable field/]],
      },
      property('FirewallDevice', 'entity', 'can be asked for', {
        'x-filterable': true,
        type: 'string',
        $ref: undefined,
      }),
      property('FirewallDevice', 'id', 'cannot be asked for', { 'x-filterable': undefined }),
    ),
    filters(
      clients,
      { good: [{ public: true }], bad: [[{ status: 'active' }, /`status` is no Filterable field/]] },
      property('OAuthClient', 'status', 'can be asked for', { 'x-filterable': true }),
    ),
  ),
  claim(
    'FLT-19',
    filters(
      devices,
      {
        bad: [
          [{ no_such_field: 5 }, /`no_such_field` is no Filterable field/],
          [{ '+and': [{ constructor: 5 }] }, /`constructor` is no Filterable field/],
        ],
      },
      unread(devices),
    ),
  ),
  claim(
    'FLT-20',
    filters(
      devices,
      {
        good: [{ id: 5 }],
        bad: [
          ['{"id":5', /must be JSON/],
          ['id=5', /must be JSON/],
          ['', /must be JSON/],
        ],
      },
      unread(devices),
    ),
  ),
  claim(
    'FLT-21',
    filters(
      devices,
      {
        bad: [
          ...['+and', '+or'].flatMap((key) =>
            [{ id: 5 }, 'id', 5, null].map((value) => [{ [key]: value }, /list of filters/] as const),
          ),
          ...['+gt', '+gte', '+lt', '+lte'].flatMap((key) =>
            ['5', true, null, [5]].map((value) => [{ id: { [key]: value } }, /must be a number/] as const),
          ),
        ],
      },
      noMembers,
      ...['+gt', '+gte', '+lt', '+lte'].map((key) =>
        runtime(`${key} takes anything`, `case '${key}':`, `case '${key}': return undefined; case '${key}_':`, loose),
      ),
    ),
  ),
  claim(
    'FLT-26',
    filters(
      devices,
      {
        good: [
          { id: { '+gt': 5 } },
          { id: { '+gte': 5, '+lt': 10 } },
          { id: { '+lte': 10, '+neq': '7' } },
          { created: { '+contains': '2030' } },
        ],
        bad: [
          [{ '+gt': 5 }, /`\+gt` is no operator that may stand here/],
          [{ id: { '+gt': 5, '+lt': 'ten' } }, /`\+lt` of `id`/],
          [{ id: { '+and': [] } }, /is no operator/],
        ],
      },
      property('FirewallDevice', 'id', 'cannot be asked for', { 'x-filterable': undefined }),
      anyOperator,
      unread(devices),
    ),
  ),
  claim(
    'FLT-27',
    filters(
      devices,
      {
        bad: [
          [{ id: { '+eq': 5 } }, /`\+eq` is no operator/],
          [{ '+not': [] }, /`\+not` is no operator/],
          [{ id: { gt: 5 } }, /`gt` is no operator/],
        ],
      },
      anyOperator,
      unread(devices),
    ),
  ),
  claim(
    'FLT-28',
    filters(
      devices,
      {
        good: [{}],
        bad: [
          ['[]', /./],
          ['5', /./],
          ['null', /./],
          ['"id"', /./],
        ],
      },
      {
        says: 'a filter may be anything',
        change: (document) => changedAt(document, ['components', 'schemas', 'Filter'], () => ({})),
      },
      unread(devices),
    ),
  ),
  claim(
    'FLT-29',
    filters(
      clients,
      {
        bad: [
          [{ label: { '+contains': 5 } }, /`\+contains` of `label` must be a string/],
          [{ label: { '+contains': null } }, /must be a string/],
        ],
      },
      runtime(
        '+contains takes anything',
        "case '+contains':",
        "case '+contains': return undefined; case '+contains_':",
        loose,
      ),
      unread(clients),
    ),
  ),
];
