/** A file that is sent part by part; the server knows how far it has come. */
type PartSending<Begun> = {
  /** Begins, or finds what was begun before. */
  begin(): Promise<Begun>
  isComplete(begun: Begun): boolean
  sendPart(begun: Begun): Promise<Begun>
  /** Whether asking again may help: the line, the server, or another window that was quicker. */
  isPassing(error: unknown): boolean
  onProgress(begun: Begun): void
  onLost(): void
  pause(ms: number, signal: AbortSignal): Promise<void>
}

const firstWaitMs = 1000
const longestWaitMs = 30_000

/** Goes on through lost lines; only a refusal ends it. */
export async function sendInParts<Begun>(sending: PartSending<Begun>, signal: AbortSignal): Promise<Begun> {
  let wait = firstWaitMs
  let begun: Begun | undefined
  for (;;)
    try {
      begun ??= await sending.begin()
      signal.throwIfAborted()
      sending.onProgress(begun)
      if (sending.isComplete(begun)) return begun
      begun = await sending.sendPart(begun)
      wait = firstWaitMs
    } catch (error) {
      signal.throwIfAborted()
      if (!sending.isPassing(error)) throw error
      sending.onLost()
      begun = undefined
      await sending.pause(wait, signal)
      signal.throwIfAborted()
      wait = Math.min(wait * 2, longestWaitMs)
    }
}
