import { randomInt } from 'node:crypto'
import { shuffled } from './shuffle.ts'

/** The options of a question as one person gets them: their order, and the number under which each travels. */
export type DealtOptions = { option_ids: number[]; option_keys: number[] }

/** Keys have one length, so that no answer is longer for the right option than for another. */
const [leastKey, mostKey] = [100_000_000, 1_000_000_000]

/** The numbers of the database tell the order in which somebody typed the options: nobody who is asked may see them. */
export function dealOptions(optionIds: readonly number[]): DealtOptions {
  const keys = new Set<number>()
  while (keys.size < optionIds.length) keys.add(randomInt(leastKey, mostKey))
  return { option_ids: shuffled(optionIds), option_keys: [...keys] }
}

/** The option behind a key; undefined for a key that was not dealt. */
export const optionOf = ({ option_ids, option_keys }: DealtOptions, key: number | undefined) =>
  key === undefined ? undefined : option_ids[option_keys.indexOf(key)]

/** The keys of options, in the order in which they were dealt. */
export const keysOf = ({ option_ids, option_keys }: DealtOptions, optionIds: Iterable<number>) => {
  const wanted = new Set(optionIds)
  return option_keys.filter((_, at) => wanted.has(option_ids[at]!))
}

/** What is shown of dealt options. An option that was deleted meanwhile is left out. */
export const presentOptions = (
  { option_ids, option_keys }: DealtOptions,
  labels: ReadonlyMap<number, string>,
) =>
  option_ids.flatMap((id, at) => {
    const label = labels.get(id)
    return label === undefined ? [] : [{ option_id: option_keys[at]!, label }]
  })
