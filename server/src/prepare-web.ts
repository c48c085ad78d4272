import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildWhenChanged, root } from './build-when-changed.ts'

const sources = [
  'web/index.html',
  'web/*.ts',
  'web/public/**',
  'web/src/**',
  'console/index.html',
  'console/*.ts',
  'console/src/**',
  'tools/build-web.ts',
  'tools/screen-parts.ts',
  'contract/**',
  'package-lock.json',
]

/** Builds the web app when its sources have changed since the last build. An installation without them brings its own. */
export async function prepareWeb(say: (line: string) => void): Promise<void> {
  if (!existsSync(path.join(root, 'web/src'))) return
  await buildWhenChanged({
    sources,
    stamp: path.join(root, 'web/dist/.built-from'),
    tool: 'tools/build-web.ts',
    onBuild: () => say('Building the web app and the console …'),
  })
}
