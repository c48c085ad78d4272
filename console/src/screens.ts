import type { RouteObject } from 'react-router'
import type { consoleParts } from '#contract/console/resources.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { InBoth } from '#web/ui/language.ts'

/** A screen of the console that is more than a list: its place in the menu and what it takes to see it. */
export type SpecialScreen = {
  /** Below `/console/`. */
  path: string
  part: (typeof consoleParts)[number]
  title: InBoth<string>
  right: Right
  /** Reached from a record and not from the menu. */
  isInner?: boolean
  load: () => Promise<() => React.ReactNode>
}

export const specialScreens: SpecialScreen[] = [
  {
    path: 'payouts',
    part: 'money',
    title: { zh: '银行付款', en: 'Bank payouts' },
    right: 'money.approve',
    load: async () => (await import('./money/payouts-screen.tsx')).PayoutsScreen,
  },
  {
    path: 'tax',
    part: 'money',
    title: { zh: '月度报税', en: 'Monthly tax' },
    right: 'money.read',
    load: async () => (await import('./money/tax-screen.tsx')).TaxScreen,
  },
]

export const specialRoutes: RouteObject[] = specialScreens.map(({ path, load }) => ({
  path,
  lazy: async () => ({ Component: await load() }),
}))
