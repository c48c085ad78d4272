import { expect, it } from 'vitest'
import { fetchPieces, pieceBytes } from './fetch-pieces.ts'

function scene(size: number, stored: number[] = []) {
  const leaving = new AbortController()
  const asked: [number, number, number][] = []
  const world = {
    size,
    has: async (piece: number) => stored.includes(piece),
    fetchPiece: async (...piece: [number, number, number]) => void asked.push(piece),
    onProgress: () => undefined as void,
    wait: async () => undefined,
    signal: leaving.signal,
  }
  return { world, asked, leaving }
}

it('fetches what is not stored yet, the last piece as short as it is', async () => {
  const { world, asked } = scene(2 * pieceBytes + 5, [1])
  const progress: number[] = []
  await fetchPieces({ ...world, onProgress: (bytes) => void progress.push(bytes) })
  expect(asked).toEqual([
    [0, 0, pieceBytes],
    [2, 2 * pieceBytes, 2 * pieceBytes + 5],
  ])
  expect(progress).toEqual([pieceBytes, 2 * pieceBytes, 2 * pieceBytes + 5])
})

it('tries a lost piece again, and not forever', async () => {
  const { world, asked } = scene(10)
  let losses = 7
  const lose = async (...piece: [number, number, number]) => {
    if (losses-- > 0) throw new Error('lost')
    asked.push(piece)
  }
  await fetchPieces({ ...world, fetchPiece: lose })
  expect(asked).toEqual([[0, 0, 10]])
  losses = Infinity
  await expect(fetchPieces({ ...world, fetchPiece: lose })).rejects.toThrow('lost')
})

it('stops where it is when somebody pauses', async () => {
  const { world, asked, leaving } = scene(3 * pieceBytes)
  await expect(fetchPieces({ ...world, onProgress: () => leaving.abort() })).rejects.toThrow()
  expect(asked).toHaveLength(1)
})
