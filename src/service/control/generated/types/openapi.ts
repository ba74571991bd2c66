// Control plane, version 1.0.0, as openapi-typescript types it.

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    /** A billing address. An empty postal code is not a valid one. */
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
    /** The billing address of an account; null where there is none. */
    ControlBilling: {
      billing: null | components['schemas']['ControlAddress'];
    };
    /** Where the clock is moved to. One of the two. */
    ControlClock: {
      /** An amount: `+2h`, `-3d`, `+90m`, `+10s`, `+1w`. */
      by?: string;
      /** A time. */
      to?: string;
    };
    /** What a database is changed to. */
    ControlDatabase: {
      /** Its status. */
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
    /** How often an operation is to fail from now on. */
    ControlFailure: {
      /** The id of the operation. */
      operation: string;
      /** So many requests. */
      times: number;
    };
    /** What a firewall is changed to. */
    ControlFirewall: {
      /** Its status. */
      status: 'enabled' | 'disabled';
    };
    /** A grant. Those of the account and of adding Longview clients have no id. */
    ControlGrant: {
      /** What it is about. */
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
      /** The number of the entity. */
      id?: number;
      /** What it gives. */
      level: 'read_only' | 'read_write';
    };
    /** All grants that a user has from now on. */
    ControlGrants: {
      /** The grants. */
      grants: components['schemas']['ControlGrant'][];
    };
    /** What an instance is changed to. */
    ControlInstance: {
      /** Its status. */
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
    /** What an OAuth client is changed to. */
    ControlOAuthClient: {
      /** Its status. */
      status: 'active' | 'disabled' | 'suspended';
    };
    /** Whether an operation is deprecated. */
    ControlOperation: {
      /** True, or the warnings that its answers carry. */
      deprecated: boolean | components['schemas']['ControlWarning'][];
    };
    /** A name under which the state is remembered. */
    ControlSnapshot: {
      /** The name. */
      name: string;
    };
    /** When a token expires; null for never. */
    ControlToken: {
      /** The token. */
      token: string;
      /** The time. */
      expires: string | null;
    };
    /** A warning. */
    ControlWarning: {
      /** In a few words. */
      title: string;
      /** In a sentence. */
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
