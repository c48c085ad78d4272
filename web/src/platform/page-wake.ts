type PageLike = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/** Calls back when the page comes to the foreground or back online. Returns a function that removes the listener. */
export function onPageWake(listener: () => void, page: PageLike = window): () => void {
  const handleVisibility = () => {
    if (page.document.visibilityState === 'visible') listener()
  }
  page.addEventListener('online', listener)
  page.document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    page.removeEventListener('online', listener)
    page.document.removeEventListener('visibilitychange', handleVisibility)
  }
}
