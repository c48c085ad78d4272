/**
 * Characters that are written for one another to get past the word list: they share their shape, as 薇 does with 微, or are the same
 * character in another script or letter of another alphabet. Sound alone does not count: 菠菜 must not be taken for 博彩.
 */
const groups = [
  '微薇溦徽嶶癓霺',
  '信伩軐',
  '加咖伽茄架',
  '群裙羣峮',
  '威葳崴',
  '扣釦',
  '号號',
  '钱銭錢',
  '赌睹賭',
  '博愽簙',
  '彩採綵',
  '药葯藥',
  '发發髮',
  '票漂',
  '贷货貸',
  '卖买賣買',
  '购構購',
  '联聯',
  '系係',
  '电電',
  '话話',
  '领領',
  '奖奨獎',
  '费費',
  '赚賺',
  '兼蒹',
  '职職',
  '单單',
  '银銀',
  '证證証',
  '网網',
  '关關',
  '注註',
  '公厷',
  '众眾衆',
  '福褔',
  '利莉俐',
  '免兔',
  '假暇',
  '病疒',
  '条條',
  '开開',
  '代玳岱',
  '办辦',
  'aаα',
  'bьв',
  'cсϲ',
  'eеε',
  'hнһ',
  'iіι',
  'jј',
  'kкκ',
  'mм',
  'oоο',
  'pрρ',
  'sѕ',
  'tтτ',
  'uυ',
  'vѵν',
  'wѡω',
  'xхχ',
  'yуγ',
]

const first = new Map(
  groups.flatMap((group) => {
    const [shown, ...others] = Array.from(group)
    return others.map((other) => [other, shown!] as const)
  }),
)

/** A text in which every look-alike is the character that it stands for. Both sides of a comparison are written so. */
export const withoutLookAlikes = (text: string) =>
  Array.from(text, (character) => first.get(character) ?? character).join('')
