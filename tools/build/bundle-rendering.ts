import path from 'node:path'
import { build } from 'vite'
import { builtFolder, root } from './built-folder.ts'

/** The web app for the server, which renders pages with it; complete, so that it needs no packages. */
await build({
  configFile: path.join(root, 'web/vite.config.ts'),
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/page-start/render-page.tsx',
    outDir: path.join(builtFolder, 'rendering'),
    manifest: false,
  },
})
