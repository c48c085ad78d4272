import { useEffect, useEffectEvent } from 'react'
import { overlayHistory } from './overlay-history.ts'

/** While something is open over the page, the system's back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => unknown): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? overlayHistory().add(() => close()) : undefined), [isOpen])
}
