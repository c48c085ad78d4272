import { fieldsOf } from '#web/platform/kept.ts'

/** Where the app receives push messages. */
export type Device = { deviceId: string; pushId: string }

/** The app's answer, as an object or its JSON text; undefined when it receives none. */
export function readDevice(answer: unknown): Device | undefined {
  const { deviceId, pushId } = fieldsOf(typeof answer === 'string' ? parse(answer) : answer)
  const isWhole = typeof deviceId === 'string' && typeof pushId === 'string'
  return isWhole && deviceId !== '' && pushId !== '' ? { deviceId, pushId } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
