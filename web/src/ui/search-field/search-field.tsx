import { Field } from '#web/ui/field/field.tsx'
import type { FieldProps } from '#web/ui/field/field.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'

type SearchFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'suffix' | 'clearable' | 'hideLabel'>

/** A word to search with. Its label stands inside, unless there is an example to show; a press empties it. */
export const SearchField = ({ label, placeholder = label, maxLength = 50, ...rest }: SearchFieldProps) => (
  <Field
    {...rest}
    label={label}
    hideLabel
    type="search"
    enterKeyHint="search"
    autoComplete="off"
    maxLength={maxLength}
    placeholder={placeholder}
    prefix={<SearchIcon size="small" />}
    clearable
  />
)
