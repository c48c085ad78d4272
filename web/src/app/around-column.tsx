import { Suspense } from 'react'
import { optionalPart } from '#web/shell/optional-part.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'

const AroundParts = optionalPart(async () => (await import('./around-parts.tsx')).AroundParts)

/** What is around the column. No server renders it, so that no page waits for its code. */
export const AroundColumn = () =>
  useInBrowser() && (
    <Suspense>
      <AroundParts />
    </Suspense>
  )
