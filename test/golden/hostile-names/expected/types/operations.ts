// What each operation takes, and what it answers by status.

import type { operations, Readable as $Readable, Writable as $Writable } from './openapi.js';

/** The path parameters of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitPath =
  operations['constructor */ `${process.exit()}`']['parameters']['path'];

/** The query parameters of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitQuery = NonNullable<
  operations['constructor */ `${process.exit()}`']['parameters']['query']
>;

/** The body of `POST /a'b"c`d${e}*\/</script>/{__proto__}`. */
export type ConstructorProcessExitBody2 = $Writable<
  NonNullable<
    operations['constructor */ `${process.exit()}`']['requestBody']
  >['content']["application/json; q='*/'"]
>;

/** What each status of `POST /a'b"c`d${e}*\/</script>/{__proto__}` answers. */
export interface ConstructorProcessExitResponses {
  /** *\/ ok */
  200: $Readable<
    operations['constructor */ `${process.exit()}`']['responses'][200]['content']['application/json']
  >;
}
