// Requests that each violate one rule for domain records.

import type { CreateDomainRecordRequest } from '@cloud-api/client';
import type { Violation, Violations } from './violation.ts';

type RecordBody = CreateDomainRecordRequest['body'];

const createRecord = (body: RecordBody): Violation => ({
  call: ({ domains }) => domains.createDomainRecord({ path: { domainId: 1234 }, body }),
});
const aRecord = { type: 'A', name: 'www', target: '192.0.2.141' } as const;
const nsRecord = { type: 'NS', name: 'sub', target: 'ns1.example.net' } as const;
const mxRecord = { type: 'MX', name: 'mail', target: 'mx.example.com', priority: 10 } as const;
const cnameRecord = { type: 'CNAME', name: 'blog', target: 'www.example.com' } as const;
const srvRecord = {
  type: 'SRV',
  service: 'sip',
  protocol: 'tcp',
  target: 'sip',
  priority: 10,
  weight: 50,
  port: 5060,
} as const;
const caaRecord = { type: 'CAA', tag: 'issue', target: 'ca.example.net' } as const;

export const domainRecords: Violations = {
  'DomainRecordCreate/priority-of-mx-and-srv': createRecord({ ...aRecord, priority: 1 }),
  'DomainRecordCreate/weight-of-srv': createRecord({ ...aRecord, weight: 1 }),
  'DomainRecordCreate/port-of-srv': createRecord({ ...aRecord, port: 1 }),
  'DomainRecordCreate/service-of-srv': createRecord({ ...aRecord, service: 'sip' }),
  'DomainRecordCreate/protocol-of-srv': createRecord({ ...aRecord, protocol: 'tcp' }),
  'DomainRecordCreate/tag-of-caa': createRecord({ ...aRecord, tag: 'issue' }),
  'DomainRecordCreate/name-syntax': createRecord({ ...aRecord, name: 'a..b' }),
  'DomainRecordCreate/ns-name-without-wildcard': createRecord({ ...nsRecord, name: '*.sub' }),
  'DomainRecordCreate/cname-name-given': createRecord({ ...cnameRecord, name: '' }),
  'DomainRecordCreate/a-target-address': createRecord({ ...aRecord, target: '2001:db8::141' }),
  'DomainRecordCreate/aaaa-target-address': createRecord({ ...aRecord, type: 'AAAA' }),
  'DomainRecordCreate/target-without-trailing-period': createRecord({
    ...caaRecord,
    target: 'ca.example.net; policy=ev.',
  }),
  'DomainRecordCreate/ns-target-domain': createRecord({ ...nsRecord, target: 'localhost' }),
  'DomainRecordCreate/mx-target-domain': createRecord({ ...mxRecord, target: 'localhost' }),
  'DomainRecordCreate/null-mx-priority': createRecord({ type: 'MX', name: '', target: '', priority: 10 }),
  'DomainRecordCreate/cname-target-domain': createRecord({ ...cnameRecord, target: 'localhost' }),
  'DomainRecordCreate/txt-target-given': createRecord({ type: 'TXT', name: 'note', target: '' }),
  'DomainRecordCreate/ptr-target-given': createRecord({ type: 'PTR', name: '141', target: '' }),
  'DomainRecordCreate/srv-target-domain': createRecord({ ...srvRecord, target: 'a b' }),
  'DomainRecordCreate/target-labels-without-outer-hyphen': createRecord({ ...nsRecord, target: '-ns1.example.net' }),
  'DomainRecordCreate/srv-service-given': createRecord({ ...srvRecord, service: '!' }),
  'DomainRecordCreate/srv-protocol-syntax': createRecord({ ...srvRecord, protocol: 'tcp!' }),
  'DomainRecordCreate/caa-tag-given': createRecord({ ...caaRecord, tag: '' }),
  'DomainRecordCreate/caa-issue-target': createRecord({ ...caaRecord, target: '*.example.net' }),
  'DomainRecordCreate/caa-issuewild-target': createRecord({ ...caaRecord, tag: 'issuewild', target: '*.example.net' }),
  'DomainRecordCreate/caa-iodef-target': createRecord({ ...caaRecord, tag: 'iodef', target: 'ftp://ca.example.net' }),
};
