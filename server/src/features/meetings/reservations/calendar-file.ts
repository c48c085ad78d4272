import type { FastifyInstance } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import { flatten } from '#kernel/http/form-body.ts'
import { readId } from '#kernel/pages/read-id.ts'
import type { Services } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import type { CalendarEvent } from './icalendar.ts'
import { originOf, sendCalendar } from './serve-calendar.ts'

const lifeMs = 24 * 3600_000

/**
 * One event as a file, such as `/calendar/expert-session.ics?session_id=…`. Calendars read without a login, so those who
 * may see the event get an address that opens for a day.
 */
export function defineCalendarFile({ name, idField }: { name: string; idField: string }) {
  const path = `/calendar/${name}.ics`
  const keyOf = (id: number) => `${name}-${id}.ics`
  return {
    address(vault: Vault, id: number): string {
      const signed = new URL(signedAddress(vault, keyOf(id), lifeMs), 'http://localhost')
      signed.searchParams.set(idField, String(id))
      return `${path}?${signed.searchParams.toString()}`
    },
    /** `findEvent` refuses what does not exist. */
    serve(
      app: FastifyInstance,
      services: Services,
      findEvent: (id: number, origin: string) => Promise<CalendarEvent>,
    ): void {
      app.get(path, async (request, reply) => {
        const query = flatten(request.query)
        const id = readId(query[idField])
        if (!isSigned(services.vault, keyOf(id), query)) throw refuse(failures.noPermission)
        const event = await findEvent(id, originOf(services, request))
        reply.header('content-disposition', `attachment; filename="${keyOf(id)}"`)
        return sendCalendar(reply, [event])
      })
    },
  }
}
