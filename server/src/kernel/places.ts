import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether this is the bundle of `npm run build`, which is JavaScript; tests and `npm run dev` run the sources. */
const isBuilt = import.meta.filename.endsWith('.js')

/** The folder that `npm run build` writes, or the repository: the next one above that has a package.json. */
function findTop(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findTop(path.dirname(folder))
}

const top = findTop(import.meta.dirname)
const built = isBuilt ? top : path.join(top, 'dist')

/** Where the files are that the server reads besides its code. */
export const places = {
  manifest: path.join(top, 'package.json'),
  migrations: path.join(top, 'server/migrations'),
  fonts: path.join(top, 'server/assets/fonts'),
  /** Films and streams of the demo world, which an installation may leave out. */
  demoFiles: path.join(top, 'demo/assets'),
  demoTexts: path.join(top, 'demo/texts'),
  web: path.join(built, 'web'),
  /** The web app as the server renders pages with it. */
  rendering: path.join(built, 'rendering'),
  console: path.join(built, 'console'),
  /** The page that verifies certificates without the server. */
  verifyPage: path.join(built, 'verify'),
}

/** A program that runs beside the server, by its source below `server/src/`. Each is an entry of the bundle. */
export const programAt = (source: string): string =>
  isBuilt
    ? path.join(top, 'server', `${path.basename(source, '.ts')}.js`)
    : path.join(top, 'server/src', source)

/** A file of a package that the bundle cannot contain, such as the weights of a network. `npm run build` copies it. */
export const packagedFile = (file: string): string =>
  isBuilt ? path.join(top, 'server/assets/packages', file) : path.join(top, 'node_modules', file)
