import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimContract } from './slim-contract.ts'

const server = process.env.XINGLIN_SERVER ?? 'http://localhost:3000'
/** Paths that the server answers while Vite serves the web app in development. */
const served = ['/api', '/MedicalCollege', '/files', '/live/', '/sandbox', '/docs', '/icon-', '/healthz']

const formParts =
  'field|text-area|choose-field|checkbox|segmented|switch-row|combobox|choice-list|question-frame'
const rareParts =
  'gallery|virtual-list|option-sheet|play-list|rail-columns|progress-bar|review-status|icon/identity|unsupported'

/** A separate chunk, loaded before everything that is rendered with it (`main.ts`). */
const reactChunk = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }
/** The entry needs nothing but the code that loads the rest. */
const loaderChunk = { name: 'fetching', test: /vite\/preload-helper/ }

/** Small modules that the home and many other screens share. */
const sharedParts =
  'features/community/(follows/queries|items/)|features/library/subjects/(queries|state|mutations)'

/** Modules that nearly every screen uses, and those the app starts with, are one chunk instead of a hundred small ones. */
const kit = {
  name: 'kit',
  test: new RegExp(
    `web/src/(app/(?!screens)|ui/(?!theme/|${formParts}|${rareParts})|shell/(?!paged-list|use-form|form-state|use-draft|use-preview|use-uploads|uploads)|platform/(query|mutation)|${sharedParts}|features/[\\w-]+/[\\w-]+/paths)|contract/meetings/meetings|@tanstack/react-query`,
  ),
}
/** What forms are made of comes with the first screen that has one. */
const forms = { name: 'forms', test: new RegExp(`web/src/(ui/(${formParts})/|shell/(use-form|form-state))`) }

/** Parts shown below every opened item: comments, likes, related products. */
const items = {
  name: 'items',
  test: /web\/src\/features\/community\/(comments|marks)\/|encyclopedia\/cards\/item-products|share\/cards\/share-button/,
}
/** Components that content lists are made of. */
const lists = {
  name: 'lists',
  test: /web\/src\/shell\/paged-list|features\/[\w-]+\/[\w-]+\/cards\/(work|article|meeting)-(card|list|tag)/,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), slimContract()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The build reads it to tell the server which files each screen needs; it is not served.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [reactChunk, loaderChunk, kit, forms, items, lists] } },
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
