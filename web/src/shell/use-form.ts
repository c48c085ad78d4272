import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { firstWrong, shownFault, startForm, withLeft, withValue } from './form-state.ts'
import type { Faults, Values } from './form-state.ts'
import { restoreUnsent, useUnsent } from './use-unsent.ts'
import type { DraftPlace } from './use-unsent.ts'

type FormOptions<Typed> = {
  initial: () => Typed
  /** What is wrong with which field, in the order of the form. */
  faultsOf: (values: Typed) => Faults<Typed>
  /** Where what is typed is kept until it is sent. Forms of more than two fields have one, or a draft of their own. */
  draft?: DraftPlace
  /** Sends the form, when nothing is wrong with it. False when it was not sent after all. */
  onSubmit: (values: Typed) => unknown
  /** A fault is shown once its field was left, or only once it was tried to send the form. */
  showFaults?: 'left' | 'tried'
  /** The field that shows what the server refuses; for calls that do not show it themselves. */
  refusalAt?: keyof Typed
  /** Told besides the field with the first fault, which has the focus. */
  onWrong?: (fault: string) => void
}

/** A form of texts: what is typed, what is wrong with it, and sending it once. */
export function useForm<Typed extends Values<string>>(options: FormOptions<Typed>) {
  const { initial, faultsOf, draft, onSubmit, showFaults = 'left', refusalAt, onWrong } = options
  const [saved] = useState(initial)
  const [state, setState] = useState(() => startForm(restoreUnsent(draft, saved)))
  const forget = useUnsent({ place: draft, saved, values: state.values })
  const formRef = useRef<HTMLFormElement>(null)
  const sendingRef = useRef<Promise<void>>(undefined)
  const faults = faultsOf(state.values)

  const set = (field: keyof Typed, value: string) => setState((old) => withValue(old, field, value))
  const leave = (field: keyof Typed) => setState((old) => withLeft(old, field))

  async function send() {
    try {
      if ((await onSubmit(state.values)) !== false) forget(state.values)
    } catch (error) {
      if (refusalAt === undefined || !(error instanceof CallFailure)) throw error
      setState((old) => ({ ...old, refused: { [refusalAt]: error.message } as Faults<Typed> }))
    }
  }

  /** Resolves when it is sent; pressed again meanwhile, it is not sent again. */
  async function submit() {
    setState((old) => ({ ...old, isTried: true }))
    const wrong = firstWrong(faults)
    if (wrong === undefined)
      return (sendingRef.current ??= send().finally(() => (sendingRef.current = undefined)))
    onWrong?.(faults[wrong]!)
    return formRef.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }

  return {
    values: state.values,
    isTried: state.isTried,
    isWrong: firstWrong(faults) !== undefined,
    set,
    leave,
    submit,
    reset: () => setState(startForm(initial())),
    /** Of the form element. The button submits it, so that it can show the progress. */
    props: { ref: formRef, noValidate: true, onSubmit: (event: FormEvent) => event.preventDefault() },
    /** The props of a field. */
    bind: (field: keyof Typed & string) => ({
      name: field,
      value: state.values[field] ?? '',
      onValue: (value: string) => set(field, value),
      onBlur: () => showFaults === 'left' && leave(field),
      error: shownFault(state, faults, field),
    }),
  }
}
