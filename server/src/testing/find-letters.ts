import type { FoundIdentity } from '#kernel/files/find-identity.ts'

/** In the place of `find-identity.ts`, whose program takes seconds: on every picture a line of text, and on none a face. */
export const standInText = { x: 10, y: 10, width: 20, height: 10 }

export const findIdentity = (files: string[]): Promise<FoundIdentity[]> =>
  Promise.resolve(files.map(() => ({ text: [standInText], faces: [] })))
