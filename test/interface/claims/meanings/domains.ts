// What the interface says of domains and their records.

import { domain, record } from '../../resources.ts';
import type { Meanings } from './shape.ts';

export const meanings: readonly Meanings[] = [
  [
    domain,
    {
      type: { means: { master: /authoritative/i, slave: /read-only copy of a master/i } },
      status: { says: [/whether the domain is rendered/i] },
      domain: {
        says: [
          /optional leading `\*\.`/i,
          /1 to 63/,
          /2 to 16 letters/i,
          /`xn--`/,
          /RFC 1035/,
          /unique across the whole platform, including other accounts/i,
        ],
      },
      group: { says: [/display only/i] },
      description: { says: [/display only/i] },
      soa_email: { says: [/required for `master` domains/i] },
      master_ips: { says: [/at least one/i, /`slave`/, /combined length/i, /at most 1000 characters/i] },
      axfr_ips: {
        says: [/allowed zone transfer/i, /combined length/i, /at most 1000 characters/i, /empty unless needed/i],
      },
      retry_sec: { says: [/seconds before retrying a failed refresh/i, /0 means the default 14400/i] },
      expire_sec: { says: [/seconds before the domain stops being authoritative/i, /0 means the default 1209600/i] },
      refresh_sec: { says: [/seconds before refresh/i, /0 means the default 14400/i] },
      ttl_sec: { says: [/cache time in seconds/i, /0 means the default 86400/i] },
    },
  ],
  [
    record,
    {
      name: {
        says: [
          /hostname or FQDN/i,
          /NS:? a subdomain, if any/i,
          /mail subdomain/i,
          /Null MX/i,
          /CNAME/,
          /SRV:? unused/i,
          /whole domain/i,
        ],
      },
      target: {
        says: [
          /IP address/i,
          /name server/i,
          /mail server/i,
          /alias/i,
          /TXT:? a value/i,
          /domain or subdomain/i,
          /CAA/,
        ],
      },
      priority: { says: [/lower (is )?preferred/i, /MX/, /SRV/, /Null MX/i] },
      weight: { says: [/higher (is )?preferred at equal priority/i, /SRV/] },
      port: { says: [/SRV/] },
      service: { says: [/SRV/, /`_`/, /`\.`/] },
      protocol: { says: [/SRV/, /`_`/] },
      tag: { says: [/CAA/] },
    },
  ],
];
