const isBrokenOff = (error: unknown) =>
  /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/.test(String((error as { code?: unknown }).code))

/** A body that simply ends when its sender is gone, so that all that has arrived is written. */
export function untilBrokenOff(body: AsyncIterable<Buffer>) {
  let isWhole = false
  async function* chunks() {
    try {
      yield* body
      isWhole = true
    } catch (error) {
      if (!isBrokenOff(error)) throw error
    }
  }
  return { chunks: chunks(), isWhole: () => isWhole }
}
