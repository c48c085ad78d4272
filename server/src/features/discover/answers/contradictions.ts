import { fold } from '#kernel/fold.ts'

/** What speaks against doing something, and what speaks for it. Words that contain others come first. */
const against =
  /禁用|禁忌|慎用|不宜|不应|不推荐|不建议|不能|不可|不必|不需|无需|不要|不做|不用|没有必要|没有益处|避免|避开|停用|not |never|avoid|contraindicated|no reason/gi
const inFavour =
  /首选|一线|推荐|建议|应当|应该|必须|需要|尽早|常规|可以|值得|should|recommend|first.line|must|preferred/gi

const stanceOf = (words: string): number => {
  const without = words.replaceAll(against, ' ')
  const isAgainst = without.length !== words.length
  const isFor = without.replaceAll(inFavour, '') !== without
  return isAgainst === isFor ? 0 : isAgainst ? -1 : 1
}

/** So much of the smaller of two passages has to be shared, in pairs of characters, for them to speak of one thing. */
const sharedPart = 0.3

type Said = { id: number; words: string }

/**
 * Pairs of passages of which one speaks for what the other speaks against. That is as much as words show: the page puts them side by
 * side and lets the reader judge.
 */
export function findContradicting(passages: Said[]): [number, number][] {
  return passages.flatMap((one, at) =>
    passages
      .slice(at + 1)
      .filter(
        (other) => stanceOf(one.words) * stanceOf(other.words) < 0 && isOnOneThing(one.words, other.words),
      )
      .map((other): [number, number] => [one.id, other.id]),
  )
}

function isOnOneThing(one: string, other: string): boolean {
  const [left, right] = [pairsOf(one), pairsOf(other)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return shared >= sharedPart * Math.min(left.size, right.size)
}

function pairsOf(text: string): Set<string> {
  const letters = Array.from(fold(text.replaceAll(against, '').replaceAll(inFavour, '')))
  return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))
}
