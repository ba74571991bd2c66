// Expected descriptions of domains and domain records.

import { domain, record } from '../../resources.ts';
import type { ResourceDescriptions } from './types.ts';

export const descriptions: readonly ResourceDescriptions[] = [
  [
    domain,
    {
      type: { valueDescriptions: { master: /authoritative/i, slave: /read-only copy of a master/i } },
      status: { description: [/whether the domain is rendered/i] },
      domain: {
        description: [
          /optional leading `\*\.`/i,
          /1 to 63/,
          /2 to 16 letters/i,
          /`xn--`/,
          /RFC 1035/,
          /unique across the whole platform, including other accounts/i,
        ],
      },
      group: { description: [/display only/i] },
      description: { description: [/display only/i] },
      soa_email: { description: [/required for `master` domains/i] },
      master_ips: { description: [/at least one/i, /`slave`/, /combined length/i, /at most 1000 characters/i] },
      axfr_ips: {
        description: [/allowed zone transfer/i, /combined length/i, /at most 1000 characters/i, /empty unless needed/i],
      },
      retry_sec: { description: [/seconds before retrying a failed refresh/i, /0 means the default 14400/i] },
      expire_sec: {
        description: [/seconds before the domain stops being authoritative/i, /0 means the default 1209600/i],
      },
      refresh_sec: { description: [/seconds before refresh/i, /0 means the default 14400/i] },
      ttl_sec: { description: [/cache time in seconds/i, /0 means the default 86400/i] },
    },
  ],
  [
    record,
    {
      name: {
        description: [
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
        description: [
          /IP address/i,
          /name server/i,
          /mail server/i,
          /alias/i,
          /TXT:? a value/i,
          /domain or subdomain/i,
          /CAA/,
        ],
      },
      priority: { description: [/lower (is )?preferred/i, /MX/, /SRV/, /Null MX/i] },
      weight: { description: [/higher (is )?preferred at equal priority/i, /SRV/] },
      port: { description: [/SRV/] },
      service: { description: [/SRV/, /`_`/, /`\.`/] },
      protocol: { description: [/SRV/, /`_`/] },
      tag: { description: [/CAA/] },
    },
  ],
];
