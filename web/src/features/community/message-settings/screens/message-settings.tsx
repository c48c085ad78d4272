import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { environment } from '#web/platform/environment.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { messageSettingMutations } from '../mutations.ts'
import { BrowserSettings } from '../parts/browser-settings.tsx'
import { KindSettings } from '../parts/kind-settings.tsx'
import { QuietSettings } from '../parts/quiet-settings.tsx'
import { messageSettingQueries } from '../queries.ts'
import { messageSettingsText } from '../text.ts'
import { useChange } from '../use-change.ts'
import './message-settings.css'

/** How and when the member is told of messages, besides the inbox. */
export function MessageSettingsScreen() {
  const text = useText(messageSettingsText)
  const { data, isError, refetch } = useQuery({
    ...messageSettingQueries.get(),
    placeholderData: keepPreviousData,
  })
  const change = useChange()
  const toggleDigest = (checked: boolean) =>
    change(
      () => ({ weekly_digest: checked ? 1 : 0 }),
      () => messageSettingMutations.set({ weekly_digest: checked }),
    )
  return (
    <ScreenFrame>
      {data ? (
        <div className="message-settings">
          <KindSettings settings={data} />
          <QuietSettings settings={data} />
          <Section title={text.digest}>
            <SwitchRow
              label={text.digest}
              note={text.digestNote}
              checked={data.weekly_digest === 1}
              onChange={(checked) => void toggleDigest(checked)}
            />
          </Section>
          {environment().kind !== 'app' && <BrowserSettings publicKey={data.push_key} />}
        </div>
      ) : (
        <ListState
          status={isError ? 'error' : 'loading'}
          skeleton={<Skeleton shape="rows" count={8} />}
          onRetry={() => refetch()}
        />
      )}
    </ScreenFrame>
  )
}
