import type { DemoPart } from '#demo/demo-part.ts'
import { loadCoffee } from './coffee.ts'
import { loadOrders } from './orders.ts'
import { loadWithdrawals } from './withdrawals.ts'

export const commerceDemo: DemoPart[] = [
  { name: 'orders', after: ['works', 'rooms'], load: loadOrders },
  { name: 'withdrawals', after: ['orders'], load: loadWithdrawals },
  { name: 'coffee', after: ['withdrawals'], load: loadCoffee },
]
