import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { separated } from '#web/ui/format/separated.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { termsOf, worthOf } from '../coupon-words.ts'
import { couponQueries } from '../queries.ts'
import { couponText } from '../text.ts'
import './coupon-choice.css'

type CouponChoiceProps = {
  itemId: number
  /** The coupon of the order; empty without one. */
  chosen: string
  /** What it takes off. */
  discount: string
  /** Empty for none. */
  onChoose: (code: string) => Promise<unknown>
}

/** The coupons that can be used for a work; shows nothing where there are none. */
export function CouponChoice({ itemId, chosen, discount, onChoose }: CouponChoiceProps) {
  const text = useText(couponText)
  const name = useId()
  const [isBusy, setIsBusy] = useState(false)
  const { data } = useQuery(couponQueries.fitting(itemId))
  // The one of this order is reserved, and often cannot be used once more.
  const others = (data?.coupons ?? []).filter(({ code }) => code !== chosen)
  if (others.length === 0 && chosen === '') return null

  async function choose(code: string) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onChoose(code)
    } finally {
      setIsBusy(false)
    }
  }

  const options = [
    ...(chosen ? [{ code: chosen, title: chosen, note: text.saves(priceText(discount)) }] : []),
    ...others.map((coupon) => ({
      code: coupon.code,
      title: separated([worthOf(coupon, text), text.saves(priceText(coupon.saves))]),
      note: termsOf(coupon, text),
    })),
    { code: '', title: text.without, note: '' },
  ]
  return (
    <fieldset className="coupon-choice" disabled={isBusy} aria-busy={isBusy}>
      <legend className="coupon-choice-title">{text.choose}</legend>
      {options.map(({ code, title, note }) => (
        <label key={code} className="coupon-choice-option">
          <span className="coupon-choice-words">
            <span>{title}</span>
            {note && <span className="coupon-choice-note">{note}</span>}
          </span>
          <input
            type="radio"
            name={name}
            className="coupon-choice-radio"
            checked={code === chosen}
            onChange={() => void choose(code)}
          />
        </label>
      ))}
    </fieldset>
  )
}
