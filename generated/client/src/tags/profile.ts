// Calls of the tag "profile".

import type {
  AnswerSecurityQuestionsResponses,
  CreateSshKeyResponses,
  ListSecurityQuestionsResponses,
  ListSshKeysHeaders,
  ListSshKeysQuery,
  ListSshKeysResponses,
  SecurityAnswers,
  SshKeyCreate,
} from '@cloud-api/types';
import {
  call,
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Result of `listSecurityQuestions`. */
export type ListSecurityQuestionsResult = Result<
  WithDeprecationStatus<ListSecurityQuestionsResponses, 299>
>;

/**
 * List the security questions
 *
 * Returns every security question, with the answer of the caller where there is one. Questions
 * must be answered before the two-factor secret creation command can be used.
 */
export function listSecurityQuestions(
  client: Client,
  request?: CallOptions,
): Promise<ListSecurityQuestionsResult> {
  return callJson(client, request, {
    id: 'listSecurityQuestions',
    method: 'GET',
    path: '/v4/profile/security-questions',
    responses: { json: [200, 299, 401, 403, 429, 500] },
  });
}

/** Request of `answerSecurityQuestions`. */
export interface AnswerSecurityQuestionsRequest extends CallOptions {
  /** The answers to three questions. */
  body: SecurityAnswers;
}

/** Result of `answerSecurityQuestions`. */
export type AnswerSecurityQuestionsResult = Result<
  WithDeprecationStatus<AnswerSecurityQuestionsResponses, 299>
>;

/**
 * Answer the security questions
 *
 * Answers security questions. Exactly three unique questions are required; earlier responses are
 * overwritten, or reset to null if unanswered. Questions must be answered before the two-factor
 * secret creation command can be used.
 */
export function answerSecurityQuestions(
  client: Client,
  request: AnswerSecurityQuestionsRequest,
): Promise<AnswerSecurityQuestionsResult> {
  return callJson(client, request, {
    id: 'answerSecurityQuestions',
    method: 'POST',
    path: '/v4/profile/security-questions',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 413, 415, 429, 500] },
  });
}

/** Request of `listSshKeys`. */
export interface ListSshKeysRequest extends CallOptions {
  query?: ListSshKeysQuery;
  headers?: ListSshKeysHeaders;
}

/** Result of `listSshKeys`. */
export type ListSshKeysResult = Result<WithDeprecationStatus<ListSshKeysResponses, 299>>;

/**
 * List SSH keys
 *
 * Returns the SSH keys of the caller.
 */
export function listSshKeys(
  client: Client,
  request?: ListSshKeysRequest,
): Promise<ListSshKeysResult> {
  return call(client, request, {
    id: 'listSshKeys',
    method: 'GET',
    path: '/v4/profile/sshkeys',
    styles: { headers: { 'X-Filter': { json: true } } },
    responses: { json: [200, 299, 400, 401, 403, 429, 500] },
  });
}

/** Request of `createSshKey`. */
export interface CreateSshKeyRequest extends CallOptions {
  /** The key to add. */
  body: SshKeyCreate;
}

/** Result of `createSshKey`. */
export type CreateSshKeyResult = Result<WithDeprecationStatus<CreateSshKeyResponses, 299>>;

/**
 * Add an SSH key
 *
 * Adds a public SSH key to the profile of the caller. The key authenticates to the root user of
 * deployed instances.
 */
export function createSshKey(
  client: Client,
  request: CreateSshKeyRequest,
): Promise<CreateSshKeyResult> {
  return callJson(client, request, {
    id: 'createSshKey',
    method: 'POST',
    path: '/v4/profile/sshkeys',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 413, 415, 429, 500] },
  });
}
