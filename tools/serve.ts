import { builtServer } from './build/built-folder.ts'
import { prepare } from './build/prepare.ts'

/** The server as `npm start` runs it. */
await prepare((line) => console.log(line))
await import(builtServer)
