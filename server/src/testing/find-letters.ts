import { afterAll, beforeAll, vi } from 'vitest'
import { identityFinder } from '#kernel/files/find-identity.ts'

/** What is found on every picture: a line of text, and no face. */
export const standInText = { x: 10, y: 10, width: 20, height: 10 }

/** Files that follow in the same worker look by the real program again. */
export function useStandInFinder(): void {
  beforeAll(() => {
    vi.spyOn(identityFinder, 'find').mockImplementation((files) =>
      Promise.resolve(files.map(() => ({ text: [standInText], faces: [] }))),
    )
  })
  afterAll(() => vi.mocked(identityFinder.find).mockRestore())
}
