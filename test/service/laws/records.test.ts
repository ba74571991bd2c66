// Properties of domain records, for any request.

import { isIP } from 'node:net';
import type { DomainRecordCreate } from '@cloud-api/types';
import { checkDomainRecordCreate } from '@cloud-api/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTarget } from '../../../src/service/tags/domains/remote-address.ts';
import {
  joinTarget,
  ownerName,
  protocolLabel,
  buildRecord,
  serviceLabel,
} from '../../../src/service/tags/domains/record.ts';
import { roundNumber } from '../../../src/runtime/server/body/round-numbers.ts';

const label = fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_]{0,8}$/);
const domain = fc
  .tuple(
    fc.constantFrom('', '*.'),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('com', 'museum', 'xn--p1ai'),
  )
  .map(([star, labels, top]) => `${star}${[...labels, top].join('.')}`);
const base = (name: string): string => name.replace(/^\*\./, '');

describe('labels of services and protocols', () => {
  it('are normalized idempotently', () => {
    fc.assert(
      fc.property(label, fc.constantFrom('', '_'), fc.constantFrom('', '.'), (name, before, after) => {
        expect(serviceLabel(`${before}${name}${after}`)).toBe(`_${name}.`);
        expect(serviceLabel(serviceLabel(name))).toBe(serviceLabel(name));
        expect(protocolLabel(protocolLabel(name))).toBe(protocolLabel(name));
      }),
    );
  });
});

describe('the target of an SRV record', () => {
  it('is joined with the domain once, and keeps its trailing period', () => {
    fc.assert(
      fc.property(label, fc.constantFrom('', '.'), domain, (bare, period, within) => {
        const target = joinTarget(`${bare}${period}`, within);
        expect(target).toBe(`${bare}.${base(within)}${period}`);
        expect(joinTarget(target, within)).toBe(target);
      }),
    );
  });

  it('is unchanged if it is a full name', () => {
    fc.assert(
      fc.property(domain.map(base), fc.constantFrom('', '.'), domain, (full, period, within) => {
        expect(joinTarget(`${full}${period}`, within)).toBe(`${full}${period}`);
      }),
    );
  });
});

describe('the normalized name', () => {
  it('is the same for a name, another case, and the full name', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 3 }), domain, (labels, within) => {
        const name = labels.join('.');
        const full = [...labels, base(within)].join('.');
        const owner = (given: string): string =>
          ownerName({ type: 'A', name: given, service: '', protocol: '' }, within);
        expect(owner(full)).toBe(owner(full.toUpperCase()));
        expect(owner(full)).toBe(name.toLowerCase());
      }),
    );
  });
});

describe('a record', () => {
  const record: fc.Arbitrary<DomainRecordCreate> = fc.oneof(
    fc.record({ type: fc.constantFrom('TXT', 'PTR'), name: label, target: fc.string({ minLength: 1 }) }),
    fc.record({ type: fc.constant('MX'), name: label, target: domain.map(base), priority: fc.nat(65535) }),
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
      target: domain.map(base),
      tag: fc.constantFrom('issue', 'issuewild', 'iodef'),
    }),
  );

  it('of a response can be posted again, and is the same', () => {
    fc.assert(
      fc.property(record, domain, fc.constantFrom(0, 300, 86_400), (body, within, ttl_sec) => {
        const first = buildRecord(body, { domain: within, ttl_sec });
        expect(checkDomainRecordCreate(first)).toEqual([]);
        expect(buildRecord(first, { domain: within, ttl_sec })).toEqual(first);
      }),
    );
  });
});

describe('a time to live', () => {
  const to = [300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200];

  it('is rounded up to a valid value', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), (seconds) => {
        const nearest = to.reduce((best, each) => (Math.abs(each - seconds) <= Math.abs(best - seconds) ? each : best));
        expect(roundNumber(seconds, { to, mode: 'nearest' })).toBe(nearest);
      }),
    );
  });
});

describe('the address of a request', () => {
  it('has the IP version of the type, or is undefined', () => {
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
          const [a, aaaa] = [addressTarget('A', address), addressTarget('AAAA', address)];
          expect([undefined, 4]).toContain(a && isIP(a));
          expect([undefined, 6]).toContain(aaaa && isIP(aaaa));
          // A caller with an IPv4 address has one for both types.
          if (a !== undefined) expect(aaaa).toBe(`::ffff:${a}`);
          if (isIP(address.replace(/%.*$/, '')) !== 0) expect(aaaa).toBeDefined();
        },
      ),
    );
  });

  it('is undefined if the server does not know it', () => {
    expect([
      addressTarget('A', undefined),
      addressTarget('AAAA', undefined),
      addressTarget('A', '2001:db8::1'),
    ]).toEqual([undefined, undefined, undefined]);
    expect(addressTarget('AAAA', '2001:db8::1')).toBe('2001:db8::1');
  });
});
