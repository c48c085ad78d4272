/** How Chinese is read. The dictionary is loaded when it is first needed. */
export const loadPinyin = () => (loaded ??= load())

let loaded: ReturnType<typeof load> | undefined

async function load() {
  const { customPinyin, pinyin } = await import('pinyin-pro')
  // Tibetan medicine, which the dictionary reads as "to hide".
  customPinyin({ 藏医: 'zàng yī' })
  return pinyin
}

/** The initials by which people look for a name: `bjxhyy` for 北京协和医院. What is not Chinese stays as it is. */
export async function pinyinInitials(name: string): Promise<string> {
  const pinyin = await loadPinyin()
  return pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase()
}

/** How a name is written in letters, without spaces: `lifashabanpian` for 利伐沙班片. */
export async function pinyinOf(name: string): Promise<string> {
  const pinyin = await loadPinyin()
  return pinyin(name, { toneType: 'none', type: 'array' })
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
