import { fold } from '#kernel/fold.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'

/** A word of a question that says what it is about; `isName` if the dictionary knows it. */
export type AskedWord = { typed: string; text: string; isName: boolean }

/** `isDivided` if its words are certain: somebody asks, separates them, or names something known. */
export type Question = { words: AskedWord[]; isAsking: boolean; isDivided: boolean }

/** What makes a question of a text and says nothing about its subject; the longest first. */
const askingPhrases = [
  '有什么区别|有哪些|是什么|为什么|怎么样|怎么办|什么时候|能不能|可不可以|要不要|需不需要|该不该|有没有|是不是|会不会|用不用|多长时间',
  '怎么|怎样|如何|哪些|哪种|哪个|哪里|哪类|什么|是否|能否|可否|何时|为何|请问|多久|多少|多大|多高|多长|几个月|几小时|几年|几周|几天|几次|几片|几块|几剂|几吸|几岁|几倍|几分|几成|几|应该|应当|可以|需要|的话|谁|吗|呢|吧|？',
].flatMap((line) => line.split('|'))

const asking = new RegExp(askingPhrases.join('|'), 'g')

/** Chinese words that join others. They count only as words of their own: 的 is a part of 目的. */
const joining = new Set(
  Array.from(
    '的了是在和与或及对于用有要会能可该应时把被给让从到就都也还又再才只请想问我你您他她它这那后之以为而并且',
  )
    .concat([
      '以及',
      '或者',
      '还是',
      '还有',
      '进行',
      '出现',
      '发生',
      '时候',
      '情况',
      '问题',
      '之后',
      '以后',
      '使用',
      '患者',
      '病人',
    ])
    .filter((word) => word !== '后'),
)

const englishJoining = new Set(
  'a an the of in on at for to and or with without by from is are was be do does did can could should would may might must how what when which who why where if it its i we you my your after before during than that this these those there patient patients use used using long much many'.split(
    ' ',
  ),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text)

/**
 * The words that a question is about. Names of the dictionary are taken out first; what is between them is divided by the words of the
 * language that every system with Node has, which knows ordinary words and few medical ones: single characters in a row stay together.
 */
export function readQuestion(input: string, dictionary: Dictionary): Question {
  let isAsking = /[?？]/.test(input)
  const parts = joinNames(
    input.split(/[\s\u3000,，。;；?？!！、]+/).filter((part) => fold(part) !== ''),
    dictionary,
  )
  const words = parts.flatMap((typed) => {
    const text = fold(typed)
    return cutAtNames(text, dictionary).flatMap((piece): AskedWord[] => {
      if (piece.isName) return [{ typed: piece.text, ...piece }]
      const plain = piece.text.replaceAll(asking, () => {
        isAsking = true
        return ' '
      })
      return plain.split(' ').flatMap(ordinaryWords)
    })
  })
  const different = words.filter(({ text }, at) => words.findIndex((word) => word.text === text) === at)
  const isDivided = isAsking || parts.length > 1 || words.some(({ isName }) => isName)
  return { words: different, isAsking, isDivided }
}

/** A name of several words counts as one: `heart failure`. */
function joinNames(parts: string[], dictionary: Dictionary): string[] {
  const joined: string[] = []
  for (let at = 0; at < parts.length;) {
    let end = parts.length
    while (end > at + 1 && dictionary.find(parts.slice(at, end).map(fold).join('')).length === 0) end--
    joined.push(parts.slice(at, end).join(' '))
    at = end
  }
  return joined
}

type Piece = { text: string; isName: boolean }

function cutAtNames(text: string, dictionary: Dictionary): Piece[] {
  if (text === '') return []
  if (dictionary.find(text).length > 0) return [{ text, isName: true }]
  const inside = dictionary.findInside(text)
  if (!inside) return [{ text, isName: false }]
  return [
    ...cutAtNames(text.slice(0, inside.start), dictionary),
    { text: inside.name, isName: true },
    ...cutAtNames(text.slice(inside.start + inside.name.length), dictionary),
  ]
}

function ordinaryWords(text: string): AskedWord[] {
  const words: string[] = []
  let singles = ''
  const endSingles = () => {
    if (Array.from(singles).length > 1) words.push(singles)
    singles = ''
  }
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike || joining.has(segment) || englishJoining.has(segment)) endSingles()
    else if (isHan(segment) && Array.from(segment).length === 1) singles += segment
    else {
      endSingles()
      words.push(segment)
    }
  }
  endSingles()
  return words.map((word) => ({ typed: word, text: word, isName: false }))
}
