// What the interface says of compute instances, their backups, volumes and databases.

import { backup, compute, database, volume } from '../../resources.ts';
import type { Meanings } from './shape.ts';

export const meanings: readonly Meanings[] = [
  [
    compute,
    {
      id: { says: [/required in all operations on the instance/i] },
      label: { says: [/display only/i, /a default is assigned if none is given/i] },
      status: { says: [/may change without/i, /maintenance mode/i, /`stopped`/] },
      type: { says: [/instance type it was deployed with/i, /only by the resize operation/i] },
      image: { says: [/image .*deployed with/i] },
      region: { says: [/fixed/i, /cross data-centre migration/i] },
      group: { says: [/group label/i] },
      tags: { says: [/organisational only/i] },
      ipv4: {
        says: [
          /one public address on creation/i,
          /one private/i,
          /support request/i,
          /reassigned or shared through the networking endpoints/i,
        ],
      },
      ipv6: { says: [/SLAAC/, /specific/i, /not shareable/i, /null if there is none/i] },
      'specs.disk': { says: [/\bMB\b/, /primary disk and a swap disk/i, /usually 512 MB/i] },
      'specs.memory': { says: [/\bMB\b/] },
      'specs.transfer': { says: [/monthly network transfer allotment/i] },
      alerts: { says: [/0 disables/i, /averages? .*over two hours/i] },
      'alerts.cpu': {
        says: [
          /percent of CPU capacity/i,
          /100 times the core count/i,
          /two cores = 200/i,
          /90 times the core count/i,
          /90% of two cores means 180/i,
        ],
      },
      'alerts.network_in': { says: [/incoming traffic/i, /Mbit\/s/] },
      'alerts.network_out': { says: [/outbound traffic/i, /Mbit\/s/] },
      'alerts.transfer_quota': { says: [/percent of the transfer allotment used/i] },
      'alerts.io': { says: [/disk IO operations per second/i] },
      'backups.available': { says: [/under maintenance/i] },
      'backups.schedule': { says: [/if not set manually, the service picks both/i, /`Scheduling`/] },
      'backups.schedule.day': {
        says: [
          /day of the week on which the weekly backup is taken/i,
          /backups run daily/i,
          /preferred when choosing backups to retain longer/i,
        ],
      },
      'backups.schedule.window': {
        says: [/two-hour span in UTC/i, /`W` followed by the starting hour/i, /10:00 to 12:00/],
      },
      'backups.last_successful': { says: [/null if there is no earlier backup/i] },
      watchdog_enabled: {
        says: [
          /shutdown watchdog/i,
          /without a shutdown job/i,
          /issues a boot job/i,
          /gives up after more than 5 boot jobs within 15 minutes/i,
        ],
      },
      host_uuid: { says: [/UUID of the host machine/i] },
      has_user_data: { says: [/provisioned with user data from the metadata service/i] },
    },
  ],
  [
    backup,
    {
      available: { says: [/restored|restorable/i, /false during maintenance/i] },
      label: { says: [/label of a snapshot backup/i] },
      configs: { says: [/labels of (the )?configuration profiles/i] },
    },
  ],
  [
    volume,
    {
      label: { says: [/display only/i] },
      region: { says: [/region/i, /\bID\b/] },
      status: {
        means: { creating: /not yet usable/i, active: /online and usable/i, resizing: /capacity.*increased/i },
      },
      filesystem_path: { says: [/fixed device-path prefix followed by the label/i] },
      size: { says: [/\bGiB\b/] },
      compute_id: { says: [/attached/i, /instance/i] },
      compute_label: { says: [/label of the compute instance/i, /attached/i] },
    },
  ],
  [
    database,
    {
      label: { says: [/unique/i, /user-defined/i] },
      status: { says: [/operating status/i] },
      type: { says: [/instance type used for its nodes/i] },
      engine: { says: [/engine type/i] },
      version: { says: [/engine version/i] },
      allow_list: {
        says: [
          /single IP address or a CIDR range/i,
          /blocks all connections, public and private/i,
          /`0\.0\.0\.0\/0` allows every address/i,
        ],
      },
      cluster_size: {
        says: [/how many nodes|node count/i, /3 creates a high-availability cluster of 1 primary and 2 replicas/i],
      },
      hosts: { says: [/assigned after provisioning/i] },
      'hosts.secondary': {
        says: [
          /private-network host/i,
          /publicly viewable and resolvable/i,
          /free transfer only from instances in the same data centre/i,
        ],
      },
      ssl_connection: { says: [/SSL credentials are required to connect/i] },
      replication_type: {
        says: [
          /`none` for a single node/i,
          /`semi_synch` for a high-availability cluster/i,
          /must have `asynch` or `semi_synch`/i,
        ],
      },
      port: { says: [/access port/i] },
      updates: { says: [/patch updates|maintenance window/i] },
      'updates.duration': { says: [/maximum/i, /hours/i] },
      'updates.hour_of_day': { says: [/UTC/, /starts?/i] },
      'updates.day_of_week': { says: [/1 ?= ?Monday, 2 ?= ?Tuesday/i] },
      'updates.week_of_month': {
        says: [/required when `frequency` is `monthly`/i, /must be null when it is `weekly`/i],
      },
    },
  ],
];
