// Expected descriptions of compute instances, backups, volumes, and databases.

import { backup, compute, database, volume } from '../../resources.ts';
import type { ResourceDescriptions } from './types.ts';

export const descriptions: readonly ResourceDescriptions[] = [
  [
    compute,
    {
      id: { description: [/required in all operations on the instance/i] },
      label: { description: [/display only/i, /a default is assigned if none is given/i] },
      status: { description: [/may change without/i, /maintenance mode/i, /`stopped`/] },
      type: { description: [/instance type it was deployed with/i, /only by the resize operation/i] },
      image: { description: [/image .*deployed with/i] },
      region: { description: [/fixed/i, /cross data-centre migration/i] },
      group: { description: [/group label/i] },
      tags: { description: [/organisational only/i] },
      ipv4: {
        description: [
          /one public address on creation/i,
          /one private/i,
          /support request/i,
          /reassigned or shared through the networking endpoints/i,
        ],
      },
      ipv6: { description: [/SLAAC/, /specific/i, /not shareable/i, /null if there is none/i] },
      'specs.disk': { description: [/\bMB\b/, /primary disk and a swap disk/i, /usually 512 MB/i] },
      'specs.memory': { description: [/\bMB\b/] },
      'specs.transfer': { description: [/monthly network transfer allotment/i] },
      alerts: { description: [/0 disables/i, /averages? .*over two hours/i] },
      'alerts.cpu': {
        description: [
          /percent of CPU capacity/i,
          /100 times the core count/i,
          /two cores = 200/i,
          /90 times the core count/i,
          /90% of two cores means 180/i,
        ],
      },
      'alerts.network_in': { description: [/incoming traffic/i, /Mbit\/s/] },
      'alerts.network_out': { description: [/outbound traffic/i, /Mbit\/s/] },
      'alerts.transfer_quota': { description: [/percent of the transfer allotment used/i] },
      'alerts.io': { description: [/disk IO operations per second/i] },
      'backups.available': { description: [/under maintenance/i] },
      'backups.schedule': { description: [/if not set manually, the service picks both/i, /`Scheduling`/] },
      'backups.schedule.day': {
        description: [
          /day of the week on which the weekly backup is taken/i,
          /backups run daily/i,
          /preferred when choosing backups to retain longer/i,
        ],
      },
      'backups.schedule.window': {
        description: [/two-hour span in UTC/i, /`W` followed by the starting hour/i, /10:00 to 12:00/],
      },
      'backups.last_successful': { description: [/null if there is no earlier backup/i] },
      watchdog_enabled: {
        description: [
          /shutdown watchdog/i,
          /without a shutdown job/i,
          /issues a boot job/i,
          /gives up after more than 5 boot jobs within 15 minutes/i,
        ],
      },
      host_uuid: { description: [/UUID of the host machine/i] },
      has_user_data: { description: [/provisioned with user data from the metadata service/i] },
    },
  ],
  [
    backup,
    {
      available: { description: [/restored|restorable/i, /false during maintenance/i] },
      label: { description: [/label of a snapshot backup/i] },
      configs: { description: [/labels of (the )?configuration profiles/i] },
    },
  ],
  [
    volume,
    {
      label: { description: [/display only/i] },
      region: { description: [/region/i, /\bID\b/] },
      status: {
        valueDescriptions: {
          creating: /not yet usable/i,
          active: /online and usable/i,
          resizing: /capacity.*increased/i,
        },
      },
      filesystem_path: { description: [/fixed device-path prefix followed by the label/i] },
      size: { description: [/\bGiB\b/] },
      compute_id: { description: [/attached/i, /instance/i] },
      compute_label: { description: [/label of the compute instance/i, /attached/i] },
    },
  ],
  [
    database,
    {
      label: { description: [/unique/i, /user-defined/i] },
      status: { description: [/operating status/i] },
      type: { description: [/instance type used for its nodes/i] },
      engine: { description: [/engine type/i] },
      version: { description: [/engine version/i] },
      allow_list: {
        description: [
          /single IP address or a CIDR range/i,
          /blocks all connections, public and private/i,
          /`0\.0\.0\.0\/0` allows every address/i,
        ],
      },
      cluster_size: {
        description: [
          /how many nodes|node count/i,
          /3 creates a high-availability cluster of 1 primary and 2 replicas/i,
        ],
      },
      hosts: { description: [/assigned after provisioning/i] },
      'hosts.secondary': {
        description: [
          /private-network host/i,
          /publicly viewable and resolvable/i,
          /free transfer only from instances in the same data centre/i,
        ],
      },
      ssl_connection: { description: [/SSL credentials are required to connect/i] },
      replication_type: {
        description: [
          /`none` for a single node/i,
          /`semi_synch` for a high-availability cluster/i,
          /must have `asynch` or `semi_synch`/i,
        ],
      },
      port: { description: [/access port/i] },
      updates: { description: [/patch updates|maintenance window/i] },
      'updates.duration': { description: [/maximum/i, /hours/i] },
      'updates.hour_of_day': { description: [/UTC/, /starts?/i] },
      'updates.day_of_week': { description: [/1 ?= ?Monday, 2 ?= ?Tuesday/i] },
      'updates.week_of_month': {
        description: [/required when `frequency` is `monthly`/i, /must be null when it is `weekly`/i],
      },
    },
  ],
];
