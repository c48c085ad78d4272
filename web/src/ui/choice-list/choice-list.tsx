import { useId } from 'react'
import { optionLetter } from './option-letter.ts'
import { toggled } from './toggled.ts'
import './choice-list.css'

type ChoiceListProps = {
  options: readonly { option_id: number; label: string }[]
  isMultiple: boolean
  /** Letters before the options, as on an exam paper. */
  hasLetters?: boolean
  chosen: readonly number[]
  onChoose: (optionIds: number[]) => void
}

/** The answer options of a question; one or several may be chosen. */
export function ChoiceList(props: ChoiceListProps) {
  const { options, isMultiple, hasLetters = false, chosen, onChoose } = props
  const name = useId()
  return options.map(({ option_id: id, label }, at) => (
    <label key={id} className="choice-list-option">
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        className="choice-list-input"
        name={name}
        checked={chosen.includes(id)}
        onChange={(event) => onChoose(isMultiple ? toggled(chosen, id, event.target.checked) : [id])}
      />
      {hasLetters && <span className="choice-list-letter" data-letter={optionLetter(at)} />}
      <span>{label}</span>
    </label>
  ))
}
