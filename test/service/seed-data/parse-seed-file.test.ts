// Tests that all problems in a seed file are reported together, with locations, and that an invalid file seeds nothing.

import { describe, expect, it } from 'vitest';
import { buildRows } from '../../../src/service/seed-data/build/build-rows.ts';
import { createUnitRunner } from '../../../src/service/host/pipeline-host.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import { stoppedClock } from '../../../src/service/clock.ts';
import { createSeedFileCache } from '../../../src/service/start/seed.ts';
import { loadSeedFile, seedOnce } from '../../../src/service/seed-data/load-seed-file.ts';
import { parseSeedFile } from '../../../src/service/seed-data/parse-seed-file.ts';
import { now, secretCrypto } from '../harness/seed.ts';

const account = 'a1f3c5d7-0b2e-4a6c-8d9f-1e3b5a7c9d0f';

/** Returns the error messages for the text of a seed file. */
async function findProblems(text: string): Promise<string[]> {
  try {
    await buildRows(parseSeedFile(text, 'seed.yaml'), { now, secretCrypto });
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

describe('a seed file', () => {
  it('is rejected if it is not YAML', async () => {
    expect(await findProblems('seedData: [1')).toEqual([expect.stringMatching(/^seed\.yaml:1:\d+: .*\]/)]);
  });

  it('cannot contain aliases that expand to too many values', async () => {
    const lists = Array.from(
      { length: 30 },
      (_, index) => `  - &l${index + 1} [${`*l${index}, `.repeat(9)}*l${index}]\n`,
    );
    expect(await findProblems(`seedData: 1\naccounts:\n  - &l0 [a]\n${lists.join('')}`)).toEqual([
      'seed.yaml:1:1: the aliases (*name) in this file expand to too many values; write out the values',
    ]);
  });

  it('cannot contain unknown properties and values', async () => {
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    userz: []\n    instances:\n      - label: web-1\n        status: flying\n        created: yesterday\n`;
    expect(await findProblems(text)).toEqual([
      expect.stringMatching(/^seed\.yaml:4:5: accounts\.0\.userz: is not allowed/),
      expect.stringMatching(/^seed\.yaml:7:17: accounts\.0\.instances\.0\.status: .*running/),
      expect.stringMatching(/^seed\.yaml:8:18: accounts\.0\.instances\.0\.created: .*-3d/),
    ]);
  });

  it('cannot contain conflicts or too many entries', async () => {
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
      `seedData: 1\naccounts:\n  - id: ${account}\n`,
      `    domains:\n      - domain: example.com\n        records:\n${records.map(line).join('')}`,
      `    databases:\n      - label: orders\n        backup_records:\n${snapshots.map(line).join('')}`,
      `    instances:\n      - label: web-1\n        backup_records:\n${line('{ type: auto, status: successful }')}${line('{ type: snapshot, status: successful, label: one }')}${line('{ type: snapshot, status: failed, label: two }')}`,
      `    payment_methods:\n${methods.map(line).join('')}`,
    ].join('');
    expect(await findProblems(text)).toEqual([
      'seed.yaml:8:34: another record has the name www, but the name of a CNAME record must be unique; remove one of them',
      'seed.yaml:10:32: another record has the name ftp, but the name of a CNAME record must be unique; remove one of them',
      'seed.yaml:11:33: a Null MX record (with an empty target) must be the only MX record of a domain; remove it, or the other MX records',
      'seed.yaml:21:13: a database can have at most 3 snapshot backups; remove the extra ones',
      'seed.yaml:27:13: the instance already has a snapshot and can have only one; remove the extra snapshot',
      'seed.yaml:36:13: an account can have at most 6 active payment methods; set active: false for removed ones',
    ]);
  });

  it('cannot contain resources that violate constraints of the API', async () => {
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    nodebalancers:\n      - label: balancer\n        configs:\n          - check_timeout: 50\n    volumes:\n      - { label: 1data }\n`;
    expect(await findProblems(text)).toEqual([
      expect.stringMatching(/^seed\.yaml:7:\d+: nodebalancers\.0\.configs\.0.*check_/),
      expect.stringMatching(/^seed\.yaml:9:18: volumes\.0\.label: Must start with a letter/),
    ]);
  });

  it('cannot contain resources that no request could create', async () => {
    const text = `seedData: 1
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
    expect(await findProblems(text)).toEqual([
      'seed.yaml:6:46: The body of the key cannot be read.',
      'seed.yaml:7:27: Exactly three unique questions are required.',
      'seed.yaml:7:76: There is no such security question.',
      expect.stringMatching(/^seed\.yaml:9:\d+: instances\.0\.backups\.schedule\.day: must be one of "Sunday"/),
      expect.stringMatching(/^seed\.yaml:10:\d+: instances\.1\.backup_records\.0\.label: must be a string/),
      expect.stringMatching(/^seed\.yaml:12:\d+: databases\.0\.backup_records\.0\.label: /),
      expect.stringMatching(/^seed\.yaml:14:\d+: copy\.example is a slave domain, which cannot have its own records/),
      expect.stringMatching(/^seed\.yaml:15:\d+: domains\.1\.records\.0\.port: The port is valid only for SRV records/),
      expect.stringMatching(/^seed\.yaml:17:\d+: managed_services\.0\.address: Must be a URL with a scheme and a host/),
      expect.stringMatching(/^seed\.yaml:18:\d+: managed_services\.1\.region: A region is required/),
      expect.stringMatching(/^seed\.yaml:19:\d+: managed_services\.2\.service_type: /),
      expect.stringMatching(/^seed\.yaml:19:\d+: managed_services\.2\.timeout: must be at least 1/),
    ]);
  });

  it('cannot contain a last backup time that contradicts the backups', async () => {
    const seedText = (lastSuccessful: string): string =>
      `seedData: 1\naccounts:\n  - id: ${account}\n    instances:\n      - { label: a, backups: { last_successful: ${lastSuccessful} }, backup_records: [{ type: auto, status: successful, created: -1d }] }\n`;
    expect(await findProblems(seedText('-1h'))).toEqual([]);
    for (const lastSuccessful of ['null', '-2d']) {
      expect(await findProblems(seedText(lastSuccessful))).toEqual([
        expect.stringMatching(
          /^seed\.yaml:5:\d+: a backup of the instance finished successfully at 2030-01-14T10:20:30Z; remove this property/,
        ),
      ]);
    }
  });

  it('cannot contain strings that no database can store', async () => {
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    instances:\n      - { label: web-1, group: "a\\0b" }\n    longview_clients:\n      - { label: web-1, api_key: "\\uD800" }\n`;
    expect(await findProblems(text)).toEqual([
      expect.stringMatching(
        /^seed\.yaml:5:\d+: accounts\.0\.instances\.0\.group: Must be Unicode text without the character U\+0000/,
      ),
      expect.stringMatching(/^seed\.yaml:7:\d+: accounts\.0\.longview_clients\.0\.api_key: Must be Unicode text/),
    ]);
  });

  it('is reported if it is missing or a directory', async () => {
    await expect(loadSeedFile('/none/seed.yaml')).rejects.toThrow(
      '/none/seed.yaml:1:1: cannot read the seed file (no such file or directory); pass the path of a YAML file, or one of: demo',
    );
    await expect(loadSeedFile('/')).rejects.toThrow('(it is a directory)');
  });

  it('is loaded only once during startup', async () => {
    const loadCached = createSeedFileCache();
    expect(await loadCached('demo')).toBe(await loadCached('demo'));
    await expect(loadCached('/none')).rejects.toThrow('no such file');
  });

  it('cannot contain times that do not exist or that no response can contain', async () => {
    const times = ['2030-13-01T00:00:00Z', '2030-01-32T00:00:00Z', '2030-01-01T24:00:01Z', '+999999w', '-999999d'];
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    events:\n${times.map((time) => `      - { kind: note, created: ${time} }\n`).join('')}`;
    expect(await findProblems(text)).toEqual(
      times.map(
        (_, index) =>
          expect.stringMatching(
            new RegExp(`^seed\\.yaml:${index + 5}:\\d+: accounts\\.0\\.events\\.${index}\\.created: Must be a time`),
          ) as unknown,
      ),
    );
  });

  it('cannot contain domains that differ only in case, even in different accounts', async () => {
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    domains: [{ domain: Example.com }, { domain: example.net }]\n  - id: b${account.slice(1)}\n    domains: [{ domain: eXample.COM }]\n`;
    expect(await findProblems(text)).toEqual([
      'seed.yaml:6:25: duplicate domain eXample.COM; domains must be unique across all accounts, regardless of case',
    ]);
  });

  it('cannot contain answers to unknown questions or answers that the API rejects', async () => {
    const answers = [
      `{ question_id: 1, response: Springfield }`,
      `{ question_id: 99, response: Blue }`,
      `{ question_id: 2, response: ${'x'.repeat(256)} }`,
    ];
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    users:\n      - username: one\n        security_answers:\n${answers.map((answer) => `          - ${answer}\n`).join('')}`;
    expect(await findProblems(text)).toEqual([
      'seed.yaml:8:28: There is no such security question.',
      'seed.yaml:9:41: must be at most 255 characters',
    ]);
  });

  it('cannot contain duplicates or references to missing resources', async () => {
    const text = `seedData: 1
accounts:
  - id: ${account}
    users:
      - { username: one, restricted: true, grants: [{ on: compute, id: 7, level: read_only }] }
      - { username: one }
    instances: [{ id: 1, label: a }, { id: 1, label: b }]
    volumes: [{ label: data, compute_id: 9 }]
    firewalls: [{ devices: [{ compute_id: 1 }] }, { devices: [{ compute_id: 1 }] }]
`;
    expect(await findProblems(text)).toEqual([
      expect.stringMatching(/^seed\.yaml:5:\d+: this account has no instance with ID 7; add it under instances/),
      expect.stringMatching(/^seed\.yaml:6:\d+: duplicate user one/),
      expect.stringMatching(/^seed\.yaml:7:\d+: duplicate id 1 in instances/),
      expect.stringMatching(/^seed\.yaml:8:\d+: this account has no instance with ID 9/),
      expect.stringMatching(/^seed\.yaml:9:\d+: instance 1 already has an enabled firewall/),
    ]);
  });

  it('cannot contain secrets that another key encrypted, each with its location', async () => {
    const text = `seedData: 1
accounts:
  - id: ${account}
    longview_clients:
      - label: one
        api_key: { sealed: one }
        install_code: { sealed: two }
    nodebalancers:
      - label: web
        configs:
          - { protocol: https, ssl_cert: cert, ssl_key: { sealed: three } }
`;
    const problems = (await findProblems(text)).filter((line) => line.includes('different key'));
    expect(problems.map((line) => line.split(':').slice(0, 3).join(':'))).toEqual([
      'seed.yaml:6:28',
      'seed.yaml:7:33',
      'seed.yaml:11:67',
    ]);
  });

  it('can be minimal, and missing IDs are assigned', async () => {
    const text = `seedData: 1\naccounts:\n  - id: ${account}\n    instances: [{ label: a }, { id: 5, label: b }, { label: c }]\n`;
    const { instances } = await buildRows(parseSeedFile(text, 'seed.yaml'), { now, secretCrypto });
    expect(instances.map(({ id, label }) => [id, label])).toEqual([
      [6, 'a'],
      [5, 'b'],
      [7, 'c'],
    ]);
  });

  it('seeds a database once, or not at all if a row is rejected', async () => {
    const storage = await openSqliteStorage(':memory:');
    const runUnit = createUnitRunner(storage, stoppedClock(now));
    const countInstances = (): Promise<number> =>
      storage.work('read', async (db) => (await db.selectFrom('instances').select('id').execute()).length);
    const seedFile = parseSeedFile(
      `seedData: 1\naccounts:\n  - id: ${account}\n    instances: [{ label: a }]\n`,
      'seed.yaml',
    );
    // The account already exists, so the database rejects a row.
    await storage.work('write', (db) => db.insertInto('accounts').values({ id: account, billing: null }).execute());
    await expect(seedOnce(runUnit, secretCrypto, seedFile)).rejects.toThrow();
    expect(await countInstances()).toBe(0);
    await storage.work('write', (db) => db.deleteFrom('accounts').execute());
    expect(await seedOnce(runUnit, secretCrypto, seedFile)).toBe(true);
    expect(await seedOnce(runUnit, secretCrypto, seedFile)).toBe(false);
    expect(await countInstances()).toBe(1);
    await storage.close();
  });
});
