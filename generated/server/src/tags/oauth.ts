// Handlers of the tag "oauth", with their request and response types.

import type {
  AuthorizeResponses,
  Caller,
  ExchangeTokenBody,
  ExchangeTokenResponses,
} from '@cloud-api/types';
import type { AuthorizeParameters } from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `authorize`: `GET /oauth/authorize`. */
export interface AuthorizeRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: AuthorizeParameters['query'];
}

/** Response of `authorize`: `GET /oauth/authorize`. */
export type AuthorizeResponse =
  | TypedResponse<200, string>
  | TypedResponse<302, undefined, { readonly Location: string }>
  | TypedResponse<400, AuthorizeResponses[400]>
  | TypedResponse<429, AuthorizeResponses[429]>
  | TypedResponse<500, AuthorizeResponses[500]>;

/** Request of `exchangeToken`: `POST /oauth/token`. */
export interface ExchangeTokenRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: ExchangeTokenBody;
  readonly mediaType: 'application/x-www-form-urlencoded' | 'multipart/form-data';
}

/** Response of `exchangeToken`: `POST /oauth/token`. */
export type ExchangeTokenResponse =
  | TypedResponse<200, ExchangeTokenResponses[200]>
  | TypedResponse<400, ExchangeTokenResponses[400]>
  | TypedResponse<401, ExchangeTokenResponses[401]>
  | TypedResponse<413, ExchangeTokenResponses[413]>
  | TypedResponse<415, ExchangeTokenResponses[415]>
  | TypedResponse<429, ExchangeTokenResponses[429]>
  | TypedResponse<500, ExchangeTokenResponses[500]>;

/** Handlers of the tag "oauth". `Tx` is the host's unit of work. */
export interface OauthHandlers<Tx> {
  /**
   * Request access from a user
   *
   * An application redirects its user here. The user logs in with username and password, and is
   * shown the label of the client that requests access. A private client gets the user back at its
   * redirect URL with a temporary exchange code; a public client gets the user back with
   * `access_token` in the URL hash, which expires in two hours, and no refresh token is issued.
   */
  authorize(request: AuthorizeRequest<Tx>): Promise<AuthorizeResponse> | AuthorizeResponse;
  /**
   * Exchange a code, or refresh a token
   *
   * Exchanges the temporary code of a private client for an access token and a refresh token, or a
   * refresh token for new ones. The access token expires in two hours.
   */
  exchangeToken(
    request: ExchangeTokenRequest<Tx>,
  ): Promise<ExchangeTokenResponse> | ExchangeTokenResponse;
}
