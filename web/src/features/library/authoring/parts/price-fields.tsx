import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import type { BindField } from '../bind-field.ts'
import { isFree } from '../work-values.ts'
import type { WorkValues } from '../work-values.ts'
import { authoringText } from '../text.ts'

type PriceFieldsProps = { values: WorkValues; bind: BindField; onFree: (isFree: boolean) => void }

/** Free, or the price with an offer and what may be watched before paying. */
export function PriceFields({ values, bind, onFree }: PriceFieldsProps) {
  const text = useText(authoringText)
  return (
    <>
      <Segmented
        label={text.pricing}
        value={values.is_free}
        onChange={(value) => onFree(value === '1')}
        options={[
          { value: '1', label: text.free },
          { value: '0', label: text.paid },
        ]}
      />
      {!isFree(values) && (
        <>
          <div className="work-form-pair">
            <Field {...bind('price')} label={text.price} inputMode="decimal" prefix="¥" required />
            <Field
              {...bind('scribing_price')}
              label={text.formerPrice}
              inputMode="decimal"
              prefix="¥"
              hint={text.formerPriceHint}
            />
          </div>
          <div className="work-form-pair">
            <Field
              {...bind('offer_end')}
              label={text.offerEnd}
              type="datetime-local"
              hint={text.offerEndHint}
            />
            <Field
              {...bind('trial_seconds')}
              label={text.trialSeconds}
              inputMode="numeric"
              hint={text.trialSecondsHint}
            />
          </div>
        </>
      )}
    </>
  )
}
