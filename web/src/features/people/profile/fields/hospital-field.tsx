import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import { useDebounced } from '#web/ui/combobox/use-debounced.ts'
import type { FieldProps } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { profileQueries } from '../queries.ts'
import { profileText } from '../text.ts'
import './hospital-field.css'

/** A hospital from the list, or one the list does not know: the text itself is the value. */
export function HospitalField(props: FieldProps) {
  const { label, value, onValue } = props
  const text = useText(profileText)
  const [isOpen, setIsOpen] = useState(false)
  const keyword = useDebounced(value.trim())
  const found = useQuery({
    ...profileQueries.hospitals(keyword),
    enabled: isOpen && keyword !== '',
    placeholderData: (before) => before,
  })

  function hint(): string {
    if (!isOpen || keyword === '') return text.hospitalHint
    if (found.isError) return text.hospitalsDown
    return found.data && !found.isPlaceholderData ? text.hospitalsFound(found.data.length) : text.hospitalHint
  }

  return (
    <Combobox
      {...props}
      isOpen={isOpen}
      onOpen={setIsOpen}
      options={value.trim() === '' ? [] : (found.data ?? [])}
      listLabel={label}
      keyOf={(hospital) => hospital.hospital_id}
      onChoose={(hospital) => onValue(hospital.name)}
      hint={hint()}
    >
      {(hospital) => (
        <span className="hospital-field-option">
          <span>{hospital.name}</span>
          <span className="hospital-field-place">
            {[...new Set([hospital.province, hospital.city])].join(' ')}
          </span>
        </span>
      )}
    </Combobox>
  )
}
