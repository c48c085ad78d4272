import { useId } from 'react'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import './channel-choice.css'

type ChannelChoiceProps = {
  channels: readonly PayChannel[]
  chosen: PayChannel
  onChoose: (channel: PayChannel) => void
}

export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const text = useText(orderText)
  const name = useId()
  return (
    <fieldset className="channel-choice">
      <legend className="channel-choice-title">{text.channel}</legend>
      {channels.map((channel) => (
        <label key={channel} className="channel-choice-option">
          <span>{text.channels[channel]}</span>
          <input
            type="radio"
            name={name}
            className="channel-choice-radio"
            checked={channel === chosen}
            onChange={() => onChoose(channel)}
          />
        </label>
      ))}
    </fieldset>
  )
}
