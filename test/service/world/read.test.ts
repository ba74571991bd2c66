// What is wrong with a world file is told with its place, all at once, and nothing of it is seeded.

import { describe, expect, it } from 'vitest';
import { buildWorld } from '../../../src/service/world/build/world.ts';
import { unitsOf } from '../../../src/service/host/host.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { stoppedClock } from '../../../src/service/time.ts';
import { readingOnce } from '../../../src/service/start/world.ts';
import { loadWorld, seedOnce } from '../../../src/service/world/load.ts';
import { readWorld } from '../../../src/service/world/read.ts';
import { now, vault } from '../harness/seed.ts';

const account = 'a1f3c5d7-0b2e-4a6c-8d9f-1e3b5a7c9d0f';

/** The messages for a file. */
async function told(text: string): Promise<string[]> {
  try {
    await buildWorld(readWorld(text, 'world.yaml'), { now, vault });
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

describe('a world file', () => {
  it('that is no YAML', async () => {
    expect(await told('world: [1')).toEqual([expect.stringMatching(/^world\.yaml:1:\d+: .*\]/)]);
  });

  it('whose aliases stand for more than there is room for', async () => {
    const lists = Array.from(
      { length: 30 },
      (_, index) => `  - &l${index + 1} [${`*l${index}, `.repeat(9)}*l${index}]\n`,
    );
    expect(await told(`world: 1\naccounts:\n  - &l0 [a]\n${lists.join('')}`)).toEqual([
      'world.yaml:1:1: the aliases (*name) of this file stand for too much; write out what they stand for',
    ]);
  });

  it('with names and values that nothing knows', async () => {
    const text = `world: 1\naccounts:\n  - id: ${account}\n    userz: []\n    instances:\n      - label: web-1\n        status: flying\n        created: yesterday\n`;
    expect(await told(text)).toEqual([
      expect.stringMatching(/^world\.yaml:4:5: accounts\.0\.userz: is not allowed/),
      expect.stringMatching(/^world\.yaml:7:17: accounts\.0\.instances\.0\.status: .*running/),
      expect.stringMatching(/^world\.yaml:8:18: accounts\.0\.instances\.0\.created: .*-3d/),
    ]);
  });

  it('with what cannot be beside each other, or more than there can be', async () => {
    const line = (text: string): string => `          - ${text}\n`;
    const records = [
      '{ type: A, name: www, target: 192.0.2.1 }',
      '{ type: CNAME, name: www, target: example.net }',
      '{ type: CNAME, name: ftp, target: example.net }',
      '{ type: TXT, name: FTP, target: text }',
      '{ type: MX, target: "" }',
      '{ type: MX, target: mail.example.com }',
      '{ type: A, name: mail, target: 192.0.2.1 }',
      '{ type: A, name: mail, target: 192.0.2.2 }',
    ];
    const snapshots = [1, 2, 3, 4].map((number) => `{ type: snapshot, label: snapshot${number} }`);
    const methods = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (number) => `{ active: ${number !== 1}, data: { card_type: Visa, last_four: "1111", expiry: 12/2031 } }`,
    );
    const text = [
      `world: 1\naccounts:\n  - id: ${account}\n`,
      `    domains:\n      - domain: example.com\n        records:\n${records.map(line).join('')}`,
      `    databases:\n      - label: orders\n        backup_records:\n${snapshots.map(line).join('')}`,
      `    instances:\n      - label: web-1\n        backup_records:\n${line('{ type: auto, status: successful }')}${line('{ type: snapshot, status: successful, label: one }')}${line('{ type: snapshot, status: failed, label: two }')}`,
      `    payment_methods:\n${methods.map(line).join('')}`,
    ].join('');
    expect(await told(text)).toEqual([
      'world.yaml:8:34: another record has the name www, and that of a CNAME record must be unique; keep one of them',
      'world.yaml:10:32: another record has the name ftp, and that of a CNAME record must be unique; keep one of them',
      'world.yaml:11:33: a Null MX record, whose target is empty, stands alone, and this domain has other MX records; keep the one or the others',
      'world.yaml:21:13: a database has at most 3 snapshot backups; leave the others out',
      'world.yaml:27:13: this instance has another snapshot, and a new one replaces the old; keep one of them',
      'world.yaml:36:13: an account has at most 6 active payment methods; say active: false of those that were removed',
    ]);
  });

  it('whose entries the interface would not allow', async () => {
    const text = `world: 1\naccounts:\n  - id: ${account}\n    nodebalancers:\n      - label: balancer\n        configs:\n          - check_timeout: 50\n    volumes:\n      - { label: 1data }\n`;
    expect(await told(text)).toEqual([
      expect.stringMatching(/^world\.yaml:7:\d+: nodebalancers\.0\.configs\.0.*check_/),
      expect.stringMatching(/^world\.yaml:9:18: volumes\.0\.label: Must start with a letter/),
    ]);
  });

  it('whose entries no request could have made', async () => {
    const text = `world: 1
accounts:
  - id: ${account}
    users:
      - username: ann
        ssh_keys: [{ label: laptop, ssh_key: "ssh-rsa AAAA" }]
        security_answers: [{ question_id: 1, response: a }, { question_id: 999, response: b }]
    instances:
      - { label: web-1, backups: { enabled: true, schedule: { day: Satruday, window: W10 } } }
      - { label: web-2, backup_records: [{ type: snapshot, status: successful }] }
    databases:
      - { label: main, backup_records: [{ type: snapshot, label: not-allowed }] }
    domains:
      - { domain: copy.example, type: slave, master_ips: [192.0.2.1], records: [{ type: TXT, name: a, target: b }] }
      - { domain: own.example, records: [{ type: A, target: 192.0.2.1, port: 80 }] }
    managed_services:
      - { label: Database, service_type: tcp, address: "db.example.com:3306" }
      - { label: Intranet, address: "http://10.0.0.1/" }
      - { label: Mail, service_type: smtp, address: "smtp://mail.example.com", timeout: 0 }
`;
    expect(await told(text)).toEqual([
      'world.yaml:6:46: The body of the key cannot be read.',
      'world.yaml:7:27: Exactly three unique questions are required.',
      'world.yaml:7:76: There is no such security question.',
      expect.stringMatching(/^world\.yaml:9:\d+: instances\.0\.backups\.schedule\.day: must be one of "Sunday"/),
      expect.stringMatching(/^world\.yaml:10:\d+: instances\.1\.backup_records\.0\.label: must be a string/),
      expect.stringMatching(/^world\.yaml:12:\d+: databases\.0\.backup_records\.0\.label: /),
      expect.stringMatching(
        /^world\.yaml:14:\d+: copy\.example is a slave, a read-only copy of its master, and has no records here/,
      ),
      expect.stringMatching(
        /^world\.yaml:15:\d+: domains\.1\.records\.0\.port: The port is valid only for SRV records/,
      ),
      expect.stringMatching(
        /^world\.yaml:17:\d+: managed_services\.0\.address: Must be a URL with a scheme and a host/,
      ),
      expect.stringMatching(/^world\.yaml:18:\d+: managed_services\.1\.region: A region is required/),
      expect.stringMatching(/^world\.yaml:19:\d+: managed_services\.2\.service_type: /),
      expect.stringMatching(/^world\.yaml:19:\d+: managed_services\.2\.timeout: must be at least 1/),
    ]);
  });

  it('with a time of the last backup that its backups contradict', async () => {
    const world = (given: string): string =>
      `world: 1\naccounts:\n  - id: ${account}\n    instances:\n      - { label: a, backups: { last_successful: ${given} }, backup_records: [{ type: auto, status: successful, created: -1d }] }\n`;
    expect(await told(world('-1h'))).toEqual([]);
    for (const given of ['null', '-2d']) {
      expect(await told(world(given))).toEqual([
        expect.stringMatching(
          /^world\.yaml:5:\d+: a backup of the instance finished successfully at 2030-01-14T10:20:30Z; leave this out/,
        ),
      ]);
    }
  });

  it('with text that no database keeps', async () => {
    const text = `world: 1\naccounts:\n  - id: ${account}\n    instances:\n      - { label: web-1, group: "a\\0b" }\n    longview_clients:\n      - { label: web-1, api_key: "\\uD800" }\n`;
    expect(await told(text)).toEqual([
      expect.stringMatching(
        /^world\.yaml:5:\d+: accounts\.0\.instances\.0\.group: Must be Unicode text without the character U\+0000/,
      ),
      expect.stringMatching(/^world\.yaml:7:\d+: accounts\.0\.longview_clients\.0\.api_key: Must be Unicode text/),
    ]);
  });

  it('that is not there, or is a folder', async () => {
    await expect(loadWorld('/none/world.yaml')).rejects.toThrow(
      '/none/world.yaml:1:1: cannot read the world file (there is no such file or folder); give the path of a YAML file, or one of: demo',
    );
    await expect(loadWorld('/')).rejects.toThrow('(it is a folder)');
  });

  it('is read once by whoever starts with it', async () => {
    const read = readingOnce();
    expect(await read('demo')).toBe(await read('demo'));
    await expect(read('/none')).rejects.toThrow('there is no such file');
  });

  it('with times that do not exist, or that no response can have', async () => {
    const times = ['2030-13-01T00:00:00Z', '2030-01-32T00:00:00Z', '2030-01-01T24:00:01Z', '+999999w', '-999999d'];
    const text = `world: 1\naccounts:\n  - id: ${account}\n    events:\n${times.map((time) => `      - { kind: note, created: ${time} }\n`).join('')}`;
    expect(await told(text)).toEqual(
      times.map(
        (_, index) =>
          expect.stringMatching(
            new RegExp(`^world\\.yaml:${index + 5}:\\d+: accounts\\.0\\.events\\.${index}\\.created: Must be a time`),
          ) as unknown,
      ),
    );
  });

  it('with domains of one name in upper and lower case, of any account', async () => {
    const text = `world: 1\naccounts:\n  - id: ${account}\n    domains: [{ domain: Example.com }, { domain: example.net }]\n  - id: b${account.slice(1)}\n    domains: [{ domain: eXample.COM }]\n`;
    expect(await told(text)).toEqual([
      'world.yaml:6:25: there is another domain eXample.COM; domains are unique among all accounts, regardless of case',
    ]);
  });

  it('with answers to questions that do not exist, or that the interface would not take', async () => {
    const answers = [
      `{ question_id: 1, response: Springfield }`,
      `{ question_id: 99, response: Blue }`,
      `{ question_id: 2, response: ${'x'.repeat(256)} }`,
    ];
    const text = `world: 1\naccounts:\n  - id: ${account}\n    users:\n      - username: one\n        security_answers:\n${answers.map((answer) => `          - ${answer}\n`).join('')}`;
    expect(await told(text)).toEqual([
      'world.yaml:8:28: There is no such security question.',
      'world.yaml:9:41: must be at most 255 characters',
    ]);
  });

  it('that refers to what is not there, or says a thing twice', async () => {
    const text = `world: 1
accounts:
  - id: ${account}
    users:
      - { username: one, restricted: true, grants: [{ on: compute, id: 7, level: read_only }] }
      - { username: one }
    instances: [{ id: 1, label: a }, { id: 1, label: b }]
    volumes: [{ label: data, compute_id: 9 }]
    firewalls: [{ devices: [{ compute_id: 1 }] }, { devices: [{ compute_id: 1 }] }]
`;
    expect(await told(text)).toEqual([
      expect.stringMatching(/^world\.yaml:5:\d+: this account has no compute 7; list it under instances/),
      expect.stringMatching(/^world\.yaml:6:\d+: there is another user one/),
      expect.stringMatching(/^world\.yaml:7:\d+: the id 1 is taken/),
      expect.stringMatching(/^world\.yaml:8:\d+: this account has no instance 9/),
      expect.stringMatching(/^world\.yaml:9:\d+: instance 1 has another enabled firewall/),
    ]);
  });

  it('may be as small as this, and numbers what it does not', async () => {
    const text = `world: 1\naccounts:\n  - id: ${account}\n    instances: [{ label: a }, { id: 5, label: b }, { label: c }]\n`;
    const { instances } = await buildWorld(readWorld(text, 'world.yaml'), { now, vault });
    expect(instances.map(({ id, label }) => [id, label])).toEqual([
      [6, 'a'],
      [5, 'b'],
      [7, 'c'],
    ]);
  });

  it('seeds a database once, and nothing of it where a row is refused', async () => {
    const storage = await openSqliteStorage(':memory:');
    const transact = unitsOf(storage, stoppedClock(now));
    const count = (): Promise<number> =>
      storage.work('read', async (db) => (await db.selectFrom('instances').select('id').execute()).length);
    const good = readWorld(`world: 1\naccounts:\n  - id: ${account}\n    instances: [{ label: a }]\n`, 'world.yaml');
    // A code may name a token that has gone, but no user can come twice: the database itself refuses the last row.
    await storage.work('write', (db) => db.insertInto('accounts').values({ id: account, billing: null }).execute());
    await expect(seedOnce(transact, vault, good)).rejects.toThrow();
    expect(await count()).toBe(0);
    await storage.work('write', (db) => db.deleteFrom('accounts').execute());
    expect(await seedOnce(transact, vault, good)).toBe(true);
    expect(await seedOnce(transact, vault, good)).toBe(false);
    expect(await count()).toBe(1);
    await storage.close();
  });
});
