import { useState } from 'react'
import { defaultCountryCode, isPhone } from '#contract/people/account.ts'
import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import type { MeetingSettings } from '#contract/meetings/meeting-settings.ts'
import { api } from '#web/platform/api.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { meetingSettingText } from '../text.ts'

type GuestsProps = { meetingId: number; guests: MeetingSettings['guests']; onChanged: () => void }

export function Guests({ meetingId, guests, onChanged }: GuestsProps) {
  const text = useText(meetingSettingText)
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string>()

  async function invite() {
    const given = phone.trim()
    if (!isPhone(given, defaultCountryCode)) return setError(text.enterPhones)
    try {
      const guest = await api(
        meetingSettingCalls.invite,
        { meeting_id: meetingId, phone: given },
        { tips: false },
      )
      toast(text.invited(guest.truename || text.nameless), 'success')
      setPhone('')
      onChanged()
    } catch (failure) {
      if (failure instanceof CallFailure) setError(failure.message)
    }
  }

  async function uninvite(userid: number) {
    await api(meetingSettingCalls.uninvite, { meeting_id: meetingId, userid })
    onChanged()
  }

  return (
    <>
      <Field
        label={text.guestPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        value={phone}
        onValue={(value) => {
          setPhone(value)
          setError(undefined)
        }}
        error={error}
      />
      <div className="meeting-settings-actions">
        <Button small onClick={invite}>
          {text.invite}
        </Button>
      </div>
      {guests.length === 0 && <p className="meeting-settings-note">{text.noGuests}</p>}
      <ul className="meeting-settings-list" aria-label={text.guests}>
        {guests.map((guest) => (
          <li key={guest.userid} className="meeting-settings-row">
            <span>{guest.truename || text.nameless}</span>
            <Button small variant="quiet" onClick={() => uninvite(guest.userid)}>
              {text.uninvite}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
