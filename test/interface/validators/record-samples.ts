// Valid domain records of each type.

/** Creates a valid record with overrides. */
export type CreateRecord = (overrides?: object) => object;

export const aRecord: CreateRecord = (overrides = {}) => ({
  type: 'A',
  name: 'www',
  target: '192.0.2.141',
  ...overrides,
});

export const aaaaRecord: CreateRecord = (overrides = {}) => ({
  type: 'AAAA',
  name: 'www',
  target: '2001:db8::141',
  ...overrides,
});

export const nsRecord: CreateRecord = (overrides = {}) => ({
  type: 'NS',
  name: 'sub',
  target: 'ns1.example.net',
  ...overrides,
});

export const mxRecord: CreateRecord = (overrides = {}) => ({
  type: 'MX',
  name: 'mail',
  target: 'mx.example.com',
  priority: 10,
  ...overrides,
});

/** A null MX record (RFC 7505): the domain accepts no mail. */
export const nullMxRecord: CreateRecord = (overrides = {}) => ({
  type: 'MX',
  name: '',
  target: '',
  priority: 0,
  ...overrides,
});

export const cnameRecord: CreateRecord = (overrides = {}) => ({
  type: 'CNAME',
  name: 'blog',
  target: 'www.example.com',
  ...overrides,
});

export const txtRecord: CreateRecord = (overrides = {}) => ({
  type: 'TXT',
  name: '_dmarc',
  target: 'v=DMARC1; p=none',
  ...overrides,
});

export const srvRecord: CreateRecord = (overrides = {}) => ({
  type: 'SRV',
  service: 'sip',
  protocol: 'tcp',
  target: 'sip',
  priority: 10,
  weight: 50,
  port: 5060,
  ...overrides,
});

export const caaRecord: CreateRecord = (overrides = {}) => ({
  type: 'CAA',
  tag: 'issue',
  target: 'ca.example.net',
  ...overrides,
});

export const ptrRecord: CreateRecord = (overrides = {}) => ({
  type: 'PTR',
  name: '141',
  target: 'www.example.com',
  ...overrides,
});

/** Records by type. */
export const recordsByType: Readonly<Record<string, CreateRecord>> = {
  A: aRecord,
  AAAA: aaaaRecord,
  NS: nsRecord,
  MX: mxRecord,
  CNAME: cnameRecord,
  TXT: txtRecord,
  SRV: srvRecord,
  CAA: caaRecord,
  PTR: ptrRecord,
};
