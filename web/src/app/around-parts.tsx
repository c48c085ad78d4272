import { optionalPart } from '#web/shell/optional-part.ts'
import { useWidth } from '#web/shell/use-width.ts'
import { MainTabs } from './main-tabs.tsx'

const Shortcuts = optionalPart(async () => (await import('./shortcuts.tsx')).Shortcuts)
const SidePanels = optionalPart(async () => (await import('./side-panels.tsx')).SidePanels)

/** A bar on a phone, keys on a desktop, and panels where there is room for them. */
export function AroundParts() {
  const width = useWidth()
  return (
    <>
      {width !== 'phone' && <Shortcuts />}
      {width === 'wide' ? <SidePanels /> : <MainTabs />}
    </>
  )
}
