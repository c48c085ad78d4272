import { useSyncExternalStore } from 'react'
import { homeRoutes } from '#web/features/discover/home/routes.ts'
import type { Screen } from '#web/platform/screen.ts'
import { withinTime } from './load-screen.ts'

/** The home knows itself alone, so that its scripts do not grow with every screen that the app has. */
let known: Screen[] = homeRoutes
let isComplete = false
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the list of all screens, once; after a failure `forgetScreens` allows another attempt. */
export const loadScreens = (): Promise<void> => (loading ??= adoptScreens())

async function adoptScreens() {
  const { screens } = await withinTime(import('./screens.ts'))
  known = screens
  isComplete = true
  for (const listener of listeners) listener()
}

export function forgetScreens() {
  loading = undefined
}

export const screenAt = (pathname: string): Screen | undefined =>
  known.find((screen) => screen.path === pathname.replace(/(.)\/$/, '$1'))

/** The screen at an address, once it is known. Who shows one that is known already hears nothing of the others. */
export const useScreenAt = (pathname: string): Screen | undefined => {
  const find = () => screenAt(pathname)
  return useSyncExternalStore(followScreens, find, find)
}

/** Whether an address that is not found does not exist, as opposed to not being known yet. */
export const useAllScreens = (): boolean =>
  useSyncExternalStore(
    followScreens,
    () => isComplete,
    () => isComplete,
  )

function followScreens(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
