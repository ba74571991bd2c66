// Claims about filters (FLT) in the parameter readers.

import { updateAt } from '../../immutable-tree.ts';
import { claim, type ValidatorClaim } from '../claim.ts';
import {
  allowAnyOperand,
  changeProperty,
  checkFilters,
  devices,
  loosenFilterSchema,
  oauthClients,
  patchRuntime,
  removeFilterParameter,
} from '../filter-checks.ts';

const nonArrayMutation = patchRuntime(
  '+and and +or accept any value',
  'if (!Array.isArray(value)) return [createFilterProblem(key, `\\`${key}\\` must be an array of filters`)];',
  'if (!Array.isArray(value)) return undefined;',
  loosenFilterSchema,
);

/** Claims about `+and` or `+or`. */
const claimCombinator = (id: string, key: string): ValidatorClaim =>
  claim(
    id,
    checkFilters(
      devices,
      {
        good: [
          { [key]: [{ id: 5 }, { id: { '+gt': 5 } }] },
          { [key]: [{ '+or': [{ id: 1 }] }, { '+and': [{ id: 2 }] }] },
          { [key]: [] },
        ],
        bad: [
          [{ [key]: { id: 5 } }, /array of filters/],
          [{ [key]: [5] }, /array of filters/],
          [{ [key]: [{ entity: 5 }] }, /`entity`/],
        ],
      },
      nonArrayMutation,
      patchRuntime(`${key} is not an operator`, `key === '${key}'`, `key === '${key}_'`),
      removeFilterParameter(devices),
    ),
  );

const comparisons = ['+gt', '+gte', '+lt', '+lte'];

/** Claims about an operator that compares numbers. */
const claimComparison = (id: string, key: string): ValidatorClaim =>
  claim(
    id,
    checkFilters(
      devices,
      {
        good: [{ id: { [key]: 5 } }, { id: { [key]: -1.5 } }],
        bad: [
          [{ id: { [key]: '5' } }, /must be a number/],
          [{ id: { [key]: null } }, /must be a number/],
        ],
      },
      changeProperty('FirewallDevice', 'id', 'is a string', { type: 'string' }),
      allowAnyOperand(key),
      patchRuntime(`${key} is not an operator`, `case '${key}':`, `case '${key}_':`),
    ),
  );

const filterableEntityMutation = changeProperty('FirewallDevice', 'entity', 'is filterable', {
  'x-filterable': true,
  type: 'string',
  $ref: undefined,
});
const unfilterableIdMutation = changeProperty('FirewallDevice', 'id', 'is not filterable', {
  'x-filterable': undefined,
});

const anyOperatorMutation = patchRuntime(
  'an unknown operator is accepted',
  'return `\\`${operator}\\` is not a valid operator`;',
  'return undefined;',
  loosenFilterSchema,
);

