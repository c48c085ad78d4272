import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { LinkProvider } from '#web/ui/link/link.tsx'

/** Makes links navigate through the router. The context value never changes, so navigating re-renders no link. */
export function InnerLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  const [follow] = useState(() => (href: string) => {
    const here = location.pathname + location.search + location.hash
    void latest.current(href, { replace: href === here })
  })
  return <LinkProvider follow={follow}>{children}</LinkProvider>
}
