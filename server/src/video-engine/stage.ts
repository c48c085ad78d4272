/** Handles what it is sent one after another, beside the sender. */
export type Stage<T> = { push(item: T): Promise<void> }

type Options<T> = {
  /** With so many waiting, the sender waits too. */
  most: number
  handle: (item: T) => Promise<void>
  /** Called with the first error; nothing is handled afterwards. */
  fail: (error: unknown) => void
}

export function createStage<T>({ most, handle, fail }: Options<T>): Stage<T> {
  const waiting: T[] = []
  const senders: (() => void)[] = []
  let isRunning = false

  async function work() {
    isRunning = true
    try {
      while (waiting.length > 0) {
        const item = waiting.shift()!
        senders.shift()?.()
        await handle(item)
      }
      isRunning = false
    } catch (error) {
      fail(error)
    }
  }

  return {
    push(item) {
      waiting.push(item)
      if (!isRunning) void work()
      if (waiting.length < most) return Promise.resolve()
      return new Promise((resolve) => senders.push(resolve))
    },
  }
}
