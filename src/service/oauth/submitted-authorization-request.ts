// Parses the authorization request in a submitted form, and validates it again.

import type { UnitOfWork } from '../unit-of-work.ts';
import { errorPage } from './pages/error.ts';
import { pageResponse, type FormResponse, type SubmittedForm } from './form-action-types.ts';
import { oauthError, type OAuthErrorResponse } from './error-response.ts';
import {
  validateAuthorizationRequest,
  parseAuthorizationQuery,
  type AuthorizationRequest,
} from './authorization-request.ts';

/** Returns the request, or the error. */
export async function parseSubmittedAuthorizationRequest(
  unit: UnitOfWork,
  { fields }: SubmittedForm,
): Promise<AuthorizationRequest | OAuthErrorResponse> {
  const parameters = parseAuthorizationQuery(fields.get('request') ?? '');
  return parameters
    ? validateAuthorizationRequest(unit, parameters)
    : oauthError('invalid_request', 'The form is incomplete.');
}

/** Renders the error page for an invalid request. */
export function requestErrorPage({ status, body: { errors } }: OAuthErrorResponse): FormResponse {
  return pageResponse(
    errorPage({
      status,
      title: 'This request cannot be granted',
      errors,
      help: 'Go back to the application and try again. If it happens again, contact the developer of the application.',
    }),
  );
}

/** Renders the page for a form that has expired or came from another site. */
export function expiredFormPage(): FormResponse {
  return pageResponse(
    errorPage({
      status: 400,
      title: 'This page has expired',
      errors: [{ reason: 'The form was not sent from a page that is still valid. No access was granted.' }],
      help: 'Go back to the application and start again.',
    }),
  );
}
