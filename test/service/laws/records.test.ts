// Property tests for domain records.

import { isIP } from 'node:net';
import type { DomainRecordCreate } from '@cloud-api/types';
import { checkDomainRecordCreate } from '@cloud-api/validators';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressTarget } from '../../../src/service/tags/domains/remote-address-placeholder.ts';
import {
  joinTarget,
  ownerName,
  protocolLabel,
  buildRecord,
  serviceLabel,
} from '../../../src/service/tags/domains/build-record.ts';
import { roundNumber } from '../../../src/runtime/server/body/round-to-allowed-values.ts';

const label = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_]{0,8}$/);
const domain = fc
  .tuple(
    fc.constantFrom('', '*.'),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('com', 'museum', 'xn--p1ai'),
  )
  .map(([star, labels, top]) => `${star}${[...labels, top].join('.')}`);
const withoutWildcard = (name: string): string => name.replace(/^\*\./, '');

describe('service and protocol labels', () => {
  test('are normalized idempotently', () => {
    fc.assert(
      fc.property(label, fc.constantFrom('', '_'), fc.constantFrom('', '.'), (name, prefix, suffix) => {
        expect(serviceLabel(`${prefix}${name}${suffix}`)).toBe(`_${name}.`);
        expect(serviceLabel(serviceLabel(name))).toBe(serviceLabel(name));
        expect(protocolLabel(protocolLabel(name))).toBe(protocolLabel(name));
      }),
    );
  });
});

describe('the target of an SRV record', () => {
  it('is joined with the domain only once and keeps its trailing period', () => {
    fc.assert(
      fc.property(label, fc.constantFrom('', '.'), domain, (targetLabel, period, domainName) => {
        const target = joinTarget(`${targetLabel}${period}`, domainName);
        expect(target).toBe(`${targetLabel}.${withoutWildcard(domainName)}${period}`);
        expect(joinTarget(target, domainName)).toBe(target);
      }),
    );
  });

  it('is unchanged if it is a fully qualified name', () => {
    fc.assert(
      fc.property(domain.map(withoutWildcard), fc.constantFrom('', '.'), domain, (full, period, domainName) => {
        expect(joinTarget(`${full}${period}`, domainName)).toBe(`${full}${period}`);
      }),
    );
  });
});

describe('the normalized name of a record', () => {
  it('is the same for the relative name, the full name, and any case', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 3 }), domain, (labels, domainName) => {
        const name = labels.join('.');
        const full = [...labels, withoutWildcard(domainName)].join('.');
        const normalize = (recordName: string): string =>
          ownerName({ type: 'A', name: recordName, service: '', protocol: '' }, domainName);
        expect(normalize(full)).toBe(normalize(full.toUpperCase()));
        expect(normalize(full)).toBe(name.toLowerCase());
      }),
    );
  });
});

describe('a record', () => {
  const record: fc.Arbitrary<DomainRecordCreate> = fc.oneof(
    fc.record({ type: fc.constantFrom('TXT', 'PTR'), name: label, target: fc.string({ minLength: 1 }) }),
    fc.record({ type: fc.constant('MX'), name: label, target: domain.map(withoutWildcard), priority: fc.nat(65535) }),
    fc.record({
      type: fc.constant('SRV'),
      service: label,
      protocol: label,
      target: label,
      priority: fc.nat(9),
      weight: fc.nat(9),
      port: fc.nat(9),
    }),
    fc.record({
      type: fc.constant('CAA'),
      name: label,
      target: domain.map(withoutWildcard),
      tag: fc.constantFrom('issue', 'issuewild', 'iodef'),
    }),
  );

  test('in a response can be posted again without changes', () => {
    fc.assert(
      fc.property(record, domain, fc.constantFrom(0, 300, 86_400), (body, domainName, ttl_sec) => {
        const first = buildRecord(body, { domain: domainName, ttl_sec });
        expect(checkDomainRecordCreate(first)).toEqual([]);
        expect(buildRecord(first, { domain: domainName, ttl_sec })).toEqual(first);
      }),
    );
  });
});

describe('a time to live', () => {
  const validValues = [300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200];

  it('is rounded to the nearest valid value, and up if two are equally close', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), (seconds) => {
        const nearest = validValues.reduce((best, value) =>
          Math.abs(value - seconds) <= Math.abs(best - seconds) ? value : best,
        );
        expect(roundNumber(seconds, { to: validValues, mode: 'nearest' })).toBe(nearest);
      }),
    );
  });
});

describe('the record target for the address of a request', () => {
  it('has the IP version of the record type or is undefined', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6(),
          fc.ipV4().map((address) => `::ffff:${address}`),
          fc.ipV6().map((address) => `${address}%eth0`),
          fc.string(),
        ),
        (address) => {
          const [ipv4Target, ipv6Target] = [addressTarget('A', address), addressTarget('AAAA', address)];
          expect([undefined, 4]).toContain(ipv4Target && isIP(ipv4Target));
          expect([undefined, 6]).toContain(ipv6Target && isIP(ipv6Target));
          // An IPv4 address has a form for both types.
          if (ipv4Target !== undefined) expect(ipv6Target).toBe(`::ffff:${ipv4Target}`);
          if (isIP(address.replace(/%.*$/, '')) !== 0) expect(ipv6Target).toBeDefined();
        },
      ),
    );
  });

  it('is undefined if the address is unknown or has no form for the type', () => {
    expect([
      addressTarget('A', undefined),
      addressTarget('AAAA', undefined),
      addressTarget('A', '2001:db8::1'),
    ]).toEqual([undefined, undefined, undefined]);
    expect(addressTarget('AAAA', '2001:db8::1')).toBe('2001:db8::1');
  });
});
