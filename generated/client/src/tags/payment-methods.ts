// Calls of the tag "payment-methods".

import type {
  CreatePaymentMethodResponses,
  ListPaymentMethodsHeaders,
  ListPaymentMethodsQuery,
  ListPaymentMethodsResponses,
  PaymentMethodCreateRequest,
} from '@cloud-api/types';
import {
  call,
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `listPaymentMethods`. */
export interface ListPaymentMethodsRequest extends CallOptions {
  query?: ListPaymentMethodsQuery;
  headers?: ListPaymentMethodsHeaders;
}

/** Result of `listPaymentMethods`. */
export type ListPaymentMethodsResult = Result<
  WithDeprecationStatus<ListPaymentMethodsResponses, 299>
>;

/**
 * List payment methods
 *
 * Returns the payment methods of the account.
 */
export function listPaymentMethods(
  client: Client,
  request?: ListPaymentMethodsRequest,
): Promise<ListPaymentMethodsResult> {
  return call(client, request, {
    id: 'listPaymentMethods',
    method: 'GET',
    path: '/v4/account/payment-methods',
    styles: { headers: { 'X-Filter': { json: true } } },
    responses: { json: [200, 299, 400, 401, 403, 429, 500] },
  });
}

/** Request of `createPaymentMethod`. */
export interface CreatePaymentMethodRequest extends CallOptions {
  /** The credit card to add. */
  body: PaymentMethodCreateRequest;
}

/** Result of `createPaymentMethod`. */
export type CreatePaymentMethodResult = Result<
  WithDeprecationStatus<CreatePaymentMethodResponses, 299>
>;

/**
 * Add a payment method
 *
 * Adds a credit card to the account. Adding a default method removes the default flag from any
 * other method. The month and year must be the current month or later. Billing address information
 * with a valid postal code must be current before adding. An account has at most 6 active payment
 * methods, and at most 60 are added per day. A `payment_method_add` event is generated on success.
 * Wallet-type methods are added only in the web console.
 */
export function createPaymentMethod(
  client: Client,
  request: CreatePaymentMethodRequest,
): Promise<CreatePaymentMethodResult> {
  return callJson(client, request, {
    id: 'createPaymentMethod',
    method: 'POST',
    path: '/v4/account/payment-methods',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 413, 415, 429, 500] },
  });
}
