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
    ssr: 'server/src/main.ts',
    target: 'node24',
    outDir: serverFolder,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})
