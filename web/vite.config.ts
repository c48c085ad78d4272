import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.XINGLIN_SERVER ?? 'http://localhost:3000'
/** What the server answers while the web app is served by Vite during development. */
const served = ['/api', '/MedicalCollege', '/files', '/live/', '/sandbox', '/docs', '/icon-', '/healthz']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Read by the build to tell the server what each screen needs; not served.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What nearly every screen uses comes in one part instead of thirty small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'kit',
              test: /web\/src\/(ui\/(?!gallery|virtual-list|option-sheet)|shell\/(?!paged-list)|platform\/query)/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: server }])),
      '/ws': { target: server, ws: true },
    },
  },
})
