export const pieceBytes = 256 * 1024

type World = {
  /** How many bytes there are in all. */
  size: number
  has: (piece: number) => Promise<boolean>
  /** Fetches the bytes from (inclusive) to (exclusive) and stores them; rejects when the line fails. */
  fetchPiece: (piece: number, from: number, to: number) => Promise<void>
  onProgress: (bytes: number) => void
  wait: () => Promise<void>
  signal: AbortSignal
}

/** A piece that fails so often in a row does not fail because of the line. */
const mostFailures = 30

/** Fetches the pieces of a file that are not stored yet. On a bad line it goes on where it was. */
export async function fetchPieces({ size, has, fetchPiece, onProgress, wait, signal }: World): Promise<void> {
  for (let piece = 0, failures = 0; piece * pieceBytes < size;) {
    signal.throwIfAborted()
    const from = piece * pieceBytes
    const to = Math.min(from + pieceBytes, size)
    try {
      if (!(await has(piece))) await fetchPiece(piece, from, to)
      onProgress(to)
      piece++
      failures = 0
    } catch (error) {
      if (signal.aborted || ++failures >= mostFailures) throw error
      await wait()
    }
  }
}
