// Client for Cloud Infrastructure Management API.

import {
  bind,
  type BoundCalls,
  type Client,
  type CommonOptions,
  createRuntimeClient,
} from './runtime.js';
import * as computeCalls from './tags/compute.js';
import * as databasesCalls from './tags/databases.js';
import * as domainsCalls from './tags/domains.js';
import * as firewallsCalls from './tags/firewalls.js';
import * as longviewCalls from './tags/longview.js';
import * as managedCalls from './tags/managed.js';
import * as nodebalancersCalls from './tags/nodebalancers.js';
import * as oauthCalls from './tags/oauth.js';
import * as oauthClientsCalls from './tags/oauth-clients.js';
import * as paymentMethodsCalls from './tags/payment-methods.js';
import * as profileCalls from './tags/profile.js';
import * as stackscriptsCalls from './tags/stackscripts.js';
import * as tagsCalls from './tags/tags.js';
import * as usersCalls from './tags/users.js';

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
  CallError,
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

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /**
   * URL of the server.
   *
   * @default "https://api.example.com"
   */
  readonly baseUrl?: string | undefined;
  /** Replacements for servers of individual operations, by the URL in the document. */
  readonly servers?: {
    readonly 'https://login.example.com'?: string;
  };
}

/** Creates a client for operation functions that are imported individually. */
export function createBaseClient(options: ClientOptions = {}): Client {
  return createRuntimeClient({ ...options, baseUrl: options.baseUrl ?? 'https://api.example.com' });
}

/** All calls, grouped by tag. Individual operation functions also accept this client. */
export interface ApiClient extends Client {
  /** Compute instances, their settings and their backups: automatic backups and one snapshot. */
  readonly compute: BoundCalls<typeof computeCalls>;
  /** Managed MySQL databases and their backups. */
  readonly databases: BoundCalls<typeof databasesCalls>;
  /** DNS domains and their records. */
  readonly domains: BoundCalls<typeof domainsCalls>;
  /** The devices that a firewall applies to. */
  readonly firewalls: BoundCalls<typeof firewallsCalls>;
  /** Longview clients, which monitor servers. */
  readonly longview: BoundCalls<typeof longviewCalls>;
  /** Managed services and managed compute settings. Only unrestricted users may call these. */
  readonly managed: BoundCalls<typeof managedCalls>;
  /** NodeBalancers and their configs. */
  readonly nodebalancers: BoundCalls<typeof nodebalancersCalls>;
  /** The authorisation host: how an OAuth client gets its tokens. */
  readonly oauth: BoundCalls<typeof oauthCalls>;
  /** Applications that act for users. */
  readonly oauthClients: BoundCalls<typeof oauthClientsCalls>;
  /** Ways to pay for the account. */
  readonly paymentMethods: BoundCalls<typeof paymentMethodsCalls>;
  /** The profile of the caller: security questions and SSH keys. */
  readonly profile: BoundCalls<typeof profileCalls>;
  /** Scripts that run when a compute instance is provisioned. */
  readonly stackscripts: BoundCalls<typeof stackscriptsCalls>;
  /** Tags, and the objects that carry them. Only unrestricted users may call these. */
  readonly tags: BoundCalls<typeof tagsCalls>;
  /** Users of the account, restricted and unrestricted. Only unrestricted users may call these. */
  readonly users: BoundCalls<typeof usersCalls>;
}

/** Creates a client with all calls. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const client = createBaseClient(options);
  return {
    ...client,
    compute: bind<ApiClient['compute']>(client, computeCalls),
    databases: bind<ApiClient['databases']>(client, databasesCalls),
    domains: bind<ApiClient['domains']>(client, domainsCalls),
    firewalls: bind<ApiClient['firewalls']>(client, firewallsCalls),
    longview: bind<ApiClient['longview']>(client, longviewCalls),
    managed: bind<ApiClient['managed']>(client, managedCalls),
    nodebalancers: bind<ApiClient['nodebalancers']>(client, nodebalancersCalls),
    oauth: bind<ApiClient['oauth']>(client, oauthCalls),
    oauthClients: bind<ApiClient['oauthClients']>(client, oauthClientsCalls),
    paymentMethods: bind<ApiClient['paymentMethods']>(client, paymentMethodsCalls),
    profile: bind<ApiClient['profile']>(client, profileCalls),
    stackscripts: bind<ApiClient['stackscripts']>(client, stackscriptsCalls),
    tags: bind<ApiClient['tags']>(client, tagsCalls),
    users: bind<ApiClient['users']>(client, usersCalls),
  };
}
