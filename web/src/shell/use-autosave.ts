import { useEffect, useRef, useState } from 'react'

/** How long nobody has typed before something is saved, and before it is tried again. */
const waitMs = { typed: 1500, failed: 10_000 }

type Autosave = { savedAt: Date | undefined; hasFailed: boolean }

/**
 * Saves what is typed a moment after the typing has stopped, and tries again while the network is away. `values` is undefined while there
 * is not enough to be saved: until then it is kept in memory alone.
 */
export function useAutosave(values: string | undefined, save: () => Promise<unknown>): Autosave {
  const [state, setState] = useState<Autosave>({ savedAt: undefined, hasFailed: false })
  const savedRef = useRef(values)
  const savingRef = useRef<Promise<unknown>>(undefined)
  const saveRef = useRef(save)
  useEffect(() => {
    saveRef.current = save
  })
  const { hasFailed } = state
  useEffect(() => {
    if (values === undefined || values === savedRef.current) return undefined
    let timer = setTimeout(() => void run(), hasFailed ? waitMs.failed : waitMs.typed)

    async function run() {
      // One after the other: the first one gives the draft its number.
      await savingRef.current?.catch(() => undefined)
      savingRef.current = saveRef.current()
      try {
        await savingRef.current
        savedRef.current = values
        setState({ savedAt: new Date(), hasFailed: false })
      } catch {
        setState((old) => ({ ...old, hasFailed: true }))
        timer = setTimeout(() => void run(), waitMs.failed)
      }
    }

    const retry = () => {
      clearTimeout(timer)
      void run()
    }
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [values, hasFailed])
  return state
}
