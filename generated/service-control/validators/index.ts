// Generated; change the document it is made from instead.

export type { Problem } from './runtime/validation/problem.ts';
export type { StandardIssue, StandardSchema } from './runtime/validation/standard-schema.ts';
export {
  isControlAddress,
  checkControlAddress,
  controlAddressSchema,
} from './schemas/control-address.ts';
export {
  isControlBilling,
  checkControlBilling,
  controlBillingSchema,
} from './schemas/control-billing.ts';
export { isControlClock, checkControlClock, controlClockSchema } from './schemas/control-clock.ts';
export {
  isControlDatabase,
  checkControlDatabase,
  controlDatabaseSchema,
} from './schemas/control-database.ts';
export {
  isControlFailure,
  checkControlFailure,
  controlFailureSchema,
} from './schemas/control-failure.ts';
export {
  isControlFirewall,
  checkControlFirewall,
  controlFirewallSchema,
} from './schemas/control-firewall.ts';
export { isControlGrant, checkControlGrant, controlGrantSchema } from './schemas/control-grant.ts';
export {
  isControlGrants,
  checkControlGrants,
  controlGrantsSchema,
} from './schemas/control-grants.ts';
export {
  isControlInstance,
  checkControlInstance,
  controlInstanceSchema,
} from './schemas/control-instance.ts';
export {
  isControlOAuthClient,
  checkControlOAuthClient,
  controlOAuthClientSchema,
} from './schemas/control-oauth-client.ts';
export {
  isControlOperation,
  checkControlOperation,
  controlOperationSchema,
} from './schemas/control-operation.ts';
export {
  isControlSnapshot,
  checkControlSnapshot,
  controlSnapshotSchema,
} from './schemas/control-snapshot.ts';
export { isControlToken, checkControlToken, controlTokenSchema } from './schemas/control-token.ts';
export {
  isControlWarning,
  checkControlWarning,
  controlWarningSchema,
} from './schemas/control-warning.ts';
