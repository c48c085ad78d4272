import { useEffect } from 'react'
import type { RefObject } from 'react'
import './quoted-place.css'

/** Scrolls to what a quotation was taken from, and shows which part that is. */
export function useQuotedPlace(
  whole: RefObject<HTMLElement | null>,
  find: (whole: HTMLElement) => Element | null | undefined,
  isAsked: boolean,
) {
  useEffect(() => {
    const place = isAsked && whole.current ? find(whole.current) : undefined
    if (!place) return undefined
    place.classList.add('quoted-place')
    place.scrollIntoView({ block: 'center' })
    return () => place.classList.remove('quoted-place')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is there
  }, [isAsked])
}
