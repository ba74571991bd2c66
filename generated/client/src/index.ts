// Client for Cloud Infrastructure Management API.

export { type ApiClient, type ClientOptions, createBaseClient, createClient } from './client.js';
export {
  createMessageValidator,
  isApiError,
  isConnectionError,
  isInvalidRequestError,
  unwrap,
} from './runtime.js';
export type {
  ApiError,
  Attempt,
  BinaryBody,
  CallOptions,
  Client,
  CommonOptions,
  ConnectionError,
  ErrorResult,
  Fetch,
  Hooks,
  InvalidRequestError,
  MessageValidatorOptions,
  OperationChecks,
  OperationChecksById,
  OperationDescriptor,
  OutgoingRequest,
  Result,
  RetryOptions,
  Send,
  SuccessResult,
  TokenSource,
  UnexpectedResult,
  UnwrappedData,
  ValidationProblem,
} from './runtime.js';
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
export { allOf, anyOf, where } from './runtime.js';
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
} from './runtime.js';
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
export * from '@cloud-api/types';
export type { OAuthClient as OAuthClient2 } from '@cloud-api/types';
