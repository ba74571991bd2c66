// The claims that hold everywhere: timestamps, identifiers, ignored fields (GEN), pages (PAG) and errors (ERR), in the validators.

import assert from 'node:assert/strict';

import { assertAccepts, assertRefuses, field, ignores, listed } from '../checks.ts';
import { claim, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { withField } from '../fields.ts';
import { answer, body, parameters, type Place } from '../interface.ts';
import { declaredAs, dropped } from '../mutate.ts';
import { page, pageSize, path, query } from '../operations.ts';
import { example } from '../samples.ts';
import { calls, paged } from '../../calls.ts';

const open: readonly (readonly [Place, readonly string[]])[] = [
  [answer('GET /v4/account/users/{username}'), ['last_login.login_datetime']],
  [answer('GET /v4/compute/instances/{computeId}'), ['created', 'updated', 'backups.last_successful']],
  [answer('POST /v4/compute/instances/{computeId}/backups'), ['created', 'updated', 'finished']],
  [answer('GET /v4/nodebalancers/{nodeBalancerId}'), ['created', 'updated']],
  [answer('GET /v4/databases/mysql/instances/{instanceId}'), ['created', 'updated']],
  [answer('GET /v4/databases/mysql/instances/{instanceId}/backups'), ['data.0.created']],
  [answer('GET /v4/account/payment-methods'), ['data.0.created']],
  [answer('GET /v4/compute/stackscripts/{stackscriptId}'), ['created', 'updated']],
  [answer('POST /v4/profile/sshkeys'), ['created']],
  [answer('POST /v4/domains/{domainId}/records'), ['created', 'updated']],
  [answer('POST /v4/managed/services'), ['created', 'updated']],
  [answer('POST /v4/networking/firewalls/{firewallId}/devices'), ['created', 'updated']],
];
const zoned: typeof open = [
  [answer('GET /v4/account/users/{username}'), ['password_created']],
  [answer('GET /v4/longview/clients/{clientId}'), ['created', 'updated']],
];
const bad = ['yesterday', '2030-01-15', '15/01/2030 10:20', '10:20:30', ''];
const withZone = ['2030-01-15T10:20:30Z', '2030-01-15T10:20:30.125Z'];
const withoutZone = ['2030-01-15T10:20:30', '2030-01-15T10:20:30.125'];

const timestamps = (table: typeof open, good: readonly string[], keyword: string): ValidatorCheck[] =>
  table.flatMap(([place, names]) => names.map((name) => field(place, name, { good, bad: { [keyword]: bad } })));

const tagged = answer('GET /v4/tags/{label}');
const device = answer('GET /v4/networking/firewalls/{firewallId}/devices');

/** That a body has a field by this name: without it, the body is refused. */
const named = (place: Place, name: string, within?: unknown): ValidatorCheck =>
  field(place, name, { ...(within !== undefined && { within }), bad: { required: [undefined] } });

const wallet = answer('GET /v4/account/payment-methods');

/** That a wallet is known by its `wallet_id`. */
const walletId: ValidatorCheck = {
  places: [wallet],
  holds: (validators) => {
    const method = (data: object): unknown =>
      withField(withField(example(wallet), 'data.0.type', 'wallet'), 'data.0.data', data);
    assertAccepts(validators, wallet, method({ email: 'demo@example.com', wallet_id: 'W2X3Y4Z5' }));
    assertRefuses(validators, wallet, method({ email: 'demo@example.com' }), 'data.0.data.wallet_id', 'required');
  },
  breaks: [dropped(wallet, 'data.0.data.wallet_id', 'required'), dropped(wallet, 'data.0.data', 'anyOf')],
};

const neutral: readonly ValidatorCheck[] = [
  ...path('GET /v4/compute/instances/{computeId}', { computeId: 'integer' }),
  ...path('GET /v4/managed/compute-settings/{computeId}', { computeId: 'integer' }),
  named(tagged, 'data.0.data.compute_id'),
  named(tagged, 'data.0.data.compute_label'),
  listed(device, 'data.0.entity.type', ['compute']),
  listed(body('POST /v4/networking/firewalls/{firewallId}/devices'), 'type', ['compute']),
  named(answer('GET /v4/compute/stackscripts/{stackscriptId}'), 'user_avatar_id'),
  walletId,
];

const card = body('POST /v4/account/payment-methods');
const settings = body('PUT /v4/managed/compute-settings/{computeId}');
const service = body('POST /v4/managed/services');

/** That several fields of one body are refused at once, each by its own name and keyword. */
const together = (place: Place, wrong: Readonly<Record<string, readonly [unknown, string]>>): ValidatorCheck => ({
  places: [place],
  holds: (validators) => {
    const sample = place.call.startsWith('PUT ') ? {} : example(place);
    const value = Object.entries(wrong).reduce(
      (whole: unknown, [name, [member]]) => withField(whole, name, member),
      sample,
    );
    const found = validators.problems(place, value).map((problem) => problem.field);
    assert.deepEqual([...new Set(found)].sort(), Object.keys(wrong).sort());
    for (const [name, [, keyword]] of Object.entries(wrong)) assertRefuses(validators, place, value, name, keyword);
  },
  breaks: Object.entries(wrong).map(([name, [, keyword]]) => dropped(place, name, keyword)),
});

/** Every body of the interface takes a field that it does not declare. */
const bodies = calls.filter((call) => /^(PUT|POST) /.test(call));

const inQuery: ValidatorCheck = {
  places: paged.slice(0, 1).map(parameters),
  holds: (validators) => {
    for (const call of paged.slice(0, 1)) {
      assertAccepts(validators, parameters(call), { query: 'page=1&page_size=25' });
      assertRefuses(validators, parameters(call), { query: 'page=one&page_size=25' }, 'page', 'type');
      assertRefuses(validators, parameters(call), { query: 'page=1&page_size=many' }, 'page_size', 'type');
    }
  },
  breaks: paged.slice(0, 1).flatMap((call) => query(call, 'page', { good: ['1'], bad: { type: [] } }).breaks),
};

export const claims: readonly ValidatorClaim[] = [
  claim(
    'GEN-18',
    ...timestamps(open, [...withZone, ...withoutZone], 'pattern'),
    ...timestamps(zoned, withZone, 'format'),
  ),
  claim('GEN-20', ...neutral),
  claim(
    'GEN-24',
    ignores(body('PUT /v4/compute/instances/{computeId}'), {}, [
      'backups.enabled',
      'backups.available',
      'backups.last_successful',
      'id',
    ]),
    ...bodies.map((call) => ignores(body(call), call.startsWith('PUT ') ? {} : example(body(call)), [])),
  ),
  claim('PAG-01', ...paged.map((call) => query(call, 'page', page))),
  claim('PAG-03', ...paged.map((call) => query(call, 'page_size', pageSize))),
  claim('PAG-05', ...paged.map((call) => query(call, 'page_size', { good: [], bad: { minimum: ['24'] } }))),
  claim('PAG-06', ...paged.map((call) => query(call, 'page_size', { good: [], bad: { maximum: ['501'] } }))),
  claim('PAG-07', ...paged.map((call) => query(call, 'page', { good: [], bad: { minimum: ['0'] } }))),
  claim(
    'PAG-08',
    inQuery,
    ...paged.map((call) => query(call, 'page_size', { good: [], bad: { type: ['many', '25.5', 'true'] } })),
  ),
  claim(
    'ERR-06',
    field(card, 'data.expiry_month', { good: [12], bad: { maximum: [13] } }),
    field(settings, 'ssh.port', { good: [1, 22], bad: { minimum: [0] } }),
    field(body('POST /v4/profile/security-questions'), 'security_questions.0.question_id', {
      good: [1],
      bad: { type: ['one'] },
    }),
  ),
  claim(
    'ERR-07',
    together(card, { type: ['wallet', 'enum'], is_default: ['yes', 'type'], 'data.cvv': [123, 'type'] }),
    together(settings, { 'ssh.access': ['yes', 'type'], 'ssh.port': [0, 'minimum'] }),
    together(service, { label: ['', 'minLength'], timeout: ['soon', 'type'], credentials: ['none', 'type'] }),
  ),
  claim('ERR-20', ...bodies.map(wrongTypes)),
];

/** That each field of the example of a body is refused by its name where it is of no type that it can have. */
function wrongTypes(call: string): ValidatorCheck {
  const place = body(call);
  const sample = example(place);
  const names = Object.keys(typeof sample === 'object' && sample !== null ? sample : {});
  return {
    places: [place],
    holds: (validators) => {
      for (const name of names) {
        const wrong = validators
          .problems(place, withField(sample, name, { nonsense: [0] }))
          .concat(validators.problems(place, withField(sample, name, Infinity)));
        assert(
          wrong.some((problem) => problem.field === name),
          `${call}: ${name} takes anything`,
        );
      }
    },
    breaks: names.map((name) => declaredAs(place, name, {})),
  };
}
