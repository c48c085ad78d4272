/*
 * Runs one of the tools, named by its path, under Node 24; installs what is missing first. Plain JavaScript for Node 20.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, readingEnvFile, run } from './bootstrap.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [tool, ...args] = process.argv.slice(2)

try {
  await ensureInstalled((line) => console.log(line))
  // A bench has nothing to do with the database that the file may name.
  const settings = tool.startsWith('tools/') ? readingEnvFile() : []
  process.exitCode = await run([...settings, join(root, tool), ...args], {
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
