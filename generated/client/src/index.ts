// Client for Cloud Infrastructure Management API.

export { createBaseClient, type ClientOptions } from './base.js';
export { createClient, type ApiClient } from './client.js';
export type { BinaryBody } from './runtime/client/body.js';
export type { TokenSource } from './runtime/client/bearer-token.js';
export type { CallOptions } from './runtime/client/call-operation.js';
export {
  isInvalidRequestError,
  createMessageValidator,
  type ValidationProblem,
  type OperationChecksById,
  type InvalidRequestError,
  type OperationChecks,
  type MessageValidatorOptions,
} from './runtime/client/validate-messages.js';
export type {
  Client,
  CommonOptions,
  Fetch,
  Send,
  OutgoingRequest,
} from './runtime/client/client.js';
export { unwrap, isApiError, type ApiError, type UnwrappedData } from './runtime/client/unwrap.js';
export { isConnectionError, type ConnectionError } from './runtime/client/connection-error.js';
export type { Attempt, Hooks } from './runtime/client/fetch-with-hooks-and-timeout.js';
export type { OperationDescriptor } from './runtime/client/operation-descriptor.js';
export type {
  ErrorResult,
  Result,
  SuccessResult,
  UnexpectedResult,
} from './runtime/client/result.js';
export type { RetryOptions } from './runtime/client/retry.js';
export {
  paged,
  problemsOf,
  rateLimitOf,
  scopesOf,
  specVersionOf,
  warningsOf,
  oauthEndpoints,
  type ItemOf,
  type ResponseProblem,
} from './conventions.js';
export { allOf, anyOf, where } from './runtime/client/filter-builder.js';
export {
  parseRedirect,
  buildAuthorizationUrl,
  exchangeCode,
  isOAuthError,
  createOAuthTokenSource,
  refreshTokens,
  type OAuthClient,
  type OAuthError,
  type OAuthTokenSource,
  type OAuthTokens,
} from './runtime/client/oauth.js';
export * from './tags/compute.js';
export * from './tags/databases.js';
export * from './tags/domains.js';
export * from './tags/firewalls.js';
export * from './tags/longview.js';
export * from './tags/managed.js';
export * from './tags/nodebalancers.js';
export * from './tags/oauth.js';
export * from './tags/oauth-clients.js';
export * from './tags/payment-methods.js';
export * from './tags/profile.js';
export * from './tags/stackscripts.js';
export * from './tags/tags.js';
export * from './tags/users.js';
