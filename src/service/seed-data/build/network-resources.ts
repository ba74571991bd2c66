// Builds rows for network resources: NodeBalancers, domains, and firewalls.

import type { NodeBalancerConfig } from '@cloud-api/types';
import {
  checkDomain,
  checkDomainRecord,
  checkDomainRecordCreate,
  checkNodeBalancer,
  checkNodeBalancerConfig,
} from '@cloud-api/validators';
import { ownerName } from '../../tags/domains/build-record.ts';
import { roundUpSeconds } from '../../tags/domains/time-values.ts';
import { isKeyOfCertificate, parseCertificate, parseKey } from '../../tags/nodebalancers/certificate.ts';
import { toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type {
  SeedAccount,
  SeedDomain,
  SeedDomainRecord,
  SeedFirewall,
  SeedNodeBalancer,
  SeedNodeBalancerConfig,
} from '../../../../generated/service-seed-data/types/index.ts';
import type { Path } from '../seed-file-error.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';
import { checkRecordConflicts } from './record-conflicts.ts';

/** Builds the network resources of an account. */
export function buildNetworkResources(context: BuildContext, account: SeedAccount, path: Path): void {
  for (const [balancer, itemPath] of itemsWithPaths(account.nodebalancers, path, 'nodebalancers'))
    buildNodeBalancer(context, account.id, balancer, itemPath);
  for (const [domain, itemPath] of itemsWithPaths(account.domains, path, 'domains'))
    buildDomain(context, account.id, domain, itemPath);
  for (const [firewall, itemPath] of itemsWithPaths(account.firewalls, path, 'firewalls'))
    buildFirewall(context, account.id, firewall, itemPath);
}

function buildNodeBalancer(context: BuildContext, account: string, balancer: SeedNodeBalancer, path: Path): void {
  const id = context.id(path);
  const { label, tags = [] } = balancer;
  context.requireUnique(
    'nodebalancers',
    `${account} ${label}`,
    [...path, 'label'],
    `the account already has a NodeBalancer labeled ${label}; labels must be unique within an account`,
  );
  const value = {
    region: balancer.region ?? 'eu-central',
    created: context.toTimestamp(balancer.created),
    updated: context.toTimestamp(balancer.updated, balancer.created),
    ipv4: balancer.ipv4 ?? `198.51.100.${(id % 254) + 1}`,
    ipv6: balancer.ipv6 === undefined ? `2001:db8:1::${id.toString(16)}` : balancer.ipv6,
    client_conn_throttle: balancer.client_conn_throttle ?? 0,
    transfer: balancer.transfer ?? { total: 0, in: 0, out: 0 },
  };
  context.reportProblems(path, checkNodeBalancer({ id, label, tags, ...value, hostname: `${value.ipv4}.` }));
  context.rows.nodebalancers.push({ id, account_id: account, label, value: toJson(value) });
  context.addTags('nodebalancer', account, id, tags);
  for (const [config, itemPath] of itemsWithPaths(balancer.configs, path, 'configs'))
    buildConfig(context, id, config, itemPath);
}

function buildConfig(context: BuildContext, nodebalancer: number, config: SeedNodeBalancerConfig, path: Path): void {
  const id = context.id(path);
  const port = config.port ?? 80;
  context.requireUnique(
    'ports',
    `${nodebalancer} ${port}`,
    [...path, 'port'],
    `another config of this NodeBalancer already uses port ${port}; use another port`,
  );
  const cert = config.ssl_cert ?? null;
  const key = config.ssl_key ?? null;
  const ssl =
    cert === null ? { pem: null, commonName: '', fingerprint: '' } : parseCertificateOrReport(context, path, cert, key);
  const value: Omit<NodeBalancerConfig, 'id' | 'nodebalancer_id' | 'port' | 'ssl_key' | 'nodes_status'> = {
    protocol: config.protocol ?? 'http',
    algorithm: config.algorithm ?? 'roundrobin',
    stickiness: config.stickiness ?? 'none',
    check: config.check ?? 'none',
    check_interval: config.check_interval ?? 31,
    check_timeout: config.check_timeout ?? 30,
    check_attempts: config.check_attempts ?? 3,
    check_path: config.check_path ?? '',
    check_body: config.check_body ?? '',
    check_passive: config.check_passive ?? true,
    proxy_protocol: config.proxy_protocol ?? 'none',
    cipher_suite: config.cipher_suite ?? 'recommended',
    ssl_cert: ssl.pem,
    ssl_commonname: ssl.commonName,
    ssl_fingerprint: ssl.fingerprint,
  };
  // An encrypted key cannot be read here; the rules only require that it exists.
  const visibleKey = typeof key === 'string' || key === null ? key : 'sealed';
  context.reportProblems(
    path,
    checkNodeBalancerConfig({
      id,
      nodebalancer_id: nodebalancer,
      port,
      ...value,
      ssl_key: visibleKey,
      nodes_status: { up: 0, down: 0 },
    }),
  );
  context.rows.nodebalancer_configs.push({
    id,
    nodebalancer_id: nodebalancer,
    port,
    ssl_key: key === null ? null : context.encrypt(key, [...path, 'ssl_key']),
    value: toJson(value),
  });
  for (const [node, itemPath] of itemsWithPaths(config.nodes, path, 'nodes')) {
    const { address, label, weight = 100, mode = 'accept', up = true } = node;
    context.rows.nodes.push({
      id: context.id(itemPath),
      config_id: id,
      address,
      label,
      weight,
      mode,
      up: toSqlBoolean(up),
    });
  }
}

function parseCertificateOrReport(
  context: BuildContext,
  path: Path,
  text: string,
  key: SeedNodeBalancerConfig['ssl_key'],
): { readonly pem: string; readonly commonName: string; readonly fingerprint: string } {
  const parsed = parseCertificate(text);
  if (parsed.ok) {
    const privateKey = typeof key === 'string' ? parseKey(key) : undefined;
    if (privateKey && !isKeyOfCertificate(parsed.certificate, privateKey))
      context.report([...path, 'ssl_key'], 'The private key does not belong to the certificate.');
    return parsed;
  }
  context.report(
    [...path, 'ssl_cert'],
    `${parsed.message} Write the PEM text as a block (|), with its BEGIN and END lines.`,
  );
  return { pem: text, commonName: '', fingerprint: '' };
}

function buildDomain(context: BuildContext, account: string, domain: SeedDomain, path: Path): void {
  const id = context.id(path);
  const { domain: name, tags = [] } = domain;
  context.requireUnique(
    'domains',
    name.toLowerCase(),
    [...path, 'domain'],
    `duplicate domain ${name}; domains must be unique across all accounts, regardless of case`,
  );
  const type = domain.type ?? 'master';
  const value = {
    type,
    status: domain.status ?? 'active',
    group: domain.group ?? '',
    description: domain.description ?? '',
    soa_email: domain.soa_email ?? (type === 'master' ? `hostmaster@${name.replace(/^\*\./, '')}` : ''),
    master_ips: domain.master_ips ?? [],
    axfr_ips: domain.axfr_ips ?? [],
    retry_sec: roundUpSeconds(domain.retry_sec ?? 0),
    expire_sec: roundUpSeconds(domain.expire_sec ?? 0),
    refresh_sec: roundUpSeconds(domain.refresh_sec ?? 0),
    ttl_sec: roundUpSeconds(domain.ttl_sec ?? 0),
  };
  context.reportProblems(path, checkDomain({ id, domain: name, tags, ...value }));
  context.rows.domains.push({ id, account_id: account, domain: name, value: toJson(value) });
  context.addTags('domain', account, id, tags);
  checkRecordConflicts(context, domain.records, name, path);
  if (type === 'slave' && domain.records?.length)
    context.report(
      [...path, 'records'],
      `${name} is a slave domain, which cannot have its own records; remove them, or set type: master`,
    );
  for (const [record, itemPath] of itemsWithPaths(domain.records, path, 'records'))
    buildRecord(context, { id, name, ttl: value.ttl_sec || 86_400 }, record, itemPath);
}

const caaTags = ['', 'issue', 'issuewild', 'iodef'] as const;

function buildRecord(
  context: BuildContext,
  domain: { readonly id: number; readonly name: string; readonly ttl: number },
  record: SeedDomainRecord,
  path: Path,
): void {
  const id = context.id(path);
  const { type, name = '' } = record;
  const value = {
    created: context.toTimestamp(record.created),
    updated: context.toTimestamp(record.updated, record.created),
    name,
    target: record.target ?? '',
    ttl_sec: record.ttl_sec ?? domain.ttl,
    priority: record.priority ?? 0,
    weight: record.weight ?? 0,
    port: record.port ?? 0,
    service: record.service ?? '',
    protocol: record.protocol ?? '',
    tag: caaTags.find((tag) => tag === record.tag) ?? '',
  };
  const { created, updated, ...requestBody } = value;
  const request = { type, ...requestBody, tag: record.tag ?? '' };
  context.reportProblems(
    path,
    checkDomainRecord({ id, created, updated, ...request }),
    checkDomainRecordCreate(request),
  );
  context.rows.domain_records.push({
    id,
    domain_id: domain.id,
    type,
    name: ownerName({ type, ...value }, domain.name),
    value: toJson(value),
  });
}

function buildFirewall(
  context: BuildContext,
  account: string,
  { status = 'enabled', devices }: SeedFirewall,
  path: Path,
): void {
  const id = context.id(path);
  context.rows.firewalls.push({ id, account_id: account, status });
  for (const [device, itemPath] of itemsWithPaths(devices, path, 'devices')) {
    const { compute_id } = device;
    context.requireUnique(
      'devices',
      `${id} ${compute_id}`,
      [...itemPath, 'compute_id'],
      `this firewall is already assigned to instance ${compute_id}; remove the duplicate`,
    );
    if (status === 'enabled')
      context.requireUnique(
        'enabled firewalls',
        compute_id,
        [...itemPath, 'compute_id'],
        `instance ${compute_id} already has an enabled firewall and can have only one; disable one of them`,
      );
    context.rows.firewall_devices.push({
      id: context.id(itemPath),
      firewall_id: id,
      instance_id: compute_id,
      created: context.toTimestamp(device.created),
      updated: context.toTimestamp(device.updated, device.created),
    });
  }
}
