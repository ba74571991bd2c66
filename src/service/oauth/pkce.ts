// Proof Key for Code Exchange (RFC 7636).

import { createHash } from 'node:crypto';
import { isEqualSecret } from '../secrets/secret-crypto.ts';
import { oauthError, type OAuthErrorResponse } from './error-response.ts';

/** The PKCE parameters of an authorization request. */
export interface ChallengeParameters {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/**
 * Validates the PKCE parameters; `undefined` if valid or absent. Only `S256` keeps the verifier secret (RFC 9700,
 * section 2.1.1).
 */
export function validateChallenge(
  { code_challenge: challenge, code_challenge_method: method }: ChallengeParameters,
  isPublic: boolean,
): OAuthErrorResponse | undefined {
  if (challenge === undefined)
    return method === undefined
      ? undefined
      : oauthError('invalid_request', 'Is required if there is a code_challenge_method.', 'code_challenge');
  if (isPublic)
    return oauthError(
      'invalid_request',
      'Has no effect for a public client: the implicit flow has no code to exchange.',
      'code_challenge',
    );
  if (method !== 'S256')
    return oauthError(
      'invalid_request',
      'Must be `S256`. Without it the method would be `plain`, which does not protect the code.',
      'code_challenge_method',
    );
  return undefined;
}

/** Validates the verifier against a code's challenge; `undefined` if it matches. */
export function validateVerifier(
  challenge: string | null,
  verifier: string | undefined,
): OAuthErrorResponse | undefined {
  // Without this check, an attacker could disable PKCE by removing the challenge from the authorization request (RFC
  // 9700, section 4.8.2).
  if (challenge === null)
    return verifier === undefined
      ? undefined
      : oauthError('invalid_grant', 'The code was requested without a code_challenge.', 'code_verifier');
  if (verifier === undefined)
    return oauthError('invalid_grant', 'Is required: the code was requested with a code_challenge.', 'code_verifier');
  const digest = createHash('sha256').update(verifier).digest('base64url');
  return isEqualSecret(digest, challenge)
    ? undefined
    : oauthError('invalid_grant', 'Does not match the code_challenge.', 'code_verifier');
}
