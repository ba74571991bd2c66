// Factories of Bookings.

export type { Factory, FactoryOptions, Overrides } from './runtime.js';
export { aBooking, aBookingRequest } from './schemas/booking.js';
export { anError_ } from './schemas/error.js';
export { anImpossible } from './schemas/impossible.js';
export { listBookingsResponses, createBookingResponses } from './responses/bookings.js';
