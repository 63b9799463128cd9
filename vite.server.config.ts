import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

/** Bundles the server's own code; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        cli: 'server/cli.ts',
        'embedded-worker': 'server/database/embedded-worker.ts',
        'xlsx-worker': 'server/files/xlsx-worker.ts',
        'upload-worker': 'server/exchange/upload-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      external: [...builtinModules, /^node:/, /^[a-z@][^#]*$/],
    },
  },
})
