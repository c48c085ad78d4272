import { listenTo } from '#kernel/listeners.ts'
import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import { workSales } from './work-sales.ts'
import { paidFen, paidOrders, refundsInDoubt } from './orders.metrics.ts'
import {
  giftsPaid,
  invoiceCancelled,
  invoiceIssued,
  invoiceReversed,
  orderPaid,
  paymentLate,
  refundApproved,
  refundArrived,
  refundRefused,
  saleRefunded,
  sharesClaimed,
  sharesReleased,
  workSold,
} from './orders.notices.ts'
import { doctorLinked } from '#server/features/people/doctors/doctors.events.ts'
import { groupReturned } from '#server/features/commerce/groups/groups.events.ts'
import { askPayment } from './ask-payment.ts'
import { askRefund } from './ask-refund.ts'
import { closePayments, revokeOrder } from './cancel-order.ts'
import { chargeOrder } from './charge-order.ts'
import { chooseRefund } from './choose-refund.ts'
import { claimShares } from './claim-shares.ts'
import { closeOrder } from './close-order.ts'
import { createOrder } from './create-order.ts'
import { passRefund, refundOrder } from './decide-refund.ts'
import { deleteOrder } from './delete-order.ts'
import { requestInvoice } from './invoice-order.ts'
import { invoicesResource, ordersResource, refundsResource } from './orders.console.ts'
import { revenueFigure, salesFigure } from './orders.figures.ts'
import { orderTodo } from './orders.todos.ts'
import { getOrder, listOrders, listPurchased } from './read-orders.ts'
import { serveNotifications } from './receive-notification.ts'
import { releaseShares } from './release-shares.ts'
import { requeueOrders } from './requeue-orders.ts'
import { retrieveOrder } from './retrieve-order.ts'
import { returnOrder } from './return-order.ts'
import { sealInvoices } from './seal-invoices.ts'
import { sendRefund } from './send-refund.ts'
import { withdrawRefund } from './withdraw-refund.ts'

export const ordersFeature = defineFeature({
  name: 'orders',
  switches: [
    { name: 'orders', title: words('购买课程', 'Buying courses'), calls: [createOrder, chargeOrder] },
  ],
  notices: [
    orderPaid,
    giftsPaid,
    refundApproved,
    refundRefused,
    paymentLate,
    refundArrived,
    invoiceIssued,
    invoiceCancelled,
    invoiceReversed,
    workSold,
    saleRefunded,
    sharesReleased,
    sharesClaimed,
  ],
  calls: [
    createOrder,
    getOrder,
    chargeOrder,
    listOrders,
    deleteOrder,
    revokeOrder,
    retrieveOrder,
    listPurchased,
    askRefund,
    chooseRefund,
    withdrawRefund,
    requestInvoice,
  ],
  deeds: [passRefund, refundOrder],
  figures: [revenueFigure, salesFigure],
  tallies: [paidOrders, paidFen],
  gauges: [refundsInDoubt],
  resources: [ordersResource, refundsResource, invoicesResource],
  placeParts: [workSales],
  todoKinds: [orderTodo],
  jobs: [closeOrder, closePayments, askPayment, sendRefund, returnOrder, releaseShares, claimShares],
  listeners: [
    listenTo(doctorLinked, ({ db, jobs }) => jobs.send(db, claimShares, {})),
    listenTo(groupReturned, ({ db, jobs }, { orderIds }) =>
      jobs.sendAll(
        db,
        returnOrder,
        orderIds.map((orderId) => ({ data: { orderId } })),
      ),
    ),
  ],
  cleanups: [requeueOrders, sealInvoices],
  start: (services, app) => serveNotifications(app, services),
})
