// Direction of the messages of an operation, which decides whether they have read-only or write-only properties.

import type { Direction } from '../shape/object-shape.ts';
import type { Operation } from '../types/api.ts';

/**
 * Returns the direction whose properties the requests or responses of an operation have. The API, which sets read-only
 * properties, sends the requests of webhooks and callbacks: their requests have the properties of responses, and their
 * responses those of requests.
 */
export function messageDirection(side: Direction, { sender }: Pick<Operation, 'sender'>): Direction {
  if (sender === 'client') return side;
  return side === 'request' ? 'response' : 'request';
}
