type World = {
  /** Requests a file of the app unless the page has it; a style file is waited for. */
  request: (address: string) => Promise<unknown>
  isReplaced: () => Promise<boolean>
  pause: (ms: number) => Promise<unknown>
}

const pausesMs = [500, 1000, 2000]

/**
 * What every `import()` of the built app calls (`web/retried-imports.ts`). Files that a bad line has lost are requested
 * again, after growing pauses; those of a version that has been replaced will never come.
 */
export const createCodeLoader = ({ request, isReplaced, pause }: World) => {
  async function load<Code>(importCode: () => Promise<Code>, files: string[]): Promise<Code> {
    await Promise.all(files.map((file) => request(`/${file}`)))
    return importCode()
  }

  return async <Code>(importCode: () => Promise<Code>, files: string[] = []): Promise<Code> => {
    for (const ms of pausesMs) {
      try {
        return await load(importCode, files)
      } catch (error) {
        if (await isReplaced()) throw error
        await pause(ms)
      }
    }
    return load(importCode, files)
  }
}
