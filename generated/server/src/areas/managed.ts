// The handlers of the area "managed": what they are given, and what they may answer.

import type {
  Caller,
  CreateManagedServiceBody,
  CreateManagedServiceResponses,
  GetManagedComputeSettingsResponses,
  ListManagedServicesResponses,
  ManagedComputeSettings,
  UpdateManagedComputeSettingsBody,
  UpdateManagedComputeSettingsResponses,
} from '@cloud-api/types';
import type {
  GetManagedComputeSettingsParameters,
  ListManagedServicesParameters,
  UpdateManagedComputeSettingsParameters,
} from '@cloud-api/validators';
import type { Answer, HandlerRequest, WithDefaults } from '../runtime/server/handler.js';

/** What the handler of `GET /v4/managed/compute-settings/{computeId}` is given. */
export interface GetManagedComputeSettingsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetManagedComputeSettingsParameters['path'];
  readonly resource: ManagedComputeSettings;
}

/** What `GET /v4/managed/compute-settings/{computeId}` may answer. */
export type GetManagedComputeSettingsResponse =
  | Answer<200, GetManagedComputeSettingsResponses[200]>
  | Answer<401, GetManagedComputeSettingsResponses[401]>
  | Answer<403, GetManagedComputeSettingsResponses[403]>
  | Answer<404, GetManagedComputeSettingsResponses[404]>
  | Answer<429, GetManagedComputeSettingsResponses[429]>
  | Answer<500, GetManagedComputeSettingsResponses[500]>;

/** What the handler of `PUT /v4/managed/compute-settings/{computeId}` is given. */
export interface UpdateManagedComputeSettingsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateManagedComputeSettingsParameters['path'];
  readonly body: UpdateManagedComputeSettingsBody;
  readonly resource: ManagedComputeSettings;
  /** The resource with the body merged into it. */
  readonly merged: ManagedComputeSettings;
}

/** What `PUT /v4/managed/compute-settings/{computeId}` may answer. */
export type UpdateManagedComputeSettingsResponse =
  | Answer<200, UpdateManagedComputeSettingsResponses[200]>
  | Answer<400, UpdateManagedComputeSettingsResponses[400]>
  | Answer<401, UpdateManagedComputeSettingsResponses[401]>
  | Answer<403, UpdateManagedComputeSettingsResponses[403]>
  | Answer<404, UpdateManagedComputeSettingsResponses[404]>
  | Answer<413, UpdateManagedComputeSettingsResponses[413]>
  | Answer<415, UpdateManagedComputeSettingsResponses[415]>
  | Answer<429, UpdateManagedComputeSettingsResponses[429]>
  | Answer<500, UpdateManagedComputeSettingsResponses[500]>;

/** What the handler of `GET /v4/managed/services` is given. */
export interface ListManagedServicesRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListManagedServicesParameters['query'];
  readonly headers: ListManagedServicesParameters['header'];
}

/** What `GET /v4/managed/services` may answer. */
export type ListManagedServicesResponse =
  | Answer<200, ListManagedServicesResponses[200]>
  | Answer<400, ListManagedServicesResponses[400]>
  | Answer<401, ListManagedServicesResponses[401]>
  | Answer<403, ListManagedServicesResponses[403]>
  | Answer<429, ListManagedServicesResponses[429]>
  | Answer<500, ListManagedServicesResponses[500]>;

/** What the handler of `POST /v4/managed/services` is given. */
export interface CreateManagedServiceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: WithDefaults<
    CreateManagedServiceBody,
    'body' | 'consultation_group' | 'credentials' | 'notes' | 'region'
  >;
}

/** What `POST /v4/managed/services` may answer. */
export type CreateManagedServiceResponse =
  | Answer<200, CreateManagedServiceResponses[200]>
  | Answer<400, CreateManagedServiceResponses[400]>
  | Answer<401, CreateManagedServiceResponses[401]>
  | Answer<403, CreateManagedServiceResponses[403]>
  | Answer<413, CreateManagedServiceResponses[413]>
  | Answer<415, CreateManagedServiceResponses[415]>
  | Answer<429, CreateManagedServiceResponses[429]>
  | Answer<500, CreateManagedServiceResponses[500]>;

/** What answers the operations of the area "managed". `Tx` is the host's unit of work. */
export interface ManagedHandlers<Tx> {
  /**
   * Get the managed settings of an instance
   *
   * Returns how support staff may reach a managed compute instance. Only unrestricted users may
   * call this.
   */
  getManagedComputeSettings(
    request: GetManagedComputeSettingsRequest<Tx>,
  ): Promise<GetManagedComputeSettingsResponse> | GetManagedComputeSettingsResponse;
  /**
   * Update the managed settings of an instance
   *
   * Changes how support staff may reach a managed compute instance. Only unrestricted users may
   * call this.
   */
  updateManagedComputeSettings(
    request: UpdateManagedComputeSettingsRequest<Tx>,
  ): Promise<UpdateManagedComputeSettingsResponse> | UpdateManagedComputeSettingsResponse;
  /**
   * List managed services
   *
   * Returns the managed services of the account. Only unrestricted users may call this.
   */
  listManagedServices(
    request: ListManagedServicesRequest<Tx>,
  ): Promise<ListManagedServicesResponse> | ListManagedServicesResponse;
  /**
   * Create a managed service
   *
   * Creates a managed service; monitoring begins. A region is required if the address is a private
   * IP, and must not be set otherwise. Only unrestricted users may call this.
   */
  createManagedService(
    request: CreateManagedServiceRequest<Tx>,
  ): Promise<CreateManagedServiceResponse> | CreateManagedServiceResponse;
}
