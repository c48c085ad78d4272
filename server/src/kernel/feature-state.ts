import type { Services } from './services.ts'

/** What a feature keeps in memory for as long as the server runs. Opened when it is first asked for. */
export type StateDefinition<State> = {
  open(services: Services): State
  /** Writes what is still waiting, before the server ends. */
  close?(state: State): Promise<void>
}

export const defineState = <State>(definition: StateDefinition<State>): StateDefinition<State> => definition

export type FeatureStates = {
  get<State>(definition: StateDefinition<State>): State
  close(): Promise<void>
}

export function createFeatureStates(services: () => Services): FeatureStates {
  const opened = new Map<StateDefinition<unknown>, unknown>()
  return {
    get<State>(definition: StateDefinition<State>): State {
      const key = definition as StateDefinition<unknown>
      if (!opened.has(key)) opened.set(key, definition.open(services()))
      return opened.get(key) as State
    },
    async close() {
      for (const [definition, state] of [...opened].toReversed()) await definition.close?.(state)
    },
  }
}
