/** What a storage throws when it is asked to read an object that it does not have. */
export class MissingObject extends Error {
  constructor(key: string, cause?: unknown) {
    super(`no object ${key} in the storage`, { cause })
  }
}
