// Handlers of the tag "oauth-clients", with their request and response types.

import type {
  Caller,
  CreateOAuthClientBody,
  CreateOAuthClientResponses,
  ListOAuthClientsResponses,
} from '@cloud-api/types';
import type { ListOAuthClientsParameters } from '@cloud-api/validators';
import type {
  HandlerRequest,
  TypedResponse,
  WithDefaults,
} from '../runtime/server/handler-types.js';

/** Request of `listOAuthClients`: `GET /v4/account/oauth-clients`. */
export interface ListOAuthClientsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListOAuthClientsParameters['query'];
  readonly headers: ListOAuthClientsParameters['header'];
}

/** Response of `listOAuthClients`: `GET /v4/account/oauth-clients`. */
export type ListOAuthClientsResponse =
  | TypedResponse<200, ListOAuthClientsResponses[200]>
  | TypedResponse<400, ListOAuthClientsResponses[400]>
  | TypedResponse<401, ListOAuthClientsResponses[401]>
  | TypedResponse<403, ListOAuthClientsResponses[403]>
  | TypedResponse<429, ListOAuthClientsResponses[429]>
  | TypedResponse<500, ListOAuthClientsResponses[500]>;

/** Request of `createOAuthClient`: `POST /v4/account/oauth-clients`. */
export interface CreateOAuthClientRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: WithDefaults<CreateOAuthClientBody, 'public'>;
}

/** Response of `createOAuthClient`: `POST /v4/account/oauth-clients`. */
export type CreateOAuthClientResponse =
  | TypedResponse<200, CreateOAuthClientResponses[200]>
  | TypedResponse<400, CreateOAuthClientResponses[400]>
  | TypedResponse<401, CreateOAuthClientResponses[401]>
  | TypedResponse<403, CreateOAuthClientResponses[403]>
  | TypedResponse<413, CreateOAuthClientResponses[413]>
  | TypedResponse<415, CreateOAuthClientResponses[415]>
  | TypedResponse<429, CreateOAuthClientResponses[429]>
  | TypedResponse<500, CreateOAuthClientResponses[500]>;

/** Handlers of the tag "oauth-clients". `Tx` is the host's unit of work. */
export interface OauthClientsHandlers<Tx> {
  /**
   * List OAuth clients
   *
   * Returns the OAuth clients of the account. `secret` reads the literal `<REDACTED>`.
   */
  listOAuthClients(
    request: ListOAuthClientsRequest<Tx>,
  ): Promise<ListOAuthClientsResponse> | ListOAuthClientsResponse;
  /**
   * Create an OAuth client
   *
   * Creates an OAuth client. A client is private unless `public` is set. The response is the only
   * one that shows the secret in clear.
   */
  createOAuthClient(
    request: CreateOAuthClientRequest<Tx>,
  ): Promise<CreateOAuthClientResponse> | CreateOAuthClientResponse;
}
