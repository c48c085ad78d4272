/** Whether a body ended because its sender is gone. */
export const isBrokenOff = (error: unknown) =>
  /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/.test(String((error as { code?: unknown }).code))
