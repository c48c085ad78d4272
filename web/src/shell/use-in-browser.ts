import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False while the server renders and while React hydrates, then true. For what only the browser knows: a first render
 * that differs from the server's would make React replace the page, with what was typed in it.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