export const claims: readonly ValidatorClaim[] = [
  claimCombinator('FLT-04', '+and'),
  claimCombinator('FLT-05', '+or'),
  claimComparison('FLT-06', '+gt'),
  claimComparison('FLT-07', '+gte'),
  claimComparison('FLT-08', '+lt'),
  claimComparison('FLT-09', '+lte'),
  claim(
    'FLT-10',
    checkFilters(
      oauthClients,
      { good: [{ label: { '+contains': 'app' } }, { label: { '+contains': '' } }] },
      changeProperty('OAuthClient', 'label', 'is a number', {
        type: 'integer',
        minLength: undefined,
        maxLength: undefined,
      }),
    ),
  ),
  claim(
    'FLT-11',
    checkFilters(
      devices,
      {
        good: [{ id: { '+neq': '5' } }, { created: { '+neq': '2030-01-15T10:20:30Z' } }],
        bad: [[{ id: { '+neq': [] } }, /must be a string/]],
      },
      patchRuntime('+neq rejects strings', "case '+neq':", "case '+neq': return '`+neq` is invalid'; case '+neq_':"),
      allowAnyOperand('+neq'),
    ),
  ),
  claim(
    'FLT-13',
    checkFilters(
      devices,
      {
        good: [{ '+order_by': 'id' }, { '+order_by': 'created' }],
        bad: [
          [{ '+order_by': 'entity' }, /must be the name of a filterable field/],
          [{ '+order_by': 'none' }, /must be the name of a filterable field/],
          [{ '+order_by': 7 }, /must be the name/],
        ],
      },
      filterableEntityMutation,
      unfilterableIdMutation,
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-14',
    checkFilters(
      devices,
      {
        good: [{ '+order_by': 'id', '+order': 'asc' }, { '+order_by': 'id', '+order': 'desc' }, { '+order_by': 'id' }],
        bad: [[{ '+order_by': 'id', '+order': 'up' }, /"asc" or "desc"/]],
      },
      patchRuntime('asc is not an order', "value !== 'asc'", "value !== 'ascending'"),
      patchRuntime('desc is not an order', "value !== 'desc'", "value !== 'descending'"),
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-15',
    checkFilters(
      devices,
      { good: [{ '+order_by': 'id', '+order': 'asc' }], bad: [[{ '+order': 'asc' }, /requires `\+order_by`/]] },
      patchRuntime(
        '+order is accepted without +order_by',
        "return Object.hasOwn(term, '+order_by') ?",
        "return Object.hasOwn(term, '+order') ?",
        loosenFilterSchema,
      ),
    ),
  ),
  claim(
    'FLT-16',
    checkFilters(
      devices,
      {
        bad: [
          [{ '+order_by': 'id', '+order': 'ascending' }, /"asc" or "desc"/],
          [{ '+order_by': 'id', '+order': 'ASC' }, /"asc" or "desc"/],
          [{ '+order_by': 'id', '+order': null }, /"asc" or "desc"/],
        ],
      },
      patchRuntime(
        'any order is accepted',
        "value !== 'asc' && value !== 'desc'",
        'value === undefined',
        loosenFilterSchema,
      ),
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-18',
    checkFilters(
      devices,
      {
        good: [{ id: 5 }, { created: '2030-01-15T10:20:30Z' }],
        bad: [[{ entity: 'web-01' }, /`entity` is not a filterable field/]],
      },
      filterableEntityMutation,
      unfilterableIdMutation,
    ),
    checkFilters(
      oauthClients,
      { good: [{ public: true }], bad: [[{ status: 'active' }, /`status` is not a filterable field/]] },
      changeProperty('OAuthClient', 'status', 'is filterable', { 'x-filterable': true }),
    ),
  ),
  claim(
    'FLT-19',
    checkFilters(
      devices,
      {
        bad: [
          [{ no_such_field: 5 }, /`no_such_field` is not a filterable field/],
          [{ '+and': [{ constructor: 5 }] }, /`constructor` is not a filterable field/],
        ],
      },
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-20',
    checkFilters(
      devices,
      {
        good: [{ id: 5 }],
        bad: [
          ['{"id":5', /must be JSON/],
          ['id=5', /must be JSON/],
          ['', /must be JSON/],
        ],
      },
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-21',
    checkFilters(
      devices,
      {
        bad: [
          ...['+and', '+or'].flatMap((key) =>
            [{ id: 5 }, 'id', 5, null].map((value) => [{ [key]: value }, /array of filters/] as const),
          ),
          ...comparisons.flatMap((key) =>
            ['5', true, null, [5]].map((value) => [{ id: { [key]: value } }, /must be a number/] as const),
          ),
        ],
      },
      nonArrayMutation,
      ...comparisons.map(allowAnyOperand),
    ),
  ),
  claim(
    'FLT-26',
    checkFilters(
      devices,
      {
        good: [
          { id: { '+gt': 5 } },
          { id: { '+gte': 5, '+lt': 10 } },
          { id: { '+lte': 10, '+neq': '7' } },
          { created: { '+contains': '2030' } },
        ],
        bad: [
          [{ '+gt': 5 }, /`\+gt` is not an allowed operator/],
          [{ id: { '+gt': 5, '+lt': 'ten' } }, /`\+lt` of `id`/],
          [{ id: { '+and': [] } }, /is not a valid operator/],
        ],
      },
      unfilterableIdMutation,
      anyOperatorMutation,
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-27',
    checkFilters(
      devices,
      {
        bad: [
          [{ id: { '+eq': 5 } }, /`\+eq` is not a valid operator/],
          [{ '+not': [] }, /`\+not` is not an allowed operator/],
          [{ id: { gt: 5 } }, /`gt` is not a valid operator/],
        ],
      },
      anyOperatorMutation,
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-28',
    checkFilters(
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
        description: 'a filter accepts any value',
        change: (document) => updateAt(document, ['components', 'schemas', 'Filter'], () => ({})),
      },
      removeFilterParameter(devices),
    ),
  ),
  claim(
    'FLT-29',
    checkFilters(
      oauthClients,
      {
        bad: [
          [{ label: { '+contains': 5 } }, /`\+contains` of `label` must be a string/],
          [{ label: { '+contains': null } }, /must be a string/],
        ],
      },
      allowAnyOperand('+contains'),
      removeFilterParameter(oauthClients),
    ),
  ),
];
