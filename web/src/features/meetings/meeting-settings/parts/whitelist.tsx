import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingLimits } from '#contract/meetings/meeting-settings.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { separated } from '#web/ui/format/separated.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { meetingSettingMutations } from '../mutations.ts'
import { meetingSettingQueries } from '../queries.ts'
import { splitPhones } from '../split-phones.ts'
import { meetingSettingText } from '../text.ts'

const mostCharacters = settingLimits.phonesAtOnce * 13

type WhitelistProps = { meetingId: number; count: number }

export function Whitelist({ meetingId, count }: WhitelistProps) {
  const text = useText(meetingSettingText)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  async function change(type: boolean) {
    const phones = splitPhones(typed)
    if (phones.length === 0) return setError(text.enterPhones)
    if (phones.length > settingLimits.phonesAtOnce)
      return setError(text.tooManyPhones(settingLimits.phonesAtOnce))
    try {
      const fields = { meeting_id: meetingId, type, phones }
      const { changed } = await meetingSettingMutations.changeWhitelist(fields)
      toast(text.phonesChanged(changed), 'success')
      setTyped('')
    } catch (failure) {
      if (failure instanceof CallFailure) setError(failure.message)
    }
  }

  return (
    <>
      <p className="meeting-settings-note">{separated([text.whitelistCount(count), text.whitelistNote])}</p>
      <TextArea
        label={text.phones}
        placeholder={text.phonesPrompt}
        rows={4}
        inputMode="numeric"
        value={typed}
        onValue={(value) => {
          setTyped(value)
          setError(undefined)
        }}
        most={mostCharacters}
        error={error}
      />
      <div className="meeting-settings-actions">
        <Button small onClick={() => change(true)}>
          {text.addPhones}
        </Button>
        <Button small onClick={() => change(false)}>
          {text.removePhones}
        </Button>
      </div>
      {count > 0 && <WhitelistedPhones meetingId={meetingId} />}
    </>
  )
}

function WhitelistedPhones({ meetingId }: { meetingId: number }) {
  const text = useText(meetingSettingText)
  const list = useInfiniteQuery(meetingSettingQueries.whitelist(meetingId))
  const phones = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isError)
    return <ListState status="error" inline errorText={list.error.message} onRetry={() => list.refetch()} />
  return (
    <>
      <ul className="meeting-settings-phones" aria-label={text.whitelist}>
        {phones.map(({ phone }, at) => (
          // Two masked numbers may look the same, and there is nothing else to tell them apart by.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{phone || text.hiddenPhone}</li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="meeting-settings-actions">
          <Button small variant="quiet" onClick={() => list.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  )
}
