import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import type { MeetingSettings } from '#contract/meetings/meeting-settings.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { meetingSettingMutations } from '../mutations.ts'
import { meetingSettingText } from '../text.ts'

type GuestsProps = { meetingId: number; guests: MeetingSettings['guests'] }

export function Guests({ meetingId, guests }: GuestsProps) {
  const text = useText(meetingSettingText)
  const form = useForm({
    initial: () => ({ phone: '' }),
    faultsOf: ({ phone }) => ({
      phone: isPhone(phone.trim(), defaultCountryCode) ? undefined : text.enterPhones,
    }),
    showFaults: 'tried',
    refusalAt: 'phone',
    async onSubmit({ phone }) {
      const guest = await meetingSettingMutations.invite({ meeting_id: meetingId, phone: phone.trim() })
      toast(text.invited(guest.truename || text.nameless), 'success')
      form.reset()
    },
  })

  return (
    <>
      <Field
        {...form.bind('phone')}
        label={text.guestPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="meeting-settings-actions">
        <Button small onClick={form.submit}>
          {text.invite}
        </Button>
      </div>
      {guests.length === 0 && <ListState status="empty" inline emptyText={text.noGuests} />}
      <ul className="meeting-settings-list" aria-label={text.guests}>
        {guests.map((guest) => (
          <li key={guest.userid} className="meeting-settings-row">
            <span>{guest.truename || text.nameless}</span>
            <Button
              small
              variant="quiet"
              onClick={() =>
                meetingSettingMutations.uninvite({ meeting_id: meetingId, userid: guest.userid })
              }
            >
              {text.uninvite}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
