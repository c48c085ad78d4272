import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Spin } from 'antd'
import { useDeferredValue } from 'react'
import { announcementChannels } from '#contract/console/announcements.ts'
import type { Audience } from '#contract/console/announcements.ts'
import { useText } from '#web/ui/language.ts'
import { messageQueries } from './queries.ts'
import { messageText } from './text.ts'

const listOf = <Item,>(value: unknown) => (Array.isArray(value) ? (value as Item[]) : [])

/** What the form says about whom the message is for. */
const audienceOf = (values: Record<string, unknown>): Audience => ({
  identities: listOf<string>(values.identities),
  provinces: listOf<string>(values.provinces),
  subjects: listOf<number>(values.subjects),
  department: typeof values.department === 'string' ? values.department.trim() : '',
  titles: listOf<string>(values.titles),
  is_verified: values.is_verified === true,
  unions: listOf<number>(values.unions),
  people: listOf<number>(values.people),
})

const isEverybody = (audience: Audience) =>
  Object.values(audience).every((value) => (Array.isArray(value) ? value.length === 0 : !value))

/** How many people the message would reach now, beside the form in which it is written. */
export function AudienceCount({ values }: { values: Record<string, unknown> }) {
  const text = useText(messageText)
  const audience = useDeferredValue(audienceOf(values))
  const counted = useQuery({ ...messageQueries.audience(audience), placeholderData: keepPreviousData })
  const countIn = (people: number | undefined) =>
    people === 0 ? text.nobody : people && text.people(people.toLocaleString())
  return (
    <Card
      size="small"
      title={<h2 className="console-subtitle">{text.audience}</h2>}
      style={{ flex: '1 1 220px', position: 'sticky', top: 16 }}
    >
      {counted.isPending && <Spin />}
      <output aria-busy={counted.isFetching}>
        <strong>{countIn(counted.data?.people) ?? counted.error?.message}</strong>
      </output>
      {counted.data && (
        <>
          {isEverybody(audience) && <p>{text.everybody}</p>}
          <p>{text.reachable}</p>
          <ul>
            {announcementChannels.map((channel) => (
              <li key={channel}>
                {text.channels[channel]} {counted.data.channels[channel]?.toLocaleString()}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{text.note}</p>
    </Card>
  )
}
