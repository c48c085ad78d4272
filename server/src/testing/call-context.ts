import { ignoreChange } from '#kernel/audit/noted-change.ts'
import type { Caller } from '#kernel/caller.ts'
import type { CallContext } from '#kernel/services.ts'

const visitor: Caller = {
  requestId: '',
  address: '127.0.0.1',
  language: 'zh',
  client: 'phone',
  guestId: '',
  device: '',
  loginCookie: '',
  isSecure: false,
  userAgent: '',
  origin: undefined,
  host: '',
}

type Parts = Partial<Omit<CallContext, 'caller'>> & { caller?: Partial<Caller> }

/** What a call of a visitor works with, made of these parts. Asking for another one fails by its name. */
export function callContext({ caller, ...parts }: Parts): CallContext {
  const known = {
    member: undefined,
    noteAccount: () => undefined,
    noteChange: ignoreChange,
    setLoginCookie: () => undefined,
    setDeviceCookie: () => undefined,
    ...parts,
    caller: { ...visitor, ...caller },
  }
  return new Proxy(known, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) throw new Error(`this context has no ${name}`)
      return Reflect.get(target, name) as unknown
    },
  }) as CallContext
}
