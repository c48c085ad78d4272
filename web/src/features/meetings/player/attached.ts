export type Watchers = {
  onLevels: (names: string[]) => void
  /** Called with the address of the sound that a stream has beside its pictures. */
  onSound: (address: string) => void
  /** Called each second: how fast the video is fetched, undefined while it is not. */
  onRate: (bitsPerSecond: number | undefined) => void
  /** Nobody wants the picture, if there is a sound without it. */
  isSoundWanted: () => boolean
  onFail: () => void
  /** Called once, when the source can play: plays if that was requested. */
  playIfRequested: () => void
}

export type Attached = {
  /** Selects a level by name; empty lets the bandwidth decide. */
  setLevel(name: string): void
  detach(): void
}
