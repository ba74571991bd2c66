// Types of schemas.

import type { components } from './openapi.ts';

/** A billing address. An empty postal code is invalid. */
export type ControlAddress = components['schemas']['ControlAddress'];

/** The billing address of an account; null if none. */
export type ControlBilling = components['schemas']['ControlBilling'];

/** A change of the clock: either `by` or `to`. */
export type ControlClock = components['schemas']['ControlClock'];

/** An update of a database. */
export type ControlDatabase = components['schemas']['ControlDatabase'];

/** Failures to inject into an operation. */
export type ControlFailure = components['schemas']['ControlFailure'];

/** An update of a firewall. */
export type ControlFirewall = components['schemas']['ControlFirewall'];

/** A grant. Grants on `account` and `add_longview` have no `id`. */
export type ControlGrant = components['schemas']['ControlGrant'];

/** The new grants of a user. */
export type ControlGrants = components['schemas']['ControlGrants'];

/** An update of an instance. */
export type ControlInstance = components['schemas']['ControlInstance'];

/** An update of an OAuth client. */
export type ControlOAuthClient = components['schemas']['ControlOAuthClient'];

/** The deprecation of an operation. */
export type ControlOperation = components['schemas']['ControlOperation'];

/** A snapshot of the state. */
export type ControlSnapshot = components['schemas']['ControlSnapshot'];

/** The expiration of a token; null if it never expires. */
export type ControlToken = components['schemas']['ControlToken'];

/** A warning. */
export type ControlWarning = components['schemas']['ControlWarning'];
