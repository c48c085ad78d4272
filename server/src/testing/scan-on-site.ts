import { onSiteCalls } from '#contract/meetings/checkin.ts'
import { buildDevice } from './build-device.ts'
import { createPasskey } from './software-passkey.ts'
import type { SoftwarePasskey } from './software-passkey.ts'
import type { TestClient } from './test-app.ts'

export type Phone = ReturnType<typeof buildDevice> & { passkey?: SoftwarePasskey | undefined }

/** A phone that verifies its user by a finger before it signs. */
export const buildPhone = (): Phone => ({ ...buildDevice(), passkey: createPasskey({ isVerifying: true }) })

/** A phone whose browser holds a key and cannot verify anybody. */
export const buildOldPhone = (): Phone => buildDevice()

/** Scans and confirms as a browser at this origin does. */
export function scanOnSite(origin: string) {
  const asked = new Map<string, { kind: 'create' | 'get'; options: Record<string, unknown> }>()

  async function scan(client: TestClient, phone: Phone, code: string) {
    client.origin = origin
    const has_passkey = phone.passkey !== undefined
    const answer = await client.ask(onSiteCalls.scan, { code, device_key: phone.key, has_passkey })
    if (answer.data?.passkey) asked.set(answer.data.ticket, answer.data.passkey)
    return answer
  }

  function confirm(client: TestClient, phone: Phone, ticket: string, consent = false) {
    const ask = asked.get(ticket)
    const { passkey } = phone
    return client.ask(onSiteCalls.confirm, {
      ticket,
      device_sign: phone.sign(ticket),
      consent,
      ...(ask?.kind === 'create' && passkey && { created: passkey.create(ask.options, origin) }),
      ...(ask?.kind === 'get' && passkey && { signed: passkey.get(ask.options, origin) }),
    })
  }

  async function checkIn(client: TestClient, phone: Phone, code: string, consent = false) {
    const { data } = await scan(client, phone, code)
    return confirm(client, phone, data.ticket, consent)
  }

  return { scan, confirm, checkIn }
}
