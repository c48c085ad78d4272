export type OptionSheetGroup = {
  value: string
  name: string
  children: readonly { value: string; name: string }[]
}

export const groupOf = (groups: readonly OptionSheetGroup[], value: string) =>
  groups.find((group) => group.children.some((option) => option.value === value))

/** The display name of a stored value; an unknown value is shown as it is. */
export const optionName = (groups: readonly OptionSheetGroup[], value: string): string =>
  groupOf(groups, value)?.children.find((option) => option.value === value)?.name ?? value
