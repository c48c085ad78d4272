/*
 * Runs one of the tools, named by its path, under Node 24; installs what is missing first. Plain JavaScript for Node 20.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, run } from './bootstrap.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [tool, ...args] = process.argv.slice(2)

try {
  await ensureInstalled((line) => console.log(line))
  process.exitCode = await run([join(root, tool), ...args], { NODE_COMPILE_CACHE: join(root, '.cache/node') })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
