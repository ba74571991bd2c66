// Operations of the tag "domains", as data for the request pipeline.

import type { Domain } from '@cloud-api/types';
import {
  checkCreateDomainRecordBody,
  checkCreateDomainRecordResponse,
  checkCreateDomainRecordRules,
  checkListDomainRecordsResponse,
  readCreateDomainRecordParameters,
  readListDomainRecordsParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor, PreconditionInput } from '../runtime/server/operation-table.js';
import type {
  CreateDomainRecordRequest,
  DomainsHandlers,
  ListDomainRecordsRequest,
} from '../tags/domains.js';

/** Returns the operations of the tag "domains", bound to their handlers. */
export function domainsOperations<Tx>(
  handlers: DomainsHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'listDomainRecords',
      method: 'GET',
      path: '/v4/domains/{domainId}/records',
      security: [
        [{ scheme: 'oauth', scopes: ['domains:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['domains:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'domain', level: 'read_only' },
      resource: { schema: 'Domain', parameter: 'domainId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'DomainRecordPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListDomainRecordsParameters),
        response: checkListDomainRecordsResponse,
      },
      handle: (request: ListDomainRecordsRequest<Tx>) => handlers.listDomainRecords(request),
    },
    {
      id: 'createDomainRecord',
      method: 'POST',
      path: '/v4/domains/{domainId}/records',
      security: [
        [{ scheme: 'oauth', scopes: ['domains:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['domains:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'domain', level: 'read_write' },
      resource: { schema: 'Domain', parameter: 'domainId' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'DomainRecordCreate' } },
        defaults: true,
      },
      preconditions: [
        {
          id: 'domain-is-master',
          message: 'A slave domain is a read-only copy of its master; create the record there.',
          status: 400,
          holds: ({ resource }: PreconditionInput & { readonly resource: Domain }) =>
            resource.type === 'master',
        },
      ],
      limits: [
        {
          id: 'records-per-domain',
          of: 'DomainRecord',
          per: 'domain',
          max: 12000,
          message: 'A domain holds at most 12,000 active records.',
        },
      ],
      responses: {
        200: { 'application/json': { ref: 'DomainRecord' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateDomainRecordParameters),
        body: checkCreateDomainRecordBody,
        rules: checkCreateDomainRecordRules,
        response: checkCreateDomainRecordResponse,
      },
      handle: (request: CreateDomainRecordRequest<Tx>) => handlers.createDomainRecord(request),
    },
  ];
}
