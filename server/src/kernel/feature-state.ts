import type { Services } from './services.ts'
import type { StateKey } from './feature-states.ts'

/** What a feature keeps in memory for as long as the server runs. Opened when it is first asked for. */
export type StateDefinition<State> = StateKey<State> & { open(services: Services): State }

export const defineState = <State>(definition: StateDefinition<State>): StateDefinition<State> => definition
