import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeSettings } from '#contract/people/profile.ts'
import { messageSettingPaths } from '#web/paths/message-settings.ts'
import { profileMutations } from '#web/features/people/profile/mutations.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { settingText } from '../setting-text.ts'

const ways = ['push', 'sms', 'mail'] as const

export function NoticeSection() {
  const text = useText(settingText)
  const client = useQueryClient()
  const query = profileQueries.notices()
  const notices = useQuery({ ...query, placeholderData: keepPreviousData })

  /** Seen at once; what the server refuses goes back. */
  async function change(way: keyof NoticeSettings, isOn: boolean) {
    const before = notices.data
    if (!before) return
    client.setQueryData(query.queryKey, { ...before, [way]: isOn ? 1 : 0 })
    try {
      await profileMutations.setNotices({ [way]: isOn })
    } catch {
      client.setQueryData(query.queryKey, before)
    }
  }

  return (
    <Section title={text.notices}>
      {notices.isError && !notices.data ? (
        <ListState inline status="error" onRetry={() => notices.refetch()} />
      ) : (
        // The rows take their place before it is known which of them are on.
        <div className="setting-notices" data-waiting={!notices.data || undefined}>
          {ways.map((way) => (
            <SwitchRow
              key={way}
              label={text[way]}
              note={text[`${way}Note`]}
              checked={notices.data?.[way] === 1}
              onChange={(isOn) => void change(way, isOn)}
            />
          ))}
          <ListRow title={text.messageSettings} href={messageSettingPaths.settings} />
        </div>
      )}
    </Section>
  )
}
