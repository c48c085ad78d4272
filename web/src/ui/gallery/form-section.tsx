import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { Section } from './section.tsx'
import { galleryText } from './text.ts'

export function FormSection() {
  const text = useText(galleryText)
  const [phone, setPhone] = useState('1380000')
  const [code, setCode] = useState('')
  const [words, setWords] = useState('')
  const [agreed, setAgreed] = useState(true)
  const [reminded, setReminded] = useState(true)
  const [order, setOrder] = useState<'newest' | 'hottest' | 'nearest'>('newest')
  return (
    <Section title={text.fields}>
      <div className="gallery-stack">
        <SearchField label={text.search} value={words} onValue={setWords} />
        <Field
          label={text.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          prefix="+86"
          clearable
          value={phone}
          onValue={setPhone}
          error={/^1[3-9]\d{9}$/.test(phone) ? undefined : text.phoneError}
        />
        <Field
          label={text.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={text.codeHint}
          suffix={
            <Button small variant="quiet">
              {text.getCode}
            </Button>
          }
          value={code}
          onValue={setCode}
        />
        <Checkbox checked={agreed} onChange={setAgreed}>
          {text.agree}
          <a href="#agreement">{text.agreement}</a>
        </Checkbox>
        <Segmented
          label={text.sortBy}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'newest', label: text.newest },
            { value: 'hottest', label: text.hottest },
            { value: 'nearest', label: text.nearest },
          ]}
        />
      </div>
      <SwitchRow label={text.remind} note={text.remindNote} checked={reminded} onChange={setReminded} />
    </Section>
  )
}
