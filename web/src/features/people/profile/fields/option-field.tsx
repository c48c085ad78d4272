import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileLimits } from '#contract/people/profile.ts'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { profileText } from '../text.ts'
import { optionText } from './option-text.ts'
import { optionQueryOf, ProfileOptionSheet } from './profile-option-sheet.tsx'

type OptionFieldProps = {
  of: 'department' | 'title'
  label: string
  value: string
  onValue: (value: string) => void
  error?: string
}

/** A department or a title: opens the list it is chosen from. */
export function OptionField({ of, label, value, onValue, error }: OptionFieldProps) {
  const text = useText(profileText)
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const options = useQuery(optionQueryOf(of))
  return (
    <>
      <ChooseField
        label={label}
        name={of}
        value={optionText(of, value, { options: options.data ?? [], language })}
        placeholder={text.choose}
        error={error}
        onPress={() => setIsOpen(true)}
      />
      <ProfileOptionSheet
        of={of}
        open={isOpen}
        label={label}
        value={value}
        maxLength={profileLimits[of]}
        onClose={() => setIsOpen(false)}
        onChoose={(chosen) => {
          onValue(chosen)
          setIsOpen(false)
        }}
      />
    </>
  )
}
