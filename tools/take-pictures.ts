import path from 'node:path'
import { spawnServer } from '../e2e/harness/spawn-server.ts'
import { takeConsole } from './pictures/console.ts'
import { takeEvery } from './pictures/every.ts'
import { startPhotographer } from './pictures/photographer.ts'
import { takeTour } from './pictures/tour.ts'

/**
 * `npm run pictures` takes the pictures of the README from a server of its own, with the demo world; `npm run pictures -- every` takes
 * every screen in every guise into `.cache/pictures`, or those with one of the words after it in their address. `npm run
 * pictures -- console` does that with the screens of the console, and puts them on sheets. `PICTURES_ORIGIN` names a server that runs
 * already.
 */
const root = path.resolve(import.meta.dirname, '..')
const [what, ...words] = process.argv.slice(2)
const server = process.env.PICTURES_ORIGIN
  ? { origin: process.env.PICTURES_ORIGIN, stop: async () => undefined }
  : await spawnServer()
try {
  const photographer = await startPhotographer(server.origin)
  if (what === 'every') await takeEvery(photographer, path.join(root, '.cache/pictures'), words)
  else if (what === 'console') await takeConsole(photographer, path.join(root, '.cache/pictures'), words)
  else await takeTour(photographer, path.join(root, 'docs/pictures'))
  await photographer.stop()
} finally {
  await server.stop()
}
