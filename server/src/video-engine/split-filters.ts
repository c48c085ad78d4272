/** Filters that hang together, the streams they take, such as `0:1`, and the labels they end in. */
export type FilterPart = { filters: string; feeds: string[]; ends: string[] }

const chain = /^((?:\[[^\]]+\])*)([^[\]]+)((?:\[[^\]]+\])*)$/
const labelsIn = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, label]) => label!)

/** Divides `-filter_complex` into the parts that have nothing to do with each other, so that they can work at the same time. */
export function splitFilters(filters: string): FilterPart[] {
  if (filters === '') return []
  const chains = filters.split(';').map((text) => {
    const [, before, , after] = chain.exec(text) ?? []
    if (!before || !after) throw new Error(`the filters ${text} need a label at both ends`)
    return { text, from: labelsIn(before), to: labelsIn(after) }
  })
  const parts: (typeof chains)[] = []
  for (const one of chains) {
    const labels = new Set([...one.from, ...one.to])
    const touched = parts.filter((part) =>
      part.some(({ from, to }) => [...from, ...to].some((label) => labels.has(label))),
    )
    for (const part of touched) parts.splice(parts.indexOf(part), 1)
    parts.push([...touched.flat(), one])
  }
  return parts.map((part) => {
    const [taken, made] = [part.flatMap(({ from }) => from), part.flatMap(({ to }) => to)]
    return {
      filters: part.map(({ text }) => text).join(';'),
      feeds: taken.filter((label) => !made.includes(label)),
      ends: made.filter((label) => !taken.includes(label)),
    }
  })
}
