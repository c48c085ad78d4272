export type StoragePort = {
  put(key: string, body: Buffer | NodeJS.ReadableStream, mime: string): Promise<void>
  /** Undefined if there is no such object. */
  head(key: string): Promise<{ size: number } | undefined>
  /** `range` is inclusive at both ends. */
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream>
  remove(key: string): Promise<void>
  /** Runs `work` with the object as a file of this machine, which must not be changed. */
  withFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>
  arrivals: ArrivalsPort
}

/** An object that arrives in pieces, over many requests and perhaps at several servers. It can be read once it is complete. */
export type ArrivingObject = { key: string; uploadId: string }

export type ArrivalsPort = {
  /** Begins an object; what is returned is its `uploadId`. */
  begin(key: string): Promise<string>
  /** Writes `body` from `offset` on. A body that breaks off is no error: the answer is where to continue. */
  append(object: ArrivingObject, offset: number, body: AsyncIterable<Buffer>): Promise<number>
  complete(object: ArrivingObject, size: number): Promise<void>
  discard(object: ArrivingObject): Promise<void>
}

/** The place of the objects does not answer, which is nobody's fault and passes. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}
