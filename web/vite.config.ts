import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { retriedImports } from './retried-imports.ts'
import { slimContract } from './slim-contract.ts'

const server = process.env.XINGLIN_SERVER ?? 'http://localhost:3000'
/** Paths that the server answers while Vite serves the web app in development. */
const served = [
  '/api',
  '/MedicalCollege',
  '/files',
  '/live/',
  '/sandbox',
  '/docs',
  '/evidence/',
  '/certificates/',
  '/icon-',
  '/healthz',
]

const formParts =
  'field|text-area|choose-field|checkbox|segmented|switch-row|combobox|choice-list|question-frame'
const rareParts =
  'crop|gallery|virtual-list|option-sheet|play-list|plot|qr-code|rail-columns|progress-bar|review-status|search-box|tile-grid|undo-bar|sortable|icon/identity|unsupported'

/** A separate chunk, loaded before everything that is rendered with it (`main.ts`). */
const reactChunk = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }
/** The entry needs nothing but the code that loads the rest. */
const loaderChunk = {
  name: 'fetching',
  test: /vite\/preload-helper|platform\/(load-code|page-code|main-script|yield-to-browser)/,
}

/** What the home needs at once is one chunk instead of a hundred small ones, and nothing else is in it. */
const kit = {
  debugName: 'kit',
  name: (id: string, graph: Graph) => {
    firstLoad ??= importedBy(['src/page-start/start.tsx', homeScreen].map(absolute), graph)
    return firstLoad.has(id) && !ownChunks.test(id) ? 'kit' : null
  },
}
/**
 * The two that are loaded by their names, and what a package offers beside what the home takes of it. Addresses of the home are also
 * used by others, who need nothing else of it.
 */
const ownChunks =
  /\/page-start\/|\/features\/discover\/home\/(?!paths\.ts)|\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/
const homeScreen = 'src/features/discover/home/screens/home.tsx'
const absolute = (file: string) => path.join(import.meta.dirname, file)
let firstLoad: Set<string> | undefined

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** These modules and all that they import, directly or not. */
function importedBy(entries: string[], graph: Graph): Set<string> {
  const found = new Set(entries)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Modules that many other screens share. */
const parts = {
  name: 'parts',
  test: new RegExp(
    `web/src/(ui/(?!theme/|${formParts}|${rareParts})|shell/(?!paged-list|use-form|form-state|use-draft|use-preview|use-uploads|uploads|picture|edit-|changes-)|platform/(query|mutation)|features/[\\w-]+/[\\w-]+/paths)`,
  ),
}
/** What forms are made of comes with the first screen that has one. */
const forms = { name: 'forms', test: new RegExp(`web/src/(ui/(${formParts})/|shell/(use-form|form-state))`) }

/** Parts shown below every opened item: comments, likes, related products. */
const items = {
  name: 'items',
  test: /web\/src\/features\/community\/(comments|marks)\/(?!screens\/|parts\/favorite|favorites-)|encyclopedia\/cards\/item-products|share\/cards\/share-button/,
}
/** Components that content lists are made of. */
const lists = {
  name: 'lists',
  test: /web\/src\/shell\/paged-list|features\/[\w-]+\/[\w-]+\/cards\/(work|article|meeting)-(card|list|tag)/,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), slimContract(), retriedImports()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The build reads it to tell the server which files each screen needs; it is not served.
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [reactChunk, loaderChunk, kit, forms, parts, items, lists] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/live/camera': { target: server, ws: true },
      '/live/voice': { target: server, ws: true },
      ...Object.fromEntries(served.map((path) => [path, { target: server }])),
      '/ws': { target: server, ws: true },
    },
  },
})
