import type { RefundChoice } from '#contract/commerce/orders.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { orderText } from '../text.ts'
import './lesson-choice.css'

type LessonChoiceProps = {
  lessons: RefundChoice['lessons']
  chosen: readonly number[]
  onChoose: (lessonIds: number[]) => void
}

/** The lessons of a series that can be given back, each with what it brings. */
export function LessonChoice({ lessons, chosen, onChoose }: LessonChoiceProps) {
  const text = useText(orderText)
  return (
    <fieldset className="lesson-choice">
      <legend className="lesson-choice-title">{text.lessonsBack}</legend>
      {lessons.map(({ episode_id: id, title, amount, watched, is_returned, may_return }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={may_return === 0}
          onChange={(isChosen) =>
            onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        >
          <span className="lesson-choice-words">
            <span>{title}</span>
            <span className="lesson-choice-note">
              {is_returned === 1 ? text.lessonReturned : text.lessonNote(priceText(amount), watched)}
            </span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
