/** What one client may cost, and the paces of the socket. Tests and benches set some of them apart. */
export type SocketLimits = {
  /** A whole hospital may sit behind one address; every client of it still has the limits below. */
  connectionsPerAddress: number
  /** Frames of any kind, pings too, that a client may send within `rateWindowMs`. */
  framesPerWindow: number
  rateWindowMs: number
  groupsPerClient: number
  /** Time to log in, visitors too. */
  loginMs: number
  pingMs: number
  /** A client that leaves more than this unread is let go, so that it does not fill the memory. */
  unreadBytes: number
  /** How long messages are gathered for while a room is busy. */
  gatherMs: number
  onlineMs: number
  /** How long clients have for the closing handshake. */
  closeMs: number
}

export const socketLimits: SocketLimits = {
  connectionsPerAddress: 500,
  framesPerWindow: 20,
  rateWindowMs: 10_000,
  groupsPerClient: 10,
  loginMs: 10_000,
  pingMs: 30_000,
  unreadBytes: 1024 * 1024,
  gatherMs: 40,
  onlineMs: 2_000,
  closeMs: 1_000,
}

/** The largest frame a client may send. */
export const largestFrame = 16 * 1024
/** The largest message a feature may send. */
export const largestMessage = 100 * 1024
