/** How many characters have to be put in, taken out or replaced to make one text of the other. */
export function characterErrors(wanted: string, said: string): number {
  const signs = Array.from(said)
  let row = [0, ...signs.map((_sign, at) => at + 1)]
  for (const [at, sign] of Array.from(wanted).entries()) {
    let left = at + 1
    const cost = (place: number) => row.at(place) ?? Number.NaN
    row = [
      left,
      ...signs.map((other, place) => {
        left = Math.min(left + 1, cost(place + 1) + 1, cost(place) + (sign === other ? 0 : 1))
        return left
      }),
    ]
  }
  return row.at(-1) ?? 0
}
