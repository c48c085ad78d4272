import path from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { root } from '#server/build-when-changed.ts'
import { serverFolder } from './prepare-server.ts'

/** A module finds the files beside it from where its source is; its code is somewhere else now. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    const source = path.relative(serverFolder, id)
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.dirname(source)}')`)
      .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
  },
}

/** Bundles the server: to load two thousand modules one by one takes most of a start. */
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [keepPlaces],
  // Of the packages, only those that consist of many modules.
  ssr: { noExternal: ['drizzle-orm', 'zod', 'luxon'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: serverFolder,
    rolldownOptions: {
      // The engine is a program of its own, which the server runs.
      input: { main: 'server/src/main.ts', 'video-engine': 'server/src/video-engine/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
