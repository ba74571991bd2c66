// Types of Express 4, installed under a different name. For these tests, the types of Express 5 are close enough.

declare module 'express-4' {
  import express from 'express';
  export = express;
}
