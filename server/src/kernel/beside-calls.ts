import { ignoreChange } from './audit/noted-change.ts'
import type { Member } from './member.ts'
import type { Context, Services } from './services.ts'
import type { Caller } from './caller.ts'

/** A browser that has no name: nothing that is asked for counts as a visit. */
const nameless: Caller = {
  requestId: '',
  address: '',
  language: 'zh',
  client: 'desk',
  guestId: '',
  device: '',
  isSecure: true,
  userAgent: '',
  origin: undefined,
  host: '',
}

/** What a handler or a form works with where nobody has made a call: in a job, for a page or a download. */
export const besideCalls = (
  services: Services,
  caller: Pick<Caller, 'language'> & Partial<Caller>,
  member: Member | undefined,
): Context => ({
  ...services,
  caller: { ...nameless, ...caller },
  member,
  noteAccount: () => undefined,
  noteChange: ignoreChange,
  setLoginCookie: () => undefined,
  setDeviceCookie: () => undefined,
})
