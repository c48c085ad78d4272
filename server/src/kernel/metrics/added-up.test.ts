import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('tells what all processes of a cluster have counted, whichever is asked', async () => {
  const program = path.resolve(import.meta.dirname, '../../testing/count-in-cluster.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  expect(stdout).toContain('added up')
})
