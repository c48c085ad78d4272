import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, readingEnvFile, run } from './bootstrap.mjs'
import { serverEnv, serverFlags } from './server-process.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  await ensureInstalled((line) => console.log(line))
  const args = [...readingEnvFile(), ...serverFlags, join(root, 'tools/serve.ts')]
  process.exitCode = await run(args, { ...serverEnv, NODE_COMPILE_CACHE: join(root, '.cache/node') })
} catch (error) {
  console.error(`Xinglin could not start: ${error.message}`)
  process.exitCode = 1
}
