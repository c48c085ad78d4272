export type Clock = {
  /** The server's time as far as it is known, in milliseconds. */
  now: () => number
  /** Adopts the server's time, as reported when a call was signed with a wrong one. */
  correct: (serverTime: number) => void
}

export function createClock(deviceTime: () => number = Date.now): Clock {
  let offset = 0
  return {
    now: () => deviceTime() + offset,
    correct(serverTime) {
      if (Number.isFinite(serverTime)) offset = serverTime - deviceTime()
    },
  }
}

/** The clock of the current page. */
export const clock = createClock()
