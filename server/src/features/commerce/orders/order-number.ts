import { randomInt } from 'node:crypto'
import { shanghaiTime } from '#kernel/time.ts'

/** 24 digits: the minute, so that a person can place it, and random ones, so that nobody can guess another. */
const newNumber = (now: Date) =>
  shanghaiTime(now).replace(/\D/g, '') + String(randomInt(1e12)).padStart(12, '0')

/** Providers accept letters and digits, up to 32 of them. */
export const newOrderNo = (now = new Date()) => newNumber(now)
export const newRefundNo = (now = new Date()) => `R${newNumber(now)}`
