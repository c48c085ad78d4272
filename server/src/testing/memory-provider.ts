import type {
  Payment,
  PaymentPort,
  PaymentProvider,
  Payments,
  StatementLine,
} from '#kernel/ports/payments.ts'

type Held = { amountFen: number; isClosed: boolean; payments: Payment[] }

/** A payment provider in memory, which knows exactly what was paid and what was given back. */
export type MemoryProvider = {
  payments: Payments
  /** Pays at the cashier; undefined where it is closed or was never opened. */
  pay(orderNo: string): Payment | undefined
  /** Money that arrives whatever the cashier says, as when somebody pays at the last moment. */
  payAnyway(orderNo: string, amountFen: number): Payment
  /** The money that it holds for us. */
  heldFen(): number
  /** Fails every call while it is away. */
  isAway: boolean
  /** New transfers fail. */
  failsTransfers: boolean
}

let transactions = 0

export function openMemoryProvider(): MemoryProvider {
  const orders = new Map<string, Held>()
  const refunds = new Map<string, number>()
  const transfers = new Map<string, { amountFen: number; isPaid: boolean; at: Date }>()
  const heldOf = (orderNo: string, amountFen = 0): Held => {
    const held = orders.get(orderNo) ?? { amountFen, isClosed: false, payments: [] }
    orders.set(orderNo, held)
    return held
  }
  const take = (orderNo: string, held: Held, amountFen: number): Payment => {
    const payment: Payment = {
      orderNo,
      transactionNo: `M${process.pid}${Date.now()}${++transactions}`,
      amountFen,
      currency: 'CNY',
      paidAt: new Date(),
    }
    held.payments.push(payment)
    return payment
  }
  const never = () => Promise.reject(new Error('not played'))
  const port: PaymentPort = {
    async prepare({ orderNo, amountFen }) {
      heldOf(orderNo, amountFen)
      return { kind: 'page', url: `/cashier/${orderNo}` }
    },
    async query(orderNo) {
      const held = orders.get(orderNo)
      if (!held) return { state: 'missing' }
      if (held.payments[0]) return { state: 'paid', payment: held.payments[0] }
      return { state: held.isClosed ? 'closed' : 'waiting' }
    },
    async close(orderNo) {
      const held = heldOf(orderNo)
      held.isClosed = true
      return held.payments.length > 0 ? 'paid' : 'closed'
    },
    async refund({ refundNo, amountFen }) {
      refunds.set(refundNo, amountFen)
      return { state: 'arrived', arrivedAt: new Date() }
    },
    async queryRefund({ refundNo }) {
      return refunds.has(refundNo) ? { state: 'arrived', arrivedAt: new Date() } : { state: 'missing' }
    },
    readNotification: never,
    answerNotification: () => ({ status: 200, contentType: 'text/plain', body: '' }),
    statement: async (): Promise<StatementLine[]> => [],
    async transfer({ transferNo, amountFen }) {
      if (!transfers.has(transferNo))
        transfers.set(transferNo, { amountFen, isPaid: !provider.failsTransfers, at: new Date() })
      return port.queryTransfer(transferNo)
    },
    async queryTransfer(transferNo) {
      const found = transfers.get(transferNo)
      if (!found) return { state: 'missing' }
      return found.isPaid
        ? { state: 'paid', providerNo: `M${transferNo}`, paidAt: found.at }
        : { state: 'failed', reason: '账户异常' }
    },
  }
  const provider: MemoryProvider = {
    isAway: false,
    failsTransfers: false,
    payments: {
      active: ['sandbox'],
      provider(_name: PaymentProvider) {
        if (provider.isAway) throw new Error('the provider is away')
        return port
      },
      channelsFor: () => ['sandbox'],
    },
    pay(orderNo) {
      const held = orders.get(orderNo)
      if (!held || held.isClosed || held.payments.length > 0) return undefined
      return take(orderNo, held, held.amountFen)
    },
    payAnyway: (orderNo, amountFen) => take(orderNo, heldOf(orderNo), amountFen),
    heldFen() {
      const paid = [...orders.values()].flatMap(({ payments }) => payments)
      const out = [...transfers.values()].filter(({ isPaid }) => isPaid).map(({ amountFen }) => amountFen)
      return sum(paid.map(({ amountFen }) => amountFen)) - sum([...refunds.values()]) - sum(out)
    },
  }
  return provider
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
