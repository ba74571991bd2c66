// Parameters, request bodies, and responses of operations.

import type { operations } from './openapi.js';
import type { Constructor, ProtoRequest } from './schemas.js';

/** Path parameters of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitPath =
  operations['constructor */ `${process.exit()}`']['parameters']['path'];

/** Query parameters of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitQuery = NonNullable<
  operations['constructor */ `${process.exit()}`']['parameters']['query']
>;

/** Request body of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitBody2 = ProtoRequest;

/** Response bodies of `POST /a'b"c`d${e}*\/</script>/{__proto__}` by status. */
export interface ConstructorProcessExitResponses {
  /** *\/ ok */
  200: Constructor;
}
