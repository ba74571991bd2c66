// The handlers of the tag "managed": what they are given, and what they may answer.

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
import type { HandlerRequest, TypedResponse, WithDefaults } from '../runtime/server/handler.js';

/** What the handler of `GET /v4/managed/compute-settings/{computeId}` is given. */
export interface GetManagedComputeSettingsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetManagedComputeSettingsParameters['path'];
  readonly resource: ManagedComputeSettings;
}

/** What `GET /v4/managed/compute-settings/{computeId}` may answer. */
export type GetManagedComputeSettingsResponse =
  | TypedResponse<200, GetManagedComputeSettingsResponses[200]>
  | TypedResponse<401, GetManagedComputeSettingsResponses[401]>
  | TypedResponse<403, GetManagedComputeSettingsResponses[403]>
  | TypedResponse<404, GetManagedComputeSettingsResponses[404]>
  | TypedResponse<429, GetManagedComputeSettingsResponses[429]>
  | TypedResponse<500, GetManagedComputeSettingsResponses[500]>;

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
  | TypedResponse<200, UpdateManagedComputeSettingsResponses[200]>
  | TypedResponse<400, UpdateManagedComputeSettingsResponses[400]>
  | TypedResponse<401, UpdateManagedComputeSettingsResponses[401]>
  | TypedResponse<403, UpdateManagedComputeSettingsResponses[403]>
  | TypedResponse<404, UpdateManagedComputeSettingsResponses[404]>
  | TypedResponse<413, UpdateManagedComputeSettingsResponses[413]>
  | TypedResponse<415, UpdateManagedComputeSettingsResponses[415]>
  | TypedResponse<429, UpdateManagedComputeSettingsResponses[429]>
  | TypedResponse<500, UpdateManagedComputeSettingsResponses[500]>;

/** What the handler of `GET /v4/managed/services` is given. */
export interface ListManagedServicesRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListManagedServicesParameters['query'];
  readonly headers: ListManagedServicesParameters['header'];
}

/** What `GET /v4/managed/services` may answer. */
export type ListManagedServicesResponse =
  | TypedResponse<200, ListManagedServicesResponses[200]>
  | TypedResponse<400, ListManagedServicesResponses[400]>
  | TypedResponse<401, ListManagedServicesResponses[401]>
  | TypedResponse<403, ListManagedServicesResponses[403]>
  | TypedResponse<429, ListManagedServicesResponses[429]>
  | TypedResponse<500, ListManagedServicesResponses[500]>;

/** What the handler of `POST /v4/managed/services` is given. */
export interface CreateManagedServiceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: WithDefaults<
    CreateManagedServiceBody,
    'body' | 'consultation_group' | 'credentials' | 'notes' | 'region'
  >;
}

/** What `POST /v4/managed/services` may answer. */
export type CreateManagedServiceResponse =
  | TypedResponse<200, CreateManagedServiceResponses[200]>
  | TypedResponse<400, CreateManagedServiceResponses[400]>
  | TypedResponse<401, CreateManagedServiceResponses[401]>
  | TypedResponse<403, CreateManagedServiceResponses[403]>
  | TypedResponse<413, CreateManagedServiceResponses[413]>
  | TypedResponse<415, CreateManagedServiceResponses[415]>
  | TypedResponse<429, CreateManagedServiceResponses[429]>
  | TypedResponse<500, CreateManagedServiceResponses[500]>;

/** What answers the operations of the tag "managed". `Tx` is the host's unit of work. */
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
