import { channelTypes } from '#contract/discover/browse.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ToolRow } from '#web/ui/tool-row/tool-row.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseText } from '../text.ts'
import type { Filter } from '../use-filter.ts'
import { OrderSwitch } from './order-switch.tsx'

const { notices, live, playback, information, operations, courses, credit, enterprise } = channelTypes

const byOrder = new Set<number>([notices, playback, information, operations, courses, credit, enterprise])
const byCredit = new Set<number>([notices, live, playback, enterprise])

/** The sort orders and filters that apply to the channel's content. */
export function ChannelFilters({ type, filter }: { type: number; filter: Filter }) {
  const text = useText(browseText)
  if (!byOrder.has(type) && !byCredit.has(type)) return null
  return (
    <ToolRow>
      {byOrder.has(type) && <OrderSwitch filter={filter} />}
      {byCredit.has(type) && (
        <Chip
          pressed={filter.isCredit}
          onPress={() => filter.choose(['is_credit', filter.isCredit ? '' : '1'])}
        >
          {text.credit}
        </Chip>
      )}
      {type === notices && <Chip href={browsePaths.recentMeetings}>{text.byDay}</Chip>}
      {type === courses && <CourseChips filter={filter} />}
    </ToolRow>
  )
}

function CourseChips({ filter }: { filter: Filter }) {
  const text = useText(browseText)
  const free = (value: '1' | '0') => () =>
    filter.choose(['is_free', filter.isFree === (value === '1') ? '' : value])
  return (
    <>
      <Chip pressed={filter.isFree === true} onPress={free('1')}>
        {text.free}
      </Chip>
      <Chip pressed={filter.isFree === false} onPress={free('0')}>
        {text.paid}
      </Chip>
      {(['single', 'series'] as const).map((kind) => (
        <Chip
          key={kind}
          pressed={filter.kind === kind}
          onPress={() => filter.choose(['kind', filter.kind === kind ? '' : kind])}
        >
          {text[kind]}
        </Chip>
      ))}
    </>
  )
}
