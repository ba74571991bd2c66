// Server for Cloud Infrastructure Management API.

export {
  createService,
  tableOf,
  type CommonHeaders,
  type Handlers,
  type ServiceOptions,
} from './service.js';
export {
  limitErrorDetails,
  httpError,
  type ErrorDetail,
  type ErrorResponse,
  type HttpError,
} from './runtime/server/http-error.js';
export { steps, type Step } from './runtime/server/pipeline.js';
export type {
  ConflictQuery,
  Credential,
  CountQuery,
  EmittedEvent,
  GrantLevel,
  Host,
  Identity,
  LoadedResource,
  RateLimit,
  RateLimitQuery,
  RateLimitResult,
  ResourceKey,
  CallerContext,
} from './runtime/server/host.js';
export type { RequestHeaders, ServiceRequest, ServiceResponse } from './runtime/server/http.js';
export type { ResponseContext, CorsOptions } from './runtime/server/service-options.js';
export type { Service } from './runtime/server/service.js';
export type * from './tags/compute.js';
export type * from './tags/databases.js';
export type * from './tags/domains.js';
export type * from './tags/firewalls.js';
export type * from './tags/longview.js';
export type * from './tags/managed.js';
export type * from './tags/nodebalancers.js';
export type * from './tags/oauth.js';
export type * from './tags/oauth-clients.js';
export type * from './tags/payment-methods.js';
export type * from './tags/profile.js';
export type * from './tags/stackscripts.js';
export type * from './tags/tags.js';
export type * from './tags/users.js';
