// Claims about domain records: the requirements of each type.

import assert from 'node:assert/strict';
import { expectSuccess, expectError } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import {
  createRecord,
  createExamples,
  expectRecordCreated,
  newName,
  expectRecordError,
  expectInvalidTargets,
  expectValidTargets,
  omit,
} from './helpers/domain-record-requests.ts';

const invalidDomains = [
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
const validDomains = ['ns1.example.net', 'a-b.c_d.example.org', 'xn--bcher-kva.example', 'EXAMPLE.COM', 'a.xn--p1ai'];

/** Creates a claim that a record type requires a field. */
const requiredFieldClaim = (
  id: string,
  type: 'SRV' | 'CAA',
  name: 'priority' | 'weight' | 'port' | 'tag',
): ServiceClaim =>
  serviceClaim(id, async (testService) => {
    const body = createExamples()[type];
    await expectRecordError(testService, omit(body, name), name);
    await expectRecordCreated(testService, body);
  });

export const claims: readonly ServiceClaim[] = [
  serviceClaim('REC-25', async (testService) => {
    await expectValidTargets(testService, createExamples().A, ['192.0.2.1', '0.0.0.0', '255.255.255.255']);
    await expectInvalidTargets(testService, createExamples().A, [
      '',
      '192.0.2',
      '192.0.2.256',
      '192.0.2.1/32',
      '192.0.2.01x',
    ]);
  }),
  serviceClaim('REC-26', (testService) =>
    expectInvalidTargets(testService, createExamples().A, [
      'www.example.com',
      'localhost',
      '2001:db8::1',
      '::ffff:192.0.2.1',
    ]),
  ),
  serviceClaim('REC-27', async (testService) => {
    await expectValidTargets(testService, createExamples().AAAA, [
      '2001:db8::1',
      '::',
      '::1',
      '2001:DB8:0:0:0:0:0:1',
      '::ffff:192.0.2.1',
    ]);
    await expectInvalidTargets(testService, createExamples().AAAA, [
      '',
      '192.0.2.1',
      'www.example.com',
      '2001:db8::g',
      '2001:db8::1/64',
      '1:2:3',
    ]);
  }),
  serviceClaim('REC-28', async (testService) => {
    assert.equal(
      (await expectRecordCreated(testService, { ...createExamples().A, target: '[remote_addr]' })).target,
      '127.0.0.1',
    );
    assert.equal(
      (await expectRecordCreated(testService, { ...createExamples().AAAA, target: '[remote_addr]' })).target,
      '::ffff:127.0.0.1',
    );
    assert.equal(
      (await expectRecordCreated(testService, { ...createExamples().TXT, target: '[remote_addr]' })).target,
      '[remote_addr]',
    );
  }),
  serviceClaim('REC-29', async (testService) => {
    for (const body of [createExamples().A, createExamples().AAAA]) {
      for (const name of [
        newName(),
        `a.b-c.${newName()}`,
        `_x.${newName()}`,
        `*.${newName()}`,
        `${newName()}.${testService.fixtures.domain_name}`,
      ])
        assert.equal((await expectRecordCreated(testService, { ...body, name })).name, name);
      for (const name of ['a b', 'a..b', '.a', 'ä', 'a.*', 'x'.repeat(64), 'http://a', 'a/b'])
        await expectRecordError(testService, { ...body, name }, 'name');
    }
  }),
  serviceClaim('REC-30', async (testService) => {
    const { A, AAAA, CAA } = createExamples();
    for (const body of [A, AAAA, CAA, { ...CAA, tag: 'issuewild' }, { ...CAA, tag: 'iodef' }])
      await expectRecordError(testService, { ...body, target: `${body.target}.` }, 'target');
  }),
  serviceClaim('REC-31', async (testService) => {
    await expectValidTargets(testService, createExamples().NS, validDomains);
    await expectInvalidTargets(testService, createExamples().NS, ['', ...invalidDomains]);
  }),
  serviceClaim('REC-32', async (testService) => {
    for (const name of ['*', '*.sub']) await expectRecordError(testService, { ...createExamples().NS, name }, 'name');
  }),
  serviceClaim('REC-33', async (testService) => {
    const nameless = omit(createExamples().NS, 'name');
    assert.equal((await expectRecordCreated(testService, nameless)).name, '');
    assert.equal((await expectRecordCreated(testService, { ...nameless, name: '' })).name, '');
  }),
  serviceClaim('REC-34', async (testService) => {
    await expectValidTargets(testService, createExamples().MX, validDomains);
    await expectInvalidTargets(testService, createExamples().MX, ['', ...invalidDomains]);
  }),
  serviceClaim('REC-35', async (testService) => {
    const body = omit(createExamples().MX, 'priority');
    assert.equal((await expectRecordCreated(testService, body)).priority, 0);
    assert.equal((await expectRecordCreated(testService, { ...body, priority: 10 })).priority, 10);
  }),
  freshServiceClaim('REC-36', async (testService) => {
    const { domain_without_mx_id: domain } = testService.fixtures;
    const record = await expectRecordCreated(testService, { type: 'MX', name: '', target: '', priority: 0 }, domain);
    assert.deepEqual([record.name, record.target, record.priority], ['', '', 0]);
    await expectRecordError(testService, { type: 'MX', name: 'mail', target: '' }, 'target');
  }),
  freshServiceClaim('REC-37', async (testService) => {
    const { domain_without_mx_id: domain } = testService.fixtures;
    await expectError(
      createRecord(testService, { type: 'MX', name: '', target: '', priority: 1 }, domain),
      400,
      'priority',
    );
    await expectRecordCreated(testService, { type: 'MX', target: '' }, domain);
  }),
  freshServiceClaim('REC-38', async (testService) => {
    const { domain_id, domain_without_mx_id: empty } = testService.fixtures;
    const nullMx = { type: 'MX', name: '', target: '', priority: 0 } as const;
    await expectError(createRecord(testService, nullMx, domain_id), 400, 'target');
    await expectRecordCreated(testService, { ...createExamples().MX, name: 'sub' }, empty);
    await expectError(createRecord(testService, nullMx, empty), 400, 'target');
  }),
  freshServiceClaim('REC-39', async (testService) => {
    const { domain_without_mx_id: domain } = testService.fixtures;
    const nullMx = { type: 'MX', name: '', target: '', priority: 0 } as const;
    const concurrentResults = await Promise.all([
      createRecord(testService, nullMx, domain),
      createRecord(testService, nullMx, domain),
      createRecord(testService, createExamples().MX, domain),
    ]);
    assert.equal(concurrentResults.filter(({ ok }) => ok).length, 1);
    const { data } = await expectSuccess(
      testService.client().domains.listDomainRecords({ path: { domainId: domain } }),
    );
    const [mxRecord, ...otherMxRecords] = data.filter(({ type }) => type === 'MX');
    assert.deepEqual(otherMxRecords, []);
    if (mxRecord?.target !== '') return;
    for (const name of ['', 'mail'])
      await expectError(createRecord(testService, { ...createExamples().MX, name }, domain), 400, 'target');
    await expectError(createRecord(testService, nullMx, domain), 400, 'target');
  }),
  serviceClaim('REC-40', async (testService) => {
    const nameless = omit(createExamples().CNAME, 'name');
    await expectRecordError(testService, nameless, 'name');
    await expectRecordError(testService, { ...nameless, name: '' }, 'name');
    await expectRecordCreated(testService, createExamples().CNAME);
  }),
  serviceClaim('REC-41', async (testService) => {
    const { CNAME: alias, A: address, TXT: text } = createExamples();
    const { name } = await expectRecordCreated(testService, alias);
    const usedNames = [name, name.toUpperCase(), `${name}.${testService.fixtures.domain_name}`];
    for (const usedName of usedNames)
      for (const body of [alias, address, text])
        await expectRecordError(testService, { ...body, name: usedName }, 'name');
    await expectRecordCreated(testService, address);
    await expectRecordError(testService, { ...alias, name: address.name }, 'name');
    await expectRecordCreated(testService, { ...alias, name }, testService.fixtures.domain_without_mx_id);
    for (let round = 0; round < 4; round++) {
      const freeName = newName();
      const concurrentResults = await Promise.all([
        ...Array.from({ length: 5 }, () => createRecord(testService, { ...alias, name: freeName })),
        createRecord(testService, { ...address, name: freeName.toUpperCase() }),
      ]);
      assert.equal(concurrentResults.filter(({ ok }) => ok).length, 1);
      for (const rejected of concurrentResults.filter(({ ok }) => !ok))
        await expectError(Promise.resolve(rejected), 400, 'name');
    }
  }),
  serviceClaim('REC-42', async (testService) => {
    for (const target of validDomains)
      assert.equal((await expectRecordCreated(testService, { ...createExamples().CNAME, target })).target, target);
    await expectInvalidTargets(testService, createExamples().CNAME, ['', ...invalidDomains]);
  }),
  serviceClaim('REC-43', async (testService) => {
    await expectValidTargets(testService, createExamples().TXT, [
      'v=DMARC1; p=none',
      '"quoted"',
      'x'.repeat(2000),
      'ends with a period.',
      '日本',
    ]);
    await expectInvalidTargets(testService, createExamples().TXT, ['']);
  }),
  serviceClaim('REC-44', async (testService) => {
    for (const name of ['_dmarc', `a.${newName()}`, '*', ''])
      assert.equal((await expectRecordCreated(testService, { ...createExamples().TXT, name })).name, name);
    for (const name of ['a b', 'a..b', 'ä', '"x"'])
      await expectRecordError(testService, { ...createExamples().TXT, name }, 'name');
  }),
  serviceClaim('REC-45', async (testService) => {
    for (const [service, expected] of [
      ['sip', '_sip.'],
      ['_sip', '_sip.'],
      ['sip.', '_sip.'],
      ['_sip.', '_sip.'],
    ] as const)
      assert.equal((await expectRecordCreated(testService, { ...createExamples().SRV, service })).service, expected);
    await expectRecordError(testService, omit(createExamples().SRV, 'service'), 'service');
    await expectRecordError(testService, { ...createExamples().SRV, service: '' }, 'service');
  }),
  serviceClaim('REC-46', async (testService) => {
    for (const [protocol, expected] of [
      ['tcp', '_tcp'],
      ['_udp', '_udp'],
      ['', '_tcp'],
    ] as const)
      assert.equal((await expectRecordCreated(testService, { ...createExamples().SRV, protocol })).protocol, expected);
    assert.equal((await expectRecordCreated(testService, omit(createExamples().SRV, 'protocol'))).protocol, '_tcp');
  }),
  requiredFieldClaim('REC-47', 'SRV', 'priority'),
  requiredFieldClaim('REC-48', 'SRV', 'weight'),
  requiredFieldClaim('REC-49', 'SRV', 'port'),
  serviceClaim('REC-50', async (testService) => {
    const createTarget = async (sentTarget: string): Promise<string> =>
      (await expectRecordCreated(testService, { ...createExamples().SRV, target: sentTarget })).target;
    assert.equal(await createTarget('sip'), `sip.${testService.fixtures.domain_name}`);
    assert.equal(await createTarget('sip.'), `sip.${testService.fixtures.domain_name}.`);
    assert.equal(await createTarget('a.b_1'), `a.b_1.${testService.fixtures.domain_name}`);
    await expectInvalidTargets(testService, createExamples().SRV, ['', 'a b', '-a', 'a..b']);
  }),
  serviceClaim('REC-51', async (testService) => {
    await expectValidTargets(testService, createExamples().SRV, [
      'sip.example.net',
      'sip.example.net.',
      `sip.${testService.fixtures.domain_name}`,
      'a.b.c.museum',
      'a.xn--p1ai',
    ]);
  }),
  requiredFieldClaim('REC-52', 'CAA', 'tag'),
  serviceClaim('REC-53', async (testService) => {
    await expectValidTargets(testService, createExamples().CAA, [
      'ca.example.net',
      'ca.example.net;',
      'ca.example.net; policy=ev',
      'ca.example.net;account=1;x=y',
    ]);
    await expectInvalidTargets(testService, createExamples().CAA, [
      '',
      '*.example.net',
      'ca',
      '; policy=ev',
      'ca.example.net policy=ev',
      'mailto:a@example.net',
    ]);
  }),
  serviceClaim('REC-54', async (testService) => {
    const body = { ...createExamples().CAA, tag: 'issuewild' } as const;
    await expectValidTargets(testService, body, ['ca.example.net', 'ca.example.net; policy=ev']);
    await expectInvalidTargets(testService, body, ['', '*.example.net', '*', 'ca']);
  }),
  serviceClaim('REC-55', async (testService) => {
    const body = { ...createExamples().CAA, tag: 'iodef' } as const;
    await expectValidTargets(testService, body, [
      'report.example.net',
      'http://report.example.net',
      'https://report.example.net',
      'mailto:security@example.net',
      'mailto:a.b+c@example.net',
    ]);
    await expectInvalidTargets(testService, body, [
      '',
      'report',
      'ftp://report.example.net',
      'mailto:example.net',
      'security@example.net',
      'https://',
      'mailto:@example.net',
    ]);
  }),
  serviceClaim('REC-56', async (testService) => {
    const nameless = omit(createExamples().CAA, 'name');
    assert.equal((await expectRecordCreated(testService, nameless)).name, '');
    assert.equal((await expectRecordCreated(testService, { ...nameless, name: '' })).name, '');
    assert.equal((await expectRecordCreated(testService, { ...nameless, name: 'sub' })).name, 'sub');
  }),
  serviceClaim('REC-57', async (testService) => {
    await expectValidTargets(testService, createExamples().PTR, ['host.example.net', 'host.example.net.']);
    await expectInvalidTargets(testService, createExamples().PTR, ['']);
  }),
  serviceClaim('REC-64', async (testService) => {
    const { NS, MX, CNAME, TXT, SRV, PTR } = createExamples();
    for (const body of [NS, MX, CNAME, TXT, SRV, PTR])
      await expectValidTargets(testService, body, ['trailing.example.net.']);
  }),
  serviceClaim('REC-68', async (testService) => {
    const body = createExamples().SRV;
    const record = await expectRecordCreated(testService, body);
    assert.equal(record.name, '');
    assert.deepEqual(
      { ...(await expectRecordCreated(testService, { ...body, name: 'unused' })), id: 0 },
      { ...record, id: 0 },
    );
    assert.equal((await expectRecordCreated(testService, { ...body, name: 'not a name!' })).name, '');
  }),
];
