import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, run } from './bootstrap.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  await ensureInstalled((line) => console.log(line))
  process.exitCode = await run([join(root, 'server/src/main.ts')], {
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
  })
} catch (error) {
  console.error(`Xinglin could not start: ${error.message}`)
  process.exitCode = 1
}
