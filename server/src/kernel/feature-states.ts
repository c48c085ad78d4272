/** By which a state is found: what opens it, with services that only its feature knows. */
export type StateKey<State> = {
  open(services: never): State
  /** Writes what is still waiting, before the server ends. */
  close?(state: State): Promise<void>
}

export type FeatureStates = {
  get<State>(key: StateKey<State>): State
  close(): Promise<void>
}

export function createFeatureStates(services: () => object): FeatureStates {
  const opened = new Map<StateKey<unknown>, unknown>()
  return {
    get<State>(given: StateKey<State>): State {
      const key = given as StateKey<unknown>
      if (!opened.has(key)) opened.set(key, given.open(services() as never))
      return opened.get(key) as State
    },
    async close() {
      for (const [key, state] of [...opened].toReversed()) await key.close?.(state)
    },
  }
}
