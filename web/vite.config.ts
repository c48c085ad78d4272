import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimContract } from './slim-contract.ts'

const server = process.env.XINGLIN_SERVER ?? 'http://localhost:3000'
/** What the server answers while the web app is served by Vite during development. */
const served = ['/api', '/MedicalCollege', '/files', '/live/', '/sandbox', '/docs', '/icon-', '/healthz']

const formParts =
  'field|text-area|choose-field|checkbox|segmented|switch-row|combobox|choice-list|question-frame'
const rareParts =
  'gallery|virtual-list|option-sheet|play-list|rail-columns|progress-bar|icon/identity|unsupported'

/** What nearly every screen uses comes in one part instead of thirty small ones. */
const kit = {
  name: 'kit',
  test: new RegExp(`web/src/(ui/(?!${formParts}|${rareParts})|shell/(?!paged-list)|platform/query)`),
}
/** What forms are made of comes with the first screen that has one. */
const forms = { name: 'forms', test: new RegExp(`web/src/ui/(${formParts})/`) }

/** Where things are: small files that lead from nearly every screen to others. */
const paths = { name: 'paths', test: /web\/src\/features\/[\w-]+\/paths\.ts/ }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), slimContract()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Read by the build to tell the server what each screen needs; not served.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Building a shape does nothing else: those that nobody reads are left out.
      treeshake: { manualPureFunctions: ['z', 'paged'] },
      output: { codeSplitting: { groups: [kit, forms, paths] } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/live/camera': { target: server, ws: true },
      ...Object.fromEntries(served.map((path) => [path, { target: server }])),
      '/ws': { target: server, ws: true },
    },
  },
})
