/** What the socket of this process has done, for the metrics. */
export type SocketCounters = {
  /** Clients connected now. */
  connections: number
  /** Messages written to clients since the start. */
  delivered: number
  /** Clients let go since the start for being slow, silent, late or too talkative. */
  dropped: number
}
