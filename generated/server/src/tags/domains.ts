// Handlers of the tag "domains", with their request and response types.

import type {
  Caller,
  CreateDomainRecordBody,
  CreateDomainRecordResponses,
  Domain,
  ListDomainRecordsResponses,
} from '@cloud-api/types';
import type {
  CreateDomainRecordParameters,
  ListDomainRecordsParameters,
} from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `listDomainRecords`: `GET /v4/domains/{domainId}/records`. */
export interface ListDomainRecordsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListDomainRecordsParameters['path'];
  readonly query: ListDomainRecordsParameters['query'];
  readonly headers: ListDomainRecordsParameters['header'];
  readonly resource: Domain;
}

/** Response of `listDomainRecords`: `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsResponse =
  | TypedResponse<200, ListDomainRecordsResponses[200]>
  | TypedResponse<400, ListDomainRecordsResponses[400]>
  | TypedResponse<401, ListDomainRecordsResponses[401]>
  | TypedResponse<403, ListDomainRecordsResponses[403]>
  | TypedResponse<404, ListDomainRecordsResponses[404]>
  | TypedResponse<429, ListDomainRecordsResponses[429]>
  | TypedResponse<500, ListDomainRecordsResponses[500]>;

/** Request of `createDomainRecord`: `POST /v4/domains/{domainId}/records`. */
export interface CreateDomainRecordRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: CreateDomainRecordParameters['path'];
  readonly body: CreateDomainRecordBody;
  readonly resource: Domain;
}

/** Response of `createDomainRecord`: `POST /v4/domains/{domainId}/records`. */
export type CreateDomainRecordResponse =
  | TypedResponse<200, CreateDomainRecordResponses[200]>
  | TypedResponse<400, CreateDomainRecordResponses[400]>
  | TypedResponse<401, CreateDomainRecordResponses[401]>
  | TypedResponse<403, CreateDomainRecordResponses[403]>
  | TypedResponse<404, CreateDomainRecordResponses[404]>
  | TypedResponse<413, CreateDomainRecordResponses[413]>
  | TypedResponse<415, CreateDomainRecordResponses[415]>
  | TypedResponse<429, CreateDomainRecordResponses[429]>
  | TypedResponse<500, CreateDomainRecordResponses[500]>;

/** Handlers of the tag "domains". `Tx` is the host's unit of work. */
export interface DomainsHandlers<Tx> {
  /**
   * List the records of a domain
   *
   * Returns the records of a domain, page by page.
   */
  listDomainRecords(
    request: ListDomainRecordsRequest<Tx>,
  ): Promise<ListDomainRecordsResponse> | ListDomainRecordsResponse;
  /**
   * Create a record
   *
   * Creates a record in a domain. Which fields are valid and required follows from the type. To
   * create a Null MX record, first remove all other MX records; while a Null MX record exists, no
   * new MX record can be created. The name of a CNAME record must be unique. A domain holds at
   * most 12,000 active records.
   */
  createDomainRecord(
    request: CreateDomainRecordRequest<Tx>,
  ): Promise<CreateDomainRecordResponse> | CreateDomainRecordResponse;
}
