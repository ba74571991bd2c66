// Handlers of the tag "managed", with their request and response types.

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
import type {
  HandlerRequest,
  TypedResponse,
  WithDefaults,
} from '../runtime/server/handler-types.js';

/** Request of `getManagedComputeSettings`: `GET /v4/managed/compute-settings/{computeId}`. */
export interface GetManagedComputeSettingsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: GetManagedComputeSettingsParameters['path'];
  readonly resource: ManagedComputeSettings;
}

/** Response of `getManagedComputeSettings`: `GET /v4/managed/compute-settings/{computeId}`. */
export type GetManagedComputeSettingsResponse =
  | TypedResponse<200, GetManagedComputeSettingsResponses[200]>
  | TypedResponse<401, GetManagedComputeSettingsResponses[401]>
  | TypedResponse<403, GetManagedComputeSettingsResponses[403]>
  | TypedResponse<404, GetManagedComputeSettingsResponses[404]>
  | TypedResponse<429, GetManagedComputeSettingsResponses[429]>
  | TypedResponse<500, GetManagedComputeSettingsResponses[500]>;

/** Request of `updateManagedComputeSettings`: `PUT /v4/managed/compute-settings/{computeId}`. */
export interface UpdateManagedComputeSettingsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: UpdateManagedComputeSettingsParameters['path'];
  readonly body: UpdateManagedComputeSettingsBody;
  readonly resource: ManagedComputeSettings;
  /** The resource with the body merged into it. */
  readonly merged: ManagedComputeSettings;
}

/** Response of `updateManagedComputeSettings`: `PUT /v4/managed/compute-settings/{computeId}`. */
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

/** Request of `listManagedServices`: `GET /v4/managed/services`. */
export interface ListManagedServicesRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListManagedServicesParameters['query'];
  readonly headers: ListManagedServicesParameters['header'];
}

/** Response of `listManagedServices`: `GET /v4/managed/services`. */
export type ListManagedServicesResponse =
  | TypedResponse<200, ListManagedServicesResponses[200]>
  | TypedResponse<400, ListManagedServicesResponses[400]>
  | TypedResponse<401, ListManagedServicesResponses[401]>
  | TypedResponse<403, ListManagedServicesResponses[403]>
  | TypedResponse<429, ListManagedServicesResponses[429]>
  | TypedResponse<500, ListManagedServicesResponses[500]>;

/** Request of `createManagedService`: `POST /v4/managed/services`. */
export interface CreateManagedServiceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: WithDefaults<
    CreateManagedServiceBody,
    'body' | 'consultation_group' | 'credentials' | 'notes' | 'region'
  >;
}

/** Response of `createManagedService`: `POST /v4/managed/services`. */
export type CreateManagedServiceResponse =
  | TypedResponse<200, CreateManagedServiceResponses[200]>
  | TypedResponse<400, CreateManagedServiceResponses[400]>
  | TypedResponse<401, CreateManagedServiceResponses[401]>
  | TypedResponse<403, CreateManagedServiceResponses[403]>
  | TypedResponse<413, CreateManagedServiceResponses[413]>
  | TypedResponse<415, CreateManagedServiceResponses[415]>
  | TypedResponse<429, CreateManagedServiceResponses[429]>
  | TypedResponse<500, CreateManagedServiceResponses[500]>;

/** Handlers of the tag "managed". `Tx` is the host's unit of work. */
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
