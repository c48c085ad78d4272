import type { ComponentType } from 'react'
import type { Language } from '#contract/wire/language.ts'

/** One address of the app, as its feature declares it. */
export type Screen = {
  path: string
  title: Record<Language, string>
  /**
   * `open` shows at once; `authorization` first lets the environment log the user in, and continues as a visitor when
   * it cannot; `login` sends a visitor to the login.
   */
  access: 'open' | 'authorization' | 'login'
  /** Where a user with an incomplete profile must complete it first. */
  needsProfile?: 'always' | 'when-the-meeting-asks'
  /** Stays mounted with its state and scroll position while other screens are open. */
  keepAlive?: true
  load: () => Promise<ComponentType>
}
