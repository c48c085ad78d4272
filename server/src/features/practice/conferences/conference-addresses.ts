import type { Env } from '#kernel/env.ts'

const invitationQuery = (id: number, code: string) => new URLSearchParams({ id: String(id), code }).toString()

/** The pages of a conference, as messages and links lead to them. */
export const conferenceAddress = {
  schedule: (id: number) => `/scheduleDetails?id=${id}`,
  invitation: (id: number, code: string) => `/videoConferenceInvitation?${invitationQuery(id, code)}`,
  room: (id: number, code: string) => `/videoMeetingDetail?id=${id}&join=1${code && `&code=${code}`}`,
}

/** What an SMS leads to: the whole address and, for gateways with a fixed text around it, its query. */
export function invitationLink(env: Pick<Env, 'PUBLIC_ORIGIN' | 'PORT'>, id: number, code: string) {
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  return { address: origin + conferenceAddress.invitation(id, code), query: invitationQuery(id, code) }
}
