/** `empty` before anything was chosen; `saved` when the server has stored every chosen answer. */
export type SaveState = 'empty' | 'saved' | 'saving' | 'unsaved'

export type AnswerSaver = {
  save(questionId: number, optionIds: number[]): void
  /** Resolves when the server has stored everything or has refused an answer. */
  settle(): Promise<void>
  stop(): void
}

type World = {
  send: (questionId: number, optionIds: number[]) => Promise<void>
  /** Whether a failure is temporary, such as a dropped connection. */
  isPassing: (error: unknown) => boolean
  onState: (state: SaveState) => void
  onRefused: (error: unknown) => void
  wait: (ms: number) => Promise<unknown>
}

const retryMs = 2000

/** Saves one answer after the other, only the latest of each question, and retries until the connection is back. */
export function createAnswerSaver(world: World): AnswerSaver {
  const waiting = new Map<number, number[]>()
  let running: Promise<void> | undefined
  const stopping = new AbortController()

  async function run() {
    world.onState('saving')
    while (waiting.size > 0 && !stopping.signal.aborted) {
      const [questionId, optionIds] = waiting.entries().next().value!
      try {
        await world.send(questionId, optionIds)
        // A newer answer may have been chosen meanwhile.
        if (waiting.get(questionId) === optionIds) waiting.delete(questionId)
      } catch (error) {
        if (!world.isPassing(error)) {
          waiting.clear()
          world.onRefused(error)
          break
        }
        world.onState('unsaved')
        await world.wait(retryMs)
      }
    }
    if (!stopping.signal.aborted) world.onState('saved')
  }

  return {
    save(questionId, optionIds) {
      waiting.delete(questionId)
      waiting.set(questionId, optionIds)
      running ??= run().finally(() => (running = undefined))
    },
    async settle() {
      await running
    },
    stop: () => stopping.abort(),
  }
}
