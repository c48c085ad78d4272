import { randomInt } from 'node:crypto'
import type { Language } from '#contract/wire/language.ts'

type Question = Record<Language, string> & { answer: number }

const zhDigits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const enSmall =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const largest = 29

function zhWords(value: number): string {
  if (value <= 10) return zhDigits[value]!
  const tens = Math.floor(value / 10)
  return `${tens > 1 ? zhDigits[tens] : ''}十${value % 10 ? zhDigits[value % 10] : ''}`
}

function enWords(value: number): string {
  if (value < 20) return enSmall[value]!
  return value === 20 ? 'twenty' : `twenty-${enSmall[value - 20]}`
}

const things: [zh: string, en: string][] = [
  ['山', 'hill'],
  ['水', 'water'],
  ['春', 'spring'],
  ['风', 'wind'],
  ['花', 'flower'],
  ['鸟', 'bird'],
  ['云', 'cloud'],
  ['月', 'moon'],
  ['茶', 'tea'],
  ['书', 'book'],
]

/** `a` is the larger of two different numbers. */
type Form = (a: number, b: number) => Question

const z = zhWords
const e = enWords
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const forms: Form[] = [
  (a, b) => ({ zh: `${z(a)}加${z(b)}等于几？`, en: `What is ${e(a)} plus ${e(b)}?`, answer: a + b }),
  (a, b) => ({ zh: `${z(a)}减去${z(b)}等于几？`, en: `What is ${e(a)} minus ${e(b)}?`, answer: a - b }),
  (a) => ({ zh: `${z(a)}的两倍是几？`, en: `What is twice ${e(a)}?`, answer: a * 2 }),
  (a) => ({ zh: `三个${z(a)}相加等于几？`, en: `What do three times ${e(a)} make?`, answer: a * 3 }),
  (a, b) => ({
    zh: `比${z(a)}大${z(b)}的数是几？`,
    en: `Which number is ${e(b)} more than ${e(a)}?`,
    answer: a + b,
  }),
  (a, b) => ({
    zh: `比${z(a)}小${z(b)}的数是几？`,
    en: `Which number is ${e(b)} less than ${e(a)}?`,
    answer: a - b,
  }),
  (a, b) => ({ zh: `${z(b)}和${z(a)}，哪个数大？`, en: `Which is larger, ${e(b)} or ${e(a)}?`, answer: a }),
  (a, b) => ({ zh: `${z(a)}和${z(b)}，哪个数小？`, en: `Which is smaller, ${e(a)} or ${e(b)}?`, answer: b }),
  (a) => ({ zh: `${z(a)}的下一个数是几？`, en: `Which number comes right after ${e(a)}?`, answer: a + 1 }),
  (a) => ({ zh: `${z(a)}的前一个数是几？`, en: `Which number comes right before ${e(a)}?`, answer: a - 1 }),
  (a) => ({
    zh: `${z(a)}和${z(a + 2)}中间的数是几？`,
    en: `Which number lies between ${e(a)} and ${e(a + 2)}?`,
    answer: a + 1,
  }),
  (a, b) => ({
    zh: `候诊室里有${z(a)}位患者，又来了${z(b)}位，现在一共几位？`,
    en: `${capital(e(a))} people are in the waiting room and ${e(b)} more come in. How many are there now?`,
    answer: a + b,
  }),
  (a, b) => ({
    zh: `药盒里有${z(a)}片药，取出${z(b)}片，还剩几片？`,
    en: `A box holds ${e(a)} tablets and ${e(b)} are taken out. How many are left?`,
    answer: a - b,
  }),
  (a) => ({
    zh: `每天吃两片药，${z(a)}天一共吃几片？`,
    en: `Two tablets a day: how many in ${e(a)} days?`,
    answer: a * 2,
  }),
  (a, b) => {
    const list = Array.from({ length: 2 + (a % 4) }, (_, index) => things[(b + index * 3) % things.length]!)
    return {
      zh: `“${list.map(([zh]) => zh).join('、')}”里一共有几个字？`,
      en: `How many words are in this list: ${list.map(([, en]) => en).join(', ')}?`,
      answer: list.length,
    }
  },
]

export const formCount = forms.length

export function drawQuestion(form = randomInt(forms.length)): Question {
  const b = randomInt(1, 9)
  return forms[form]!(randomInt(b + 1, 10), b)
}

const spoken = new Map<string, number>()
for (let value = 0; value <= largest; value++) {
  spoken.set(zhWords(value), value)
  spoken.set(enWords(value), value)
}
spoken.set('两', 2)

/** An answer in digits of any width, or in words of either language. */
export function readAnswer(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[。.个位片]+$/u, '')
    .replaceAll(' ', '-')
  return /^\d{1,3}$/.test(plain) ? Number(plain) : spoken.get(plain)
}
