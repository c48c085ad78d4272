/** The chosen ids after one was ticked or unticked: newest last, without duplicates. */
export function toggled(chosen: readonly number[], id: number, isOn: boolean): number[] {
  const others = chosen.filter((one) => one !== id)
  return isOn ? [...others, id] : others
}
