import type { ReactNode } from 'react'

export type TabPanelProps = { tabsId: string; tabKey: string; children: ReactNode }

export function TabPanel({ tabsId, tabKey, children }: TabPanelProps) {
  return (
    <div id={`${tabsId}-panel-${tabKey}`} role="tabpanel" aria-labelledby={`${tabsId}-tab-${tabKey}`}>
      {children}
    </div>
  )
}
