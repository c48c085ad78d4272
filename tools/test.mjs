/*
 * `npm test` and `npm run check`: installs what is missing, then hands over to run-tests.ts under Node 24.
 * Plain JavaScript for Node 20.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, run } from './bootstrap.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  await ensureInstalled((line) => console.log(line))
  process.exitCode = await run([join(root, 'tools/run-tests.ts'), ...process.argv.slice(2)], {
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
  })
} catch (error) {
  console.error(`The tests could not start: ${error.message}`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
