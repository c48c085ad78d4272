import { useId } from 'react'
import { toggled } from './toggled.ts'
import './choice-list.css'

type ChoiceListProps = {
  options: readonly { option_id: number; label: string }[]
  isMultiple: boolean
  chosen: readonly number[]
  onChoose: (optionIds: number[]) => void
}

/** The answer options of a question; one or several may be chosen. */
export function ChoiceList({ options, isMultiple, chosen, onChoose }: ChoiceListProps) {
  const name = useId()
  return options.map(({ option_id: id, label }) => (
    <label key={id} className="choice-list-option">
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        className="choice-list-input"
        name={name}
        checked={chosen.includes(id)}
        onChange={(event) => onChoose(isMultiple ? toggled(chosen, id, event.target.checked) : [id])}
      />
      <span>{label}</span>
    </label>
  ))
}
