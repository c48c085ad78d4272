import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { conferenceLimits } from '#contract/practice/conferences.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useDebounced } from '#web/ui/combobox/use-debounced.ts'
import { Field } from '#web/ui/field/field.tsx'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import './invitee-chooser.css'

/** Somebody by the number of their account, or by their mobile number. */
export type Invitee = { value: number | string; name: string }

type InviteeChooserProps = {
  open: boolean
  chosen: readonly Invitee[]
  onChange: (chosen: readonly Invitee[]) => void
  onClose: () => void
}

export function InviteeChooser(props: InviteeChooserProps) {
  const text = useText(conferenceText)
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={text.invitees}
      foot={
        <Button variant="primary" block onClick={() => props.onClose()}>
          {text.done}
        </Button>
      }
    >
      {props.open && <Chooser {...props} />}
    </Sheet>
  )
}

/** Searches and collects people; what is done with them is up to the page around it. */
export function Chooser({ chosen, onChange }: Pick<InviteeChooserProps, 'chosen' | 'onChange'>) {
  const text = useText(conferenceText)
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim())
  const isFull = chosen.length >= conferenceLimits.invitees
  const remove = (value: Invitee['value']) => onChange(chosen.filter((one) => one.value !== value))
  return (
    <div className="invitee-chooser">
      {chosen.length > 0 && (
        <ul className="invitee-chooser-chosen">
          {chosen.map(({ value, name }) => (
            <li key={value}>
              <Button small aria-label={text.remove(name)} onClick={() => remove(value)}>
                {name} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className="invitee-chooser-note">{text.tooMany(conferenceLimits.invitees)}</p>}
      <SearchField label={text.search} value={typed} onValue={setTyped} maxLength={30} />
      {keyword !== '' && (
        <Colleagues
          keyword={keyword}
          chosen={chosen}
          isFull={isFull}
          onToggle={(invitee, isOn) => (isOn ? onChange([...chosen, invitee]) : remove(invitee.value))}
        />
      )}
      <PhoneField chosen={chosen} isFull={isFull} onAdd={(invitee) => onChange([...chosen, invitee])} />
    </div>
  )
}

type ColleaguesProps = {
  keyword: string
  chosen: readonly Invitee[]
  isFull: boolean
  onToggle: (invitee: Invitee, isOn: boolean) => void
}

function Colleagues({ keyword, chosen, isFull, onToggle }: ColleaguesProps) {
  const text = useText(conferenceText)
  const found = useInfiniteQuery(conferenceQueries.candidates(keyword))
  if (found.isPending) return <ListState status="loading" inline />
  if (!found.data) return <ListState status="error" inline onRetry={() => found.refetch()} />
  const rows = found.data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return <ListState status="empty" inline emptyText={text.nobodyFound} />
  return (
    <>
      {rows.map(({ userid, truename, title, hospital, department }) => {
        const isChosen = chosen.some(({ value }) => value === userid)
        return (
          <Checkbox
            key={userid}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={(isOn) => onToggle({ value: userid, name: truename }, isOn)}
          >
            {truename}{' '}
            <span className="invitee-chooser-note">{separated([title, hospital, department])}</span>
          </Checkbox>
        )
      })}
      {found.hasNextPage && (
        <Button variant="quiet" block onClick={() => found.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  )
}

type PhoneFieldProps = { chosen: readonly Invitee[]; isFull: boolean; onAdd: (invitee: Invitee) => void }

function PhoneField({ chosen, isFull, onAdd }: PhoneFieldProps) {
  const text = useText(conferenceText)
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string>()

  function add() {
    const number = phone.replaceAll(/[\s-]/g, '')
    if (!isPhone(number, defaultCountryCode)) return setError(text.wrongPhone)
    if (chosen.some(({ value }) => value === number)) return setError(text.chosenTwice)
    onAdd({ value: number, name: number })
    return setPhone('')
  }

  return (
    <div className="invitee-chooser-phone">
      <Field
        label={text.byPhone}
        hint={text.byPhoneHint}
        value={phone}
        onValue={(value) => {
          setPhone(value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        inputMode="tel"
        maxLength={20}
        {...(error && { error })}
      />
      <Button disabled={isFull} onClick={add}>
        {text.add}
      </Button>
    </div>
  )
}
