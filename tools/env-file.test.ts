import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const bootstrap = path.join(import.meta.dirname, 'bootstrap.mjs')
const evaluate = (code: string, options: string[] = []) =>
  spawnSync(process.execPath, [...options, '--input-type=module', '-e', code], {
    env: { PORT: '5000' },
    encoding: 'utf8',
  }).stdout.trim()

/** Plain JavaScript without types, as what has to run under any Node is. */
const readingEnvFile = (folder: string) =>
  JSON.parse(
    evaluate(
      `import { readingEnvFile } from ${JSON.stringify(bootstrap)}; console.log(JSON.stringify(readingEnvFile(${JSON.stringify(folder)})))`,
    ),
  ) as string[]

it('reads .env where there is one, and lets the shell go first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-env-'))
  expect(readingEnvFile(folder)).toEqual([])
  await writeFile(path.join(folder, '.env'), '# a word\nHOST=127.0.0.1\nPORT=4000\nREDIS_URL=\n')
  const print = 'const { HOST, PORT, REDIS_URL } = process.env; console.log(HOST, PORT, REDIS_URL === "")'
  expect(evaluate(print, readingEnvFile(folder))).toBe('127.0.0.1 5000 true')
  await rm(folder, { recursive: true })
})
