import { useState } from 'react'
import { settingLimits } from '#contract/meetings/meeting-settings.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { meetingSettingMutations } from '../mutations.ts'
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
      <p className="meeting-settings-note">
        {text.whitelistCount(count)} · {text.whitelistNote}
      </p>
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
    </>
  )
}
