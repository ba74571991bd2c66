// Response bodies of the tag "bookings".

import type { CreateBookingResponses, ListBookingsResponses } from '../../types/operations.js';
import { checkListBookingsResponse } from '../../validators/operations/bookings.js';
import { checkBooking } from '../../validators/schemas/booking.js';
import { createBodyCheck, createFactory, type Factory } from '../runtime.js';
import { bookingSample } from '../schemas/booking.js';
import { anError_ } from '../schemas/error.js';

/** Creates response bodies of `GET /bookings`, by status and media type. */
export const listBookingsResponses: {
  readonly 200: { readonly 'application/json': Factory<ListBookingsResponses[200]> };
} = {
  200: {
    'application/json': /* @__PURE__ */ createFactory({
      name: 'the body of listBookings 200',
      sample: { type: 'array', items: () => bookingSample },
      check: createBodyCheck(checkListBookingsResponse, 200, 'application/json'),
    }),
  },
};

/** Creates response bodies of `POST /bookings`, by status and media type. */
export const createBookingResponses: {
  readonly 201: { readonly 'application/json': Factory<CreateBookingResponses[201]> };
  readonly default: { readonly 'application/json': Factory<CreateBookingResponses['default']> };
} = {
  201: {
    'application/json': /* @__PURE__ */ createFactory({
      name: 'the body of createBooking 201',
      sample: { anyOf: [() => bookingSample], examples: [{ id: 7, start: 1, end: 2 }] },
      check: checkBooking,
    }),
  },
  default: { 'application/json': anError_ },
};
