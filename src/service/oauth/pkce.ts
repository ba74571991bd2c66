// Proof Key for Code Exchange (RFC 7636): only the application that has asked for a code can exchange it.

import { createHash } from 'node:crypto';
import { isEqualSecret } from '../secrets/vault.ts';
import { refused, type Refused } from './refused.ts';

/** The parameters of a request for authorization that are about PKCE. */
export interface ChallengeParameters {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** Why such parameters are rejected; `undefined` for valid ones, and for none. Only `S256` keeps the verifier secret (RFC 9700, 2.1.1). */
export function challengeProblem(
  { code_challenge: challenge, code_challenge_method: method }: ChallengeParameters,
  isPublic: boolean,
): Refused | undefined {
  if (challenge === undefined)
    return method === undefined
      ? undefined
      : refused('invalid_request', 'Is required if there is a code_challenge_method.', 'code_challenge');
  if (isPublic)
    return refused(
      'invalid_request',
      'Has no effect for a public client: the implicit flow has no code to exchange.',
      'code_challenge',
    );
  if (method !== 'S256')
    return refused(
      'invalid_request',
      'Must be `S256`. Without it the method would be `plain`, which does not protect the code.',
      'code_challenge_method',
    );
  return undefined;
}

/** Why a verifier is rejected for a code that was issued for this challenge; `undefined` if it is right. */
export function verifierProblem(challenge: string | null, verifier: string | undefined): Refused | undefined {
  // Otherwise, removing the challenge from a request would turn PKCE off (RFC 9700, 4.8.2).
  if (challenge === null)
    return verifier === undefined
      ? undefined
      : refused('invalid_grant', 'The code was requested without a code_challenge.', 'code_verifier');
  if (verifier === undefined)
    return refused('invalid_grant', 'Is required: the code was requested with a code_challenge.', 'code_verifier');
  const digest = createHash('sha256').update(verifier).digest('base64url');
  return isEqualSecret(digest, challenge)
    ? undefined
    : refused('invalid_grant', 'Does not match the code_challenge.', 'code_verifier');
}
