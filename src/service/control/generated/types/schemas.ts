// The schemas of the interface, each under its own name.

import type { components } from './openapi.ts';

/** A billing address. An empty postal code is not a valid one. */
export type ControlAddress = components['schemas']['ControlAddress'];

/** The billing address of an account; null where there is none. */
export type ControlBilling = components['schemas']['ControlBilling'];

/** Where the clock is moved to. One of the two. */
export type ControlClock = components['schemas']['ControlClock'];

/** What a database is changed to. */
export type ControlDatabase = components['schemas']['ControlDatabase'];

/** How often an operation is to fail from now on. */
export type ControlFailure = components['schemas']['ControlFailure'];

/** What a firewall is changed to. */
export type ControlFirewall = components['schemas']['ControlFirewall'];

/** A grant. Those of the account and of adding Longview clients have no id. */
export type ControlGrant = components['schemas']['ControlGrant'];

/** All grants that a user has from now on. */
export type ControlGrants = components['schemas']['ControlGrants'];

/** What an instance is changed to. */
export type ControlInstance = components['schemas']['ControlInstance'];

/** What an OAuth client is changed to. */
export type ControlOAuthClient = components['schemas']['ControlOAuthClient'];

/** Whether an operation is deprecated. */
export type ControlOperation = components['schemas']['ControlOperation'];

/** A name under which the state is remembered. */
export type ControlSnapshot = components['schemas']['ControlSnapshot'];

/** When a token expires; null for never. */
export type ControlToken = components['schemas']['ControlToken'];

/** A warning. */
export type ControlWarning = components['schemas']['ControlWarning'];
