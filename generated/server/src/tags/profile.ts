// Handlers of the tag "profile", with their request and response types.

import type {
  AnswerSecurityQuestionsBody,
  AnswerSecurityQuestionsResponses,
  Caller,
  CreateSshKeyBody,
  CreateSshKeyResponses,
  ListSecurityQuestionsResponses,
  ListSshKeysResponses,
} from '@cloud-api/types';
import type { ListSshKeysParameters } from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `listSecurityQuestions`: `GET /v4/profile/security-questions`. */
export interface ListSecurityQuestionsRequest<Tx> extends HandlerRequest<Tx, Caller> {}

/** Response of `listSecurityQuestions`: `GET /v4/profile/security-questions`. */
export type ListSecurityQuestionsResponse =
  | TypedResponse<200, ListSecurityQuestionsResponses[200]>
  | TypedResponse<401, ListSecurityQuestionsResponses[401]>
  | TypedResponse<403, ListSecurityQuestionsResponses[403]>
  | TypedResponse<429, ListSecurityQuestionsResponses[429]>
  | TypedResponse<500, ListSecurityQuestionsResponses[500]>;

/** Request of `answerSecurityQuestions`: `POST /v4/profile/security-questions`. */
export interface AnswerSecurityQuestionsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: AnswerSecurityQuestionsBody;
}

/** Response of `answerSecurityQuestions`: `POST /v4/profile/security-questions`. */
export type AnswerSecurityQuestionsResponse =
  | TypedResponse<200, AnswerSecurityQuestionsResponses[200]>
  | TypedResponse<400, AnswerSecurityQuestionsResponses[400]>
  | TypedResponse<401, AnswerSecurityQuestionsResponses[401]>
  | TypedResponse<403, AnswerSecurityQuestionsResponses[403]>
  | TypedResponse<413, AnswerSecurityQuestionsResponses[413]>
  | TypedResponse<415, AnswerSecurityQuestionsResponses[415]>
  | TypedResponse<429, AnswerSecurityQuestionsResponses[429]>
  | TypedResponse<500, AnswerSecurityQuestionsResponses[500]>;

/** Request of `listSshKeys`: `GET /v4/profile/sshkeys`. */
export interface ListSshKeysRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListSshKeysParameters['query'];
  readonly headers: ListSshKeysParameters['header'];
}

/** Response of `listSshKeys`: `GET /v4/profile/sshkeys`. */
export type ListSshKeysResponse =
  | TypedResponse<200, ListSshKeysResponses[200]>
  | TypedResponse<400, ListSshKeysResponses[400]>
  | TypedResponse<401, ListSshKeysResponses[401]>
  | TypedResponse<403, ListSshKeysResponses[403]>
  | TypedResponse<429, ListSshKeysResponses[429]>
  | TypedResponse<500, ListSshKeysResponses[500]>;

/** Request of `createSshKey`: `POST /v4/profile/sshkeys`. */
export interface CreateSshKeyRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: CreateSshKeyBody;
}

/** Response of `createSshKey`: `POST /v4/profile/sshkeys`. */
export type CreateSshKeyResponse =
  | TypedResponse<200, CreateSshKeyResponses[200]>
  | TypedResponse<400, CreateSshKeyResponses[400]>
  | TypedResponse<401, CreateSshKeyResponses[401]>
  | TypedResponse<403, CreateSshKeyResponses[403]>
  | TypedResponse<413, CreateSshKeyResponses[413]>
  | TypedResponse<415, CreateSshKeyResponses[415]>
  | TypedResponse<429, CreateSshKeyResponses[429]>
  | TypedResponse<500, CreateSshKeyResponses[500]>;

/** Handlers of the tag "profile". `Tx` is the host's unit of work. */
export interface ProfileHandlers<Tx> {
  /**
   * List the security questions
   *
   * Returns every security question, with the answer of the caller where there is one. Questions
   * must be answered before the two-factor secret creation command can be used.
   */
  listSecurityQuestions(
    request: ListSecurityQuestionsRequest<Tx>,
  ): Promise<ListSecurityQuestionsResponse> | ListSecurityQuestionsResponse;
  /**
   * Answer the security questions
   *
   * Answers security questions. Exactly three unique questions are required; earlier responses are
   * overwritten, or reset to null if unanswered. Questions must be answered before the two-factor
   * secret creation command can be used.
   */
  answerSecurityQuestions(
    request: AnswerSecurityQuestionsRequest<Tx>,
  ): Promise<AnswerSecurityQuestionsResponse> | AnswerSecurityQuestionsResponse;
  /**
   * List SSH keys
   *
   * Returns the SSH keys of the caller.
   */
  listSshKeys(request: ListSshKeysRequest<Tx>): Promise<ListSshKeysResponse> | ListSshKeysResponse;
  /**
   * Add an SSH key
   *
   * Adds a public SSH key to the profile of the caller. The key authenticates to the root user of
   * deployed instances.
   */
  createSshKey(
    request: CreateSshKeyRequest<Tx>,
  ): Promise<CreateSshKeyResponse> | CreateSshKeyResponse;
}
