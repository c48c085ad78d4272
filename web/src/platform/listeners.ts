export type Listener<Message> = (message: Message) => void

export type Listeners<Message> = {
  /** Returns a function that removes the listener. */
  add: (type: string, listener: Listener<Message>) => () => void
  emit: (type: string, message: Message) => void
}

/** Listeners by message type. One that throws is reported and does not stop the others. */
export function createListeners<Message>(): Listeners<Message> {
  const byType = new Map<string, Set<Listener<Message>>>()

  return {
    add(type, listener) {
      // Wrapped, so that a function added twice is called twice and removed once.
      const entry: Listener<Message> = (message) => listener(message)
      const entries = byType.get(type) ?? new Set()
      byType.set(type, entries.add(entry))
      return () => {
        entries.delete(entry)
        if (entries.size === 0 && byType.get(type) === entries) byType.delete(type)
      }
    },
    emit(type, message) {
      // A copy: a listener may add or remove listeners while it is called.
      for (const listener of Array.from(byType.get(type) ?? [])) {
        try {
          listener(message)
        } catch (error) {
          globalThis.reportError(error)
        }
      }
    },
  }
}
