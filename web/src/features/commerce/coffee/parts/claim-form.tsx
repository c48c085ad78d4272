import { useState } from 'react'
import type { Offer } from '#contract/commerce/coffee.ts'
import { clock } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { coffeeMutations } from '../mutations.ts'
import { coffeeText } from '../text.ts'
import './claim-form.css'

const anyCounter = 0

/** An offer that is not claimed yet. */
export function ClaimForm({ offer }: { offer: Offer }) {
  const text = useText(coffeeText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const { counters } = offer
  const only = counters.length === 1 ? counters[0] : undefined
  const [counterId, setCounterId] = useState(only?.counter_id ?? anyCounter)

  async function claim() {
    await coffeeMutations.claim({ campaign_id: offer.campaign_id, counter_id: counterId })
    toast(text.claimed, 'success')
  }

  return (
    <>
      <Headline
        over={offer.title}
        title={offer.item}
        tags={offer.refusal === '' && <Tag kind="free">{text.left(offer.left)}</Tag>}
        notes={offer.intro}
      />
      <Facts
        facts={[
          [text.claimTime, `${timeOf(offer.begin_time)} – ${timeOf(offer.end_time)}`],
          [text.validUntil, timeOf(offer.expire_at)],
          [text.place, only ? separated([only.name, only.address]) : ''],
        ]}
      />
      {!only && (
        <Section title={text.chooseCounter}>
          <fieldset className="claim-form" disabled={offer.refusal !== ''}>
            <legend className="visually-hidden">{text.chooseCounter}</legend>
            <ChoiceList
              options={[
                { option_id: anyCounter, label: text.anyCounter },
                ...counters.map(({ counter_id, name, address }) => ({
                  option_id: counter_id,
                  label: separated([name, address]),
                })),
              ]}
              isMultiple={false}
              chosen={[counterId]}
              onChoose={([chosen = anyCounter]) => setCounterId(chosen)}
            />
            <p className="claim-form-note">{text.counterHint}</p>
          </fieldset>
        </Section>
      )}
      <div className="claim-form">
        {offer.refusal === '' ? (
          <Button variant="primary" block onClick={claim}>
            {text.claim}
          </Button>
        ) : (
          <p className="claim-form-refusal">{offer.refusal}</p>
        )}
        <p className="claim-form-note">{text.onePerPerson}</p>
      </div>
    </>
  )
}
