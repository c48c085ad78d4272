import type { DemoPart } from '#demo/demo-part.ts'
import { loadBooks } from './books.ts'
import { loadCoffee } from './coffee.ts'
import { loadOrders } from './orders.ts'
import { loadPayees, loadWithdrawals } from './withdrawals.ts'

export const commerceDemo: DemoPart[] = [
  { name: 'payees', after: ['authoring', 'rooms'], load: loadPayees },
  { name: 'orders', after: ['payees'], load: loadOrders },
  { name: 'withdrawals', after: ['orders'], load: loadWithdrawals },
  { name: 'books', after: ['withdrawals', 'fee-corrections'], load: loadBooks },
  { name: 'coffee', after: ['withdrawals'], load: loadCoffee },
]
