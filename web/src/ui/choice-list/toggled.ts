/** What is chosen after one of it was ticked or not: the latest last, nothing twice. */
export function toggled(chosen: readonly number[], id: number, isOn: boolean): number[] {
  const others = chosen.filter((one) => one !== id)
  return isOn ? [...others, id] : others
}
