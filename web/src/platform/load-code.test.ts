import { expect, it, vi } from 'vitest'
import { createCodeLoader } from './load-code.ts'

function world({ isReplaced = false, lostStyles = 0 } = {}) {
  const pauses: number[] = []
  const requested: string[] = []
  let lost = 0
  const load = createCodeLoader({
    request: async (address) => {
      requested.push(address)
      if (address.endsWith('.css') && lost++ < lostStyles) throw new Error('lost style')
    },
    isReplaced: async () => isReplaced,
    pause: async (ms) => void pauses.push(ms),
  })
  return { load, pauses, requested }
}

const arrivesAfter = (losses: number) => {
  const tries = vi.fn<() => Promise<string>>()
  for (let at = 0; at < losses; at += 1) tries.mockRejectedValueOnce(new Error(`lost ${at}`))
  return tries.mockResolvedValue('code')
}

it('loads code with its files, at once where the line is good', async () => {
  const { load, pauses, requested } = world()
  await expect(load(arrivesAfter(0), ['assets/a.js', 'assets/a.css'])).resolves.toBe('code')
  expect(requested).toEqual(['/assets/a.js', '/assets/a.css'])
  expect(pauses).toEqual([])
})

it('requests what was lost again, after growing pauses', async () => {
  const { load, pauses } = world()
  await expect(load(arrivesAfter(4))).resolves.toBe('code')
  expect(pauses).toEqual([500, 1000, 2000, 4000])
})

it('requests a lost style again, and imports no code without it', async () => {
  const { load, requested } = world({ lostStyles: 2 })
  const code = arrivesAfter(0)
  await expect(load(code, ['assets/a.css'])).resolves.toBe('code')
  expect(requested).toHaveLength(3)
  expect(code).toHaveBeenCalledTimes(1)
})

it('gives up after five tries', async () => {
  const { load } = world()
  const code = arrivesAfter(9)
  await expect(load(code)).rejects.toThrow('lost 4')
  expect(code).toHaveBeenCalledTimes(5)
})

it('does not wait for the code of a version that has been replaced', async () => {
  const { load, pauses } = world({ isReplaced: true })
  const code = arrivesAfter(9)
  await expect(load(code)).rejects.toThrow('lost 0')
  expect(code).toHaveBeenCalledTimes(1)
  expect(pauses).toEqual([])
})
