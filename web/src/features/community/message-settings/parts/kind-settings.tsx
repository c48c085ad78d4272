import { useState } from 'react'
import type { MessageSettings } from '#contract/community/message-settings.ts'
import { messageChannels, messageKinds } from '#contract/wire/message-kinds.ts'
import type { MessageChannel, MessageKind } from '#contract/wire/message-kinds.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { messageKindText } from '#web/features/community/messages/cards/kind-text.ts'
import { messageSettingMutations } from '../mutations.ts'
import { messageSettingsText } from '../text.ts'
import { useChange } from '../use-change.ts'

/** The channels of each kind. */
export function KindSettings({ settings }: { settings: MessageSettings }) {
  const text = useText(messageSettingsText)
  const kinds = useText(messageKindText)
  const change = useChange()
  const [kind, setKind] = useState<MessageKind>('system')
  const [isOpen, setIsOpen] = useState(false)
  const isOn = (one: MessageKind, channel: MessageChannel) =>
    !settings.mutes.some((mute) => mute.kind === one && mute.channel === channel)

  const toggle = (channel: MessageChannel, checked: boolean) =>
    change(
      ({ mutes }) => {
        const others = mutes.filter((mute) => mute.kind !== kind || mute.channel !== channel)
        return { mutes: checked ? others : [...others, { kind, channel }] }
      },
      () => messageSettingMutations.setChannel({ kind, channel, is_on: checked }),
    )

  function summaryOf(one: MessageKind): string {
    const chosen = messageChannels.filter((channel) => isOn(one, channel))
    if (chosen.length === messageChannels.length) return text.all
    return chosen.length === 0 ? text.none : text.some(chosen.map((channel) => text.channels[channel]))
  }

  return (
    <Section title={text.byKind}>
      <p className="message-settings-note">{text.byKindNote}</p>
      {messageKinds.map((one) => (
        <ListRow
          key={one}
          title={kinds[one]}
          note={summaryOf(one)}
          onClick={() => {
            setKind(one)
            setIsOpen(true)
          }}
        />
      ))}
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={kinds[kind]} flush>
        {messageChannels.map((channel) => (
          <SwitchRow
            key={channel}
            label={text.channels[channel]}
            checked={isOn(kind, channel)}
            onChange={(checked) => void toggle(channel, checked)}
          />
        ))}
      </Sheet>
    </Section>
  )
}
