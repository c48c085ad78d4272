import type { CounterItem, Pickup } from '#contract/commerce/coffee.ts'
import { askStore } from '#web/platform/page-database.ts'
import { storage } from '#web/platform/storage.ts'

/** A counter and the vouchers bound to it, as the server said last. */
type BoundVouchers = { staffId: string; counter: CounterItem; vouchers: readonly Pickup[] }

const storeName = 'coffee-bound'

export const saveBound = (counter: CounterItem, vouchers: readonly Pickup[]) =>
  askStore(storeName, (store) =>
    store.put({ staffId: storage.get('userid'), counter, vouchers }, counter.counter_id),
  )

/** Those of the staff who is logged in. */
export async function listBound(): Promise<BoundVouchers[]> {
  const all = await askStore(storeName, (store) => store.getAll() as IDBRequest<BoundVouchers[]>)
  return all.filter(({ staffId }) => staffId === storage.get('userid'))
}
