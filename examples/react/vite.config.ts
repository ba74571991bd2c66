// Build of the example. Vite compiles TypeScript and JSX by itself.

import { defineConfig } from 'vite';

export default defineConfig({ preview: { port: 4173 }, server: { port: 5173 } });
