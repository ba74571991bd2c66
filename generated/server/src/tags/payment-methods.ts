// Handlers of the tag "payment-methods", with their request and response types.

import type {
  Caller,
  CreatePaymentMethodBody,
  CreatePaymentMethodResponses,
  ListPaymentMethodsResponses,
} from '@cloud-api/types';
import type { ListPaymentMethodsParameters } from '@cloud-api/validators';
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `listPaymentMethods`: `GET /v4/account/payment-methods`. */
export interface ListPaymentMethodsRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly query: ListPaymentMethodsParameters['query'];
  readonly headers: ListPaymentMethodsParameters['header'];
}

/** Response of `listPaymentMethods`: `GET /v4/account/payment-methods`. */
export type ListPaymentMethodsResponse =
  | TypedResponse<200, ListPaymentMethodsResponses[200]>
  | TypedResponse<400, ListPaymentMethodsResponses[400]>
  | TypedResponse<401, ListPaymentMethodsResponses[401]>
  | TypedResponse<403, ListPaymentMethodsResponses[403]>
  | TypedResponse<429, ListPaymentMethodsResponses[429]>
  | TypedResponse<500, ListPaymentMethodsResponses[500]>;

/** Request of `createPaymentMethod`: `POST /v4/account/payment-methods`. */
export interface CreatePaymentMethodRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly body: CreatePaymentMethodBody;
}

/** Response of `createPaymentMethod`: `POST /v4/account/payment-methods`. */
export type CreatePaymentMethodResponse =
  | TypedResponse<200, CreatePaymentMethodResponses[200]>
  | TypedResponse<400, CreatePaymentMethodResponses[400]>
  | TypedResponse<401, CreatePaymentMethodResponses[401]>
  | TypedResponse<403, CreatePaymentMethodResponses[403]>
  | TypedResponse<413, CreatePaymentMethodResponses[413]>
  | TypedResponse<415, CreatePaymentMethodResponses[415]>
  | TypedResponse<429, CreatePaymentMethodResponses[429]>
  | TypedResponse<500, CreatePaymentMethodResponses[500]>;

/** Handlers of the tag "payment-methods". `Tx` is the host's unit of work. */
export interface PaymentMethodsHandlers<Tx> {
  /**
   * List payment methods
   *
   * Returns the payment methods of the account.
   */
  listPaymentMethods(
    request: ListPaymentMethodsRequest<Tx>,
  ): Promise<ListPaymentMethodsResponse> | ListPaymentMethodsResponse;
  /**
   * Add a payment method
   *
   * Adds a credit card to the account. Adding a default method removes the default flag from any
   * other method. The month and year must be the current month or later. Billing address
   * information with a valid postal code must be current before adding. An account has at most 6
   * active payment methods, and at most 60 are added per day. A `payment_method_add` event is
   * generated on success. Wallet-type methods are added only in the web console.
   */
  createPaymentMethod(
    request: CreatePaymentMethodRequest<Tx>,
  ): Promise<CreatePaymentMethodResponse> | CreatePaymentMethodResponse;
}
