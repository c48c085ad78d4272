import { createSign, createVerify } from 'node:crypto'
import type { KeyLike } from 'node:crypto'

export type Parameters = Record<string, string>

/** The sorted parameters that have a value, as Alipay signs them (RSA2). */
const canonical = (parameters: Parameters, without: string[]) =>
  Object.keys(parameters)
    .filter((name) => parameters[name] !== '' && !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')

export const signParameters = (privateKey: KeyLike, parameters: Parameters) =>
  createSign('RSA-SHA256')
    .update(canonical(parameters, ['sign']))
    .sign(privateKey, 'base64')

/** A request is signed with its `sign_type`, a notification without. */
export const isNotificationSigned = (publicKey: KeyLike, parameters: Parameters) =>
  isTextSigned(publicKey, canonical(parameters, ['sign', 'sign_type']), parameters.sign ?? '')

export const isTextSigned = (publicKey: KeyLike, text: string, signature: string) =>
  createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64')
