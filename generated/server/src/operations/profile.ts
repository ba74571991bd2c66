// Operations of the tag "profile", as data for the request pipeline.

import {
  checkAnswerSecurityQuestionsBody,
  checkAnswerSecurityQuestionsResponse,
  checkAnswerSecurityQuestionsRules,
  checkCreateSshKeyBody,
  checkCreateSshKeyResponse,
  checkListSecurityQuestionsResponse,
  checkListSshKeysResponse,
  readAnswerSecurityQuestionsParameters,
  readCreateSshKeyParameters,
  readListSecurityQuestionsParameters,
  readListSshKeysParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type {
  AnswerSecurityQuestionsRequest,
  CreateSshKeyRequest,
  ListSecurityQuestionsRequest,
  ListSshKeysRequest,
  ProfileHandlers,
} from '../tags/profile.js';

/** Returns the operations of the tag "profile", bound to their handlers. */
export function profileOperations<Tx>(
  handlers: ProfileHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'listSecurityQuestions',
      method: 'GET',
      path: '/v4/profile/security-questions',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'own' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'SecurityQuestions' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListSecurityQuestionsParameters),
        response: checkListSecurityQuestionsResponse,
      },
      handle: (request: ListSecurityQuestionsRequest<Tx>) =>
        handlers.listSecurityQuestions(request),
    },
    {
      id: 'answerSecurityQuestions',
      method: 'POST',
      path: '/v4/profile/security-questions',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'own' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'SecurityAnswers' } },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'AnsweredSecurityQuestions' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readAnswerSecurityQuestionsParameters),
        body: checkAnswerSecurityQuestionsBody,
        rules: checkAnswerSecurityQuestionsRules,
        response: checkAnswerSecurityQuestionsResponse,
      },
      handle: (request: AnswerSecurityQuestionsRequest<Tx>) =>
        handlers.answerSecurityQuestions(request),
    },
    {
      id: 'listSshKeys',
      method: 'GET',
      path: '/v4/profile/sshkeys',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'own' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'SshKeyPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListSshKeysParameters),
        response: checkListSshKeysResponse,
      },
      handle: (request: ListSshKeysRequest<Tx>) => handlers.listSshKeys(request),
    },
    {
      id: 'createSshKey',
      method: 'POST',
      path: '/v4/profile/sshkeys',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'own' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'SshKeyCreate' } },
        defaults: true,
      },
      responses: {
        200: { 'application/json': { ref: 'SshKey' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateSshKeyParameters),
        body: checkCreateSshKeyBody,
        response: checkCreateSshKeyResponse,
      },
      handle: (request: CreateSshKeyRequest<Tx>) => handlers.createSshKey(request),
    },
  ];
}
