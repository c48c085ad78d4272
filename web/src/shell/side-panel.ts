import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { createSignal } from '#web/ui/signal.ts'

/** What the current screen shows beside the column of a wide window; null where it has nothing of its own. */
export const sidePanel = createSignal<ReactNode>(null)

/**
 * Gives the panel beside the column its content. It repeats what is in the column, because only wide windows show it. Pass a lazy component:
 * a phone never loads it.
 */
export function useSidePanel(content: ReactNode): void {
  useEffect(() => {
    sidePanel.set(content)
    return () => sidePanel.set(null)
  }, [content])
}
