type World = {
  /** Brings a file of the app, unless the page has it. */
  request: (address: string) => Promise<unknown>
  isReplaced: () => Promise<boolean>
  pause: (ms: number) => Promise<unknown>
}

/** The file itself, which the build does not list where it needs no other. All scripts are in one folder. */
const fileOf = (importCode: () => unknown) => {
  const name = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(String(importCode))?.[1]
  return name === undefined ? [] : [`assets/${name}`]
}

const pausesMs = [500, 1000, 2000, 4000]

/**
 * What every `import()` of the built app calls (`web/retried-imports.ts`). Files that a bad line has lost are requested
 * again, after growing pauses; those of a version that has been replaced will never come.
 */
export const createCodeLoader = ({ request, isReplaced, pause }: World) => {
  async function load<Code>(importCode: () => Promise<Code>, files: string[]): Promise<Code> {
    await Promise.all([...new Set([...files, ...fileOf(importCode)])].map((file) => request(`/${file}`)))
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
