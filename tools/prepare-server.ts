import path from 'node:path'
import { buildWhenChanged, root } from '#server/build-when-changed.ts'

export const serverFolder = path.join(root, 'server/dist')

/** Bundles the server when its sources have changed since the last time. */
export const prepareServer = (): Promise<void> =>
  buildWhenChanged({
    sources: ['server/src/**', 'contract/**', 'tools/build-server.ts', 'package-lock.json'],
    stamp: path.join(serverFolder, '.built-from'),
    tool: 'tools/build-server.ts',
  })
