import { newOrderNo } from '#server/features/commerce/orders/order-number.ts'

export const newWithdrawalNo = (now = new Date()) => `W${newOrderNo(now)}`
export const newBatchNo = (now = new Date()) => `B${newOrderNo(now)}`
