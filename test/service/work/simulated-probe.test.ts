// Tests that a simulated backend whose address belongs to an instance responds only while the instance is running.

import { afterAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../../src/service/work/nodes/backends.ts';
import { createSimulatedProbe } from '../../../src/service/work/nodes/simulated-probe.ts';
import { changeStatus } from '../../../src/service/work/instances/power.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService } from '../harness/test-service.ts';

afterAll(dropTemplates);

const check = {
  check: 'connection',
  check_interval: 31,
  check_timeout: 30,
  check_attempts: 3,
  check_path: '',
  check_body: '',
} as const;

describe.each(storages)('a simulated check on %s', (storage) => {
  it('succeeds for an instance of the account only while it runs, and always for other backends', async () => {
    const service = await startTestService({ storage });
    const { account_id: account } = await service.runUnit('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', 1001).select('account_id').executeTakeFirstOrThrow(),
    );
    const addresses = [
      '203.0.113.10:80',
      '[2001:db8::f03c:91ff:fe24:3a2f]:80',
      '[2001:0DB8:0:0:F03C:91FF:FE24:3A2F]:80',
      'Web.example.com:80',
    ];
    const backends = addresses.map((address, id): Backend => ({ id, address, account, check, up: true, failures: 0 }));
    const otherAccountBackends = backends.map((backend) => ({ ...backend, id: backend.id + 10, account: 'another' }));
    const listResponding = async (): Promise<readonly number[]> => [
      ...(await createSimulatedProbe(service.storage)([...backends, ...otherAccountBackends])),
    ];
    expect(await listResponding()).toEqual([0, 1, 2, 3, 10, 11, 12, 13]);
    await service.runUnit('write', (unit) => changeStatus(unit, 1001, 'offline'));
    expect(await listResponding()).toEqual([3, 10, 11, 12, 13]);
    await service.close();
  });
});
