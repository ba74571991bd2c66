// For each rule of domain records, a request that violates only this rule.

import type { CreateDomainRecordRequest } from '@cloud-api/client';
import type { Violation, Violations } from './violation.ts';

type RecordBody = CreateDomainRecordRequest['body'];

const record = (body: RecordBody): Violation => ({
  call: ({ domains }) => domains.createDomainRecord({ path: { domainId: 1234 }, body }),
});
const a = { type: 'A', name: 'www', target: '192.0.2.141' } as const;
const ns = { type: 'NS', name: 'sub', target: 'ns1.example.net' } as const;
const mx = { type: 'MX', name: 'mail', target: 'mx.example.com', priority: 10 } as const;
const cname = { type: 'CNAME', name: 'blog', target: 'www.example.com' } as const;
const srv = {
  type: 'SRV',
  service: 'sip',
  protocol: 'tcp',
  target: 'sip',
  priority: 10,
  weight: 50,
  port: 5060,
} as const;
const caa = { type: 'CAA', tag: 'issue', target: 'ca.example.net' } as const;

export const domainRecords: Violations = {
  'DomainRecordCreate/priority-of-mx-and-srv': record({ ...a, priority: 1 }),
  'DomainRecordCreate/weight-of-srv': record({ ...a, weight: 1 }),
  'DomainRecordCreate/port-of-srv': record({ ...a, port: 1 }),
  'DomainRecordCreate/service-of-srv': record({ ...a, service: 'sip' }),
  'DomainRecordCreate/protocol-of-srv': record({ ...a, protocol: 'tcp' }),
  'DomainRecordCreate/tag-of-caa': record({ ...a, tag: 'issue' }),
  'DomainRecordCreate/name-syntax': record({ ...a, name: 'a..b' }),
  'DomainRecordCreate/ns-name-without-wildcard': record({ ...ns, name: '*.sub' }),
  'DomainRecordCreate/cname-name-given': record({ ...cname, name: '' }),
  'DomainRecordCreate/a-target-address': record({ ...a, target: '2001:db8::141' }),
  'DomainRecordCreate/aaaa-target-address': record({ ...a, type: 'AAAA' }),
  'DomainRecordCreate/target-without-trailing-period': record({ ...caa, target: 'ca.example.net; policy=ev.' }),
  'DomainRecordCreate/ns-target-domain': record({ ...ns, target: 'localhost' }),
  'DomainRecordCreate/mx-target-domain': record({ ...mx, target: 'localhost' }),
  'DomainRecordCreate/null-mx-priority': record({ type: 'MX', name: '', target: '', priority: 10 }),
  'DomainRecordCreate/cname-target-domain': record({ ...cname, target: 'localhost' }),
  'DomainRecordCreate/txt-target-given': record({ type: 'TXT', name: 'note', target: '' }),
  'DomainRecordCreate/ptr-target-given': record({ type: 'PTR', name: '141', target: '' }),
  'DomainRecordCreate/srv-target-domain': record({ ...srv, target: 'a b' }),
  'DomainRecordCreate/target-labels-without-outer-hyphen': record({ ...ns, target: '-ns1.example.net' }),
  'DomainRecordCreate/srv-service-given': record({ ...srv, service: '!' }),
  'DomainRecordCreate/srv-protocol-syntax': record({ ...srv, protocol: 'tcp!' }),
  'DomainRecordCreate/caa-tag-given': record({ ...caa, tag: '' }),
  'DomainRecordCreate/caa-issue-target': record({ ...caa, target: '*.example.net' }),
  'DomainRecordCreate/caa-issuewild-target': record({ ...caa, tag: 'issuewild', target: '*.example.net' }),
  'DomainRecordCreate/caa-iodef-target': record({ ...caa, tag: 'iodef', target: 'ftp://ca.example.net' }),
};
