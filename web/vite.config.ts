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

/** Taken in by itself, before everything that is drawn with it (`main.ts`). */
const drawing = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }
/** The very beginning needs nothing but what fetches the rest. */
const fetching = { name: 'fetching', test: /vite\/preload-helper/ }

/** Small things that the home and many other screens share. */
const sharedParts =
  'features/community/(follows/queries|items/)|features/library/subjects/(queries|state|mutations)'

/** What nearly every screen uses comes in one part instead of a hundred small ones, with all that the app starts with. */
const kit = {
  name: 'kit',
  test: new RegExp(
    `web/src/(app/|ui/(?!theme/|${formParts}|${rareParts})|shell/(?!paged-list)|platform/(query|mutation)|${sharedParts}|features/[\\w-]+/[\\w-]+/paths)|contract/meetings/meetings|@tanstack/react-query`,
  ),
}
/** What forms are made of comes with the first screen that has one. */
const forms = { name: 'forms', test: new RegExp(`web/src/ui/(${formParts})/`) }

/** What stands below everything that is opened: comments, likes, the products it speaks of. */
const items = {
  name: 'items',
  test: /web\/src\/features\/community\/(comments|marks)\/|encyclopedia\/cards\/item-products|share\/cards\/share-button/,
}
/** What lists of content are made of. */
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
    // Read by the build to tell the server what each screen needs; not served.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [drawing, fetching, kit, forms, items, lists] } } },
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
