import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeSettings } from '#contract/people/profile.ts'
import { messageSettingPaths } from '#web/paths/message-settings.ts'
import { profileMutations } from '#web/features/people/profile/mutations.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { showAtOnce } from '#web/platform/show-at-once.ts'
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
  const change = (way: keyof NoticeSettings, isOn: boolean) =>
    showAtOnce(
      client,
      query,
      (known) => ({ ...known, [way]: isOn ? 1 : 0 }),
      () => profileMutations.setNotices({ [way]: isOn }),
    )

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
