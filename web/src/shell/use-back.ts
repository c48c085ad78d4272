import { useCallback } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { bridge } from '#web/platform/bridge.ts'

/** Native goBack inside the app, else one step back in history, else `above`: the home unless the page belongs elsewhere. */
export function useBack(above = '/'): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    bridge().goBack(() => {
      // The router counts its own entries: 0 is the one the person arrived with.
      const depth = (window.history.state as { idx?: number } | null)?.idx ?? 0
      if (depth > 0 || cameFromHere()) void navigate(-1)
      else void navigate(above, { replace: true })
    })
  }, [navigate, above])
}

/** By a link that was pressed before the scripts of the page before had come; a new tab has nothing to go back to. */
const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
