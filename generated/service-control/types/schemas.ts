// Types of schemas.

/** A billing address. An empty postal code is invalid. */
export type ControlAddress = {
  /** Street and number. */
  address: string;
  /** The city. */
  city: string;
  /** The postal code. */
  zip: string;
  /** The country. */
  country: string;
};

/** The billing address of an account; null if none. */
export type ControlBilling = {
  billing: null | ControlAddress;
};

/** A change of the clock: either `by` or `to`. */
export type ControlClock = {
  /** An offset: `+2h`, `-3d`, `+90m`, `+10s`, `+1w`. */
  by?: string;
  /** The new time. */
  to?: string;
};

/** An update of a database. */
export type ControlDatabase = {
  /** The status. */
  status:
    | 'provisioning'
    | 'active'
    | 'suspending'
    | 'suspended'
    | 'resuming'
    | 'restoring'
    | 'failed'
    | 'degraded'
    | 'updating'
    | 'backing_up';
};

/** Failures to inject into an operation. */
export type ControlFailure = {
  /** The operation ID. */
  operation: string;
  /** The number of requests that fail. */
  times: number;
};

/** An update of a firewall. */
export type ControlFirewall = {
  /** The status. */
  status: 'enabled' | 'disabled';
};

/** A grant. Grants on `account` and `add_longview` have no `id`. */
export type ControlGrant = {
  /** The kind of the entity. */
  entity:
    | 'account'
    | 'add_longview'
    | 'compute'
    | 'database'
    | 'domain'
    | 'firewall'
    | 'longview'
    | 'nodebalancer'
    | 'stackscript';
  /** The ID of the entity. */
  id?: number;
  /** The access level. */
  level: 'read_only' | 'read_write';
};

/** The new grants of a user. */
export type ControlGrants = {
  /** The grants. */
  grants: ControlGrant[];
};

/** An update of an instance. */
export type ControlInstance = {
  /** The status. */
  status:
    | 'running'
    | 'offline'
    | 'booting'
    | 'rebooting'
    | 'shutting_down'
    | 'provisioning'
    | 'deleting'
    | 'migrating'
    | 'rebuilding'
    | 'cloning'
    | 'restoring'
    | 'stopped';
};

/** An update of an OAuth client. */
export type ControlOAuthClient = {
  /** The status. */
  status: 'active' | 'disabled' | 'suspended';
};

/** The deprecation of an operation. */
export type ControlOperation = {
  /** True, or the warnings to include in its responses. */
  deprecated: boolean | ControlWarning[];
};

/** A snapshot of the state. */
export type ControlSnapshot = {
  /** The name. */
  name: string;
};

/** The expiration of a token; null if it never expires. */
export type ControlToken = {
  /** The token. */
  token: string;
  /** The expiration time. */
  expires: string | null;
};

/** A warning. */
export type ControlWarning = {
  /** A short title. */
  title: string;
  /** A one-sentence description. */
  detail: string;
};
