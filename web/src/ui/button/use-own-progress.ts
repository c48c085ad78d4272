import { useRef, useState } from 'react'
import type { MouseEvent } from 'react'

export type Press = (event: MouseEvent<HTMLButtonElement>) => unknown

/**
 * Runs the press handler and is pending until its promise settles. A second press in the meantime is dropped at once,
 * before React has rendered anything.
 */
export function useOwnProgress(onClick: Press | undefined, busy: boolean) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)

  async function follow(work: PromiseLike<unknown>) {
    running.current = true
    setPending(true)
    try {
      await work
    } finally {
      running.current = false
      setPending(false)
    }
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (running.current || busy) {
      // a submit button must not submit again either
      event.preventDefault()
      return
    }
    const result = onClick?.(event)
    if (isPromise(result)) void follow(result)
  }

  return { pending: pending || busy, press }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
