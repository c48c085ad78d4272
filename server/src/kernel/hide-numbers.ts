import { maskNumber } from '#kernel/mask-number.ts'

const phone = /(?<![\dA-Za-z])1[3-9]\d{9}(?![\dA-Za-z])/g
const idNumber = /(?<![\dA-Za-z])[1-9]\d{16}[\dXx](?![\dA-Za-z])/g

/** Reasons and titles are typed by people, who may name a phone or ID number in them; messages are read over shoulders. */
export const hideNumbers = (text: string) => text.replace(phone, maskNumber).replace(idNumber, maskNumber)
