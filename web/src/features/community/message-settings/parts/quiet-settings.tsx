import { useState } from 'react'
import type { MessageSettings } from '#contract/community/message-settings.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { messageSettingMutations } from '../mutations.ts'
import { messageSettingsText } from '../text.ts'
import { useChange } from '../use-change.ts'

/** Most people sleep then. */
const usual = { quiet_from: '22:00', quiet_to: '07:00' }
const never = { quiet_from: '00:00', quiet_to: '00:00' }

/** When nothing may make a sound. */
export function QuietSettings({ settings }: { settings: MessageSettings }) {
  const text = useText(messageSettingsText)
  const { quiet_from, quiet_to } = settings
  const change = useChange()
  const isOn = quiet_from !== quiet_to
  const toggle = (times: typeof usual) =>
    change(
      () => times,
      () => messageSettingMutations.set(times),
    )
  return (
    <Section title={text.quiet}>
      <SwitchRow
        label={text.quietOn}
        note={text.quietNote}
        checked={isOn}
        onChange={(checked) => void toggle(checked ? usual : never)}
      />
      {isOn && <QuietTimes key={`${quiet_from} ${quiet_to}`} initial={{ quiet_from, quiet_to }} />}
    </Section>
  )
}

function QuietTimes({ initial }: { initial: Pick<MessageSettings, 'quiet_from' | 'quiet_to'> }) {
  const text = useText(messageSettingsText)
  const [from, setFrom] = useState(initial.quiet_from)
  const [to, setTo] = useState(initial.quiet_to)
  const isSame = from === to
  const isChanged = from !== initial.quiet_from || to !== initial.quiet_to

  async function save() {
    await messageSettingMutations.set({ quiet_from: from, quiet_to: to })
    toast(text.saved, 'success')
  }

  return (
    <div className="message-settings-times">
      <Field label={text.from} type="time" required value={from} onValue={setFrom} />
      <Field
        label={text.to}
        type="time"
        required
        value={to}
        onValue={setTo}
        error={isSame ? text.sameTimes : undefined}
      />
      <Button variant="primary" disabled={!isChanged || isSame || !from || !to} onClick={save}>
        {text.save}
      </Button>
    </div>
  )
}
