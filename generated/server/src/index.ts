// The server of Cloud Infrastructure Management API.

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
export type * from './areas/compute.js';
export type * from './areas/databases.js';
export type * from './areas/domains.js';
export type * from './areas/firewalls.js';
export type * from './areas/longview.js';
export type * from './areas/managed.js';
export type * from './areas/nodebalancers.js';
export type * from './areas/oauth.js';
export type * from './areas/oauth-clients.js';
export type * from './areas/payment-methods.js';
export type * from './areas/profile.js';
export type * from './areas/stackscripts.js';
export type * from './areas/tags.js';
export type * from './areas/users.js';
