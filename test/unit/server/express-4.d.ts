// Express 4 under a name of its own: what is asked of it here has the types that it has in version 5.

declare module 'express-4' {
  import express from 'express';
  export = express;
}
