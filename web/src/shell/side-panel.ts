import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { createSignal } from '#web/ui/signal.ts'

/** What the current screen shows beside the column of a wide window; null where it has nothing of its own. */
export const sidePanel = createSignal<ReactNode>(null)

/**
 * Gives the panel beside the column its content. Only wide windows show it, so that the column has it too. Pass a lazy component where the
 * column does not need its code: a phone never loads it.
 */
export function useSidePanel(content: ReactNode): void {
  useEffect(() => {
    sidePanel.set(content)
    return () => sidePanel.set(null)
  }, [content])
}

/** Whether the current screen wants to be alone: nothing beside it leads away. */
export const isAlone = createSignal(false)

/** Takes everything from beside the column but what `useSidePanel` puts there, as long as the caller is shown. */
export function useAlone(): void {
  useEffect(() => {
    isAlone.set(true)
    return () => isAlone.set(false)
  }, [])
}
