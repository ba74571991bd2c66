// Types of Control plane, version 1.0.0, compatible with openapi-typescript.

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    /** A billing address. An empty postal code is invalid. */
    ControlAddress: {
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
    ControlBilling: {
      billing: null | components['schemas']['ControlAddress'];
    };
    /** A change of the clock: either `by` or `to`. */
    ControlClock: {
      /** An offset: `+2h`, `-3d`, `+90m`, `+10s`, `+1w`. */
      by?: string;
      /** The new time. */
      to?: string;
    };
    /** An update of a database. */
    ControlDatabase: {
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
    ControlFailure: {
      /** The operation ID. */
      operation: string;
      /** The number of requests that fail. */
      times: number;
    };
    /** An update of a firewall. */
    ControlFirewall: {
      /** The status. */
      status: 'enabled' | 'disabled';
    };
    /** A grant. Grants on `account` and `add_longview` have no `id`. */
    ControlGrant: {
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
    ControlGrants: {
      /** The grants. */
      grants: components['schemas']['ControlGrant'][];
    };
    /** An update of an instance. */
    ControlInstance: {
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
    ControlOAuthClient: {
      /** The status. */
      status: 'active' | 'disabled' | 'suspended';
    };
    /** The deprecation of an operation. */
    ControlOperation: {
      /** True, or the warnings to include in its responses. */
      deprecated: boolean | components['schemas']['ControlWarning'][];
    };
    /** A snapshot of the state. */
    ControlSnapshot: {
      /** The name. */
      name: string;
    };
    /** The expiration of a token; null if it never expires. */
    ControlToken: {
      /** The token. */
      token: string;
      /** The expiration time. */
      expires: string | null;
    };
    /** A warning. */
    ControlWarning: {
      /** A short title. */
      title: string;
      /** A one-sentence description. */
      detail: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;
