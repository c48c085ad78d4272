import { expect, it } from 'vitest'
import { runBounded } from './run-bounded.ts'
import { runPiped } from './run-piped.ts'

it('works on what it is sent', async () => {
  const { input, ended } = runPiped({ command: 'sh', args: ['-c', 'test "$(cat)" = hello'] })
  input.end('hello')
  expect(await ended).toBe('')
})

it('says why it has failed', async () => {
  expect(await runPiped({ command: 'sh', args: ['-c', 'echo broken >&2; exit 3'] }).ended).toBe('broken')
  expect(await runPiped({ command: 'sh', args: ['-c', 'exit 3'] }).ended).toBe('ended with 3')
  expect(await runPiped({ command: '/nowhere/ffmpeg', args: [] }).ended).toContain('/nowhere/ffmpeg')
})

it('is ended by its owner', async () => {
  const { ended, kill } = runPiped({ command: 'sleep', args: ['60'] })
  kill('SIGKILL')
  expect(await ended).toBe('ended with SIGKILL')
})

it.runIf(process.platform === 'linux')('has a limited memory, as every such command', async () => {
  const limited = 'test "$(ulimit -d)" = 4194304'
  expect(await runPiped({ command: 'sh', args: ['-c', limited] }).ended).toBe('')
  await runBounded({ command: 'sh', args: ['-c', limited], longestMs: 60_000 })
})
