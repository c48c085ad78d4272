import type { InBoth, Language } from '#web/ui/language.ts'

/** What was typed into each field. */
export type Values<Field extends string> = Partial<Record<Field, string>>

export type FormState<Typed extends Values<string>> = {
  values: Typed
  /** The fields that the person has been to and left. */
  left: readonly (keyof Typed)[]
  /** Whether it was tried to send the form. */
  isTried: boolean
  /** What the server refused, until that field is changed. */
  refused: Partial<Record<keyof Typed, string>>
}

/** What is wrong with which field, in the order of the form. */
export type Faults<Typed> = Partial<Record<keyof Typed, string>>

export const startForm = <Typed extends Values<string>>(values: Typed): FormState<Typed> => ({
  values,
  left: [],
  isTried: false,
  refused: {},
})

export const withValue = <Typed extends Values<string>>(
  state: FormState<Typed>,
  field: keyof Typed,
  value: string,
): FormState<Typed> => ({
  ...state,
  values: { ...state.values, [field]: value },
  refused: { ...state.refused, [field]: undefined },
})

export const withLeft = <Typed extends Values<string>>(
  state: FormState<Typed>,
  field: keyof Typed,
): FormState<Typed> => ({ ...state, left: [...state.left, field] })

/** A fault is shown once its field was left or the form tried: nobody is corrected while typing. */
export const shownFault = <Typed extends Values<string>>(
  { isTried, left, refused }: FormState<Typed>,
  faults: Faults<Typed>,
  field: keyof Typed,
): string | undefined => refused[field] ?? (isTried || left.includes(field) ? faults[field] : undefined)

export const firstWrong = <Typed>(faults: Faults<Typed>) =>
  (Object.keys(faults) as (keyof Typed & string)[]).find((field) => faults[field] !== undefined)

/** Faults that are known in both languages, in that of the screen. */
export const faultsInLanguage = <Field extends string>(
  faults: Partial<Record<Field, InBoth<string>>>,
  language: Language,
) =>
  Object.fromEntries(
    Object.entries<InBoth<string> | undefined>(faults).map(([field, fault]) => [field, fault?.[language]]),
  ) as Partial<Record<Field, string>>

/** The fields that differ from what is saved, without the spaces around them. */
export const changesOf = <Typed extends Values<string>>(values: Typed, saved: Typed) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, (value ?? '').trim()] as const)
      .filter(([field, value]) => value !== saved[field as keyof Typed]),
  ) as Partial<Typed>
