// Claims about domain records: what each type asks for.

import assert from 'node:assert/strict';
import { accepted, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { create, examples, made, newName, refusedRecord, refusesTargets, takesTargets, without } from './recording.ts';

/** What is no valid domain for anybody. */
const noDomains = [
  'host',
  '192.0.2.1',
  '2001:db8::1',
  'a b.example.com',
  'a..example.com',
  '.example.com',
  'example.c',
  'http://example.com',
  `${'x'.repeat(64)}.com`,
  '-a.example.com',
];
const someDomains = ['ns1.example.net', 'a-b.c_d.example.org', 'xn--bcher-kva.example', 'EXAMPLE.COM', 'a.xn--p1ai'];

/** A field without which the type is refused. */
const required = (id: string, type: 'SRV' | 'CAA', name: 'priority' | 'weight' | 'port' | 'tag'): ServiceClaim =>
  serviceClaim(id, async (world) => {
    const body = examples()[type];
    await refusedRecord(world, without(body, name), name);
    await made(world, body);
  });

export const claims: readonly ServiceClaim[] = [
  serviceClaim('REC-25', async (world) => {
    await takesTargets(world, examples().A, ['192.0.2.1', '0.0.0.0', '255.255.255.255']);
    await refusesTargets(world, examples().A, ['', '192.0.2', '192.0.2.256', '192.0.2.1/32', '192.0.2.01x']);
  }),
  serviceClaim('REC-26', (world) =>
    refusesTargets(world, examples().A, ['www.example.com', 'localhost', '2001:db8::1', '::ffff:192.0.2.1']),
  ),
  serviceClaim('REC-27', async (world) => {
    await takesTargets(world, examples().AAAA, [
      '2001:db8::1',
      '::',
      '::1',
      '2001:DB8:0:0:0:0:0:1',
      '::ffff:192.0.2.1',
    ]);
    await refusesTargets(world, examples().AAAA, [
      '',
      '192.0.2.1',
      'www.example.com',
      '2001:db8::g',
      '2001:db8::1/64',
      '1:2:3',
    ]);
  }),
  serviceClaim('REC-28', async (world) => {
    assert.equal((await made(world, { ...examples().A, target: '[remote_addr]' })).target, '127.0.0.1');
    assert.equal((await made(world, { ...examples().AAAA, target: '[remote_addr]' })).target, '::ffff:127.0.0.1');
    assert.equal((await made(world, { ...examples().TXT, target: '[remote_addr]' })).target, '[remote_addr]');
  }),
  serviceClaim('REC-29', async (world) => {
    for (const body of [examples().A, examples().AAAA]) {
      for (const name of [
        newName(),
        `a.b-c.${newName()}`,
        `_x.${newName()}`,
        `*.${newName()}`,
        `${newName()}.${world.fixtures.domain_name}`,
      ])
        assert.equal((await made(world, { ...body, name })).name, name);
      for (const name of ['a b', 'a..b', '.a', 'ä', 'a.*', 'x'.repeat(64), 'http://a', 'a/b'])
        await refusedRecord(world, { ...body, name }, 'name');
    }
  }),
  serviceClaim('REC-30', async (world) => {
    const { A, AAAA, CAA } = examples();
    for (const body of [A, AAAA, CAA, { ...CAA, tag: 'issuewild' }, { ...CAA, tag: 'iodef' }])
      await refusedRecord(world, { ...body, target: `${body.target}.` }, 'target');
  }),
  serviceClaim('REC-31', async (world) => {
    await takesTargets(world, examples().NS, someDomains);
    await refusesTargets(world, examples().NS, ['', ...noDomains]);
  }),
  serviceClaim('REC-32', async (world) => {
    for (const name of ['*', '*.sub']) await refusedRecord(world, { ...examples().NS, name }, 'name');
  }),
  serviceClaim('REC-33', async (world) => {
    const nameless = without(examples().NS, 'name');
    assert.equal((await made(world, nameless)).name, '');
    assert.equal((await made(world, { ...nameless, name: '' })).name, '');
  }),
  serviceClaim('REC-34', async (world) => {
    await takesTargets(world, examples().MX, someDomains);
    await refusesTargets(world, examples().MX, ['', ...noDomains]);
  }),
  serviceClaim('REC-35', async (world) => {
    const body = without(examples().MX, 'priority');
    assert.equal((await made(world, body)).priority, 0);
    assert.equal((await made(world, { ...body, priority: 10 })).priority, 10);
  }),
  freshClaim('REC-36', async (world) => {
    const { domain_without_mx_id: domain } = world.fixtures;
    const record = await made(world, { type: 'MX', name: '', target: '', priority: 0 }, domain);
    assert.deepEqual([record.name, record.target, record.priority], ['', '', 0]);
    await refusedRecord(world, { type: 'MX', name: 'mail', target: '' }, 'target');
  }),
  freshClaim('REC-37', async (world) => {
    const { domain_without_mx_id: domain } = world.fixtures;
    await refused(create(world, { type: 'MX', name: '', target: '', priority: 1 }, domain), 400, 'priority');
    await made(world, { type: 'MX', target: '' }, domain);
  }),
  freshClaim('REC-38', async (world) => {
    const { domain_id, domain_without_mx_id: empty } = world.fixtures;
    const nullMx = { type: 'MX', name: '', target: '', priority: 0 } as const;
    await refused(create(world, nullMx, domain_id), 400, 'target');
    await made(world, { ...examples().MX, name: 'sub' }, empty);
    await refused(create(world, nullMx, empty), 400, 'target');
  }),
  freshClaim('REC-39', async (world) => {
    const { domain_without_mx_id: domain } = world.fixtures;
    const nullMx = { type: 'MX', name: '', target: '', priority: 0 } as const;
    const race = await Promise.all([
      create(world, nullMx, domain),
      create(world, nullMx, domain),
      create(world, examples().MX, domain),
    ]);
    assert.equal(race.filter(({ ok }) => ok).length, 1);
    const { data } = await accepted(world.client().domains.listDomainRecords({ path: { domainId: domain } }));
    const [only, ...more] = data.filter(({ type }) => type === 'MX');
    assert.deepEqual(more, []);
    if (only?.target !== '') return;
    for (const name of ['', 'mail']) await refused(create(world, { ...examples().MX, name }, domain), 400, 'target');
    await refused(create(world, nullMx, domain), 400, 'target');
  }),
  serviceClaim('REC-40', async (world) => {
    const nameless = without(examples().CNAME, 'name');
    await refusedRecord(world, nameless, 'name');
    await refusedRecord(world, { ...nameless, name: '' }, 'name');
    await made(world, examples().CNAME);
  }),
  serviceClaim('REC-41', async (world) => {
    const { CNAME: alias, A: address, TXT: text } = examples();
    const { name } = await made(world, alias);
    const taken = [name, name.toUpperCase(), `${name}.${world.fixtures.domain_name}`];
    for (const each of taken)
      for (const body of [alias, address, text]) await refusedRecord(world, { ...body, name: each }, 'name');
    await made(world, address);
    await refusedRecord(world, { ...alias, name: address.name }, 'name');
    await made(world, { ...alias, name }, world.fixtures.domain_without_mx_id);
    for (let round = 0; round < 4; round++) {
      const wanted = newName();
      const race = await Promise.all([
        ...Array.from({ length: 5 }, () => create(world, { ...alias, name: wanted })),
        create(world, { ...address, name: wanted.toUpperCase() }),
      ]);
      assert.equal(race.filter(({ ok }) => ok).length, 1);
      for (const lost of race.filter(({ ok }) => !ok)) await refused(Promise.resolve(lost), 400, 'name');
    }
  }),
  serviceClaim('REC-42', async (world) => {
    for (const target of someDomains) assert.equal((await made(world, { ...examples().CNAME, target })).target, target);
    await refusesTargets(world, examples().CNAME, ['', ...noDomains]);
  }),
  serviceClaim('REC-43', async (world) => {
    await takesTargets(world, examples().TXT, [
      'v=DMARC1; p=none',
      '"quoted"',
      'x'.repeat(2000),
      'ends with a period.',
      '日本',
    ]);
    await refusesTargets(world, examples().TXT, ['']);
  }),
  serviceClaim('REC-44', async (world) => {
    for (const name of ['_dmarc', `a.${newName()}`, '*', ''])
      assert.equal((await made(world, { ...examples().TXT, name })).name, name);
    for (const name of ['a b', 'a..b', 'ä', '"x"']) await refusedRecord(world, { ...examples().TXT, name }, 'name');
  }),
  serviceClaim('REC-45', async (world) => {
    for (const [service, expected] of [
      ['sip', '_sip.'],
      ['_sip', '_sip.'],
      ['sip.', '_sip.'],
      ['_sip.', '_sip.'],
    ] as const)
      assert.equal((await made(world, { ...examples().SRV, service })).service, expected);
    await refusedRecord(world, without(examples().SRV, 'service'), 'service');
    await refusedRecord(world, { ...examples().SRV, service: '' }, 'service');
  }),
  serviceClaim('REC-46', async (world) => {
    for (const [protocol, expected] of [
      ['tcp', '_tcp'],
      ['_udp', '_udp'],
      ['', '_tcp'],
    ] as const)
      assert.equal((await made(world, { ...examples().SRV, protocol })).protocol, expected);
    assert.equal((await made(world, without(examples().SRV, 'protocol'))).protocol, '_tcp');
  }),
  required('REC-47', 'SRV', 'priority'),
  required('REC-48', 'SRV', 'weight'),
  required('REC-49', 'SRV', 'port'),
  serviceClaim('REC-50', async (world) => {
    const target = async (given: string): Promise<string> =>
      (await made(world, { ...examples().SRV, target: given })).target;
    assert.equal(await target('sip'), `sip.${world.fixtures.domain_name}`);
    assert.equal(await target('sip.'), `sip.${world.fixtures.domain_name}.`);
    assert.equal(await target('a.b_1'), `a.b_1.${world.fixtures.domain_name}`);
    await refusesTargets(world, examples().SRV, ['', 'a b', '-a', 'a..b']);
  }),
  serviceClaim('REC-51', async (world) => {
    await takesTargets(world, examples().SRV, [
      'sip.example.net',
      'sip.example.net.',
      `sip.${world.fixtures.domain_name}`,
      'a.b.c.museum',
      'a.xn--p1ai',
    ]);
  }),
  required('REC-52', 'CAA', 'tag'),
  serviceClaim('REC-53', async (world) => {
    await takesTargets(world, examples().CAA, [
      'ca.example.net',
      'ca.example.net;',
      'ca.example.net; policy=ev',
      'ca.example.net;account=1;x=y',
    ]);
    await refusesTargets(world, examples().CAA, [
      '',
      '*.example.net',
      'ca',
      '; policy=ev',
      'ca.example.net policy=ev',
      'mailto:a@example.net',
    ]);
  }),
  serviceClaim('REC-54', async (world) => {
    const body = { ...examples().CAA, tag: 'issuewild' } as const;
    await takesTargets(world, body, ['ca.example.net', 'ca.example.net; policy=ev']);
    await refusesTargets(world, body, ['', '*.example.net', '*', 'ca']);
  }),
  serviceClaim('REC-55', async (world) => {
    const body = { ...examples().CAA, tag: 'iodef' } as const;
    await takesTargets(world, body, [
      'report.example.net',
      'http://report.example.net',
      'https://report.example.net',
      'mailto:security@example.net',
      'mailto:a.b+c@example.net',
    ]);
    await refusesTargets(world, body, [
      '',
      'report',
      'ftp://report.example.net',
      'mailto:example.net',
      'security@example.net',
      'https://',
      'mailto:@example.net',
    ]);
  }),
  serviceClaim('REC-56', async (world) => {
    const nameless = without(examples().CAA, 'name');
    assert.equal((await made(world, nameless)).name, '');
    assert.equal((await made(world, { ...nameless, name: '' })).name, '');
    assert.equal((await made(world, { ...nameless, name: 'sub' })).name, 'sub');
  }),
  serviceClaim('REC-57', async (world) => {
    await takesTargets(world, examples().PTR, ['host.example.net', 'host.example.net.']);
    await refusesTargets(world, examples().PTR, ['']);
  }),
  serviceClaim('REC-64', async (world) => {
    const { NS, MX, CNAME, TXT, SRV, PTR } = examples();
    for (const body of [NS, MX, CNAME, TXT, SRV, PTR]) await takesTargets(world, body, ['trailing.example.net.']);
  }),
  serviceClaim('REC-68', async (world) => {
    const body = examples().SRV;
    const record = await made(world, body);
    assert.equal(record.name, '');
    assert.deepEqual({ ...(await made(world, { ...body, name: 'unused' })), id: 0 }, { ...record, id: 0 });
    assert.equal((await made(world, { ...body, name: 'not a name!' })).name, '');
  }),
];
