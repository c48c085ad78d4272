/** What was sent to a viewer, as a line of the edge's log says it: bytes of a file, half open. */
export type EdgeLine = { path: string; viewing: string; from: number; to: number }

/** Servers between viewers and this one, which keep what they sent once: our own nginx, or a CDN. */
export type EdgePort = {
  /** Where the edge serves a path to whoever holds the address, until a time. `viewing` travels along and comes back in its log. */
  address(path: string, token: { untilMs: number; viewing: string }): string
  /** Undefined for a line that says nothing of bytes sent to a viewer. */
  readLine(line: string): EdgeLine | undefined
}
