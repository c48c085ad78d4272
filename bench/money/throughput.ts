import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { orderCalls } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { newOrderNo } from '#server/features/commerce/orders/order-number.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { median, startChild, untilAnswering } from '../child-server.ts'
import { call, masterKey, notificationOf, prepareShop } from './shop.ts'
import type { Shop } from './shop.ts'

const ownPort = 4151
const peerPort = 4152
const workers = 16
/** Short and many, so that what else the machine does falls on both. */
const seconds = 2
const rounds = 9

/** A purchase of the worker: create, charge, notify. */
type Buy = (shop: Shop, worker: number, at: number) => Promise<void>

/** Buying through the server against the same SQL by hand, alternating in one run. Returns the median of the ratios. */
export async function measureBuying(postgresUrl: string): Promise<number> {
  const databaseUrl = await cloneTemplate(postgresUrl, 'xinglin_bench_buying')
  const shop = await prepareShop(databaseUrl, { buyers: 2 * workers, works: 8_000 })
  const own = { ...shop, buyers: shop.buyers.slice(0, workers) }
  const peer = { ...shop, buyers: shop.buyers.slice(workers) }
  const more = { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey, LOG_LEVEL: 'error' }
  const children: ChildProcess[] = [startChild('bench/money/shop-server.ts', ownPort, more)]
  try {
    // The peer uses the queues that the server makes.
    await untilAnswering(ownPort)
    children.push(startChild('bench/money/hand-peer.ts', peerPort, { DATABASE_URL: databaseUrl }))
    await untilAnswering(peerPort)
    const [ownAt, peerAt] = [counters(), counters()]
    const ratios: number[] = []
    // Warm both up.
    await load(own, buyFromServer, ownAt)
    await load(peer, buyByHand, peerAt)
    for (let round = 0; round < rounds; round++) {
      const bought = await load(own, buyFromServer, ownAt)
      const byHand = await load(peer, buyByHand, peerAt)
      ratios.push(bought / byHand)
      process.stdout.write(`  buying: ${bought.toFixed(0)}/s of ${byHand.toFixed(0)}/s\n`)
    }
    return median(ratios)
  } finally {
    for (const child of children) child.kill()
    await pause(500)
  }
}

const counters = () => Array.from({ length: workers }, () => 0)

async function load(shop: Shop, buy: Buy, at: number[]): Promise<number> {
  const begun = performance.now()
  let bought = 0
  const work = async (worker: number) => {
    while (performance.now() - begun < seconds * 1000) {
      const next = at[worker] ?? 0
      at[worker] = next + 1
      await buy(shop, worker, next)
      bought++
    }
  }
  await Promise.all(at.map((_, worker) => work(worker)))
  return bought / ((performance.now() - begun) / 1000)
}

const buyFromServer: Buy = async ({ buyers, workIds }, worker, at) => {
  const token = buyers[worker]?.token ?? ''
  const ask = async (path: string, fields: Record<string, string>): Promise<Order> => {
    const { status, message, data } = await call(ownPort, path, token, fields)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${message}`)
    return data
  }
  const item = { item_type: 'production', item_id: String(workIds[at]) }
  const { order_id, order_no } = await ask(orderCalls.create.path, item)
  await ask(orderCalls.charge.path, { order_id: String(order_id), channel: 'sandbox' })
  const { headers, body } = notificationOf(order_no, 9900)
  const address = `http://127.0.0.1:${ownPort}${notificationPath('sandbox')}`
  const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) })
  if ((await answer.text()) !== 'success') throw new Error('the notification was refused')
}

const buyByHand: Buy = async ({ buyers, workIds }, worker, at) => {
  const orderNo = newOrderNo()
  const asked = { ...buyers[worker], workId: workIds[at], orderNo }
  const ask = async (path: string, more: object): Promise<{ orderId: number }> => {
    const body = JSON.stringify({ ...asked, ...more })
    const response = await fetch(`http://127.0.0.1:${peerPort}${path}`, { method: 'POST', body })
    return (await response.json()) as { orderId: number }
  }
  const { orderId } = await ask('/create', {})
  await ask('/charge', { orderId })
  await ask('/notify', { orderId })
}
