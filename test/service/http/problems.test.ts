// All that is wrong with a request comes at once, and each thing once.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../harness/world.ts';

let world: World;
beforeAll(async () => void (world = await startWorld({ storage: 'sqlite' })));
afterAll(() => world.close());

const address = 'Must be an IPv4 address, an IPv6 address in brackets or a host name, then `:` and a port from 1 to 65535.';

it.each([
  ['PUT', '/v4/databases/mysql/instances/2001', { label: '', allow_list: ['x'] }, [['label', 'must not be empty'], ['allow_list', 'Each item must be a single IP address or a CIDR range.']]],
  ['PUT', '/v4/databases/mysql/instances/2001', { allow_list: ['x'], updates: { day_of_week: 8 } }, [['updates.day_of_week', 'must be at most 7'], ['allow_list', 'Each item must be a single IP address or a CIDR range.']]],
  ['PUT', '/v4/compute/instances/1001', { tags: ['web', ''] }, [['tags.1', 'must not be empty']]],
  ['PUT', '/v4/nodebalancers/6001', { tags: [''] }, [['tags.0', 'must not be empty']]],
  ['POST', '/v4/nodebalancers/6001/configs/1/rebuild', { nodes: [{ address: 'a', label: 'x' }] }, [['nodes.0.address', address]]],
  [
    'POST',
    '/v4/nodebalancers/6001/configs/1/rebuild',
    { port: 0, check_interval: 5, check_timeout: 9, nodes: [{ address: 'a', label: 'x' }, { address: 'b', label: 'y' }] },
    [['port', 'must be at least 1'], ['nodes.0.address', address], ['nodes.1.address', address], ['check_interval', 'The check interval must be greater than the check timeout.']],
  ],
])('%s %s %j', async (method, path, body, problems) => {
  const { status, json } = await world.raw(method, path, { token: world.fixtures.tokens.unrestricted, body });
  expect([status, json]).toEqual([400, { errors: problems.map(([field, reason]) => ({ field, reason })) }]);
});

it.each([
  ['and', 249, 400, '`nolabel` is no Filterable field'],
  ['and', 250, 400, 'must be JSON, nested at most 500 levels deep'],
  ['or', 1100, 400, 'must be JSON, nested at most 500 levels deep'],
])('a filter of `+%s` with %i levels gets %i: %s', async (operator, levels, expected, reason) => {
  const filter = `{"+${operator}":[`.repeat(levels) + '{"nolabel":1}' + ']}'.repeat(levels);
  const { status, json, text } = await world.raw('GET', '/v4/longview/clients', { token: world.fixtures.tokens.unrestricted, headers: { 'X-Filter': filter } });
  expect([status, json]).toMatchObject([expected, { errors: [{ reason }] }]);
  expect(text.length).toBeLessThan(1000);
});

it('a filter that is wrong at each of its levels gets a short response', async () => {
  const filter = '{"nolabel":1,"+and":['.repeat(240) + '{}' + ']}'.repeat(240);
  const { status, json, text } = await world.raw('GET', '/v4/longview/clients', { token: world.fixtures.tokens.unrestricted, headers: { 'X-Filter': filter } });
  expect([status, (json as { errors: unknown[] }).errors.length]).toEqual([400, 101]);
  expect(text).toMatch(/"and at least \d+ more"|"and \d+ more"/);
  expect(text.length).toBeLessThan(100_000);
});
