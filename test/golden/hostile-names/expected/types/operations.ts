// Parameters, request bodies, and responses of operations.

import type { Constructor, ProtoRequest } from './schemas.js';

/** Path parameters of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitPath = {
  /** *\/ `x` *\/ */
  __proto__: string;
  e: string;
};

/** Query parameters of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitQuery = {
  /** @default "*\/ \@default" */
  'it\'s\u2028 "%zz" \\'?: string;
  constructor?: number;
};

/** Request body of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitBody2 = ProtoRequest;

/** Response bodies of `POST /a'b"c`d${e}*\/</script>/{__proto__}` by status. */
export interface ConstructorProcessExitResponses {
  /** *\/ ok */
  200: Constructor;
}
