/** `npm run dev`: the server, restarted when its code changes, and Vite with hot reload before it. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import type { Plugin } from 'vite'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { webParts } from './build/parts.ts'
import { prepare } from './build/prepare.ts'
import { envOrEnd } from './env-or-end.ts'

const root = path.resolve(import.meta.dirname, '..')
const say = (line: string) => console.log(line)

const env = envOrEnd()
// The server fills the built page with what Vite's page is given too, and serves the built console.
await prepare(say, webParts)
const origin = `http://localhost:${env.PORT}`
process.env.XINGLIN_SERVER = origin

// Opened here and not by the server, so that a restart of the server does not restart the database.
const embedded = env.DATABASE_URL ? undefined : await openOrEnd()
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: env.DATABASE_URL ?? embedded?.url },
  // Ctrl-C in the terminal comes here alone; this process ends the others in their order.
  detached: true,
})
const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))

/** What keeps the database from opening, such as a server on the same folder, is told in one sentence. */
async function openOrEnd() {
  try {
    return await openEmbeddedPostgres({ dataDir: env.DATA_DIR, say })
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}

/** What the server writes into each page belongs into Vite's page too. */
const serverFacts: Plugin = {
  name: 'server-facts',
  async transformIndexHtml(html, { originalUrl = '/' }) {
    const page = await fetch(origin + originalUrl).then(
      (answer) => answer.text(),
      () => '',
    )
    const facts = page.match(/<script type="application\/json"[\s\S]*?<\/script>/g) ?? []
    return html.replace('</head>', () => `${facts.join('\n')}\n</head>`)
  },
}

const vite = await createServer({ configFile: path.join(root, 'web/vite.config.ts'), plugins: [serverFacts] })
await vite.listen()
vite.printUrls()

let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  await vite.close()
  server.kill('SIGTERM')
  await ended
  await embedded?.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
void ended.then(end)
