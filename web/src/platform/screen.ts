import type { ComponentType } from 'react'
import type { Language } from '#contract/wire/language.ts'

/** One address of the app, as its feature lists it. */
export type Screen = {
  path: string
  title: Record<Language, string>
  /**
   * `open` shows at once; `authorization` first lets the environment log the person in, and goes on as a visitor
   * when it cannot; `login` sends a visitor to the login.
   */
  access: 'open' | 'authorization' | 'login'
  /** The pages on which a person with an incomplete profile is asked to complete it first. */
  needsProfile?: 'always' | 'when-the-meeting-asks'
  /** Kept mounted with state and scroll position while other screens are open. */
  keepAlive?: true
  load: () => Promise<ComponentType>
}
