// The request for authorisation that a form carries along, checked anew.

import type { Unit } from '../unit.ts';
import { problemPage } from './pages/problem.ts';
import { replyWith, type Reply, type SentForm } from './parts.ts';
import { refused, type Refused } from './refused.ts';
import { checkRequest, readQuery, type AuthorizationRequest } from './request.ts';

/** The request, or why it is refused. */
export async function carriedRequest(unit: Unit, { fields }: SentForm): Promise<AuthorizationRequest | Refused> {
  const parameters = readQuery(fields.get('request') ?? '');
  return parameters ? checkRequest(unit, parameters) : refused('invalid_request', 'The form is not complete.');
}

/** The page that says why a request is refused. */
export function refusalPage({ status, body: { errors } }: Refused): Reply {
  return replyWith(
    problemPage({
      status,
      title: 'This request cannot be granted',
      reasons: errors,
      wayOut: 'Go back to the application and try again. If it happens again, tell whoever makes the application.',
    }),
  );
}

/** A form that did not come from a page of this host, or from one that is too old. */
export function staleForm(): Reply {
  return replyWith(
    problemPage({
      status: 400,
      title: 'This page has expired',
      reasons: [{ reason: 'The form did not come from a page that is still valid. Nothing has been granted.' }],
      wayOut: 'Go back to the application and start again.',
    }),
  );
}
