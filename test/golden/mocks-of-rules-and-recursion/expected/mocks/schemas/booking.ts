// Values of the schema "Booking".

import type { Booking, BookingRequest } from '../../types/schemas.js';
import { checkBooking, checkBookingRequest } from '../../validators/schemas/booking.js';
import { createFactory, type Factory, type SampleSchema } from '../runtime.js';

/** Sample schema of `Booking`. */
export const bookingSample: SampleSchema = {
  type: 'object',
  required: ['id', 'start', 'end'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    start: { type: 'integer', minimum: 0 },
    end: { type: 'integer', minimum: 0 },
    code: {
      type: 'string',
      pattern: [{ characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', min: 2, max: 2 }],
      examples: ['AB'],
    },
    previous: () => bookingSample,
  },
  check: checkBooking,
  fallback: [
    {
      id: 935,
      start: 390,
      end: 791,
      code: 'AB',
      previous: { id: 997, start: 224, end: 592, code: 'AB' },
    },
    {
      id: 700,
      start: 267,
      end: 986,
      code: 'PX',
      previous: { id: 882, start: 867, end: 987, previous: { id: 294, start: 267, end: 516 } },
    },
    { id: 834, start: 528, end: 968, code: 'AB' },
  ],
};

/** Creates a valid `Booking`. */
export const aBooking: Factory<Booking> = /* @__PURE__ */ createFactory({
  name: 'Booking',
  sample: bookingSample,
  check: checkBooking,
});

/** Sample schema of `Booking` in requests. */
export const bookingRequestSample: SampleSchema = {
  type: 'object',
  required: ['start', 'end'],
  properties: {
    start: { type: 'integer', minimum: 0 },
    end: { type: 'integer', minimum: 0 },
    code: {
      type: 'string',
      pattern: [{ characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', min: 2, max: 2 }],
      examples: ['AB'],
    },
    previous: () => bookingRequestSample,
  },
  check: checkBookingRequest,
  fallback: [
    { start: 812, end: 858, code: 'AB' },
    { start: 237, end: 260, code: 'FE' },
    { start: 596, end: 648, code: 'AB', previous: { start: 687, end: 936 } },
  ],
};

/** Creates a valid `Booking` in requests. */
export const aBookingRequest: Factory<BookingRequest> = /* @__PURE__ */ createFactory({
  name: 'Booking in requests',
  sample: bookingRequestSample,
  check: checkBookingRequest,
});
