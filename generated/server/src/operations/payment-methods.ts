// Operations of the tag "payment-methods", as data for the request pipeline.

import type { Caller } from '@cloud-api/types';
import {
  checkCreatePaymentMethodBody,
  checkCreatePaymentMethodResponse,
  checkCreatePaymentMethodRules,
  checkListPaymentMethodsResponse,
  readCreatePaymentMethodParameters,
  readListPaymentMethodsParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor, PreconditionInput } from '../runtime/server/operation-table.js';
import type {
  CreatePaymentMethodRequest,
  ListPaymentMethodsRequest,
  PaymentMethodsHandlers,
} from '../tags/payment-methods.js';

/** Returns the operations of the tag "payment-methods", bound to their handlers. */
export function paymentMethodsOperations<Tx>(
  handlers: PaymentMethodsHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'listPaymentMethods',
      method: 'GET',
      path: '/v4/account/payment-methods',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'account', level: 'read_only' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'PaymentMethodPage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListPaymentMethodsParameters),
        response: checkListPaymentMethodsResponse,
      },
      handle: (request: ListPaymentMethodsRequest<Tx>) => handlers.listPaymentMethods(request),
    },
    {
      id: 'createPaymentMethod',
      method: 'POST',
      path: '/v4/account/payment-methods',
      security: [
        [{ scheme: 'oauth', scopes: ['account:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['account:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'account', level: 'read_write' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'PaymentMethodCreate' } },
        defaults: true,
      },
      preconditions: [
        {
          id: 'billing-address-current',
          message:
            'Billing address information with a valid postal code must be current before adding.',
          status: 400,
          holds: ({ caller }: PreconditionInput & { readonly caller: Caller }) =>
            caller.billing_address_current,
        },
      ],
      limits: [
        {
          id: 'active-payment-methods',
          of: 'PaymentMethod',
          per: 'account',
          max: 6,
          message: 'An account has at most 6 active payment methods.',
        },
        {
          id: 'payment-methods-per-day',
          of: 'PaymentMethod',
          per: 'account',
          max: 60,
          within: 'day',
          message: 'At most 60 payment methods can be added per day.',
        },
      ],
      emits: ['payment_method_add'],
      responses: {
        200: { 'application/json': { ref: 'Empty' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreatePaymentMethodParameters),
        body: checkCreatePaymentMethodBody,
        rules: checkCreatePaymentMethodRules,
        response: checkCreatePaymentMethodResponse,
      },
      handle: (request: CreatePaymentMethodRequest<Tx>) => handlers.createPaymentMethod(request),
    },
  ];
}
