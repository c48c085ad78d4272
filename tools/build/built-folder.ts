import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** The one folder with all that runs: `npm start`, the journeys and the image use it as it is. */
export const builtFolder = path.join(root, 'dist')

export const builtServer = path.join(builtFolder, 'server/main.js')
