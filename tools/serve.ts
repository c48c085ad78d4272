import path from 'node:path'
import { prepareServer, serverFolder } from './prepare-server.ts'

/** The server as `npm start` runs it. */
await prepareServer()
await import(path.join(serverFolder, 'main.js'))
