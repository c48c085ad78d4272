import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptPush } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('writes the example of RFC 8291', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const keys = { sender, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') }
  const body = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), browser, keys)
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('never writes the same bytes twice', () => {
  const receiver = createECDH('prime256v1')
  const browser = { p256dh: receiver.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  const [first, second] = [encryptPush(Buffer.from('a'), browser), encryptPush(Buffer.from('a'), browser)]
  expect(first.equals(second)).toBe(false)
})
