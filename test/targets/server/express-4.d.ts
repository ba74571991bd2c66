// Types of Express 4, which is installed under another name: for these tests, the same as in Express 5.

declare module 'express-4' {
  import express from 'express';
  export = express;
}
