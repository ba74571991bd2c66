// The names of the fields that each resource of the interface has.

/** The names of the top-level fields of each resource. */
export const fields = {
  user: [
    'email', 'username', 'restricted', 'ssh_keys', 'tfa_enabled', 'verified_phone_number', 'password_created',
    'last_login',
  ],
  compute: [
    'id', 'label', 'status', 'created', 'updated', 'type', 'image', 'region', 'group', 'tags', 'hypervisor',
    'ipv4', 'ipv6', 'specs', 'alerts', 'backups', 'watchdog_enabled', 'host_uuid', 'has_user_data',
  ],
  backup: ['id', 'type', 'status', 'available', 'created', 'updated', 'finished', 'label', 'configs', 'disks'],
  domain: [
    'id', 'type', 'status', 'domain', 'group', 'tags', 'description', 'soa_email', 'master_ips', 'axfr_ips',
    'retry_sec', 'expire_sec', 'refresh_sec', 'ttl_sec',
  ],
  volume: [
    'id', 'label', 'region', 'tags', 'status', 'created', 'updated', 'filesystem_path', 'size', 'compute_id',
    'compute_label', 'hardware_type',
  ],
  nodeBalancer: [
    'id', 'label', 'region', 'tags', 'created', 'updated', 'ipv4', 'ipv6', 'hostname', 'client_conn_throttle',
    'transfer',
  ],
  config: [
    'id', 'nodebalancer_id', 'port', 'protocol', 'algorithm', 'stickiness', 'check', 'check_interval',
    'check_timeout', 'check_attempts', 'check_path', 'check_body', 'check_passive', 'proxy_protocol',
    'cipher_suite', 'ssl_cert', 'ssl_key', 'ssl_commonname', 'ssl_fingerprint', 'nodes_status',
  ],
  database: [
    'id', 'label', 'status', 'created', 'updated', 'type', 'engine', 'version', 'region', 'encrypted',
    'allow_list', 'cluster_size', 'hosts', 'ssl_connection', 'replication_type', 'port', 'updates',
  ],
  paymentMethod: ['id', 'created', 'type', 'is_default', 'data'],
  stackScript: [
    'id', 'username', 'label', 'description', 'is_public', 'user_avatar_id', 'images', 'deployments_total',
    'deployments_active', 'rev_note', 'script', 'user_defined_fields', 'created', 'updated', 'mine',
  ],
  longviewClient: ['id', 'label', 'created', 'updated', 'api_key', 'install_code', 'apps'],
  sshKey: ['id', 'created', 'label', 'ssh_key'],
  record: [
    'id', 'created', 'updated', 'type', 'name', 'target', 'ttl_sec', 'priority', 'weight', 'port', 'service',
    'protocol', 'tag',
  ],
  managedService: [
    'id', 'created', 'updated', 'status', 'label', 'service_type', 'address', 'timeout', 'body', 'region',
    'consultation_group', 'notes', 'credentials',
  ],
  managedSettings: ['id', 'label', 'group', 'ssh'],
  device: ['id', 'created', 'updated', 'entity'],
  oauthClient: ['id', 'status', 'label', 'redirect_uri', 'secret', 'thumbnail_url', 'public'],
} as const;
