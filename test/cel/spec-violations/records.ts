// Violations of the rules of domain records.

import type { OwnerViolations, RuleVariables } from './violation-types.ts';

const record = (type: string, fields: Readonly<Record<string, unknown>>): RuleVariables => ({
  self: { type, ...fields },
});
const srv = { target: 'sip.example.com', service: '_sip', protocol: '_tcp', port: 5060, priority: 10, weight: 5 };
const caa = { tag: 'issue', target: 'ca.example.com' };

export const recordViolations: Readonly<Record<string, OwnerViolations>> = {
  DomainRecordCreate: {
    changes: {
      'priority-of-mx-and-srv': record('A', { priority: 10 }),
      'weight-of-srv': record('A', { weight: 5 }),
      'port-of-srv': record('A', { port: 53 }),
      'service-of-srv': record('A', { service: '_sip' }),
      'protocol-of-srv': record('A', { protocol: '_tcp' }),
      'tag-of-caa': record('A', { tag: 'issue' }),
      'name-syntax': record('A', { name: 'two words' }),
      'ns-name-without-wildcard': record('NS', { name: '*', target: 'ns1.example.com' }),
      'cname-name-given': record('CNAME', { name: '', target: 'www.example.com' }),
      'a-target-address': record('A', { target: '2001:db8::1' }),
      'aaaa-target-address': record('AAAA', { target: '192.0.2.141' }),
      'target-without-trailing-period': record('CAA', { ...caa, target: 'ca.example.com; policy=ev.' }),
      'ns-target-domain': record('NS', { target: 'localhost' }),
      'mx-target-domain': record('MX', { target: 'localhost' }),
      'null-mx-priority': record('MX', { name: '', target: '', priority: 10 }),
      'cname-target-domain': record('CNAME', { target: 'localhost' }),
      'txt-target-given': record('TXT', { target: '' }),
      'ptr-target-given': record('PTR', { target: '' }),
      'srv-target-domain': record('SRV', { ...srv, target: 'two words' }),
      'target-labels-without-outer-hyphen': record('NS', { target: '-a.example.com' }),
      'srv-service-given': record('SRV', { ...srv, service: '' }),
      'srv-protocol-syntax': record('SRV', { ...srv, protocol: 't p' }),
      'caa-tag-given': record('CAA', { ...caa, tag: '' }),
      'caa-issue-target': record('CAA', { ...caa, target: 'localhost' }),
      'caa-issuewild-target': record('CAA', { tag: 'issuewild', target: '*.example.com' }),
      'caa-iodef-target': record('CAA', { tag: 'iodef', target: 'ftp://example.com' }),
    },
  },
};
