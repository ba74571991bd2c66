// Calls of the tag "domains".

import type {
  CreateDomainRecordPath,
  CreateDomainRecordResponses,
  DomainRecordCreate,
  ListDomainRecordsHeaders,
  ListDomainRecordsPath,
  ListDomainRecordsQuery,
  ListDomainRecordsResponses,
} from '@cloud-api/types';
import {
  call,
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `listDomainRecords`. */
export interface ListDomainRecordsRequest extends CallOptions {
  path: ListDomainRecordsPath;
  query?: ListDomainRecordsQuery;
  headers?: ListDomainRecordsHeaders;
}

/** Result of `listDomainRecords`. */
export type ListDomainRecordsResult = Result<
  WithDeprecationStatus<ListDomainRecordsResponses, 299>
>;

/**
 * List the records of a domain
 *
 * Returns the records of a domain, page by page.
 */
export function listDomainRecords(
  client: Client,
  request: ListDomainRecordsRequest,
): Promise<ListDomainRecordsResult> {
  return call(client, request, {
    id: 'listDomainRecords',
    method: 'GET',
    path: '/v4/domains/{domainId}/records',
    styles: { headers: { 'X-Filter': { json: true } } },
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}

/** Request of `createDomainRecord`. */
export interface CreateDomainRecordRequest extends CallOptions {
  path: CreateDomainRecordPath;
  /** The record to create. */
  body: DomainRecordCreate;
}

/** Result of `createDomainRecord`. */
export type CreateDomainRecordResult = Result<
  WithDeprecationStatus<CreateDomainRecordResponses, 299>
>;

/**
 * Create a record
 *
 * Creates a record in a domain. Which fields are valid and required follows from the type. To
 * create a Null MX record, first remove all other MX records; while a Null MX record exists, no
 * new MX record can be created. The name of a CNAME record must be unique. A domain holds at most
 * 12,000 active records.
 */
export function createDomainRecord(
  client: Client,
  request: CreateDomainRecordRequest,
): Promise<CreateDomainRecordResult> {
  return callJson(client, request, {
    id: 'createDomainRecord',
    method: 'POST',
    path: '/v4/domains/{domainId}/records',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
