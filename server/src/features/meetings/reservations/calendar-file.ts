import type { FastifyInstance } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import { flatten } from '#kernel/http/form-body.ts'
import { readId } from '#kernel/pages/read-id.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import type { CalendarEvent } from './icalendar.ts'
import { addCalendarSource, originOf, sendCalendar } from './serve-calendar.ts'

type CalendarKind = {
  /** Of the file: `expert-session` is served as `/calendar/expert-session.ics`. */
  name: string
  /** Of the number in its address. */
  idName: string
  /** Refuses what is not to be put into a calendar. */
  find(services: Services, id: number, origin: string): Promise<CalendarEvent>
  /** What the feed of a user shows of this kind. */
  listOf?(services: Services, userId: number, origin: string): Promise<CalendarEvent[]>
}

const lifeMs = 24 * 3600_000

/** One event as a file. Calendars read without a login, so that people get an address that opens for a day. */
export function defineCalendarFile({ name, idName, find, listOf }: CalendarKind) {
  const path = `/calendar/${name}.ics`
  const keyOf = (id: number) => `${name}-${id}.ics`
  return {
    address(vault: Vault, id: number): string {
      const signed = new URL(signedAddress(vault, keyOf(id), lifeMs), 'http://localhost')
      signed.searchParams.set(idName, String(id))
      return `${path}?${signed.searchParams.toString()}`
    },
    serve(app: FastifyInstance, services: Services): void {
      if (listOf) addCalendarSource(services, (userId, origin) => listOf(services, userId, origin))
      app.get(path, async (request, reply) => {
        const query = flatten(request.query)
        const id = readId(query[idName])
        if (!isSigned(services.vault, keyOf(id), query)) throw refuse(failures.noPermission)
        const event = await find(services, id, originOf(services, request))
        reply.header('content-disposition', `attachment; filename="${keyOf(id)}"`)
        return sendCalendar(reply, [event], event.isCancelled ? 'cancel' : 'publish')
      })
    },
  }
}
